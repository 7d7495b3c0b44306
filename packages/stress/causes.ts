/*
 * What cases have in common. A report tells of each cause once, and a decision
 * settles the questions that it was shown with.
 */
import {ruleOf} from './rules';
import type {RuleId} from './rules';
import type {CaseResult, Found, Relation} from './types';

/** What a case shows, and what its author does about it. */
interface Cause {
  readonly rule: RuleId;
  readonly remedy: string;
  readonly line: number | null;
  /** The same for all cases with one cause. */
  readonly key: string;
}

/** Whether what a case shows is what its relation is about. */
export function isOfRelation({rule}: Relation, one: CaseResult): boolean {
  return (findingsOf(one)[0]?.rule ?? rule) === rule;
}

/** Whether the company decides what a case asks; else it is most likely wrong. */
export function isDecision(relation: Relation, one: CaseResult): boolean {
  return relation.isPolicy === true && isOfRelation(relation, one);
}

/** The findings by which a case has its verdict. */
export function findingsOf({
  findings,
  verdict,
}: Pick<CaseResult, 'findings' | 'verdict'>) {
  return findings.filter((each) => each.verdict === verdict);
}

/** The cause of a case. */
export function causeOf(relation: Relation, one: CaseResult): Cause {
  const {rule = relation.rule, line = null} = findingsOf(one)[0] ?? {};
  const remedy =
    (rule === relation.rule && relation.remedy) || ruleOf(rule).remedy;
  return {rule, remedy, line, key: keyOf(relation, one, remedy, line)};
}

function keyOf(
  relation: Relation,
  one: CaseResult,
  remedy: string,
  line: number | null,
): string {
  if (one.verdict === 'failed') {
    return `${one.reason}`;
  }
  if (one.verdict === 'violation') {
    return `✗ ${remedy} ${line ?? relation.id}`;
  }
  if (one.losesAll) {
    return `${relation.id} 0`;
  }
  // Each decision has its own amounts.
  return isDecision(relation, one) ? relation.id : `${remedy} ${line}`;
}

/** The question that holds all that the company decides. */
export const DECISIONS = 'decisions';

/** The question that one comment answers, of which a case is a part. */
export function questionOf(relation: Relation, one: CaseResult): string {
  return one.verdict === 'confirm' && isDecision(relation, one)
    ? DECISIONS
    : causeOf(relation, one).key;
}

/** What relations have found of one question, and nobody has settled. */
export function foundOf(found: readonly Found[], question: string): Found[] {
  return found.flatMap(({relation, cases}) => {
    const own = cases.filter(
      (one) =>
        !one.isAside &&
        findingsOf(one).length > 0 &&
        questionOf(relation, one) === question,
    );
    return own.length > 0 ? [{relation, cases: own}] : [];
  });
}
