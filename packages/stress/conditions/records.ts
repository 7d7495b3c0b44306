/*
 * Records that are too many, missing, too early or too late.
 */
import {addDays} from '@combosite-functions/simulator';
import {
  addMonths,
  copyId,
  monthsLater,
  withAmounts,
  withRecords,
  withValue,
} from '../change';
import {
  CAPPED,
  IDLE,
  countingRecord,
  employeesOf,
  isOfPersons,
  isPrice,
  isSeveral,
  isUsed,
  keepsItself,
  nameRecord,
  paidFirst,
  personal,
  withoutNumbers,
  wordsOf,
} from '../facts';
import {
  isBirth,
  isEnd,
  isLasting,
  isStart,
  isSubject,
  monthItem,
  startItem,
  startMonthItem,
} from '../itemNames';
import {hasWritten} from '../outcome';
import {dayItem, earlierDays} from './dailyRecords';
import type {Item} from '../itemNames';
import type {Condition, ProgramFacts, TableUse, VariantDraft} from '../types';
import type {CustomDataRecord} from '@combosite-functions/simulator';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';

const NO_COMMON = '数値のある共通データを読まないプログラムです';

/** Why there is no record of an employee to change. */
function noPersonal({tables}: ProgramFacts): string {
  return tables.some(({isCommon}) => !isCommon)
    ? '読み取った従業員ごとのカスタムデータが、この実行では0件です'
    : '従業員ごとのカスタムデータを読まないプログラムです';
}

/** Why there is no record from which somebody's amount results. */
function noPaidRecord({paid, tables}: ProgramFacts): string {
  return paid.length > 0 && tables.some(({isCommon}) => !isCommon)
    ? '読み取ったカスタムデータに、0円より多い金額になった従業員のものがありません'
    : 'カスタムデータをもとに従業員の金額を更新しないプログラムです';
}

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
      ? noPersonal(facts)
      : found.flatMap(({use, record: anyRecord}) => {
          // Of somebody at the cap, a second record changes nothing.
          const numbers = facts.numbers.filter((one) => one.use === use);
          const felt = numbers
            .filter(({effect}) => effect === 'twice')
            .map((one) => one.record);
          const record = paidFirst(facts, felt) ?? anyRecord;
          // Where several are usual, one with other numbers may be meant.
          const several = isSeveral(use) || dayItem(facts, use) !== undefined;
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
                : use.isIdle && hasWritten(facts.result)
                  ? IDLE
                  : undefined,
          };
          const isDebatable = (): boolean => true;
          const differing = bothPlaces(facts, use, copy, {
            ...common,
            isDebatable: several ? isDebatable : undefined,
          });
          const [last, first] = differing;
          const dated = otherDated(facts, use, record, common);
          return several && first && last
            ? [
                ...dated,
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
            : [...differing, ...dated];
        });
  },
};

/**
 * The same record of a month earlier: one entered twice, if the day is no day of
 * its own. Records of a month are another condition's.
 */
function otherDated(
  facts: ProgramFacts,
  use: TableUse,
  record: CustomDataRecord,
  common: Omit<VariantDraft, 'company' | 'scenario'>,
): VariantDraft[] {
  const item = use.table.definition.itemList.find(
    (one) =>
      one.dataType === '日付' &&
      !isEnd(one) &&
      !isLasting(one) &&
      one !== dayItem(facts, use) &&
      typeof record.values[one.itemKey] === 'string' &&
      record.values[one.itemKey] !== '',
  );
  if (!item) {
    return [];
  }
  const {itemKey, itemName} = item;
  const date = monthsLater(String(record.values[itemKey]), -1);
  const copy = copyRecord(use, record, facts, {
    ...record.values,
    [itemKey]: date,
  });
  return bothPlaces(facts, use, copy, {
    ...common,
    description: `${common.description}で、${itemName}が違う（${date}）`,
    question: `「${itemName}」だけが違うデータです。二重の登録なら、1件だけを使うか、エラーにします。どちらも有効なら、このままで正しいです`,
  }).slice(0, 1);
}

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
            const {definitionName} = use.table.definition;
            const copy = copyRecord(use, record, facts);
            return bothPlaces(facts, use, copy, {
              description: `「${definitionName}」に、数値のほかは同じデータが2件`,
              expect: 'defect',
              employeeIds: 'all',
              words: [...wordsOf(use, record), copy.dataId],
              question: isPrice(facts, use)
                ? undefined
                : `「${definitionName}」は単価ではなく一覧のようです。同じ内容が2件あってよい一覧なら、このままで正しいです。二重の登録なら、どちらを使うかが決まりません`,
            });
          }),
        );
  },
};

