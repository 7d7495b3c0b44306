/*
 * Any one cell of a table is another: no money changes, or the program stops
 * before it writes, or names whose it is.
 */
import {RequiredKubun, nodesOf} from '@combosite-functions/simulator';
import {compareRuns, paidOf, isMoney} from '../effects';
import {FACTOR, havingRows, rowWith, withValues} from '../change';
import {answersOf} from './outside';
import {reversed} from './records';
import {isTime, timeItems, touching, usedItems} from '../facts';
import {
  SILENT,
  findingsOn,
  isLoss,
  isTold,
  judgeBroken,
  judgeGuarded,
  judgeTwin,
  question,
  sameQuestion,
} from '../judging';
import type {Difference, Change, Facts, Relation, TableUse} from '../types';
import type {
  CustomDataRecord,
  DefinitionItem,
} from '@combosite-functions/simulator';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/** A cell, and all that decides what it can become. */
interface Cell {
  readonly facts: Facts;
  readonly use: TableUse;
  readonly item: DefinitionItem;
  readonly value: CustomDataValue;
  /** Whether the program reads it; else it only chooses rows by it. */
  readonly isRead: boolean;
  /** A number that the program reads. */
  readonly size: number | undefined;
}

interface Kind
  extends
    Pick<Relation, 'id' | 'title' | 'change' | 'isPolicy'>,
    Partial<Pick<Relation, 'holds'>> {
  /** The other value; `undefined` if the cell can have none. */
  readonly other: (cell: Cell) => CustomDataValue | undefined;
}

/** An amount so many times the usual one is held back by no limit of the program's. */
const MOST = 5;

const OR_TELLS = '書く前に止まるか、従業員IDかデータIDをログに残す';

/** Whether the definition allows no such value, so that no rule can want it. */
function isRefused(
  {requiredKubun, dataType}: DefinitionItem,
  other: CustomDataValue,
): boolean {
  return (
    (dataType === '数値' && typeof other === 'string') ||
    (other === null &&
      requiredKubun === RequiredKubun.Hissu &&
      ['数値', '日付'].includes(dataType))
  );
}

const WIDE = (text: string): string =>
  text.replace(/[!-~]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) + 0xfee0),
  );

/** Whether all values of an item are IDs of employees. */
function isPerson({facts, use, item}: Cell): boolean {
  const ids = facts.company.employees.map(({employeeId}) => employeeId);
  return use.table.records.every(({values}) => {
    const value = values[item.itemKey];
    return typeof value === 'string' && ids.includes(value);
  });
}

/** Nothing, where anything stands; an empty truth value is none. */
function emptied(cell: Cell): null | undefined {
  const {value} = cell;
  return value === null || typeof value === 'boolean' || isPerson(cell)
    ? undefined
    : null;
}

