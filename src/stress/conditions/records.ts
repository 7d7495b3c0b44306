/*
 * Records that are too many, missing, too early or too late.
 */
import {addDays} from '../../runtime/dates';
import {
  addMonths,
  copyId,
  withAmounts,
  withRecords,
  withValue,
} from '../change';
import {
  CAPPED,
  employeesOf,
  isSeveral,
  isUsed,
  nameRecord,
  paidFirst,
  personal,
  withoutNumbers,
  wordsOf,
} from '../facts';
import {earlierDays, isDayOfRecord} from './dailyRecords';
import type {Condition, ProgramFacts, TableUse, VariantDraft} from '../types';
import type {CustomDataRecord} from '../../runtime';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';

const NO_COMMON = '数値のある共通データを読まないプログラムです';
const NO_PERSONAL = '従業員ごとのカスタムデータを読まないプログラムです';
const NO_PAID_RECORD =
  'カスタムデータをもとに従業員の金額を更新しないプログラムです';

type Item = TableUse['table']['definition']['itemList'][number];

/** Common data with a number that decides; such a record comes first. */
function masters({tables, numbers}: ProgramFacts): TableUse[] {
  return tables.filter(
    (table) => table.isCommon && numbers.some(({use}) => use === table),
  );
}

function usedNumbers({table, itemKeys}: TableUse): number {
  return table.definition.itemList.filter(
    ({itemKey, dataType}) => dataType === '数値' && itemKeys.has(itemKey),
  ).length;
}

/** A copy with other numbers, so that it shows which record was used. */
function copyRecord(
  {table}: TableUse,
  record: CustomDataRecord,
  facts: ProgramFacts,
  changes: CustomDataEntity = {},
): CustomDataRecord {
  const values = {...record.values};
  for (const {itemKey, dataType} of table.definition.itemList) {
    const value = values[itemKey];
    if (dataType === '数値' && typeof value === 'number') {
      values[itemKey] = value * 2 + 1;
    }
  }
  const now = facts.scenario.startedAt;
  return {
    dataId: copyId(record.dataId),
    createdAt: now,
    updatedAt: now,
    values: {...values, ...changes},
  };
}

/** The company with a further record, before or after the others. */
function addRecord(
  facts: ProgramFacts,
  {table}: TableUse,
  record: CustomDataRecord,
  place: 'first' | 'last' = 'last',
): VariantDraft['company'] {
  return withRecords(
    facts.company,
    table.definition.definitionName,
    (records) =>
      place === 'first' ? [record, ...records] : [...records, record],
  );
}

function itemsOf(use: TableUse, isWanted: (item: Item) => boolean): Item[] {
  return use.table.definition.itemList.filter(isWanted);
}

/** The item that says to which month a record belongs. */
export function monthItem(use: TableUse): Item | undefined {
  return itemsOf(
    use,
    ({itemKey, dataType}) =>
      dataType === '文字列' &&
      use.table.records.length > 0 &&
      use.table.records.every(({values}) =>
        /^\d{4}\/\d{2}$/.test(String(values[itemKey])),
      ),
  )[0];
}

function bothPlaces(
  facts: ProgramFacts,
  use: TableUse,
  record: CustomDataRecord,
  rest: Omit<VariantDraft, 'company' | 'scenario' | 'addedIds'>,
): VariantDraft[] {
  return (['last', 'first'] as const).map((place) => ({
    ...rest,
    company: addRecord(facts, use, record, place),
    scenario: facts.scenario,
    description: `${rest.description}${place === 'first' ? '（一覧の先頭）' : ''}`,
    addedIds: [record.dataId],
  }));
}

const secondRecord: Condition = {
  id: 'second-record',
  title: '同じ従業員のデータが2件',
  rule: 'values',
  explanation:
    '同じ従業員のデータが二重に登録されています。どちらが正しいかは、プログラムには分かりません。',
  apply: (facts) => {
    const found = personal(facts);
    return found.length === 0
      ? NO_PERSONAL
      : found.flatMap(({use, record: anyRecord}) => {
          // Of somebody at the cap, a second record changes nothing.
          const numbers = facts.numbers.filter((one) => one.use === use);
          const felt = numbers
            .filter(({effect}) => effect === 'twice')
            .map((one) => one.record);
          const record = paidFirst(facts, felt) ?? anyRecord;
          // Where several are usual, one with other numbers may be meant.
          const several = isSeveral(use);
          const copy = copyRecord(use, record, facts);
          const common = {
            description: `${nameRecord(use, record)}の「${use.table.definition.definitionName}」が2件`,
            expect: 'defect' as const,
            employeeIds: employeesOf(use, record),
            words: [...wordsOf(use, record), copy.dataId],
            mayChangeData: true,
            unclear:
              felt.length === 0 && numbers.some(({effect}) => effect)
                ? CAPPED
                : undefined,
          };
          const isDebatable = (): boolean => true;
          const differing = bothPlaces(facts, use, copy, {
            ...common,
            isDebatable: several ? isDebatable : undefined,
          });
          const [last, first] = differing;
          return several && first && last
            ? [
                ...bothPlaces(
                  facts,
                  use,
                  copyRecord(use, record, facts, record.values),
                  {...common, isDebatable},
                ),
                // Their sum may be right, but not any one of them.
                {
                  ...first,
                  reference: last,
                  description: `${common.description}で、数値が違い、並び順が逆`,
                  isDebatable: undefined,
                },
              ]
            : differing;
        });
  },
};

