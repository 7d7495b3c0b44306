/*
 * Rows of tables: their order, their number, those of other months.
 */
import {copyId, monthsLater, withAmounts, withRecords} from '../change';
import {ownersOf, wordsOf} from '../facts';
import {findingOf, isTold, judgeGuarded, judgeSame, newLines} from '../judging';
import {addDays} from '@combosite-functions/simulator';
import type {
  Base,
  Difference,
  Draft,
  Facts,
  Relation,
  TableUse,
} from '../types';
import type {CustomDataRecord} from '@combosite-functions/simulator';

const NO_TABLE = 'カスタムデータを読まないプログラムです';

/** The same with all lists the other way round. */
function reversed({company, scenario}: Base): Base {
  return {
    company: {
      ...company,
      customData: company.customData.map((table) => ({
        ...table,
        records: [...table.records].reverse(),
      })),
      shiwake: {
        real: [...company.shiwake.real].reverse(),
        sample: [...company.shiwake.sample].reverse(),
      },
    },
    scenario,
  };
}

function peopleReversed({company, scenario}: Base): Base {
  const {payroll} = scenario;
  return {
    company: {
      ...company,
      shiharaiMasters: company.shiharaiMasters.map((one) => ({
        ...one,
        employeeIdList: [...one.employeeIdList].reverse(),
      })),
    },
    scenario: {
      ...scenario,
      // What the services give comes in the other order.
      isReversed: !scenario.isReversed,
      ...(payroll?.employeeIdList
        ? {
            payroll: {
              ...payroll,
              employeeIdList: [...payroll.employeeIdList].reverse(),
            },
          }
        : {}),
    },
  };
}

const order: Relation = {
  id: 'order',
  title: '並び順',
  change: 'データ、仕訳、従業員の並び順を逆にする',
  holds: '金額も、書き込む内容も、送る内容も変わらない',
  rule: 'order',
  drafts: (facts) => {
    // Answers that fail would meet somebody else.
    const isCalm = facts.result.httpCalls.every(
      ({status}) => status !== null && status < 400,
    );
    return facts.effects.length === 0
      ? '何も書き込まず、何も送らないプログラムです'
      : [
          {
            ...reversed(facts),
            description: 'カスタムデータと仕訳の行が、逆の順に並ぶ',
            employeeIds: 'all',
          },
          ...(isCalm
            ? [
                {
                  ...peopleReversed(facts),
                  description: '対象者と、サービスが返すデータが、逆の順に並ぶ',
                  employeeIds: 'all' as const,
                },
              ]
            : []),
        ];
  },
  judge: (one) => judgeSame(one, 'order'),
};

/** Whether some employee has several records anyway. */
function isSeveral({table}: TableUse): boolean {
  const ids = table.records.map(({values}) => values.employeeId);
  return new Set(ids).size < ids.length;
}

const doubled: Relation = {
  id: 'doubled',
  title: '同じ行が2つ',
  change:
    '表の1行を、同じ内容でもう1行登録する（1人に何行もある表は除く。共通の表では、数値を1だけ変える）',
  holds:
    '金額は変わらない。変わるなら、書く前に止まるか、従業員IDかデータIDをログに残す',
  rule: 'master',
  drafts: (facts) => {
    const drafts = facts.tables
      .filter((use) => use.isCommon || !isSeveral(use))
      .flatMap((use) =>
        use.records.slice(0, 3).map((record): Draft => {
          const copy = {
            ...record,
            dataId: copyId(record.dataId),
            values: use.isCommon ? raised(record.values) : record.values,
          };
          const {definitionName} = use.table.definition;
          return {
            company: withRecords(facts.company, definitionName, (records) =>
              records.flatMap((one) =>
                one.dataId === record.dataId ? [copy, one] : one,
              ),
            ),
            scenario: facts.scenario,
            description: `「${definitionName}」の${nameOf(use, record)}の行が2つ`,
            employeeIds: ownersOf(use, record),
            words: [...wordsOf(use, record), copy.dataId],
            group: `doubled ${definitionName}`,
          };
        }),
      );
    return drafts.length > 0 ? drafts : NO_TABLE;
  },
  judge: (one) => judgeGuarded(one, 'values', 'confirm'),
};

/** The same values, with all numbers larger by 1. */
function raised(
  values: CustomDataRecord['values'],
): CustomDataRecord['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? value + 1 : value,
    ]),
  );
}

function nameOf(
  {isCommon}: TableUse,
  {dataId, values}: CustomDataRecord,
): string {
  return isCommon ? `データID ${dataId}` : String(values.employeeId);
}

