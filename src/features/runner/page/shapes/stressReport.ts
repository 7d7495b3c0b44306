/*
 * How a program stood the hostile conditions, as the worker of the engine tells
 * it, and how far it is. The texts quote the reader's program.
 */
import * as v from 'valibot';
import {RULES} from '@combosite-functions/stress';
import {cutRows, valueText} from './cutParts';
import {RUN_LIMITS} from './runLimits';
import type {ReportOutline, StressProgress} from '@combosite-functions/stress';

const {rows} = RUN_LIMITS;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const texts = cutRows(valueText, rows);

const CASE = {
  title: valueText,
  description: valueText,
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
};

const CONDITIONS = cutRows(
  v.object({
    ...CASE,
    explanation: valueText,
    sentence: texts,
    amounts: cutRows(v.object({employeeId: valueText, item: valueText}), rows),
    rule: v.picklist(RULES.map(({id}) => id)),
    remedy: valueText,
    others: cutRows(v.object(CASE), rows),
    comment: v.nullable(valueText),
    rows: texts,
    findings: texts,
    line: v.nullable(count),
  }),
  rows,
);

/** How a program stood the hostile conditions. */
export const STRESS_REPORT = v.object({
  problem: v.nullable(valueText),
  fact: valueText,
  others: valueText,
  summary: valueText,
  counts: v.object({violations: count, doubts: count, toConfirm: count}),
  caveats: texts,
  violations: CONDITIONS,
  failures: CONDITIONS,
  doubts: CONDITIONS,
  toConfirm: CONDITIONS,
  comment: v.nullable(valueText),
  settled: cutRows(
    v.object({
      titles: texts,
      decision: valueText,
      line: v.nullable(count),
      results: texts,
    }),
    rows,
  ),
  passed: cutRows(
    v.object({title: valueText, ids: texts, isStopped: v.boolean()}),
    rows,
  ),
  notApplicable: cutRows(
    v.object({titles: texts, reason: valueText, isUntried: v.boolean()}),
    rows,
  ),
  notes: texts,
}) satisfies v.GenericSchema<unknown, ReportOutline>;

/** How far the trial is. */
export const STRESS_PROGRESS = v.object({
  done: count,
  total: count,
  title: valueText,
}) satisfies v.GenericSchema<unknown, StressProgress>;