/** Whether nobody's amount is a usual result of an empty list, as of no holiday. */
function mayGiveNobody(facts: ProgramFacts, use: TableUse): boolean {
  return (
    isOfPersons(facts, use) ||
    itemsOf(use, ({dataType}) => dataType === '日付').length > 0 ||
    facts.result.changes.amounts.some(({after}) => after === 0)
  );
}

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
      : found.map((use) => {
          const {definitionName} = use.table.definition;
          return {
            company: withRecords(facts.company, definitionName, () => []),
            scenario: facts.scenario,
            description: `「${definitionName}」が0件`,
            expect: 'emptied' as const,
            employeeIds: 'all' as const,
            words: [definitionName],
            mayBeZero: mayGiveNobody(facts, use),
            mayChangeData: usedNumbers(use) === 0,
            question: isPrice(facts, use)
              ? undefined
              : `「${definitionName}」は単価ではなく一覧のようです。休日や例外がない月のように、0件が正しいことがあるなら、このままで正しいです。登録の漏れなら、警告かエラーで知らせる必要があります`,
          };
        });
  },
};

const futureMaster: Condition = {
  id: 'future-master',
  title: '来月からのマスタ',
  rule: 'master',
  explanation:
    '来月から有効な新しい単価が、先に登録されています。今月の計算には使いません。',
  apply: (facts) => {
    const found = masters(facts)
      .filter((use) => isPrice(facts, use))
      .flatMap((use) => {
        const date = startItem(use);
        const [record] = use.records;
        return date && record ? [{use, date, record}] : [];
      });
    return found.length === 0
      ? '適用開始日のある共通データを読まないプログラムです'
      : found.flatMap(({use, date, record}) => {
          // Also after prices that are already there: a program may take the last.
          const isDay = date.dataType === '日付';
          const next = addMonths(facts.baseDate, 1);
          const start = [
            isDay ? `${next}/01` : next,
            ...use.table.records.flatMap(({values}) => {
              const known = values[date.itemKey];
              return typeof known !== 'string' || known === ''
                ? []
                : isDay
                  ? addDays(known, 1)
                  : addMonths(known, 1);
            }),
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
    const monthly = facts.tables.flatMap((use) => {
      const item = monthItem(use) ?? startMonthItem(use);
      const record = countingRecord(facts, use);
      return item && record ? [{use, item, record}] : [];
    });
    const found = monthly.filter(({use}) => keepsItself(facts, use) !== true);
    const days = earlierDays(facts);
    if (found.length + days.length === 0) {
      return monthly.length > 0
        ? 'プログラムが自分で登録する記録です。前の月の分も読むのが正しいデータです'
        : '対象年月や利用日のあるカスタムデータを読まないプログラムです';
    }
    return [
      ...found.map(({use, item, record}) => {
        const month = addMonths(String(record.values[item.itemKey]), -1);
        const copy = copyRecord(use, record, facts, {[item.itemKey]: month});
        const mayBeOwn = keepsItself(facts, use) === undefined;
        const isOfMonth = !mayBeOwn && isMonthOfRecord(facts, use, item);
        return {
          company: addRecord(facts, use, copy, 'first'),
          scenario: facts.scenario,
          description: `${nameRecord(use, record)}に、${item.itemName}が${month}のデータもある`,
          employeeIds: employeesOf(use, record),
          addedIds: [copy.dataId],
          ...(isOfMonth
            ? {expect: 'same' as const}
            : {
                expect: 'defect' as const,
                words: [...wordsOf(use, record), copy.dataId],
                mayChangeData: true,
                question: mayBeOwn
                  ? `「${use.table.definition.definitionName}」が、このプログラムの登録する記録なら、前の月の分も読むのが正しいです。ほかで登録するデータなら、対象の月のものだけを使います`
                  : `「${item.itemName}」が、いつからの値かを表すなら、新しい方の1件だけを使います。何月分のデータかを表すなら、その月のものだけを使います。どちらのデータも有効なら、このままで正しいです`,
              }),
        };
      }),
      ...days,
    ];
  },
};

/** Whether a month is the one that its record is about, not the first of many. */
function isMonthOfRecord(
  {baseDate}: ProgramFacts,
  {records}: TableUse,
  item: Item,
): boolean {
  const months = [-1, 0].map((count) => addMonths(baseDate, count));
  return (
    !isStart(item) &&
    (isSubject(item) ||
      records.every(({values}) =>
        months.includes(String(values[item.itemKey])),
      ))
  );
}

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
    // assumption: amount-stays
    '先月まで支給していた従業員のデータが、今月はありません。0円で更新しないと、先月の金額が残るおそれがあります。',
  apply: (facts) => {
    const found = paidRecords(facts);
    return found.length === 0
      ? noPaidRecord(facts)
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
    '給与計算の対象者に、カスタムデータが1件もない人がいます。支給の理由になるデータなら、その人だけを0円にします。欠勤のように、ないのが普通のデータなら、決まった金額にします。',
  apply: (facts) => {
    const found = paidRecords(facts);
    return found.length === 0
      ? noPaidRecord(facts)
      : found.map(({use, record, paid}) => {
          const {scenario, company} = facts;
          const {definitionName} = use.table.definition;
          return {
            company: withoutRecordsOf(facts, use, paid.employeeId),
            scenario,
            description: `${paid.employeeId}の「${definitionName}」がない`,
            expect: 'defect' as const,
            employeeIds: [paid.employeeId],
            words: wordsOf(use, record),
            mayBeZero: true,
            mayChangeData: true,
            alone: {
              company: withRecords(company, definitionName, () => []),
              scenario,
            },
            question: `データがないのが普通（欠勤がない人など）なら、この金額で正しいです。登録の漏れもありうるなら、従業員IDをlogger.warnで残すか、0円にします`,
          };
        });
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
      return targets ? noPersonal(facts) : '給与計算の対象者がいない実行です';
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
    readonly isKind: (item: Item) => boolean;
    /** Whether a date is of the other kind. */
    readonly isOther: (item: Item) => boolean;
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
        itemsOf(
          use,
          (item) =>
            // What is of a single day neither begins nor ends.
            item.dataType === '日付' && item !== dayItem(facts, use),
        ).map((item) => ({use, record, paid, item})),
      );
      const found = dates.filter(
        ({use, item}) =>
          isKind(item) ||
          // The name doesn't tell; it may decide if the program looks at it.
          (!isOther(item) && !isBirth(item) && isUsed(use, item.itemKey)),
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
      return found.map(({use, record, paid, item}) => {
        const {itemKey, itemName} = item;
        const day = dayOf(record.values[itemKey]);
        return {
          company: withValue(facts.company, use, record.dataId, itemKey, day),
          scenario: facts.scenario,
          description: `${paid.employeeId}の${itemName}が${day}${isKind(item) ? '' : `（項目名からは、${kind}かどうか分かりません）`}`,
          expect: 'policy' as const,
          employeeIds: [paid.employeeId],
          words: wordsOf(use, record),
          itemName,
          isUsual:
            days > 0
              ? String(record.values[itemKey] ?? '') > facts.baseDate
              : String(record.values[itemKey] ?? '9999') < facts.baseDate,
        };
      });
    },
  };
}

/** Conditions of records. */
export const recordConditions: readonly Condition[] = [
  // Who reads all months, takes the first of them, or finds two: that comes first.
  lastMonth,
  secondRecord,
  secondMaster,
  missingMaster,
  futureMaster,
  lostEntitlement,
  noRecord,
  otherEmployee,
  dated(
    {
      id: 'expired-record',
      title: '期限が切れたデータ',
      explanation:
        '支給の理由になるデータの期限が、基準日の前日で切れています。',
    },
    {kind: '期限', isKind: isEnd, isOther: isStart, days: -1},
  ),
  dated(
    {
      id: 'early-record',
      title: 'まだ始まっていないデータ',
      explanation: '支給の理由になるデータの日付が、基準日より後です。',
    },
    {kind: '始まりの日', isKind: isStart, isOther: isEnd, days: 10},
  ),
];
