/*
 * Tries a program under hostile conditions: small changes of company, data and
 * situation that happen in any company. Plain TypeScript on the runtime, so that
 * tests, the page's worker and the kit load the same code.
 */
export {CONDITIONS} from './conditions';
export {readDecisions} from './decisions';
export type {Decision} from './decisions';
export {describeReport} from './describeReport';
export {findMutations} from './mutations/findMutations';
export type {Mutation} from './mutations/findMutations';
export {mayWrite} from './mayWrite';
export {outlineReport} from './outlineReport';
export type {
  OutlinedCase,
  OutlinedCondition,
  ReportOutline,
} from './outlineReport';
export {describeSentTwice} from './requests';
export {RULES, ruleAddress, ruleOf} from './rules';
export type {Rule, RuleId} from './rules';
export {replayBase, runStress} from './runStress';
export type {
  ConditionResult,
  StressOptions,
  StressProgress,
  StressReport,
  VariantResult,
} from './runStress';
export type {Base, Condition, Finding, Verdict} from './types';
export {ONCE_WORDS} from './onceWords';
export {findLeaks} from './leaks';
export {withAmounts, withEmployee, withPayroll, withRecords} from './change';
