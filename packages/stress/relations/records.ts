/*
 * Rows of tables: their order, their number, those of other months.
 */
import {
  addMonths,
  havingRows,
  monthNumber,
  monthsLater,
  rowWith,
  withAll,
  withEach,
  withPayroll,
  withValues,
  withoutOwn,
} from '../change';
import {
  DELETED,
  amountOf,
  compareRuns,
  effectsOf,
  isKept,
  leftOnlyBy,
  nameRecord,
  paidOf,
  isMoney,
} from '../effects';
import {
  isActive,
  timeItems,
  touching,
  usedTimes,
  writtenTables,
} from '../facts';
import {
  SILENT,
  findingsOn,
  judgeBroken,
  judgeGuarded,
  judgeSame,
  judgeSilent,
  judgeTwin,
  judgeUntold,
  sameQuestion,
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
import type {RuleId} from '../rules';
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
      ...withPayroll(
        scenario,
        ({employeeIdList: ids}) => ids && {employeeIdList: [...ids].reverse()},
      ),
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

/**
 * What another row of the same person, or key, and time may hold: what somebody's
 * does who gets another amount, or else larger numbers.
 */
function otherRow(
  facts: Facts,
  use: TableUse,
  record: CustomDataRecord,
): CustomDataRecord {
  const amount = ({values}: CustomDataRecord) =>
    amountOf(facts, String(values.employeeId))?.amount;
  const other = use.isCommon
    ? undefined
    : use.table.records.find((one) => amount(one) !== amount(record));
  const kept = ['employeeId', ...timeItems(use).map(({itemKey}) => itemKey)];
  return other
    ? copyOf(record, (value, key) =>
        kept.includes(key) ? value : (other.values[key] ?? null),
      )
    : raised(record);
}

/** A copy of a record, each of whose values can be another. */
function copyOf(...[record, change]: Parameters<typeof withEach>) {
  return {...withEach(record, change), dataId: `${record.dataId}-2`};
}

/** An added row adds what is done of it; what was done stays. */
function judgeAdded(one: Case): Finding[] {
  const differences = one.differences.filter(
    (difference) => isMoney(difference) || difference.before !== undefined,
  );
  return judgeGuarded({...one, differences});
}

/** A copy with all numbers larger by 1. */
function raised(record: CustomDataRecord): CustomDataRecord {
  return copyOf(record, (value) =>
    typeof value === 'number' ? value + 1 : value,
  );
}

function nameOf(
  {isCommon}: TableUse,
  {dataId, values}: CustomDataRecord,
): string {
  return isCommon ? `データID ${dataId}` : String(values.employeeId);
}

/** The rule that a change of a table is about, if it isn't the relation's. */
function masterRule({isCommon}: TableUse): RuleId | undefined {
  return isCommon ? 'master' : undefined;
}

/** Amounts of last month for all who get something, so that they could stay. */
function withLastMonth({company, effects, baseDate}: Facts) {
  const amounts = paidOf(effects).map(
    ({employeeId = '', subject: kyuyoKomokuName, amount = 0}) => {
      const startDate = addDays(baseDate, -31);
      return {employeeId, kyuyoKomokuName, startDate, amount};
    },
  );
  return {...company, amounts: [...company.amounts, ...amounts]};
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
  use: TableUse,
  key: string,
  months: number,
): Partial<Base> | undefined {
  const month =
    payroll && monthNumber(monthsLater(payroll.shoriNengetsu, months));
  const isOf = ({values}: CustomDataRecord): boolean =>
    Boolean(values[key]) && monthNumber(String(values[key])) === month;
  return use.table.records.some(isOf)
    ? havingRows({company}, use, (all) => all.filter((one) => !isOf(one)))
    : undefined;
}

const valuesOf = ({values}: CustomDataRecord): string => JSON.stringify(values);

/** The rows of a table that the program deletes, and those that stay. */
function rowsAfter({effects, result}: Facts, {name, table}: TableUse) {
  const deleted = table.records.filter(({dataId}) =>
    effects.some(
      ({subject, value}) =>
        value === DELETED && subject === nameRecord(name, dataId),
    ),
  );
  const left = result.company.customData
    .filter(({definition}) => definition.definitionName === name)
    .flatMap(({records}) => records);
  return {deleted, left};
}

/** What is deleted as double, with another value of an item: then it is none. */
function unlike(facts: Facts): Change[] {
  const {company, tables} = facts;
  return tables.flatMap((use) => {
    const {definition, records} = use.table;
    const {deleted, left} = rowsAfter(facts, use);
    const kept = left.map(valuesOf);
    const record = deleted.find((one) => kept.includes(valuesOf(one)));
    if (record === undefined) {
      return [];
    }
    return definition.itemList.flatMap(({itemKey, itemName}) => {
      const own = record.values[itemKey];
      const others = records.map(({values}) => values[itemKey] ?? null);
      const [other] = [...others, typeof own === 'number' ? own + 1 : null]
        .map((value) => rowWith(record, {[itemKey]: value}))
        .filter((one) => !records.map(valuesOf).includes(valuesOf(one)));
      return other
        ? {
            company: withValues(company, use, record.dataId, other.values),
            description: `「${use.name}」で削除するデータID ${record.dataId}の${itemName}が「${String(other.values[itemKey])}」`,
          }
        : [];
    });
  });
}

/** No fewer are deleted, and nothing is said. */
function judgeUnlike({facts, lines, trial}: Case): Finding[] {
  const [usual = [], now = []] = [facts, trial].map((one) =>
    effectsOf(one).filter(({value}) => value === DELETED),
  );
  return trial.result.error || lines.length > 0 || now.length < usual.length
    ? []
    : now.slice(0, 1).map((one) => sameQuestion(one));
}

const NO_MONTH = '年月か日付が1つある表を、読まないプログラムです';

/** The tables with one month or day in a row, and that. */
function ofMonths({tables}: Facts) {
  return tables.flatMap((use) => {
    const [item, other] = timeItems(use);
    return item && !other ? [{use, item}] : [];
  });
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
  const monthFrom = (months: number): string =>
    `${addMonths(baseDate.replaceAll('/', gap), months)}${day && `${gap}01`}`;
  const end = monthFrom(-2);
  const isBefore = (
    {values}: CustomDataRecord,
    day: CustomDataValue | undefined,
  ): boolean => String(values[from.itemKey] ?? '') <= String(day ?? LAST);
  return records.every((one) => isBefore(one, one.values[to.itemKey]))
    ? [
        {
          ...havingRows({company}, use, (all) =>
            all
              .filter((one) => isBefore(one, end))
              .map((one) => rowWith(one, {[to.itemKey]: end})),
          ),
          description: `「${use.name}」の${to.itemName}が、すべて${end}`,
          // To whom it was open until now.
          employeeIds: records.flatMap((one) =>
            isBefore(one, end) &&
            String(one.values[to.itemKey] ?? LAST) >= monthFrom(0)
              ? String(one.values.employeeId)
              : [],
          ),
        },
      ]
    : [];
}

/** Whether a program writes a table, and doesn't only delete rows by their dates. */
function isKeptUp(facts: Facts, use: TableUse): boolean {
  const {deleted, left} = rowsAfter(facts, use);
  const ids = left.map(({values}) => values.employeeId);
  return (
    writtenTables(facts).includes(use.name) &&
    // Who deletes by comparing rows, leaves one of each employee.
    (usedTimes(use).length === 0 ||
      deleted.every(({values}) => ids.includes(values.employeeId ?? '')))
  );
}

/** Of how many rows of a table each date becomes the base date. */
const BORDERING = 3;

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
    applies: isActive,
    drafts: (facts) => [
      {
        ...reversed(facts),
        description: 'カスタムデータと仕訳の行が、逆の順に並ぶ',
      },
      // Answers that fail would meet somebody else.
      ...(facts.result.httpCalls.every(({status}) => (status ?? 500) < 400)
        ? [
            {
              ...peopleReversed(facts),
              description: '対象者と、サービスが返すデータが、逆の順に並ぶ',
            },
          ]
        : []),
    ],
    judge: (one) => judgeSame(one),
  },
  {
    id: 'doubled',
    title: '同じ行が2つ',
    change:
      '表の1行の従業員かキーで、もう1行を登録する。前にも後にも並べ、日付は同じ、ほかはほかの従業員の行と同じか、数値を1だけ変える。同じ内容の行を削除するプログラムでは、削除する行の項目の1つを変える',
    holds:
      '2行の順番で金額が変わることはない。1人に1行の表で、1行のときと変わるなら、書く前に止まるか、従業員IDかデータIDをログに残す。内容の違う行は削除しない',
    rule: 'values',
    none: 'カスタムデータを読まないプログラムです',
    drafts: (facts) => [
      ...facts.tables.flatMap((use) =>
        use.records.slice(0, 3).map((record): Change => {
          // Where there are several anyway, only their order may not matter.
          const isOne = use.isCommon || !isSeveral(use);
          const copy = isOne ? otherRow(facts, use, record) : raised(record);
          const as = (both: readonly CustomDataRecord[]) =>
            havingRows(facts, use, (records) =>
              records.flatMap((one) => (one === record ? both : one)),
            );
          return {
            ...as([record, copy]),
            twin: as([copy, record]),
            description: `「${use.name}」の${nameOf(use, record)}の行が2つ`,
            ...touching(use, record, copy.dataId),
            rule: isOne ? masterRule(use) : 'order',
            group: `doubled ${use.name}`,
            asks: isOne,
          };
        }),
      ),
      ...unlike(facts),
    ],
    judge: (one) =>
      one.draft.twin
        ? [...judgeTwin(one), ...(one.draft.asks ? judgeAdded(one) : [])]
        : judgeUnlike(one),
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
            .map((use) => ({
              ...havingRows({company}, use, (all) => withoutOwn(all, id)),
              description: `「${use.name}」に、${id}の行がない`,
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
        one.differences.filter(
          ({kind, before, after}) => kind === 'amount' && before && !after,
        ),
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
          const without = (
            rows: readonly CustomDataRecord[],
            group?: string,
          ): Change => {
            const ids = rows.map(({dataId}) => dataId);
            return {
              ...havingRows(facts, use, (all) =>
                all.filter((one) => !rows.includes(one)),
              ),
              description: `「${use.name}」に、${ids[1] ? '' : `データID ${ids[0] ?? ''}の`}行がない`,
              words: [...ids, use.name],
              group,
            };
          };
          // Of several that differ in time and numbers, another one holds.
          const only = records.filter((one) => isOnly(one, records, times));
          return [
            ...(records.length > 1 ? only.slice(0, 4) : []).map((one) =>
              without([one], `no-row ${use.name}`),
            ),
            without(records),
          ];
        }),
    // A program that keeps the table may well put in what it lacks.
    judge: (one) =>
      judgeGuarded({
        ...one,
        differences:
          leftOnlyBy(one.reference, one.trial).length > 0
            ? one.differences
            : one.differences.filter(({kind}) => kind !== 'record'),
      }),
  },
  {
    id: 'other-months',
    title: 'ほかの月の行',
    change:
      '年月か日付が1つある表に、すべての行の写しを、今月より前と後の年月でも入れる（数値は1だけ違う）',
    holds: '今月の金額は変わらない',
    rule: 'month',
    none: NO_MONTH,
    drafts: (facts) =>
      ofMonths(facts).flatMap(({use, item: {itemKey, itemName}}) => {
        const {records} = use.table;
        return distances(facts, records, itemKey).map((months): Change => {
          const copies = shifted(records, [itemKey], months).map(raised);
          return {
            ...havingRows(facts, use, (own) => [...copies, ...own]),
            description: `「${use.name}」に、${itemName}が${Math.abs(months)}か月${months < 0 ? '前' : '後'}の行もある`,
            words: copies.map(({dataId}) => dataId),
            rule: masterRule(use),
          };
        });
      }),
    judge: judgeAdded,
  },
  {
    id: 'last-month',
    title: '先月の行',
    change: '年月か日付が1つある表から、今月の行を除く。先月の行を除く',
    holds: '今月の行より先月の行で変わるなら、どの月を使うかを会社が決めている',
    isPolicy: true,
    rule: 'month',
    none: NO_MONTH,
    drafts: (facts) =>
      ofMonths(facts).flatMap(({use, item: {itemKey}}): Change | [] => {
        const [now, before] = [0, -1].map((months) =>
          withoutMonth(facts, use, itemKey, months),
        );
        return now && before
          ? {
              ...before,
              reference: now,
              description: `「${use.name}」の先月の行を除く（今月の行を除いても変わらない）`,
            }
          : [];
      }),
    judge: (one) => {
      const {facts, reference, trial} = one;
      return reference.result.error ||
        compareRuns(facts, reference).some(isMoney)
        ? []
        : [
            ...judgeBroken(one, false),
            ...findingsOn(
              one,
              compareRuns(facts, trial).filter(
                (difference) => isMoney(difference) && difference.after,
              ),
            ),
          ];
    },
  },
  {
    id: 'idle-dates',
    title: '見ていない日付',
    change:
      '表の年月と日付を、すべて10年前にする。すべて10年後にする。始まりと終わりがあれば、すべてを2か月前に終わらせる（プログラムが行を登録か更新する表と、行を削除しても同じ従業員の行が残る表は除く）',
    holds:
      '日付を見ているプログラムなら、10年前か10年後にしたときと、終わった後に、金額、書き込む内容、送る内容のどれかが変わる',
    rule: 'month',
    none: '年月や日付のある表を使って、書き込むか送るプログラムではありません',
    applies: isActive,
    drafts: (facts) =>
      facts.tables.flatMap((use): Change[] => {
        const used = timeItems(use);
        const keys = used.map(({itemKey}) => itemKey);
        const names = used.map(({itemName}) => itemName);
        const movedBy = (months: number) =>
          havingRows(facts, use, (all) => shifted(all, keys, months));
        return used.length === 0 || isKeptUp(facts, use)
          ? []
          : [
              {
                ...movedBy(FAR),
                rule: masterRule(use),
                reference: movedBy(-FAR),
                description: `「${use.name}」の${names.join('と')}が、すべて10年前でも、すべて10年後でも`,
              },
              ...ended(facts, use),
            ];
      }),
    judge: (one) => {
      const {differences, draft, facts, reference, trial} = one;
      // Where everybody gets 0, nothing can change.
      const effect =
        facts.effects.find(({amount = 0}) => amount > 0) ??
        facts.effects.find(({amount}) => amount === undefined);
      // Of whose periods have ended, each gets another amount.
      const same =
        draft.reference || trial.result.error
          ? undefined
          : paidOf(facts.effects).find(
              ({employeeId = '', amount}) =>
                draft.employeeIds.includes(employeeId) &&
                amountOf(trial, employeeId)?.amount === amount,
            );
      const isSame =
        differences.length === 0 &&
        compareRuns(facts, trial).length === 0 &&
        [reference, trial].every(
          ({result}) =>
            !result.error && result.logs.length === facts.result.logs.length,
        );
      const found = same ?? (isSame ? effect : undefined);
      return found ? [sameQuestion(found)] : [];
    },
  },
  {
    id: 'boundary',
    title: '境目の日',
    change:
      '日付か年月の1つを、基準日と同じにする。その行を除いたときと、日付を1か月前（基準日より後なら1か月後）にしたときに比べる',
    holds:
      '始まりか終わりが基準日と同じ行も使う。使わないなら、会社が決めている',
    isPolicy: true,
    rule: 'month',
    remedy:
      '始まりの日は「<=」、終わりの日は「>=」で基準日と比べ、その日を含めます。',
    none: '年月や日付のある表を使うプログラムではありません',
    applies: isActive,
    drafts: (facts) =>
      facts.tables.flatMap((use) =>
        usedTimes(use).flatMap(({itemKey, itemName}) =>
          use.records.slice(0, BORDERING).flatMap((record): Change | [] => {
            const usual = record.values[itemKey] || null;
            const [form] = use.table.records.flatMap(
              ({values}) => values[itemKey] || [],
            );
            const border = facts.baseDate
              .replaceAll('/', String(form)[4] ?? '/')
              .slice(0, String(form).length);
            const isBefore = usual !== null && String(usual) <= border;
            const having = (value: CustomDataValue) => ({
              company: withValues(facts.company, use, record.dataId, {
                [itemKey]: value,
              }),
            });
            // What happened on one day is of that month: common rows hold for long.
            return usual === border && !use.isCommon
              ? []
              : {
                  ...having(border),
                  // What is open ends later.
                  twin: having(monthsLater(usual ?? border, isBefore ? -1 : 1)),
                  reference: havingRows(facts, use, (all) =>
                    all.filter((one) => one !== record),
                  ),
                  description: `「${use.name}」の${nameOf(use, record)}の${itemName}が${border}`,
                };
          }),
        ),
      ),
    judge: (one) =>
      one.twin && one.differences.length === 0
        ? findingsOn(
            one,
            compareRuns(one.twin, one.trial).filter(isMoney),
            '（行を除いたときと同じ）',
          )
        : [],
  },
  {
    id: 'many',
    title: '行が多い',
    change: `会社に、給与計算の対象者ではない従業員が${MANY}人いて、従業員ごとの表にその人の行もある`,
    holds: 'ほかの人の金額と、ほかの人のデータへの書き込みは変わらない',
    rule: 'order',
    none: '従業員ごとの表を使って、書き込むか送るプログラムではありません',
    applies: isActive,
    drafts: (facts) =>
      facts.tables
        .filter(({isCommon, records}) => !isCommon && records.length > 0)
        .map((use): Change => {
          const times = Math.ceil(MANY / use.records.length);
          const copies = Array.from({length: times}, () => use.records)
            .flat()
            .map((record, index) => ({
              // Before all others when they are sorted, too.
              ...rowWith(record, {
                employeeId: `0000-${String(index).padStart(4, '0')}`,
              }),
              dataId: `${record.dataId}-${index}`,
            }));
          const {employees} = facts.company;
          const others = copies.flatMap(({values}) =>
            withAll(employees.slice(0, 1), {
              employeeId: String(values.employeeId),
            }),
          );
          const company = {
            ...facts.company,
            employees: [...employees, ...others],
          };
          return {
            ...havingRows({company}, use, (records) => [...copies, ...records]),
            description: `「${use.name}」が${MANY}行多い`,
            isLarge: true,
          };
        }),
    judge: (one) =>
      judgeUntold(
        one,
        one.differences.filter(
          (difference) =>
            difference.kind !== 'request' &&
            // What is told of all together may well be more.
            difference.employeeId !== undefined &&
            difference.before !== undefined &&
            !isKept(difference),
        ),
      ),
  },
  {
    id: 'swapped',
    title: '期間が逆',
    change: '2つの日付か年月がある行の1つで、その2つを入れ替える',
    holds:
      '金額は変わらないか、書く前に止まるか、従業員IDかデータIDをログに残す',
    rule: 'values',
    none: '日付か年月が2つある行を、読まないプログラムです',
    drafts: (facts) =>
      facts.tables.flatMap((use) => {
        const [first, second, third] = timeItems(use);
        return !first || !second || third
          ? []
          : use.records
              .flatMap((record): Change | [] => {
                const from = record.values[first.itemKey];
                const to = record.values[second.itemKey];
                return !from || !to || from === to
                  ? []
                  : {
                      company: withValues(facts.company, use, record.dataId, {
                        [first.itemKey]: to,
                        [second.itemKey]: from,
                      }),
                      description: `「${use.name}」の${nameOf(use, record)}の${first.itemName}と${second.itemName}が逆`,
                      ...touching(use, record),
                      group: `swapped ${use.name}`,
                    };
              })
              .slice(0, 3);
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
    applies: ({company: {shiwake}, scenario: {trigger}}) =>
      trigger === '給与仕訳元データ連携' && shiwake.real.length > 0,
    drafts: ({company}) =>
      JOURNAL.map(([key, value]): Change => {
        const {real} = company.shiwake;
        const at = real.findIndex((row) => {
          const old: unknown = Reflect.get(row, key);
          return old !== null && old !== value;
        });
        const other = real.map((row, index) =>
          index === at ? {...row, [key]: value} : row,
        );
        return {
          company: {...company, shiwake: {...company.shiwake, real: other}},
          description: `${at + 1}行目の${key}が${value === null ? '空' : `「${value}」`}`,
        };
      }),
    judge: (one) =>
      judgeSilent(one, 'confirm', ({before, after}) => !!before && !after),
  },
];