const secondMaster: Condition = {
  id: 'second-master',
  title: 'マスタが2件',
  rule: 'master',
  explanation:
    '単価などのマスタに、金額の違うデータがもう1件あります。先頭の1件を使うと、どちらの金額になるか決まりません。',
  apply: (facts) => {
    const found = masters(facts);
    return found.length === 0
      ? withoutNumbers(facts, NO_COMMON)
      : found.flatMap((use) =>
          use.records.slice(0, 1).flatMap((record) => {
            const copy = copyRecord(use, record, facts);
            return bothPlaces(facts, use, copy, {
              description: `「${use.table.definition.definitionName}」が2件`,
              expect: 'defect',
              employeeIds: 'all',
              words: [...wordsOf(use, record), copy.dataId],
            });
          }),
        );
  },
};

const missingMaster: Condition = {
  id: 'missing-master',
  title: 'マスタが0件',
  rule: 'master',
  explanation:
    '単価などのマスタが、まだ1件も登録されていません。0円や計算できない金額で更新してはいけません。',
  apply: (facts) => {
    const found = facts.tables.filter(
      (use) => use.isCommon && use.records.length > 0,
    );
    return found.length === 0
      ? '共通データを読まないプログラムです'
      : found.map((use) => ({
          company: withRecords(
            facts.company,
            use.table.definition.definitionName,
            () => [],
          ),
          scenario: facts.scenario,
          description: `「${use.table.definition.definitionName}」が0件`,
          expect: 'defect' as const,
          employeeIds: 'all' as const,
          words: [use.table.definition.definitionName],
          mayChangeData: usedNumbers(use) === 0,
        }));
  },
};

const futureMaster: Condition = {
  id: 'future-master',
  title: '来月からのマスタ',
  rule: 'master',
  explanation:
    '来月から有効な新しい単価が、先に登録されています。今月の計算には使いません。',
  apply: (facts) => {
    const found = masters(facts).flatMap((use) => {
      const [date] = itemsOf(use, ({dataType}) => dataType === '日付');
      const [record] = use.records;
      return date && record ? [{use, date, record}] : [];
    });
    return found.length === 0
      ? '適用開始日のある共通データを読まないプログラムです'
      : found.flatMap(({use, date, record}) => {
          // Also after prices that are already there: a program may take the last.
          const start = [
            `${addMonths(facts.baseDate, 1)}/01`,
            ...use.table.records.map(({values}) =>
              addDays(String(values[date.itemKey] ?? facts.baseDate), 1),
            ),
          ].reduce((a, b) => (a > b ? a : b));
          const copy = copyRecord(use, record, facts, {[date.itemKey]: start});
          return bothPlaces(facts, use, copy, {
            description: `「${use.table.definition.definitionName}」に、${start}からのデータがある`,
            expect: 'same',
            employeeIds: 'all',
          });
        });
  },
};

const lastMonth: Condition = {
  id: 'last-month',
  title: '前の月のデータも残っている',
  rule: 'month',
  explanation:
    '前の月のデータが、今月のデータと並んで残っています。足し合わせると、2か月分になります。',
  apply: (facts) => {
    const found = facts.tables.flatMap((use) => {
      const item = monthItem(use);
      const record = paidFirst(facts, use.records);
      return item && record ? [{use, item, record}] : [];
    });
    const days = earlierDays(facts);
    if (found.length + days.length === 0) {
      return '対象年月や利用日のあるカスタムデータを読まないプログラムです';
    }
    return [
      ...found.map(({use, item, record}) => {
        const month = addMonths(String(record.values[item.itemKey]), -1);
        const copy = copyRecord(use, record, facts, {[item.itemKey]: month});
        return {
          company: addRecord(facts, use, copy, 'first'),
          scenario: facts.scenario,
          description: `${nameRecord(use, record)}に、${month}のデータもある`,
          expect: 'same' as const,
          employeeIds: employeesOf(use, record),
          addedIds: [copy.dataId],
        };
      }),
      ...days,
    ];
  },
};