/** Amounts of last month for all who get something, so that they could stay. */
function withLastMonth({company, effects, baseDate}: Facts) {
  return withAmounts(
    company,
    effects.flatMap(({kind, employeeId, subject, amount = 0}) =>
      kind === 'amount' && employeeId !== undefined && amount > 0
        ? [
            {
              employeeId,
              kyuyoKomokuName: subject,
              startDate: addDays(baseDate, -31),
              amount,
            },
          ]
        : [],
    ),
  );
}

const removed: Relation = {
  // assumption: amount-stays
  id: 'removed',
  title: 'データがなくなる',
  change: '先月の金額がある人の行を、表から除く',
  holds: '0円など別の金額で更新する。更新しないなら、従業員IDをログに残す',
  rule: 'zero',
  drafts: (facts) => {
    const company = withLastMonth(facts);
    const {scenario} = facts;
    const drafts = facts.tables
      .filter(({isCommon}) => !isCommon)
      .flatMap((use) => {
        const {definitionName} = use.table.definition;
        const ids = new Set(use.records.map(({values}) => values.employeeId));
        return [...ids]
          .filter(
            (id): id is string =>
              typeof id === 'string' && facts.affected.includes(id),
          )
          .slice(0, 2)
          .map((employeeId): Draft => ({
            company: withRecords(company, definitionName, (records) =>
              records.filter(({values}) => values.employeeId !== employeeId),
            ),
            scenario,
            reference: {company, scenario},
            description: `「${definitionName}」に、${employeeId}の行がない`,
            employeeIds: [employeeId],
            group: `removed ${definitionName}`,
          }));
      });
    return drafts.length > 0 && company.amounts !== facts.company.amounts
      ? drafts
      : '従業員の行を読んで金額を更新するプログラムではありません';
  },
  judge: (one) =>
    isTold(one)
      ? []
      : one.differences
          .filter(
            ({kind, before, after}) =>
              kind === 'amount' && before !== undefined && after === undefined,
          )
          .map((difference) =>
            findingOf(one, difference, 'confirm', 'zero', '（警告なし）'),
          ),
};

const noMaster: Relation = {
  id: 'no-row',
  title: '共通の行がない',
  change: '共通のカスタムデータから、1行を除く。すべての行を除く',
  holds: '金額が変わるなら、書く前に止まるか、ログに残す',
  rule: 'master',
  drafts: (facts) => {
    const drafts = facts.tables
      .filter(({isCommon, records}) => isCommon && records.length > 0)
      .flatMap(
        ({
          table: {
            definition: {definitionName},
          },
          records,
        }) => {
          const without = (ids: readonly string[], group?: string): Draft => ({
            company: withRecords(facts.company, definitionName, (all) =>
              all.filter(({dataId}) => !ids.includes(dataId)),
            ),
            scenario: facts.scenario,
            description: `「${definitionName}」に、${ids.length === 1 ? `データID ${ids[0] ?? ''}の` : ''}行がない`,
            employeeIds: 'all',
            words: [...ids, definitionName],
            ...(group === undefined ? {} : {group}),
          });
          return [
            ...(records.length > 1
              ? records
                  .slice(0, 4)
                  .map(({dataId}) =>
                    without([dataId], `no-row ${definitionName}`),
                  )
              : []),
            without(records.map(({dataId}) => dataId)),
          ];
        },
      );
    return drafts.length > 0
      ? drafts
      : '共通のカスタムデータを読まないプログラムです';
  },
  judge: (one) => judgeGuarded(one, 'master', 'confirm'),
};

/** The items of a table that are days or months. */
function timeItems({table}: TableUse) {
  return table.definition.itemList.filter(({itemKey, dataType}) => {
    const values = table.records.flatMap(({values: own}) => own[itemKey] ?? []);
    return (
      values.length > 0 &&
      (dataType === '日付' ||
        values.every((value) => /^\d{4}\/\d{2}$/.test(String(value))))
    );
  });
}

const swapped: Relation = {
  id: 'swapped',
  title: '期間が逆',
  change: '2つの日付か年月がある行の1つで、その2つを入れ替える',
  holds:
    '金額は変わらない。変わるなら、書く前に止まるか、従業員IDかデータIDをログに残す',
  rule: 'values',
  drafts: (facts) => {
    const drafts = facts.tables.flatMap((use) => {
      const [first, second, third] = timeItems(use);
      const {definitionName} = use.table.definition;
      return !first || !second || third
        ? []
        : use.records
            .filter(({values}) => {
              const [from, to] = [
                values[first.itemKey],
                values[second.itemKey],
              ];
              return Boolean(from) && Boolean(to) && from !== to;
            })
            .slice(0, 3)
            .map((record): Draft => ({
              company: withRecords(facts.company, definitionName, (records) =>
                records.map((one) =>
                  one.dataId === record.dataId
                    ? {
                        ...one,
                        values: {
                          ...one.values,
                          [first.itemKey]: one.values[second.itemKey] ?? null,
                          [second.itemKey]: one.values[first.itemKey] ?? null,
                        },
                      }
                    : one,
                ),
              ),
              scenario: facts.scenario,
              description: `「${definitionName}」の${nameOf(use, record)}の${first.itemName}と${second.itemName}が逆`,
              employeeIds: ownersOf(use, record),
              words: wordsOf(use, record),
              group: `swapped ${definitionName}`,
            }));
    });
    return drafts.length > 0
      ? drafts
      : '日付か年月が2つある行を、読まないプログラムです';
  },
  judge: (one) => judgeGuarded(one, 'values', 'confirm'),
};