const KINDS: readonly Kind[] = [
  {
    // assumption: query-null-range
    id: 'empty',
    title: '値が空',
    change:
      'プログラムが値を使う項目の1つを空にする（空でもよい日付が空で金額が増えるのは、期間が続くとみなす）',
    other: (cell) => (cell.isRead ? emptied(cell) : undefined),
  },
  {
    id: 'text',
    title: '値が文字',
    change:
      '数値、コードの1つを、ほかの文字にする。年月の1つを「2025-4」の形にする',
    other: (cell) => {
      const {facts, item, value} = cell;
      if (value === null || !cell.isRead || isPerson(cell)) {
        return undefined;
      }
      if (item.dataType === 'カスタム選択肢') {
        const used = new Set(
          facts.company.customData.flatMap(({records}) =>
            records.flatMap(({values}) => Object.values(values)),
          ),
        );
        return facts.company.selectOptionMasters
          .find(({masterName}) => masterName === item.customSelectOptionName)
          ?.options.find((option) => !used.has(option));
      }
      return item.dataType !== '数値' && item.dataType !== '文字列'
        ? undefined
        : isTime(value) && value.length === '2025/04'.length
          ? value.replace(/\D0?/, (gap) => (gap.startsWith('/') ? '-' : '/'))
          : '未定';
    },
  },
  {
    // assumption: save-amount-refuses-negative
    // assumption: save-amount-whole-yen
    id: 'negative',
    title: '値が負',
    change: '正の数値の1つを、負にする',
    other: ({size}) => (size !== undefined && size > 0 ? -size : undefined),
  },
  {
    id: 'part',
    title: '値が小数',
    change: '整数だけがある項目の1つに、0.5を足す',
    // Whether halves can be, the company knows.
    isPolicy: true,
    other: ({use, item, size}) =>
      use.table.records.every(({values}) =>
        Number.isInteger(values[item.itemKey] ?? 0),
      ) && size !== undefined
        ? size + 0.5
        : undefined,
  },
  {
    id: 'huge',
    title: '値が30倍',
    change: `数値の1つを、${FACTOR}倍にする`,
    holds: `誰の金額も${MOST}倍より多くならず、送る内容は変わらないか、${OR_TELLS}`,
    // How much is too much, the company knows.
    isPolicy: true,
    other: ({size}) => (size ? size * FACTOR : undefined),
  },
  {
    id: 'id',
    title: '読めない従業員IDとコード',
    // Whether a row of nobody has to be told, nothing in the program says.
    isPolicy: true,
    change:
      '従業員IDかコードの1つから、先頭の0を除く（表計算ソフトで起きる）。0で始まらない従業員IDは、全角にする。行を選ぶためだけに使う項目の1つを、空にする',
    other: (cell) => {
      const text = String(cell.value ?? '');
      return /^0+\d+$/.test(text) && typeof cell.value === 'string'
        ? text.replace(/^0+/, '')
        : isPerson(cell) && WIDE(text) !== text
          ? WIDE(text)
          : cell.isRead
            ? undefined
            : emptied(cell);
    },
  },
];

/** How many records of one item are tried until one has an effect. */
const TRIED = 3;

function draftsOf({id, other}: Kind, facts: Facts): Change[] {
  return facts.tables.flatMap((use) => {
    const last = lastWritten(facts, use);
    return usedItems(use).flatMap((item) =>
      use.records
        .flatMap((record): Change | [] => {
          const value = record.values[item.itemKey] ?? null;
          const isRead = use.valueKeys.has(item.itemKey);
          const size = typeof value === 'number' && isRead ? value : undefined;
          const changed = other({facts, use, item, value, isRead, size});
          if (changed === undefined) {
            return [];
          }
          const {dataId} = record;
          const where = use.isCommon
            ? `${use.name}（データID ${dataId}）`
            : String(record.values.employeeId);
          const words = typeof changed === 'string' ? [changed] : [];
          return {
            company: withValues(facts.company, use, dataId, {
              [item.itemKey]: changed,
            }),
            description: `${where}の${item.itemName}が${changed === null ? '空' : `「${changed}」`}`,
            ...touching(use, record, ...words),
            group:
              record === last ? undefined : `${id} ${use.name} ${item.itemKey}`,
            // What is only chosen by it, no program gets to see.
            isRefused: isRead && isRefused(item, changed),
            isOpenEnd:
              changed === null &&
              timeItems(use).includes(item) &&
              item.requiredKubun !== RequiredKubun.Hissu,
          };
        })
        .filter(({group}, index) => group === undefined || index < TRIED),
    );
  });
}

/** A record of the person who is written last, if others are written before. */
function lastWritten(
  {effects, result: {observations}}: Facts,
  {records}: TableUse,
): CustomDataRecord | undefined {
  const {amountsWrites, customDataWrites} = observations;
  const ids = effects.flatMap(({employeeId, amount}) =>
    amount === 0 ? [] : (employeeId ?? []),
  );
  return amountsWrites.length + customDataWrites.length > 1
    ? [...records]
        .reverse()
        .find(({values}) => ids.includes(String(values.employeeId)))
    : undefined;
}

/** How often the numbers of an item change places, and how many others follow. */
const PLACES = 2;
const VALUES = 6;

