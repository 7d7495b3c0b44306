/*
 * Judges a run under a condition without knowing what the program is for.
 */
import {checkInvariants} from './invariants';
import {
  judgeAccount,
  judgeChanged,
  judgeChangedKnown,
  judgeNothingToDo,
} from './conditions/journals';
import {judgeDefect, judgeSame} from './judgeDefect';
import {
  judgeDryRun,
  judgeOtherDay,
  judgePastMonth,
  judgeRetroactive,
  judgeTwice,
  judgeYearLater,
} from './conditions/situationJudges';
import {judgeEmptied, judgeStale} from './conditions/recordJudges';
import {
  judgeNamed,
  judgeNoTargets,
  judgePolicy,
} from './conditions/personnelJudges';
import {judgeOnce} from './conditions/once';
import {judgeOtherMonth, judgeSameAge} from './conditions/months';
import {judgeOutside} from './conditions/outside';
import {judgePeriod} from './conditions/periods';
import {judgeUnsaved} from './conditions/failures';
import {violation} from './judging';
import type {Case} from './judging';
import type {Finding, Variant} from './types';
import type {MessageId} from '@combosite-functions/simulator';

/** Errors of a run that went on for too long. */
const LIMITS: ReadonlySet<MessageId> = new Set([
  'operation-limit',
  'log-limit',
  'http-call-limit',
  'run-time-limit',
]);

/**
 * What a run under a condition did wrong.
 *
 * @param one - the run, the condition's variant, the run to compare with
 * @returns nothing if the program holds
 */
export function judge(one: Case): Finding[] {
  const {error} = one.trial.result;
  if (error && LIMITS.has(error.messageId)) {
    return [
      violation(one, {
        text: `終わらずに止められました：${error.message}`,
        line: error.line,
      }),
    ];
  }
  const invariants = checkInvariants(one);
  const found = JUDGES[one.variant.expect](one);
  // The plainer message first; one is enough for the same amount.
  return [
    ...invariants,
    ...found.filter(
      ({employeeId, subject}) =>
        !invariants.some(
          (other) =>
            other.employeeId === employeeId && other.subject === subject,
        ),
    ),
  ];
}

const JUDGES: Readonly<
  Record<Variant['expect'], (one: Case) => readonly Finding[]>
> = {
  defect: judgeDefect,
  emptied: judgeEmptied,
  once: judgeOnce,
  account: judgeAccount,
  same: judgeSame,
  named: judgeNamed,
  stale: judgeStale,
  policy: judgePolicy,
  'no-targets': judgeNoTargets,
  twice: judgeTwice,
  changed: judgeChanged,
  'changed-known': judgeChangedKnown,
  'dry-run': judgeDryRun,
  retroactive: judgeRetroactive,
  'past-month': judgePastMonth,
  'other-day': judgeOtherDay,
  'year-later': judgeYearLater,
  'other-month': judgeOtherMonth,
  'same-age': judgeSameAge,
  'nothing-to-do': judgeNothingToDo,
  unsaved: judgeUnsaved,
  outside: judgeOutside,
  period: judgePeriod,
};
