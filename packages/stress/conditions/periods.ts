/*
 * Records with a first and a last day: the last before the first, two of which
 * overlap, one that was entered as two, and a day that is missing.
 */
import {RequiredKubun, addDays} from '@combosite-functions/simulator';
import {copyId, withRecords, withValue} from '../change';
import {IDLE, isSeveral, wordsOf} from '../facts';
import {isEnd, isStart} from '../itemNames';
import {
  bothResults,
  compare,
  confirm,
  describe,
  halfDone,
  isNamed,
  isTouched,
  othersChanged,
  violation,
} from '../judging';
import type {Item} from '../itemNames';
import type {Case} from '../judging';
import {moneyOf} from '../outcome';
import type {Difference} from '../outcome';
import type {
  Condition,
  Finding,
  ProgramFacts,
  TableUse,
  VariantDraft,
} from '../types';
import type {CustomDataRecord} from '@combosite-functions/simulator';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/** A record of somebody paid, with its first and its last day. */
interface Period {
  readonly use: TableUse;
  readonly record: CustomDataRecord;
  readonly employeeId: string;
  readonly start: Item;
  readonly end: Item;
}

function periodsOf(facts: ProgramFacts): Period[] {
  return facts.tables.flatMap((use): Period[] => {
    const days = use.table.definition.itemList.filter(
      ({dataType}) => dataType === '日付',
    );
    const [start, end] = [days.find(isStart), days.find(isEnd)];
    const known = use.records.filter(
      ({values}) =>
        start &&
        String(values[start.itemKey] ?? '') !== '' &&
        facts.paid.some(({employeeId}) => employeeId === values.employeeId),
    );
    // Of somebody with several, another one may be what decides.
    const record = known.find(
      ({values}) =>
        known.filter((one) => one.values.employeeId === values.employeeId)
          .length === 1,
    );
    return !use.isCommon && start && end && record
      ? [
          {
            use,
            record,
            employeeId: String(record.values.employeeId),
            start,
            end,
          },
        ]
      : [];
  });
}

/** The company with other records in place of one. */
function replaced(
  {company}: ProgramFacts,
  {use, record}: Period,
  ...records: readonly CustomDataRecord[]
): VariantDraft['company'] {
  return withRecords(company, use.table.definition.definitionName, (all) =>
    all.flatMap((one) => (one.dataId === record.dataId ? records : one)),
  );
}

function variantsOf(facts: ProgramFacts, period: Period): VariantDraft[] {
  const {use, record, employeeId, start, end} = period;
  const {definitionName} = use.table.definition;
  const month = facts.baseDate.slice(0, 'YYYY/MM'.length);
  const [from, until] = [start, end].map(({itemKey}) => record.values[itemKey]);
  const between = (
    first: CustomDataValue = null,
    last: CustomDataValue = null,
    dataId = record.dataId,
  ): CustomDataRecord => ({
    ...record,
    dataId,
    values: {
      ...record.values,
      [start.itemKey]: first,
      [end.itemKey]: last,
    },
  });
  const secondId = copyId(record.dataId);
  const common = {
    scenario: facts.scenario,
    expect: 'period' as const,
    employeeIds: [employeeId],
    words: [...wordsOf(use, record), secondId],
    mayChangeData: true,
  };
  const [middle, next] = [`${month}/10`, `${month}/11`];
  const isInMiddle =
    String(from) <= middle && (!until || String(until) > middle);
  const first = between(from, middle);
  return [
    {
      ...common,
      company: replaced(facts, period, between(`${month}/20`, middle)),
      period: 'reversed',
      // What is off until its first day is so with any last day.
      alone: {
        company: replaced(facts, period, between(`${month}/20`, until)),
        scenario: facts.scenario,
      },
      description: `${employeeId}の${end.itemName}（${middle}）が、${start.itemName}（${month}/20）より前`,
      question: `${end.itemName}が${start.itemName}より前なのは、入力の誤りです。従業員IDを残して止めるか、警告します`,
    },
    {
      ...common,
      company: replaced(
        facts,
        period,
        record,
        between(addDays(String(from), 1), until, secondId),
      ),
      description: `${employeeId}の「${definitionName}」が2件あり、期間が重なる`,
      addedIds: [secondId],
      period: isExclusive(period) ? 'overlap' : 'possible-overlap',
      question: `「${definitionName}」が、同時に2件あってよいデータなら、このままで正しいです。入力の誤りなら、重なる日の分も支給しています`,
    },
    ...(isInMiddle
      ? [
          {
            ...common,
            company: replaced(
              facts,
              period,
              first,
              between(next, until, secondId),
            ),
            period: 'split' as const,
            alone: {
              company: replaced(facts, period, first),
              scenario: facts.scenario,
            },
            description: `${employeeId}の同じ期間が、${middle}までと${next}からの2件に分かれている`,
            addedIds: [secondId],
            question: `合わせた期間は、1件のときと同じです。1件ずつ支給するデータなら、このままで正しいです。1円の差なら、1件ごとの端数の処理によります`,
          },
        ]
      : []),
    ...[start, end]
      .filter(
        ({itemKey, requiredKubun}) =>
          requiredKubun === RequiredKubun.Hissu &&
          String(record.values[itemKey] ?? '') !== '',
      )
      .map(({itemKey, itemName}) => ({
        ...common,
        expect: 'defect' as const,
        company: withValue(facts.company, use, record.dataId, itemKey, null),
        description: `${employeeId}の${itemName}が空（必須）`,
      })),
  ];
}

