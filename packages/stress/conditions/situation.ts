/*
 * The same data in another situation: order, time zone, month, a second run.
 */
import {
  addMonths,
  companyLater,
  copyId,
  monthsLater,
  withAmounts,
  withPayroll,
  withRecords,
} from '../change';
import {isPrice, isSeveral} from '../facts';
import {monthItem, newestOfKeys, startItem} from '../itemNames';
import {earlierDays} from './dailyRecords';
import {anHourLater, nodesOf} from '@combosite-functions/simulator';
import type {Condition, ProgramFacts, TableUse, VariantDraft} from '../types';
import type {Company, CustomDataRecord} from '@combosite-functions/simulator';

const reversed: Condition = {
  id: 'reversed',
  title: 'データの並びが逆',
  rule: 'order',
  explanation:
    '読み取るデータの並び順は、約束されていません。順番が逆でも、同じ結果になる必要があります。',
  apply: (facts) => {
    const {company, scenario, result} = facts;
    const {customDataReads, personnelReads} = result.observations;
    if (customDataReads.length + personnelReads.length === 0) {
      return 'データを読まないプログラムです';
    }
    const turned = {...scenario, isReversed: true};
    return [
      {
        company,
        scenario: turned,
        description: '読み取るデータの並び順が逆',
        expect: 'same',
        employeeIds: 'all',
      },
      // Programs that tidy up records have to choose the same ones.
      ...facts.tables
        .filter((use) => isWritten(facts, use) || !use.isCommon)
        .flatMap((use) => {
          const doubled = withSecondRecords(facts, use);
          return doubled && writesData(facts)
            ? [
                {
                  company: doubled,
                  scenario: turned,
                  reference: {company: doubled, scenario},
                  description: `「${use.table.definition.definitionName}」が2件ずつあり、並び順が逆`,
                  expect: 'same' as const,
                  employeeIds: 'all' as const,
                },
              ]
            : [];
        }),
    ];
  },
};

function writesData({source}: ProgramFacts): boolean {
  return /\.(?:deleteCustomData|updateCustomData)\b/.test(source);
}

function isWritten({result}: ProgramFacts, {table}: TableUse): boolean {
  return result.changes.customData.some(
    ({definitionName}) => definitionName === table.definition.definitionName,
  );
}

/** A later record beside each one that the program reads. */
function withSecondRecords(
  {company, scenario}: ProgramFacts,
  {table, records}: TableUse,
): Company | undefined {
  const copies = records.map((record): CustomDataRecord => ({
    ...record,
    dataId: copyId(record.dataId),
    createdAt: scenario.startedAt,
    updatedAt: scenario.startedAt,
  }));
  return copies.length === 0
    ? undefined
    : withRecords(company, table.definition.definitionName, (all) => [
        ...all,
        ...copies,
      ]);
}

const timeZone: Condition = {
  id: 'time-zone',
  title: '別の時間帯',
  rule: 'order',
  explanation:
    // assumption: run-time-zone
    'プログラムが動く機械の時間帯が日本ではないと、Dateで数えた日付が1日ずれることがあります。',
  apply: ({source, company, scenario}) =>
    /\bDate\b|\bIntl\b/.test(source)
      ? [
          {hours: 0, name: '協定世界時'},
          {hours: -8, name: '日本より17時間遅い時間帯'},
        ].map(({hours, name}) => ({
          company,
          scenario: {...scenario, utcOffsetHours: hours},
          description: `機械の時間帯が${name}`,
          expect: 'same' as const,
          employeeIds: 'all' as const,
        }))
      : 'Dateを使わないプログラムです',
};

const twice: Condition = {
  id: 'run-twice',
  title: '2回実行',
  rule: 'twice',
  explanation:
    '同じプログラムを、1回目の結果が残ったままもう一度動かします。データが増えたり、同じ内容を二重に送ったりしてはいけません。',
  apply: ({result, scenario}) =>
    scenario.dryRun
      ? 'テスト実行では、1回目の結果が残りません'
      : [
          {
            company: result.company,
            scenario: anHourLater(scenario),
            description: '1時間後に2回目を実行',
            expect: 'twice',
            employeeIds: 'all',
          },
        ],
};

