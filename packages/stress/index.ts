/*
 * Tries a program on small changes of company, data and situation that happen in
 * any company, and looks whether what holds for every right program holds for it.
 * Plain TypeScript on the runtime, so that tests, the page's worker and the kit
 * load the same code.
 */
export {isDecision} from './causes';
export {withEmployee, withPayroll, withRecords} from './change';
export {describeReport} from './describeReport';
export {describeSentTwice} from './effects';
export {findLeaks} from './leaks';
export {mayWrite} from './mayWrite';
export {findMutations} from './mutations/findMutations';
export {COMMON_FUNCTIONS} from './commonFunctions';
export type {Mutation} from './mutations/findMutations';
export {STOPPED, outlineReport} from './outlineReport';
export type {
  OutlinedCase,
  OutlinedCondition,
  ReportOutline,
} from './outlineReport';
export {RELATIONS} from './relations';
export {RULES, ruleAddress, ruleOf} from './rules';
export type {Rule, RuleId} from './rules';
export {replayBase, runStress} from './runStress';
export type {StressOptions, StressProgress, StressReport} from './runStress';
export type {
  Base,
  CaseResult,
  Relation,
  RelationResult,
  Verdict,
} from './types';
