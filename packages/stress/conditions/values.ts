/*
 * Values that a numeric item shouldn't have, but can: by an import, or because
 * somebody mistyped.
 */
import {RequiredKubun} from '@combosite-functions/simulator';
import {FACTOR, withValue} from '../change';
import {
  CAPPED,
  employeesOf,
  nameRecord,
  withoutNumbers,
  wordsOf,
} from '../facts';
import type {Condition, NumberUse, ProgramFacts, VariantDraft} from '../types';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

const NO_NUMBER = 'カスタムデータの数値を使わないプログラムです';

function variantsOf(
  facts: ProgramFacts,
  describe: (use: NumberUse) => string,
  valueOf: (use: NumberUse) => CustomDataValue,
  isDebatable?: VariantDraft['isDebatable'],
): VariantDraft[] | string {
  if (facts.numbers.length === 0) {
    return withoutNumbers(facts, NO_NUMBER);
  }
  return facts.numbers.map((number) => ({
    company: withValue(
      facts.company,
      number.use,
      number.record.dataId,
      number.itemKey,
      valueOf(number),
    ),
    scenario: facts.scenario,
    description: `${nameRecord(number.use, number.record)}の${describe(number)}`,
    expect: 'defect',
    employeeIds: employeesOf(number.use, number.record),
    words: [...wordsOf(number.use, number.record), number.itemName],
    itemName: number.itemName,
    // What an empty optional item means is a matter of the company.
    isDebatable:
      valueOf(number) === null && isOptional(number) ? () => true : isDebatable,
  }));
}

/** Numbers of those who have something to lose. */
function takingAway(facts: ProgramFacts): ProgramFacts {
  const numbers = facts.numbers.map(({paying, ...number}) => ({
    ...number,
    ...(paying && {
      record: paying,
      value: Number(paying.values[number.itemKey]),
    }),
  }));
  return {...facts, numbers};
}

function isOptional({use, itemKey}: NumberUse): boolean {
  return use.table.definition.itemList.some(
    (item) =>
      item.itemKey === itemKey && item.requiredKubun === RequiredKubun.Nini,
  );
}

function negative(
  facts: ProgramFacts,
  valueOf: (use: NumberUse) => number,
): VariantDraft[] | string {
  return variantsOf(
    takingAway(facts),
    (use) => `${use.itemName}が${valueOf(use)}`,
    valueOf,
  );
}

function hasFractions({use, itemKey}: NumberUse): boolean {
  return use.table.records.some(
    ({values}) =>
      typeof values[itemKey] === 'number' && !Number.isInteger(values[itemKey]),
  );
}

/** Conditions of numeric values. */
export const valueConditions: readonly Condition[] = [
  {
    id: 'empty-number',
    title: '数値が空',
    rule: 'values',
    explanation:
      '取り込みの漏れで、数値の項目が空です。空のまま計算すると、0や誤った金額になります。',
    apply: (facts) =>
      variantsOf(
        takingAway(facts),
        ({itemName}) => `${itemName}が空`,
        () => null,
      ),
  },
  {
    id: 'negative-number',
    title: '数値が負',
    rule: 'values',
    explanation:
      '入力の誤りで、数値の項目が負の数です。そのまま計算すると、支給が減ったり、控除になったりします。',
    apply: (facts) => {
      const asLarge = negative(facts, ({value}) => -(value || 1));
      // Other records of the employee may outweigh a small one.
      const small = negative(facts, () => -1);
      return typeof asLarge === 'string' || typeof small === 'string'
        ? withoutNumbers(facts, NO_NUMBER)
        : [...asLarge, ...small];
    },
  },
  {
    id: 'fraction',
    title: '数値が小数',
    rule: 'rounding',
    explanation:
      // assumption: save-amount-whole-yen
      '整数のはずの項目に小数が入っています。端数のある金額は支給できません。',
    apply: (facts) => {
      const numbers = facts.numbers.filter((use) => !hasFractions(use));
      return facts.numbers.length > 0 && numbers.length === 0
        ? '使う数値は、もともと小数です'
        : variantsOf(
            {...facts, numbers},
            ({itemName, value}) => `${itemName}が${value + 0.5}`,
            ({value}) => value + 0.5,
            // Half a day can be right; then it is a matter of the company.
            (_, actual) => Number.isInteger(actual),
          );
    },
  },
  {
    id: 'text-number',
    title: '数値の項目に文字',
    rule: 'values',
    explanation:
      '数値の項目に、文字や全角の数字が入っています。取り込みでは、型の違う値も登録されることがあります。',
    apply: (facts) => {
      const wide = variantsOf(
        facts,
        ({itemName, value}) => `${itemName}が全角の「${widen(value)}」`,
        ({value}) => widen(value),
      );
      const word = variantsOf(
        facts,
        ({itemName}) => `${itemName}が「未定」`,
        () => '未定',
      );
      return typeof wide === 'string' || typeof word === 'string'
        ? withoutNumbers(facts, NO_NUMBER)
        : [...wide, ...word];
    },
  },
  {
    id: 'huge-number',
    title: '数値が30倍',
    rule: 'values',
    explanation:
      '桁の誤りで、数値がいつもの30倍です。上限を確かめないと、そのまま支給されます。',
    apply: (facts) => {
      const numbers = facts.numbers.filter(({value}) => value !== 0);
      const drafts = variantsOf(
        {...facts, numbers},
        ({itemName, value}) => `${itemName}が${value * FACTOR}`,
        ({value}) => value * FACTOR,
        (reference, actual) => actual <= reference * 10,
      );
      return typeof drafts === 'string'
        ? drafts
        : drafts.map((draft, index) => ({
            ...draft,
            alone: withLarger(facts, numbers[index]),
            unclear: numbers[index]?.effect === 'zero' ? CAPPED : undefined,
          }));
    },
  },
];

/** A number that no limit lets pass, if there is one. */
function withLarger(
  {company, scenario}: ProgramFacts,
  number: NumberUse | undefined,
): VariantDraft['alone'] {
  return (
    number && {
      company: withValue(
        company,
        number.use,
        number.record.dataId,
        number.itemKey,
        number.value * FACTOR ** 4,
      ),
      scenario,
    }
  );
}

/** Digits as they are typed with a Japanese keyboard. */
function widen(value: number): string {
  return String(value).replace(/\d/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
  );
}