/** Journal rows of which one item is another. */
const JOURNAL: readonly (readonly [
  key: string,
  value: string | number | null,
])[] = [
  ['bumonCode', null],
  ['employeeId', null],
  ['hojoKamokuCode', null],
  ['kanjoKamokuCode', '99990'],
  ['amount', -1],
];

const journal: Relation = {
  // assumption: shiwake-balance
  id: 'journal',
  title: '仕訳の1行',
  change:
    '給与仕訳元データの1行の部門、従業員ID、補助科目を空に、勘定科目を知らないコードに、金額を負にする',
  holds: 'ほかの行の内容は変わらない。その行を除くなら、止まるかログに残す',
  rule: 'outside',
  drafts: (facts) => {
    const {company, scenario} = facts;
    const {real} = company.shiwake;
    return scenario.trigger === '給与仕訳元データ連携' && real.length > 0
      ? JOURNAL.map(([key, value]): Draft => {
          const at = real.findIndex((row) => {
            const old: unknown = Reflect.get(row, key);
            return old !== null && old !== value;
          });
          return {
            company: {
              ...company,
              shiwake: {
                ...company.shiwake,
                real: real.map((row, index) =>
                  index === at ? {...row, [key]: value} : row,
                ),
              },
            },
            scenario,
            description: `${at + 1}行目の${key}が${value === null ? '空' : `「${value}」`}`,
            employeeIds: 'all',
          };
        })
      : '給与仕訳元データを読む場面ではありません';
  },
  judge: (one) => {
    const {differences} = one;
    const isLost = ({before, after}: Difference): boolean =>
      before !== undefined && after === undefined;
    return one.trial.result.error || newLines(one).length > 0
      ? []
      : differences
          .filter(isLost)
          .map((difference) =>
            findingOf(one, difference, 'confirm', 'outside', '（警告なし）'),
          );
  },
};

/** A table that has further rows of other months, which differ by 1. */
function withOtherMonths(facts: Facts, use: TableUse, months: number): Draft[] {
  const [item, other] = timeItems(use);
  const {definitionName} = use.table.definition;
  const keyOf = ({values}: CustomDataRecord): string =>
    JSON.stringify(
      Object.entries(values).filter(([, value]) => typeof value !== 'number'),
    );
  const known = new Set(use.table.records.map(keyOf));
  const copies = use.table.records
    .map((record): CustomDataRecord => ({
      ...record,
      dataId: copyId(record.dataId),
      values: {
        ...raised(record.values),
        ...(item
          ? {
              [item.itemKey]: monthsLater(
                record.values[item.itemKey] ?? null,
                months,
              ),
            }
          : {}),
      },
    }))
    .filter((copy) => !known.has(keyOf(copy)));
  return item === undefined || other || copies.length === 0
    ? []
    : [
        {
          company: withRecords(facts.company, definitionName, (records) => [
            ...copies,
            ...records,
          ]),
          scenario: facts.scenario,
          description: `「${definitionName}」に、${item.itemName}が${Math.abs(months)}か月${months < 0 ? '前' : '後'}の行もある`,
          employeeIds: 'all',
          words: copies.map(({dataId}) => dataId),
        },
      ];
}

const otherMonths: Relation = {
  id: 'other-months',
  title: 'ほかの月の行',
  change: '年月か日付のある表に、前の月と次の月の行も入れる（数値は1だけ違う）',
  holds: '今月の金額は変わらない。変わるなら、どれを使うかを会社が決めている',
  isPolicy: true,
  rule: 'month',
  drafts: (facts) => {
    const drafts = facts.tables.flatMap((use) => {
      const isMonth = timeItems(use)[0]?.dataType !== '日付';
      return [
        ...withOtherMonths(facts, use, isMonth ? -1 : -24),
        ...withOtherMonths(facts, use, isMonth ? 1 : 24),
      ];
    });
    return drafts.length > 0
      ? drafts
      : '年月か日付が1つある表を、読まないプログラムです';
  },
  judge: (one) => judgeGuarded(one, 'month', 'confirm'),
};

export const recordRelations: readonly Relation[] = [
  order,
  doubled,
  removed,
  noMaster,
  otherMonths,
  swapped,
  journal,
];
