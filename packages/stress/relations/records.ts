/*
 * Rows of tables: their order, their number, those of other months.
 */
import {
  addMonths,
  copyId,
  monthNumber,
  monthsLater,
  withAmounts,
  withEach,
  withPayroll,
  withRecords,
  withValues,
} from '../change';
import {compareRuns, isKept, paidOf} from '../effects';
import {ownersOf, timeItems, wordsOf, writtenTables} from '../facts';
import {
  SILENT,
  findingsOn,
  isMoney,
  judgeBroken,
  judgeGuarded,
  judgeSame,
  judgeSilent,
  judgeTwin,
  judgeUntold,
  questionOn,
} from '../judging';
import {answersWithout} from './outside';
import {addDays} from '@combosite-functions/simulator';
import type {
  Base,
  Case,
  Change,
  Facts,
  Finding,
  Relation,
  TableUse,
} from '../types';
import type {CustomDataRecord} from '@combosite-functions/simulator';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/** The same with all lists the other way round. */
export function reversed({company, scenario}: Base): Base {
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

export function peopleReversed({company, scenario}: Base): Base {
  return {
    company: {
      ...company,
      shiharaiMasters: company.shiharaiMasters.map((one) => ({
        ...one,
        employeeIdList: [...one.employeeIdList].reverse(),
      })),
    },
    scenario: {
      ...withPayroll(scenario, ({employeeIdList: ids, ...payroll}) => ({
        ...payroll,
        ...(ids && {employeeIdList: [...ids].reverse()}),
      })),
      // What the services give comes in the other order.
      isReversed: !scenario.isReversed,
    },
  };
}

/** Whether some employee has several records of one time anyway. */
function isSeveral(use: TableUse): boolean {
  const [from, to] = timeItems(use).map(({itemKey}) => itemKey);
  const {records} = use.table;
  const isAtOnce = ({values: one}: CustomDataRecord, other = one): boolean =>
    from === undefined ||
    (to === undefined
      ? one[from] === other[from]
      : String(one[from] ?? '') <= String(other[to] ?? LAST) &&
        String(other[from] ?? '') <= String(one[to] ?? LAST));
  return records.some((one, index) =>
    records
      .slice(index + 1)
      .some(
        ({values}) =>
          values.employeeId === one.values.employeeId && isAtOnce(one, values),
      ),
  );
}

/** After all dates. */
const LAST = '9999';

/** What another row of the same person, or key, and time may hold. */
function otherRow(use: TableUse, record: CustomDataRecord): CustomDataRecord {
  const other = use.isCommon
    ? undefined
    : use.table.records.find(
        (one) => one.values.employeeId !== record.values.employeeId,
      );
  const kept = ['employeeId', ...timeItems(use).map(({itemKey}) => itemKey)];
  return other
    ? withEach(record, (value, key) =>
        kept.includes(key) ? value : (other.values[key] ?? null),
      )
    : raised(record);
}

/** An added row adds what is done of it; what was done stays. */
function judgeAdded(one: Case): Finding[] {
  const differences = one.differences.filter(
    (difference) => isMoney(difference) || difference.before !== undefined,
  );
  return judgeGuarded({...one, differences});
}

/** The same record, with all numbers larger by 1. */
function raised(record: CustomDataRecord): CustomDataRecord {
  return withEach(record, (value) =>
    typeof value === 'number' ? value + 1 : value,
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
    paidOf(effects).map(({employeeId = '', subject, amount = 0}) => ({
      employeeId,
      kyuyoKomokuName: subject,
      startDate: addDays(baseDate, -31),
      amount,
    })),
  );
}

/** Whether no other row has the same values, but for times and numbers. */
function isOnly(
  record: CustomDataRecord,
  records: readonly CustomDataRecord[],
  times: readonly string[],
): boolean {
  const keyOf = ({values}: CustomDataRecord): string =>
    JSON.stringify(
      Object.entries(values).filter(
        ([key, value]) => typeof value !== 'number' && !times.includes(key),
      ),
    );
  return records.every((one) => one === record || keyOf(one) !== keyOf(record));
}

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

/** The same rows, all of whose times are some months later. */
function shifted(
  records: readonly CustomDataRecord[],
  keys: readonly string[],
  months: number,
): CustomDataRecord[] {
  return records.map((record) =>
    withEach(record, (value, key) =>
      keys.includes(key) ? monthsLater(value, months) : value,
    ),
  );
}

/**
 * How far rows are moved so that they come before, or after, all that there are
 * and the months of the payroll.
 */
function distances(
  {scenario: {payroll}, baseDate}: Facts,
  records: readonly CustomDataRecord[],
  key: string,
): number[] {
  const own = records
    .flatMap(({values}) => values[key] ?? [])
    .map((value) => monthNumber(String(value)));
  const now = [baseDate, payroll?.shoriNengetsu, payroll?.shikyuDate].flatMap(
    (date) => (date === undefined ? [] : monthNumber(date)),
  );
  return [
    Math.min(...own, ...now) - 1 - Math.max(...own),
    Math.max(...own, ...now) + 1 - Math.min(...own),
  ];
}

/** The same without a table's rows of a month, from that of the payroll; some are. */
function withoutMonth(
  {company, scenario: {payroll}}: Facts,
  {name, table}: TableUse,
  key: string,
  months: number,
): Partial<Base> | undefined {
  const month =
    payroll && monthNumber(monthsLater(payroll.shoriNengetsu, months));
  const isOf = ({values}: CustomDataRecord): boolean =>
    Boolean(values[key]) && monthNumber(String(values[key])) === month;
  return table.records.some(isOf)
    ? {
        company: withRecords(company, name, (all) =>
          all.filter((one) => !isOf(one)),
        ),
      }
    : undefined;
}

/** How far dates are moved to see whether they matter. */
const FAR = 120;

/** All periods are over two months before the base date; none has begun since. */
function ended({company, baseDate}: Facts, use: TableUse): Change[] {
  const [from, to, third] = timeItems(use);
  const {records} = use.table;
  if (!from || !to || third) {
    return [];
  }
  const [usual] = records.flatMap(({values}) => values[to.itemKey] || []);
  // Written as the usual ones.
  const [, gap = '/', day = ''] =
    /^\d+([/-])\d+(\1\d+)?/.exec(String(usual)) ?? [];
  const end = `${addMonths(baseDate.replaceAll('/', gap), -2)}${day && `${gap}01`}`;
  const isBefore = (
    {values}: CustomDataRecord,
    day: CustomDataValue | undefined,
  ): boolean => String(values[from.itemKey] ?? '') <= String(day ?? LAST);
  return records.every((one) => isBefore(one, one.values[to.itemKey]))
    ? [
        {
          company: withRecords(company, use.name, (all) =>
            all
              .filter((one) => isBefore(one, end))
              .map((one) => ({
                ...one,
                values: {...one.values, [to.itemKey]: end},
              })),
          ),
          description: `「${use.name}」の${to.itemName}が、すべて${end}`,
        },
      ]
    : [];
}

/** More rows than one reading with a limit gives. */
const MANY = 1200;

export const recordRelations: readonly Relation[] = [
  {
    id: 'order',
    title: '並び順',
    change: 'データ、仕訳、従業員の並び順を逆にする',
    holds: '金額も、書き込む内容も、送る内容も変わらない',
    rule: 'order',
    none: '何も書き込まず、何も送らないプログラムです',
    drafts: (facts) => {
      // Answers that fail would meet somebody else.
      const isCalm = facts.result.httpCalls.every(
        ({status}) => status !== null && status < 400,
      );
      return facts.effects.length === 0
        ? []
        : [
            {
              ...reversed(facts),
              description: 'カスタムデータと仕訳の行が、逆の順に並ぶ',
            },
            ...(isCalm
              ? [
                  {
                    ...peopleReversed(facts),
                    description:
                      '対象者と、サービスが返すデータが、逆の順に並ぶ',
                  },
                ]
              : []),
          ];
    },
    judge: judgeSame,
  },
  {
    id: 'doubled',
    title: '同じ行が2つ',
    change:
      '表の1行の従業員かキーで、もう1行を登録する。前にも後にも並べ、日付は同じ、ほかはほかの従業員の行と同じか、数値を1だけ変える（同じ年月か重なる期間の行が、1人にもとから何行もある表は除く）',
    holds:
      '2行の順番で金額が変わることはない。1行のときと変わるなら、書く前に止まるか、従業員IDかデータIDをログに残す',
    rule: 'values',
    none: 'カスタムデータを読まないか、1人に何行もある表だけを読むプログラムです',
    drafts: (facts) =>
      facts.tables
        .filter((use) => use.isCommon || !isSeveral(use))
        .flatMap((use) =>
          use.records.slice(0, 3).flatMap((record): Change[] => {
            const copy = {
              ...otherRow(use, record),
              dataId: copyId(record.dataId),
            };
            const having = (both: readonly CustomDataRecord[]) => ({
              company: withRecords(facts.company, use.name, (records) =>
                records.flatMap((one) =>
                  one.dataId === record.dataId ? both : one,
                ),
              ),
            });
            return [
              {
                ...having([record, copy]),
                twin: having([copy, record]),
                description: `「${use.name}」の${nameOf(use, record)}の行が2つ`,
                employeeIds: ownersOf(use, record),
                words: [...wordsOf(use, record), copy.dataId],
                rule: use.isCommon ? 'master' : undefined,
                group: `doubled ${use.name}`,
              },
            ];
          }),
        ),
    judge: (one) => [...judgeTwin(one), ...judgeAdded(one)],
  },
  {
    // assumption: amount-stays
    id: 'removed',
    title: 'データがなくなる',
    change: '先月の金額がある人の行を、表か、外部サービスの応答から除く',
    holds: '0円など別の金額で更新する。更新しないなら、従業員IDをログに残す',
    rule: 'zero',
    none: '従業員の行を読んで金額を更新するプログラムではありません',
    drafts: (facts) => {
      const company = withLastMonth(facts);
      return facts.affected.slice(0, 2).flatMap((id) =>
        [
          ...facts.tables
            .filter(({records}) =>
              records.some(({values}) => values.employeeId === id),
            )
            .map(({name}) => ({
              company: withRecords(company, name, (all) =>
                all.filter(({values}) => values.employeeId !== id),
              ),
              description: `「${name}」に、${id}の行がない`,
            })),
          ...answersWithout({...facts, company}, id),
        ].map((draft) => ({
          ...draft,
          reference: {company},
          employeeIds: [id],
        })),
      );
    },
    judge: (one) =>
      judgeUntold(
        one,
        ({kind, before, after}) =>
          kind === 'amount' && before !== undefined && after === undefined,
        SILENT,
      ),
  },
  {
    id: 'no-row',
    title: '共通の行がない',
    change: '共通のカスタムデータから、1行を除く。すべての行を除く',
    holds: '金額が変わるなら、書く前に止まるか、ログに残す',
    rule: 'master',
    none: '共通のカスタムデータを読まないプログラムです',
    drafts: (facts) =>
      facts.tables
        .filter(({isCommon, records}) => isCommon && records.length > 0)
        .flatMap((use) => {
          const {records} = use;
          const times = timeItems(use).map(({itemKey}) => itemKey);
          const without = (ids: readonly string[], group?: string): Change => ({
            company: withRecords(facts.company, use.name, (all) =>
              all.filter(({dataId}) => !ids.includes(dataId)),
            ),
            description: `「${use.name}」に、${ids.length === 1 ? `データID ${ids[0] ?? ''}の` : ''}行がない`,
            words: [...ids, use.name],
            ...(group === undefined ? {} : {group}),
          });
          return [
            ...(records.length > 1
              ? records
                  // Of several that differ in time and numbers, another one holds.
                  .filter((one) => isOnly(one, records, times))
                  .slice(0, 4)
                  .map(({dataId}) => without([dataId], `no-row ${use.name}`))
              : []),
            without(records.map(({dataId}) => dataId)),
          ];
        }),
    judge: (one) => judgeGuarded(one),
  },
  {
    id: 'other-months',
    title: 'ほかの月の行',
    change:
      '年月か日付が1つある表に、すべての行と今月より前の行と、後の行も入れる（数値は1だけ違う）。今月の行を除く。先月の行を除く',
    holds:
      '行を入れても、今月の金額は変わらない。今月の行より先月の行で変わるなら、どの月を使うかを会社が決めている',
    isPolicy: true,
    rule: 'month',
    none: '年月か日付が1つある表を、読まないプログラムです',
    drafts: (facts) =>
      facts.tables.flatMap((use): Change[] => {
        const [item, other] = timeItems(use);
        const {records} = use.table;
        const rule = use.isCommon ? ('master' as const) : undefined;
        if (!item || other) {
          return [];
        }
        const [now, before] = [0, -1].map((months) =>
          withoutMonth(facts, use, item.itemKey, months),
        );
        return [
          ...(now && before
            ? [
                {
                  ...before,
                  reference: now,
                  rule,
                  description: `「${use.name}」の先月の行を除く（今月の行を除いても変わらない）`,
                },
              ]
            : []),
          ...distances(facts, records, item.itemKey).map((months) => {
            const copies = shifted(records, [item.itemKey], months).map(
              (record) => ({...raised(record), dataId: copyId(record.dataId)}),
            );
            return {
              company: withRecords(facts.company, use.name, (own) => [
                ...copies,
                ...own,
              ]),
              description: `「${use.name}」に、${item.itemName}が${Math.abs(months)}か月${months < 0 ? '前' : '後'}の行もある`,
              words: copies.map(({dataId}) => dataId),
              rule,
            };
          }),
        ];
      }),
    judge: (one) => {
      const {draft, facts, reference, trial} = one;
      if (!draft.reference) {
        return judgeAdded(one);
      }
      const isOfLastMonth =
        !reference.result.error && !compareRuns(facts, reference).some(isMoney);
      return isOfLastMonth
        ? [
            ...judgeBroken(one, false),
            ...findingsOn(
              one,
              compareRuns(facts, trial).filter(
                (difference) => isMoney(difference) && difference.after,
              ),
            ),
          ]
        : [];
    },
  },
  {
    id: 'idle-dates',
    title: '見ていない日付',
    change:
      '表の年月と日付を、すべて10年前にする。すべて10年後にする。始まりと終わりがあれば、すべてを2か月前に終わらせる（プログラムが書き込む表は除く）',
    holds:
      '日付を見ているプログラムなら、10年前か10年後にしたときと、終わった後に、金額、書き込む内容、送る内容のどれかが変わる。どれも変わらなければ、日付を見ていない',
    isPolicy: true,
    rule: 'month',
    none: '年月や日付のある表を使って、書き込むか送るプログラムではありません',
    drafts: (facts) => {
      const written = writtenTables(facts);
      return facts.effects.length === 0
        ? []
        : facts.tables.flatMap((use): Change[] => {
            const items = timeItems(use);
            const used = items.filter(({itemKey}) => use.itemKeys.has(itemKey));
            const movedBy = (months: number) => ({
              company: withRecords(facts.company, use.name, (records) =>
                shifted(
                  records,
                  used.map(({itemKey}) => itemKey),
                  months,
                ),
              ),
            });
            return used.length === 0 || written.includes(use.name)
              ? []
              : [
                  {
                    ...movedBy(FAR),
                    rule: use.isCommon ? 'master' : undefined,
                    reference: movedBy(-FAR),
                    description: `「${use.name}」の${used
                      .map(({itemName}) => itemName)
                      .join('と')}が、すべて10年前でも、すべて10年後でも`,
                  },
                  ...ended(facts, use),
                ];
          });
    },
    judge: (one) => {
      const {differences, facts, reference, trial} = one;
      // Where everybody gets 0, nothing can change.
      const effect =
        facts.effects.find(({amount = 0}) => amount > 0) ??
        facts.effects.find(({amount}) => amount === undefined);
      const isSame =
        differences.length === 0 &&
        compareRuns(facts, trial).length === 0 &&
        [reference, trial].every(
          ({result}) =>
            !result.error && result.logs.length === facts.result.logs.length,
        );
      return isSame && effect ? [questionOn(effect, '（変わりません）')] : [];
    },
  },
  {
    id: 'many',
    title: '行が多い',
    change: `従業員ごとの表に、会社にいない人の行を${MANY}行入れる`,
    holds: 'いる人の金額と、いる人のデータへの書き込みは変わらない',
    rule: 'order',
    none: '従業員ごとの表を使って、書き込むか送るプログラムではありません',
    drafts: (facts) => {
      const isDue = facts.effects.length > 0;
      return facts.tables
        .filter(
          ({isCommon, records}) => isDue && !isCommon && records.length > 0,
        )
        .map((use): Change => {
          const copies = Array.from(
            {length: Math.ceil(MANY / use.records.length)},
            () => use.records,
          )
            .flat()
            .map((record, index) => ({
              ...record,
              dataId: `${record.dataId}-${index}`,
              values: {
                ...record.values,
                // Before all others when they are sorted, too.
                employeeId: `0000-${String(index).padStart(4, '0')}`,
              },
            }));
          return {
            company: withRecords(facts.company, use.name, (records) => [
              ...copies,
              ...records,
            ]),
            description: `「${use.name}」が${MANY}行多い`,
            isLarge: true,
          };
        });
    },
    judge: (one) =>
      judgeUntold(
        one,
        (difference) =>
          difference.kind !== 'request' &&
          difference.before !== undefined &&
          !isKept(difference),
      ),
  },
  {
    id: 'swapped',
    title: '期間が逆',
    change: '2つの日付か年月がある行の1つで、その2つを入れ替える',
    holds:
      '金額は変わらない。変わるなら、書く前に止まるか、従業員IDかデータIDをログに残す',
    rule: 'values',
    none: '日付か年月が2つある行を、読まないプログラムです',
    drafts: (facts) =>
      facts.tables.flatMap((use) => {
        const [first, second, third] = timeItems(use);
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
              .map((record): Change => ({
                company: withValues(facts.company, use, record.dataId, {
                  [first.itemKey]: record.values[second.itemKey] ?? null,
                  [second.itemKey]: record.values[first.itemKey] ?? null,
                }),
                description: `「${use.name}」の${nameOf(use, record)}の${first.itemName}と${second.itemName}が逆`,
                employeeIds: ownersOf(use, record),
                words: wordsOf(use, record),
                group: `swapped ${use.name}`,
              }));
      }),
    judge: (one) => judgeGuarded(one),
  },
  {
    // assumption: shiwake-balance
    id: 'journal',
    title: '仕訳の1行',
    change:
      '給与仕訳元データの1行の部門、従業員ID、補助科目を空に、勘定科目を知らないコードに、金額を負にする',
    holds: 'ほかの行の内容は変わらない。その行を除くなら、止まるかログに残す',
    rule: 'outside',
    none: '給与仕訳元データを読む場面ではありません',
    drafts: (facts) => {
      const {company, scenario} = facts;
      const {real} = company.shiwake;
      return scenario.trigger === '給与仕訳元データ連携' && real.length > 0
        ? JOURNAL.map(([key, value]): Change => {
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
              description: `${at + 1}行目の${key}が${value === null ? '空' : `「${value}」`}`,
            };
          })
        : [];
    },
    judge: (one) =>
      judgeSilent(
        one,
        'confirm',
        ({before, after}) => before !== undefined && after === undefined,
      ),
  },
];
