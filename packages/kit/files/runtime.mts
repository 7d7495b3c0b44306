/*
 * What `runtime.mjs` of the kit offers: the runtime as it is, the types of a
 * company's definitions, and the hostile conditions. The kit's programs import it by the name that it has there.
 */
export * from '@combosite-functions/simulator';
export {
  STOPPED,
  describeReport,
  isDecision,
  describeSentTwice,
  findLeaks,
  findMutations,
  outlineReport,
  replayBase,
  ruleAddress,
  runStress,
} from '@combosite-functions/stress';
