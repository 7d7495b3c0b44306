/*
 * What `runtime.mjs` of the kit offers: the runtime as it is, the types of a
 * company's definitions, and the hostile conditions. The kit's programs import it by the name that it has there.
 */
export * from '@combosite-functions/simulator';
export {
  COMPANY_TYPES_FILE,
  COMPANY_TYPES_MARK,
  companyTypesFile,
} from '@combosite-functions/simulator';
export {
  STOPPED,
  describeReport,
  describeSentTwice,
  findMutations,
  outlineReport,
  replayBase,
  ruleAddress,
  runStress,
} from '@combosite-functions/stress';
export {findLeaks} from '@combosite-functions/stress';
