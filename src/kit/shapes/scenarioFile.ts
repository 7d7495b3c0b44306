import * as v from 'valibot';
import {
  date,
  flag,
  itemValue,
  listOf,
  mapOf,
  month,
  number,
  object,
  oneOf,
  text,
  timestamp,
} from './fileParts';
import type {Scenario} from '../../runtime';

/** A record of custom data. */
export const RECORD = object({
  dataId: text,
  createdAt: timestamp,
  updatedAt: timestamp,
  values: mapOf(itemValue),
});

const FAILURE = object({failure: oneOf('connection')});
const ANSWER = object({
  status: number,
  headers: v.exactOptional(mapOf(text)),
  body: v.exactOptional(v.unknown()),
  delayMillis: v.exactOptional(number),
});

/** How an outside service answers. */
export const HTTP_ANSWER = object({
  method: oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  url: text,
  answers: listOf(
    v.lazy((step): typeof FAILURE | typeof ANSWER =>
      typeof step === 'object' && step !== null && 'failure' in step
        ? FAILURE
        : ANSWER,
    ),
  ),
});

const PAYROLL = object({
  shiharaiMasterName: text,
  shoriNengetsu: month,
  baseDate: date,
  shikyuDate: date,
  employeeIdList: v.optional(listOf(text)),
  sokyuKeisan: v.optional(
    object({
      shoriNengetsu: month,
      baseDate: date,
      shikyuDate: date,
      employeeIdList: listOf(text),
    }),
  ),
});

const BY_HAND = '手動実行トリガー';

/** A scenario. */
export const SCENARIO = v.pipe(
  object({
    name: text,
    trigger: oneOf(BY_HAND, '給与計算(前)', '給与仕訳元データ連携'),
    startedAt: timestamp,
    description: v.optional(text, ''),
    dryRun: v.optional(flag, false),
    payroll: v.optional(PAYROLL),
    customData: v.optional(mapOf(listOf(RECORD))),
    httpAnswers: v.optional(listOf(HTTP_ANSWER)),
  }),
  v.check(
    ({trigger, payroll}) => (trigger === BY_HAND) === (payroll === undefined),
    ({input: {trigger}}) =>
      trigger === BY_HAND
        ? 'のpayrollを消してください。手動実行トリガーでは、給与計算は行われていません。'
        : `にpayrollを加えてください。「${trigger}」には、給与計算の内容が要ります。`,
  ),
) satisfies v.GenericSchema<unknown, Scenario>;