/** Whether two of its records can't hold for one employee at the same time. */
function isExclusive({use, start, end}: Period): boolean {
  const {definition, records} = use.table;
  const isNamedThing = definition.itemList.some(
    ({dataType, itemKey}) => dataType === '文字列' && itemKey !== 'employeeId',
  );
  const overlap = records.some((one) =>
    records.some(
      (other) =>
        other !== one &&
        other.values.employeeId === one.values.employeeId &&
        String(one.values[start.itemKey]) <=
          String(other.values[start.itemKey]) &&
        String(one.values[end.itemKey] ?? '9999') >
          String(other.values[start.itemKey]),
    ),
  );
  return isNamedThing || (isSeveral(use) && !overlap);
}

/** Conditions of records with a first and a last day. */
export const periodConditions: readonly Condition[] = [
  {
    id: 'odd-period',
    title: '期間が逆、重なる',
    rule: 'values',
    explanation:
      '始まりの日と終わりの日があるデータで、終わりが始まりより前か、同じ人の期間が重なるか、1つの期間が2件に分かれています。日数が負になったり、同じ日の分を2回支給したりしてはいけません。',
    apply: (facts) => {
      const found = periodsOf(facts);
      const deciding = found.filter(({use}) => !use.isIdle);
      return deciding.length > 0
        ? deciding.flatMap((period) => variantsOf(facts, period))
        : found.length > 0
          ? IDLE
          : '始まりの日と終わりの日があるデータから、金額を決めないプログラムです';
    },
  },
];

/** Days that are none, that count twice, or that are left out. */
export function judgePeriod(one: Case): Finding[] {
  const {trial, variant} = one;
  const {error} = trial.result;
  if (error) {
    return error.messageId === 'amount-not-yen' && /-\d/.test(error.message)
      ? [
          violation(one, {
            text: `負の金額になります：${error.message}`,
            line: error.line,
          }),
        ]
      : halfDone(one);
  }
  const own = compare(one).filter(
    (difference) =>
      (difference.kind === 'amount' || difference.kind === 'log') &&
      isTouched(one, difference) &&
      !isNamed(one, difference.employeeId) &&
      !isNamed(one) &&
      !(variant.period === 'reversed' && isAsAlone(one, difference)),
  );
  return [
    ...othersChanged(one),
    ...own.map((difference) => {
      const details = describe(one, difference);
      const fault = faultOf(one, difference);
      return fault === undefined
        ? confirm(one, {
            ...details,
            text: bothResults(difference, variant.question),
          })
        : violation(one, {
            ...details,
            ...(variant.period === 'split' ? {rule: 'order'} : {}),
            text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（${fault}）`,
            isSettleable: true,
          });
    }),
  ];
}

/** Whether the amount is the same with a part of the change only. */
function isAsAlone(
  {alone, trial}: Case,
  {employeeId = '', subject}: Difference,
): boolean {
  const key = {employeeId, kyuyoKomokuName: subject};
  return (
    alone?.result.error === null &&
    moneyOf(alone, key).amount === moneyOf(trial, key).amount
  );
}

function faultOf(one: Case, difference: Difference): string | undefined {
  const {period} = one.variant;
  const [usual, actual] = difference.amounts ?? [0, 0];
  if (actual > usual) {
    return period === 'reversed'
      ? '期間が逆なのに、黙って多く支給します'
      : period === 'overlap'
        ? '重なる日の分も、黙って支給します'
        : undefined;
  }
  return period === 'split' && actual > 0 && isAsAlone(one, difference)
    ? '1件目の期間の分だけです。2件目を使いません'
    : undefined;
}
