/*
 * The same data in another situation: order, time zone, month, a second run.
 */
import {copyId, withAmounts, withPayroll, withRecords} from '../change';
import {addMonths} from '../change';
import {anHourLater} from '../../runtime';
import type {Condition, ProgramFacts, TableUse, VariantDraft} from '../types';
import type {Company, CustomDataRecord} from '../../runtime';

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
    '2か月前の分を計算し直します。その後に単価が変わっているので、今の単価で計算すると、済んだ月の金額が変わります。',
  apply: (facts) => {
    const {paid, scenario, targets, baseDate} = facts;
    if (!targets || paid.length === 0) {
      return '給与計算の対象者に金額を更新しないプログラムです';
    }
    if (scenario.payroll?.sokyuKeisan) {
      return 'もともと遡及計算です';
    }
    const table = retroactiveTable(facts);
    if (!table) {
      return '後から変わる数値を、カスタムデータから読まないプログラムです';
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
    return [retroactiveDraft(facts, table, past)];
  },
};

/** Numbers that change in time; those of a month belong to it. */
function retroactiveTable(facts: ProgramFacts): TableUse | undefined {
  const uses = facts.numbers
    .map(({use}) => use)
    .filter(({table}) =>
      table.records.every(
        ({values}) =>
          !Object.values(values).some((value) =>
            /^\d{4}\/\d{2}$/.test(String(value)),
          ),
      ),
    );
  return uses.find(({isCommon}) => isCommon) ?? uses[0];
}

function retroactiveDraft(
  facts: ProgramFacts,
  {table, records}: TableUse,
  scenario: VariantDraft['scenario'],
): VariantDraft {
  const {definitionName, itemList} = table.definition;
  const date = itemList.find(({dataType}) => dataType === '日付');
  const now = facts.scenario.startedAt;
  const ids = new Set(records.map(({dataId}) => dataId));
  const raise = (record: CustomDataRecord): CustomDataRecord => ({
    ...record,
    updatedAt: now,
    values: {
      ...record.values,
      ...Object.fromEntries(
        itemList
          .filter(({dataType}) => dataType === '数値')
          .map(({itemKey}) => [
            itemKey,
            Number(record.values[itemKey] ?? 0) * 2 + 1,
          ]),
      ),
    },
  });
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
  return {
    company: withRecords(standing, definitionName, (all) =>
      date
        ? [
            ...all,
            ...records.slice(0, 1).map((record) => {
              const raised = raise(record);
              return {
                ...raised,
                dataId: copyId(record.dataId),
                values: {...raised.values, [date.itemKey]: facts.baseDate},
              };
            }),
          ]
        : all.map((record) =>
            ids.has(record.dataId) ? raise(record) : record,
          ),
    ),
    scenario,
    reference: {company: standing, scenario},
    description: `${month}の遡及計算。「${definitionName}」の数値は、その後に変わった`,
    expect: 'defect',
    employeeIds: 'all',
    words: [definitionName, month],
  };
}

/** Conditions of the situation. */
export const situationConditions: readonly Condition[] = [
  reversed,
  timeZone,
  retroactive,
  twice,
  dryRun,
];