/** How fine numbers are: 10 with one decimal, 100 with two. */
function finenessOf(numbers: readonly number[]): number {
  const decimals = numbers.map((one) => `${one}`.split('.')[1]?.length ?? 0);
  return 10 ** Math.max(0, ...decimals);
}

/**
 * Another number, no larger than the usual one. Of whole ones it is rounder, so that
 * products are whole; of others as fine as they are.
 */
function otherNumber(usual: number, index: number, fineness: number): number {
  const size = Math.abs(usual);
  const whole = size >= 1000 ? 0.01 : size >= 100 ? 0.1 : 1;
  const parts = fineness > 1 ? fineness : whole;
  const share = (((index * 7) % 10) + 2) / 12;
  return Math.max(1, Math.round(usual * share * parts)) / parts;
}

/** The numbers of one item in some rows, as another draft has them. */
function otherNumbers(
  usual: readonly number[],
  draft: number,
  isSorting: boolean,
): number[] {
  // What is alike stays so, and nothing else becomes it.
  const sizes = [...new Set(usual)].sort((a, b) => a - b);
  const fineness = finenessOf(usual);
  return usual.map((own, index) => {
    if (draft < PLACES) {
      const step = draft === 0 ? 1 : sizes.length - 1;
      return sizes[(sizes.indexOf(own) + step) % sizes.length] ?? own;
    }
    const other = otherNumber(own, draft - PLACES + index, fineness);
    // Of two lengths, which only sorting as texts mixes up.
    const short = isSorting && index % 2 === 1 ? Math.ceil(other / 10) : other;
    // The last ones aren't round.
    return draft === PLACES + VALUES - 1 && short >= 1000 ? short + 5 : short;
  });
}

/** A program whose sorting without a comparison puts numbers by their size. */
function sortingBySize(source: string): string {
  return nodesOf(source)
    .flatMap((node) =>
      node.type === 'CallExpression' &&
      node.arguments.length === 0 &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      ['sort', 'toSorted'].includes(node.callee.property.name)
        ? [node.end - 1]
        : [],
    )
    .sort((a, b) => b - a)
    .reduce(
      (text, end) =>
        `${text.slice(0, end)}${'(a, b) => typeof a === "number" && typeof b === "number" ? a - b : `${a}` < `${b}` ? -1 : +(`${a}` > `${b}`)'}${text.slice(end)}`,
      source,
    );
}