const dryRun: Condition = {
  id: 'dry-run',
  title: 'テスト実行',
  rule: 'dry-run',
  explanation:
    // assumption: dry-run-no-update
    // assumption: dry-run-no-data
    // assumption: dry-run-writes
    'テスト実行ではデータは変わらない見込みですが、外部への送信は行われるものとして備えます。送信の記録も残らないと考えます。',
  apply: ({company, scenario}) =>
    scenario.dryRun
      ? 'もともとテスト実行です'
      : [
          {
            company,
            scenario: {...scenario, dryRun: true},
            description: 'テスト実行(ドライラン)で実行',
            expect: 'dry-run',
            employeeIds: 'all',
          },
        ],
};

const MONTHS_BACK = -2;

const retroactive: Condition = {
  id: 'retroactive',
  title: '遡及計算（単価の変更後）',
  rule: 'retroactive',
  explanation:
    '済んだ月の分を、2か月後に計算し直します。その間に単価が変わっているので、今の単価で計算すると、済んだ月の金額が変わります。',
  apply: (facts) => {
    const {paid, scenario, targets, baseDate} = facts;
    if (!targets || paid.length === 0) {
      return '給与計算の対象者に金額を更新しないプログラムです';
    }
    const table = retroactiveTable(facts);
    if (!table && mayHoldPrice(facts)) {
      return [monthsAfterwards(facts)];
    }
    if (scenario.payroll?.sokyuKeisan) {
      return 'もともと遡及計算です';
    }
    if (!table) {
      return '後から変わる数値を、カスタムデータから読まないプログラムです';
    }
    if (hasMonthlyData(facts)) {
      const past = monthsAfterwards(facts).scenario;
      return retroactiveDrafts(facts, table, past, past.payroll?.baseDate);
    }
    const month = addMonths(baseDate, MONTHS_BACK);
    const past = withPayroll(scenario, (payroll) => ({
      ...payroll,
      sokyuKeisan: {
        shoriNengetsu: month,
        baseDate: `${month}/01`,
        shikyuDate: `${month}/25`,
        employeeIdList: [
          ...new Set(paid.map(({employeeId}) => employeeId)),
        ].filter((employeeId) => targets.includes(employeeId)),
      },
    }));
    return retroactiveDrafts(facts, table, past);
  },
};

/** Whether another month would be calculated without data. */
function hasMonthlyData(facts: ProgramFacts): boolean {
  return (
    facts.tables.some((use) => !use.isCommon && monthItem(use)) ||
    earlierDays(facts).length > 0
  );
}

/** Whether a price may be a number of the program's own text. */
function mayHoldPrice({source, tables}: ProgramFacts): boolean {
  const readsPrice = tables.some(
    ({isCommon, itemKeys, table}) =>
      isCommon &&
      table.definition.itemList.some(
        ({itemKey, dataType}) => dataType === '数値' && itemKeys.has(itemKey),
      ),
  );
  return (
    !readsPrice &&
    nodesOf(source).some(
      (node) =>
        node.type === 'Literal' &&
        typeof node.value === 'number' &&
        node.value !== 0 &&
        node.value !== 1,
    )
  );
}

/** The same month, whose data are there, calculated anew. */
function monthsAfterwards({
  company,
  targets,
  scenario,
}: ProgramFacts): VariantDraft {
  const {
    shoriNengetsu = '',
    baseDate = '',
    shikyuDate = '',
  } = scenario.payroll?.sokyuKeisan ?? scenario.payroll ?? {};
  return {
    company,
    scenario: scenario.payroll?.sokyuKeisan
      ? scenario
      : withPayroll(monthsLater(scenario, -MONTHS_BACK), (payroll) => ({
          ...payroll,
          sokyuKeisan: {
            shoriNengetsu,
            baseDate,
            shikyuDate,
            employeeIdList: targets ?? [],
          },
        })),
    description: `${shoriNengetsu}の遡及計算。単価がプログラムに書いてあれば、その後に変わった`,
    expect: 'past-month',
    employeeIds: 'all',
  };
}

/** Numbers that change in time; those of a month or of a list belong to it. */
function retroactiveTable(facts: ProgramFacts): TableUse | undefined {
  const uses = facts.numbers
    .map(({use}) => use)
    .filter((use) => !monthItem(use) && (!use.isCommon || isPrice(facts, use)));
  return uses.find(({isCommon}) => isCommon) ?? uses[0];
}

