/*
 * Any one cell of a table is another: no money changes, or the program stops
 * before it writes, or names whose it is.
 */
import {RequiredKubun} from '@combosite-functions/simulator';
import {FACTOR, withValue} from '../change';
import {ownersOf, wordsOf} from '../facts';
import {judgeGuarded} from '../judging';
import type {Difference, Draft, Facts, Relation, TableUse} from '../types';
import type {DefinitionItem} from '@combosite-functions/simulator';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/** A cell, and all that decides what it can become. */
interface Cell {
  readonly facts: Facts;
  readonly use: TableUse;
  readonly item: DefinitionItem;
  readonly value: CustomDataValue;
}

interface Kind extends Pick<Relation, 'id' | 'title' | 'change' | 'isPolicy'> {
  /** The other value; `undefined` if the cell can have none. */
  readonly other: (cell: Cell) => CustomDataValue | undefined;
  readonly says: string;
}

const HOLDS =
  'だれの金額も、送る内容も変わらない。変わるなら、書く前に止まるか、従業員IDかデータIDをログに残す';

/** Whether the definition allows no such value, so that no rule can want it. */
function isRefused(
  {requiredKubun, dataType}: DefinitionItem,
  other: CustomDataValue,
): boolean {
  return (
    dataType === '数値' &&
    (typeof other === 'string' ||
      (other === null && requiredKubun === RequiredKubun.Hissu))
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

const KINDS: readonly Kind[] = [
  {
    // assumption: query-null-range
    id: 'empty',
    title: '値が空',
    change: 'プログラムが使う項目の1つを空にする',
    says: 'が空',
    other: (cell) =>
      // An empty truth value is none.
      cell.value === null || typeof cell.value === 'boolean' || isPerson(cell)
        ? undefined
        : null,
  },
  {
    id: 'text',
    title: '値が文字',
    change: '数値、日付、年月、コードの1つを、ほかの文字にする',
    says: 'が',
    other: ({facts, use, item, value, ...rest}) => {
      if (value === null || isPerson({facts, use, item, value, ...rest})) {
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
      return item.dataType === '数値' || item.dataType === '文字列'
        ? '未定'
        : undefined;
    },
  },
  {
    // assumption: save-amount-refuses-negative
    // assumption: save-amount-whole-yen
    id: 'negative',
    title: '値が負',
    change: '正の数値の1つを、負にする',
    says: 'が',
    other: ({value}) =>
      typeof value === 'number' && value > 0 ? -value : undefined,
  },
  {
    id: 'huge',
    title: '値が30倍',
    change: '数値の1つを、30倍にする',
    // How much is too much, the company knows.
    isPolicy: true,
    says: 'が',
    other: ({value}) =>
      typeof value === 'number' && value !== 0 ? value * FACTOR : undefined,
  },
  {
    id: 'width',
    title: '値が全角',
    change: '数字や英字のある値の1つを、全角にする（従業員IDは除く）',
    says: 'が',
    other: (cell) => {
      const text = String(cell.value ?? '');
      return ['数値', '文字列'].includes(cell.item.dataType) &&
        !isPerson(cell) &&
        WIDE(text) !== text
        ? WIDE(text)
        : undefined;
    },
  },
  {
    id: 'id',
    title: '読めない従業員IDとコード',
    // Whether a row of nobody has to be told, nothing in the program says.
    isPolicy: true,
    change:
      '従業員IDかコードの1つから、先頭の0を除く（表計算ソフトで起きる）。0で始まらない従業員IDは、全角にする',
    says: 'が',
    other: (cell) => {
      const text = String(cell.value ?? '');
      return /^0+\d+$/.test(text) && typeof cell.value === 'string'
        ? text.replace(/^0+/, '')
        : isPerson(cell) && WIDE(text) !== text
          ? WIDE(text)
          : undefined;
    },
  },
];

/** How many records of one item are tried until one has an effect. */
const TRIED = 3;

function draftsOf({id, other, says}: Kind, facts: Facts): Draft[] {
  return facts.tables.flatMap((use) =>
    use.table.definition.itemList
      .filter(({itemKey}) => use.itemKeys.has(itemKey))
      .flatMap((item) =>
        use.records
          .flatMap((record): Draft[] => {
            const value = record.values[item.itemKey] ?? null;
            const changed = other({facts, use, item, value});
            if (changed === undefined) {
              return [];
            }
            const {dataId} = record;
            const company = withValue(
              facts.company,
              use,
              dataId,
              item.itemKey,
              changed,
            );
            const where = use.isCommon
              ? `${use.table.definition.definitionName}（データID ${dataId}）`
              : String(record.values.employeeId);
            return [
              {
                company,
                scenario: facts.scenario,
                description: `${where}の${item.itemName}${says}${changed === null ? '' : `「${changed}」`}`,
                employeeIds: ownersOf(use, record),
                words: [
                  ...wordsOf(use, record),
                  ...(typeof changed === 'string' ? [changed] : []),
                ],
                group: `${id} ${use.table.definition.definitionName} ${item.itemKey}`,
                isRefused: isRefused(item, changed),
              },
            ];
          })
          .slice(0, TRIED),
      ),
  );
}

export const cellRelations: readonly Relation[] = KINDS.map((kind) => ({
  ...kind,
  holds: HOLDS,
  rule: 'values',
  drafts: (facts) => {
    const drafts = draftsOf(kind, facts);
    return drafts.length > 0
      ? drafts
      : 'そのような値を、カスタムデータから読まないプログラムです';
  },
  judge: (one) => {
    const verdict = one.draft.isRefused ? 'violation' : 'confirm';
    return judgeGuarded(
      kind.id === 'huge'
        ? {...one, differences: one.differences.filter(isUncapped)}
        : one,
      'values',
      verdict,
    );
  },
}));

/** Whether no limit of the program's own held an amount back. */
function isUncapped({before, after}: Difference): boolean {
  const [usual, now] = [before?.amount, after?.amount];
  return usual === undefined || now === undefined || now > (usual * FACTOR) / 6;
}