/** Records of somebody paid, with the amount that results from them. */
function paidRecords(facts: ProgramFacts) {
  return personal(facts).flatMap(({use, record}) =>
    facts.paid
      .filter(({employeeId}) => employeeId === record.values.employeeId)
      .slice(0, 1)
      .map((paid) => ({use, record, paid})),
  );
}

function withoutRecordsOf(
  facts: ProgramFacts,
  use: TableUse,
  employeeId: string,
): VariantDraft['company'] {
  return withRecords(
    facts.company,
    use.table.definition.definitionName,
    (records) => records.filter(({values}) => values.employeeId !== employeeId),
  );
}

const lostEntitlement: Condition = {
  id: 'lost-entitlement',
  title: '支給の理由がなくなった',
  rule: 'zero',
  explanation:
    '先月まで支給していた従業員のデータが、今月はありません。0円で更新しないと、先月の金額が残るおそれがあります。',
  apply: (facts) => {
    const found = paidRecords(facts);
    return found.length === 0
      ? NO_PAID_RECORD
      : found.flatMap(({use, record, paid}) => {
          const standing = {
            employeeId: paid.employeeId,
            kyuyoKomokuName: paid.kyuyoKomokuName,
            startDate: `${addMonths(facts.baseDate, -1)}/01`,
            amount: paid.amount,
          };
          const flags = itemsOf(
            use,
            ({itemKey, dataType}) =>
              dataType === '真偽値' && isUsed(use, itemKey),
          );
          const common = {
            scenario: facts.scenario,
            expect: 'stale' as const,
            employeeIds: [paid.employeeId],
            words: wordsOf(use, record),
          };
          return [
            {
              ...common,
              company: withAmounts(
                withoutRecordsOf(facts, use, paid.employeeId),
                [standing],
              ),
              description: `先月${paid.amount}円だった${paid.employeeId}の「${use.table.definition.definitionName}」を削除`,
            },
            ...flags.map(({itemKey, itemName}) => ({
              ...common,
              company: withAmounts(
                use.records
                  .filter(({values}) => values.employeeId === paid.employeeId)
                  .reduce(
                    (company, {dataId, values}) =>
                      withValue(
                        company,
                        use,
                        dataId,
                        itemKey,
                        values[itemKey] !== true,
                      ),
                    facts.company,
                  ),
                [standing],
              ),
              description: `先月${paid.amount}円だった${paid.employeeId}の${itemName}が変わった`,
            })),
          ];
        });
  },
};

const noRecord: Condition = {
  id: 'no-record',
  title: 'データのない対象者',
  rule: 'zero',
  explanation:
    '給与計算の対象者に、カスタムデータが1件もない人がいます。その人だけを0円にし、ほかの人の支給は続けます。',
  apply: (facts) => {
    const found = paidRecords(facts);
    return found.length === 0
      ? NO_PAID_RECORD
      : found.map(({use, record, paid}) => ({
          company: withoutRecordsOf(facts, use, paid.employeeId),
          scenario: facts.scenario,
          description: `${paid.employeeId}の「${use.table.definition.definitionName}」がない`,
          expect: 'defect' as const,
          employeeIds: [paid.employeeId],
          words: wordsOf(use, record),
          mayBeZero: true,
          mayChangeData: true,
        }));
  },
};

const otherEmployee: Condition = {
  id: 'other-employee',
  title: '対象者ではない人のデータ',
  rule: 'targets',
  explanation:
    '今回の給与計算の対象ではない従業員のデータもあります。その人の金額は変えません。',
  apply: (facts) => {
    const found = personal(facts);
    const {targets} = facts;
    if (found.length === 0 || !targets) {
      return targets ? NO_PERSONAL : '給与計算の対象者がいない実行です';
    }
    const stranger = facts.company.employees.find(
      ({employeeId}) =>
        !targets.includes(employeeId) &&
        !found.some(({use}) =>
          use.table.records.some(
            ({values}) => values.employeeId === employeeId,
          ),
        ),
    );
    return stranger
      ? found.map(({use, record}) => {
          const {employeeId} = stranger;
          const copy = copyRecord(use, record, facts, {employeeId});
          return {
            company: addRecord(facts, use, copy, 'first'),
            scenario: facts.scenario,
            description: `対象者ではない${employeeId}の「${use.table.definition.definitionName}」がある`,
            expect: 'same' as const,
            employeeIds: [employeeId],
            addedIds: [copy.dataId],
          };
        })
      : '作れない：対象者ではなく、データもない従業員がいません';
  },
};