function retroactiveDrafts(
  facts: ProgramFacts,
  use: TableUse,
  scenario: VariantDraft['scenario'],
  changedOn = facts.baseDate,
): VariantDraft[] {
  const {definitionName, itemList} = use.table.definition;
  const date =
    startItem(use) ??
    (use.isCommon
      ? undefined
      : itemList.find(({dataType}) => dataType === '日付'));
  const month = scenario.payroll?.sokyuKeisan?.shoriNengetsu ?? '';
  const standing = withAmounts(
    facts.company,
    facts.paid.map(({employeeId, kyuyoKomokuName, amount}) => ({
      employeeId,
      kyuyoKomokuName,
      startDate: `${month}/01`,
      amount,
    })),
  );
  const draft = (
    what: string,
    change: (all: readonly CustomDataRecord[]) => readonly CustomDataRecord[],
    isDebatable?: VariantDraft['isDebatable'],
  ): VariantDraft => ({
    company: withRecords(standing, definitionName, change),
    scenario,
    reference: {company: standing, scenario},
    description: `${month}の遡及計算。「${definitionName}」${what}`,
    expect: 'retroactive',
    employeeIds: 'all',
    words: [definitionName, month],
    isDebatable,
  });
  if (date && (use.isCommon || isSeveral(use))) {
    // Each price has a later one; a program may take the first or the last.
    const later = newestOfKeys(use, date.itemKey).map((record) => ({
      ...raised(facts, use, record),
      dataId: copyId(record.dataId),
    }));
    const start =
      date.dataType === '日付'
        ? changedOn
        : changedOn.slice(0, 'YYYY/MM'.length);
    for (const record of later) {
      record.values = {...record.values, [date.itemKey]: start};
    }
    const what = `に、${start}からのデータがある`;
    return [
      draft(what, (all) => [...all, ...later]),
      draft(`${what}（一覧の先頭）`, (all) => [...later, ...all]),
    ];
  }
  const ids = new Set(use.records.map(({dataId}) => dataId));
  return [
    draft(
      date
        ? `の数値は、その後に変わった（「${date.itemName}」が、いつからの値かを表すかは分かりません）`
        : 'の数値は、その後に変わった',
      (all) =>
        all.map((record) =>
          ids.has(record.dataId) ? raised(facts, use, record) : record,
        ),
      date && (() => true),
    ),
  ];
}

/** A record with other numbers, changed today. */
function raised(
  {scenario}: ProgramFacts,
  {table}: TableUse,
  record: CustomDataRecord,
): {-readonly [Key in keyof CustomDataRecord]: CustomDataRecord[Key]} {
  return {
    ...record,
    updatedAt: scenario.startedAt,
    values: {
      ...record.values,
      ...Object.fromEntries(
        table.definition.itemList
          .filter(({dataType}) => dataType === '数値')
          .map(({itemKey}) => [
            itemKey,
            Number(record.values[itemKey] ?? 0) * 2 + 1,
          ]),
      ),
    },
  };
}

const NO_PAYROLL = '給与計算の対象者に金額を更新しないプログラムです';

const otherDay: Condition = {
  id: 'other-day',
  title: '別の日に実行',
  rule: 'month',
  explanation:
    '同じ月の給与計算を、1か月後に実行します。今日の日付で月を決めるプログラムは、実行した日によって金額が変わります。',
  apply: ({company, paid, scenario, source}) =>
    paid.length === 0 || !scenario.payroll
      ? NO_PAYROLL
      : /\bDate\b|\bIntl\b/.test(source)
        ? [
            {
              company,
              scenario: {
                ...scenario,
                startedAt: `${addMonths(scenario.startedAt, 1)}${scenario.startedAt.slice(7)}`,
              },
              description: `処理年月は同じで、${addMonths(scenario.startedAt, 1)}に実行`,
              expect: 'other-day',
              employeeIds: 'all',
            },
          ]
        : 'Dateを使わないプログラムです',
};

const yearLater: Condition = {
  id: 'year-later',
  title: '1年後に実行',
  rule: 'month',
  explanation:
    '会社のデータと給与計算の日付を、そろえて1年後にします。結果が変わるのは、年月や日付がプログラムに書いてあるときなどです。',
  apply: ({company, paid, scenario}) =>
    paid.length === 0 || !scenario.payroll
      ? NO_PAYROLL
      : [
          {
            company: companyLater(company, 12),
            scenario: monthsLater(scenario, 12),
            description: 'すべての日付を1年後にして実行',
            expect: 'year-later',
            employeeIds: 'all',
          },
        ],
};

/** Conditions of the situation. */
export const situationConditions: readonly Condition[] = [
  reversed,
  timeZone,
  otherDay,
  yearLater,
  retroactive,
  twice,
  dryRun,
];
