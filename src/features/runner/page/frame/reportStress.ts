import {RUN_LIMITS} from '../shapes/runLimits';
import {cut} from './cut';
import type {
  OutlinedCondition,
  ReportOutline,
} from '@combosite-functions/stress';

/**
 * A report small enough to be sent: its texts quote the reader's program.
 *
 * @param outline - the report in words
 */
export function reportStress(outline: ReportOutline): ReportOutline {
  return {
    ...outline,
    problem: outline.problem === null ? null : cut(outline.problem),
    violations: outline.violations.map(cutCondition),
    failures: outline.failures.map(cutCondition),
    toConfirm: outline.toConfirm.map(cutCondition),
    settled: outline.settled.map(({title, decision, results}) => ({
      title,
      decision: cut(decision),
      results: results.map(cut),
    })),
    amounts: outline.amounts.map(cut),
    notes: outline.notes.slice(0, RUN_LIMITS.rows).map(cut),
  };
}

function cutCondition(condition: OutlinedCondition): OutlinedCondition {
  return {
    ...condition,
    comments: condition.comments.map(cut),
    cases: condition.cases.map((one) => ({
      ...one,
      description: cut(one.description),
      findings: one.findings.map(cut),
    })),
  };
}