const FIRST_DAY =
  /取得|開始|入居|入社|入会|加入|適用|発効|就任|着任|契約日|認定/;
const LAST_DAY = /期限|終了|満了|退去|退会|脱退|失効|まで/;

/** A date in the record before or after which nothing is due. */
function dated(
  texts: Pick<Condition, 'id' | 'title' | 'explanation'>,
  {
    kind,
    isKind,
    isOther,
    days,
  }: {
    /** What dates are looked for, in words. */
    readonly kind: string;
    readonly isKind: RegExp;
    /** Names of dates that are of the other kind. */
    readonly isOther: RegExp;
    readonly days: number;
  },
): Condition {
  return {
    ...texts,
    rule: 'zero',
    apply: (facts) => {
      const records = paidRecords(facts);
      if (records.length > 0 && records.every(({use}) => use.isIdle)) {
        return '判定できない：どのデータを除いても、この実行の結果は変わりません';
      }
      const deciding = records.filter(({use}) => !use.isIdle);
      const dates = deciding.flatMap(({use, record, paid}) =>
        itemsOf(use, ({dataType}) => dataType === '日付').map((item) => ({
          use,
          record,
          paid,
          item,
        })),
      );
      const found = dates.filter(
        ({use, item}) =>
          isKind.test(item.itemName) ||
          // The name doesn't tell; it may decide if the program looks at it.
          (!isOther.test(item.itemName) &&
            isUsed(use, item.itemKey) &&
            !isDayOfRecord(facts, use, item)),
      );
      const date = addDays(facts.baseDate, days);
      if (found.length === 0) {
        const names = new Set(dates.map(({item}) => item.itemName));
        return names.size === 0
          ? '日付の項目があるデータから、金額を決めないプログラムです'
          : `${kind}と分かる日付の項目がありません（日付の項目：${[...names].join('、')}）`;
      }
      // What has that date already is changed as well.
      const dayOf = (value: unknown): string =>
        value === date ? addDays(date, Math.sign(days)) : date;
      return found.map(({use, record, paid, item: {itemKey, itemName}}) => ({
        company: withValue(
          facts.company,
          use,
          record.dataId,
          itemKey,
          dayOf(record.values[itemKey]),
        ),
        scenario: facts.scenario,
        description: `${paid.employeeId}の${itemName}が${dayOf(record.values[itemKey])}${isKind.test(itemName) ? '' : `（項目名からは、${kind}かどうか分かりません）`}`,
        expect: 'policy' as const,
        employeeIds: [paid.employeeId],
        words: wordsOf(use, record),
      }));
    },
  };
}

const unbalanced: Condition = {
  id: 'unbalanced-journal',
  title: '仕訳の貸借が合わない',
  rule: 'values',
  explanation:
    '仕訳元データの1件が欠け、借方と貸方の合計が合いません。合わないまま会計システムに送ってはいけません。',
  apply: ({company, scenario, source}) => {
    const kind = scenario.dryRun ? 'sample' : 'real';
    const list = company.shiwake[kind];
    const lost = list.filter(({amount}) => amount !== 0).at(-1);
    return !/\bshiwakeData\b/.test(source)
      ? '仕訳元データを読まないプログラムです'
      : lost
        ? [
            {
              company: {
                ...company,
                shiwake: {
                  ...company.shiwake,
                  [kind]: list.filter((record) => record !== lost),
                },
              },
              scenario,
              description: `${lost.employeeId}の${lost.kanjoKamokuName}（${lost.taishaku}${lost.amount}円）が欠けている`,
              expect: 'defect',
              employeeIds: 'all',
              words: ['貸借', '借方', '貸方'],
            },
          ]
        : '作れない：仕訳元データがありません';
  },
};

/** Conditions of records. */
export const recordConditions: readonly Condition[] = [
  secondRecord,
  secondMaster,
  missingMaster,
  futureMaster,
  lastMonth,
  lostEntitlement,
  noRecord,
  otherEmployee,
  unbalanced,
  dated(
    {
      id: 'expired-record',
      title: '期限が切れたデータ',
      explanation:
        '支給の理由になるデータの期限が、基準日の前日で切れています。',
    },
    {kind: '期限', isKind: LAST_DAY, isOther: FIRST_DAY, days: -1},
  ),
  dated(
    {
      id: 'early-record',
      title: 'まだ始まっていないデータ',
      explanation: '支給の理由になるデータの日付が、基準日より後です。',
    },
    {kind: '始まりの日', isKind: FIRST_DAY, isOther: LAST_DAY, days: 10},
  ),
];