const fraction: Relation = {
  id: 'fraction',
  title: 'ほかの数値',
  change:
    '数値の項目の1つを、①行の間で入れ替える（1人に何行もあれば、並び順も逆にする）。②すべての行でいつもより小さくする（応答の数値も）。③小数を切り捨てる',
  holds:
    '金額が変わる人は、更新するか、従業員IDをログに残す。①行の順番だけでは、金額は変わらない（並べるなら、数値の大きさの順）。③金額か送る内容が変わる。小数を掛けても、正しい円になる（100×1.15は114.99…なので、切り捨てると1円少ない）',
  rule: 'rounding',
  none: 'カスタムデータや応答の数値を使わないプログラムです',
  drafts: (facts) => {
    const source = sortingBySize(facts.source);
    const isSorting = source !== facts.source;
    const answers = Array.from({length: VALUES}, (_, draft) =>
      answersOf(facts, (usual) =>
        otherNumber(usual, draft, finenessOf([usual])),
      ),
    ).flat();
    const rows = facts.tables.flatMap((use) =>
      usedItems(use).flatMap(({itemKey, itemName}) => {
        const usual = use.table.records
          .map(({values}) => values[itemKey])
          .filter((value) => typeof value === 'number');
        const having = (numbers: number[]) =>
          havingRows(facts, use, (records) =>
            records.map((record) =>
              typeof record.values[itemKey] === 'number'
                ? rowWith(record, {[itemKey]: numbers.shift() ?? null})
                : record,
            ),
          );
        const where = `「${use.name}」の${itemName}`;
        const ids = use.records.map(({values}) => values.employeeId);
        const isSeveral = !use.isCommon && new Set(ids).size < ids.length;
        const others = Array.from(
          {length: usual.length === 0 ? 0 : PLACES + VALUES},
          (_, draft): Change => {
            const other = having(otherNumbers(usual, draft, isSorting));
            return {
              ...other,
              reference: isSorting ? {...other, source} : undefined,
              ...(isSeveral &&
                draft < PLACES && {twin: reversed({...facts, ...other})}),
              description: `${where}がほかの数値`,
            };
          },
        );
        const whole: Change = {
          ...having(usual.map(Math.floor)),
          reference: having(
            usual.map((one) => (Number.isInteger(one) ? one : one + 1)),
          ),
          description: `${where}の小数をすべて切り捨てる`,
          ...(!use.isCommon && {
            employeeIds: use.table.records.flatMap(({values}) =>
              Number.isInteger(values[itemKey] ?? 0)
                ? []
                : String(values.employeeId),
            ),
          }),
          asks: true,
        };
        return usual.every(Number.isInteger) ? others : [...others, whole];
      }),
    );
    return [...rows, ...answers];
  },
  judge: (one) => {
    const {amountsWrites, shortNumber} = one.trial.result.observations;
    const [paid] = one.facts.effects.filter(({amount = 0}) => amount > 0);
    if (one.draft.asks) {
      const {differences, draft, facts} = one;
      // A number that only chooses the amount of some isn't paid for itself.
      const isPaidFor = paidOf(facts.effects).every(
        ({employeeId = ''}) =>
          !draft.employeeIds.includes(employeeId) ||
          differences.some(
            (difference) => difference.employeeId === employeeId,
          ),
      );
      return isPaidFor &&
        differences.length > 0 &&
        paid &&
        compareRuns(one.facts, one.trial).length === 0 &&
        !one.reference.result.error
        ? [sameQuestion(paid, '（小数の分は払いません）')]
        : [];
    }
    const sorted = one.draft.reference ? one.differences.filter(isMoney) : [];
    const kept = compareRuns(one.facts, one.trial).filter(
      (difference) =>
        isMoney(difference) &&
        (difference.before?.amount ?? 0) > 0 &&
        !difference.after,
    );
    return [
      ...judgeTwin(one, 'order'),
      ...judgeBroken(one),
      ...findingsOn(one, isTold(one) ? [] : kept, SILENT, 'confirm', 'zero'),
      ...(shortNumber === null
        ? []
        : [
            question(
              // Of a half, it is the other way round.
              `${shortNumber}を整数にして、1${shortNumber > Math.round(shortNumber * 2) / 2 ? '多い' : '少ない'}値とします`,
              amountsWrites[0]?.line,
            ),
          ]),
      ...findingsOn(
        one,
        sorted,
        '（左は、数値を大きさの順に並べたとき）',
        'violation',
        'order',
      ),
    ];
  },
};

export const cellRelations: readonly Relation[] = [
  ...KINDS.map((kind): Relation => ({
    holds: `誰の金額も送る内容も変わらないか、${OR_TELLS}`,
    ...kind,
    none: 'そのような値を、カスタムデータから読まないプログラムです',
    rule: 'values',
    drafts: (facts) => draftsOf(kind, facts),
    judge: (one) => {
      const verdict = one.draft.isRefused ? 'violation' : 'confirm';
      const differences = one.differences.filter(
        (difference) =>
          (kind.id !== 'huge' || isUncapped(difference)) &&
          (!one.draft.isOpenEnd ||
            (isMoney(difference) ? isLoss(difference) : !difference.after)),
      );
      return judgeGuarded({...one, differences}, verdict);
    },
  })),
  fraction,
];

/** Whether no limit of the program's own held an amount back. */
function isUncapped({before, after}: Difference): boolean {
  const [usual, now] = [before?.amount, after?.amount];
  return usual === undefined || now === undefined || now > usual * MOST;
}
