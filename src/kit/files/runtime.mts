/*
 * What `runtime.mjs` of the kit offers: the runtime as it is, the types of a
 * company's definitions, and the hostile conditions. The kit's programs import it by the name that it has there.
 */
export * from '../../runtime';
export {
  COMPANY_TYPES_FILE,
  COMPANY_TYPES_MARK,
  companyTypesFile,
} from '../../runtime/companyTypes';
export {
  describeReport,
  describeSentTwice,
  outlineReport,
  replayBase,
  ruleAddress,
  runStress,
} from '../../stress';
export {findLeaks} from '../../stress/leaks';
