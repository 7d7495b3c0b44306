/*
 * Advice on comparisons that can never be true: another form of a month, a name
 * or a code that doesn't exist. They leave everybody out without a word.
 */
import {
  DAY,
  dateFormOf,
  filled,
  formOfItem,
  isComparable,
  isSameForm,
} from '../words/dateForms';
import {ENUMERATIONS, LABELS, NAME_FUNCTIONS} from '../company/enumerations';
import {describeValue} from '../messages/errors';
import {nearestNames} from '../words/nearest';
import {findComparisons} from '../syntax/findComparisons';
import type {Company} from '../company/company';
import type {RunContext} from '../platform/context';
import type {DateForm} from '../words/dateForms';
import type {DefinitionItem} from '../platform/definitions';
import type {Comparison, Side} from '../syntax/findComparisons';

/** What is known of the values that a name stands for. */
type Known =
  | {readonly form: DateForm}
  /** All values there are. */
  | {readonly values: readonly string[]; readonly shown: readonly string[]}
  | {readonly dataType: '数値' | '真偽値'}
  /** Those of a text item that there are; it may get others. */
  | {readonly texts: readonly string[]};

/** A month of the platform's own form. */
const MONTH = '2025/04';

const DATES = {
  shoriNengetsu: MONTH,
  baseDate: DAY,
  shikyuDate: DAY,
  hatsureiDate: DAY,
  birthday: DAY,
  startDate: DAY,
  endDate: DAY,
} as const;

/**
 * Adds to a run's notices which of its comparisons can't be true.
 *
 * @param company - the data before it
 */
export function adviseOnComparisons(
  source: string,
  context: RunContext,
  company: Company,
): void {
  const known = knownValues(context, company);
  for (const comparison of findComparisons(source)) {
    const {left, right} = comparison;
    compare(context, known, comparison, left, right);
    if ('literal' in left) {
      compare(context, known, comparison, right, left);
    }
  }
}

function compare(
  context: RunContext,
  known: ReadonlyMap<string, Known | undefined>,
  {isEquality, line}: Comparison,
  side: Side,
  other: Side,
): void {
  const own = 'name' in side ? known.get(side.name) : undefined;
  if (
    !own ||
    !('name' in side) ||
    ('literal' in other && other.literal === '')
  ) {
    return;
  }
  const {name} = side;
  const value = 'literal' in other ? describeValue(other.literal) : other.name;
  if ('form' in own) {
    const form = formOf(other, known);
    const fits = isEquality ? isSameForm : isComparable;
    if (form && !fits(own.form, form)) {
      const {example} = own.form;
      const shown = 'literal' in other ? value : `${value}（${form.example}）`;
      context.notify('date-form-differs', {name, example, value: shown}, line);
    }
  } else if (!isEquality || !('literal' in other)) {
    return;
  } else if ('dataType' in own) {
    if (typeof other.literal === 'string') {
      const {dataType} = own;
      context.notify('compared-type-differs', {name, dataType, value}, line);
    }
  } else if ('texts' in own) {
    context.notifyTwins([other.literal], own.texts, `「${name}」`, line);
  } else if (!own.values.includes(other.literal as string)) {
    const nearest = nearestNames(String(other.literal), own.shown);
    context.notify('compared-value-unknown', {name, value, nearest}, line);
  }
}

function formOf(
  side: Side,
  known: ReadonlyMap<string, Known | undefined>,
): DateForm | undefined {
  if ('literal' in side) {
    return dateFormOf(side.literal);
  }
  const other = known.get(side.name);
  return other && 'form' in other ? other.form : undefined;
}

/** What names stand for; `undefined` where two definitions differ. */
function knownValues(
  {observations}: RunContext,
  company: Company,
): Map<string, Known | undefined> {
  const {keisanPatterns, kyuyoKomoku, shiharaiMasters} = company;
  const listed = (values: readonly string[]): Known => ({
    values,
    shown: values,
  });
  const known = new Map<string, Known | undefined>([
    ...Object.entries(DATES).map(([name, example]) => {
      const form = dateFormOf(example);
      return [name, form && {form}] as const;
    }),
    ...Object.entries(ENUMERATIONS).map(
      ([name, codes]) =>
        [
          name.charAt(0).toLowerCase() + name.slice(1),
          {
            values: Object.values(codes),
            shown: Object.entries<string>(codes).map(
              ([key, code]) =>
                `${name}.${key}（${LABELS[name]?.get(code) ?? code}）`,
            ),
          },
        ] as const,
    ),
    ...Object.entries(NAME_FUNCTIONS).map(([name, nameOfCode]) => {
      const labels = Object.values(ENUMERATIONS)
        .flatMap((codes) => Object.values<string>(codes))
        .map((code) => nameOfCode(code))
        .filter((one) => one !== '');
      return [name, listed([...new Set(labels)])] as const;
    }),
    ...Object.entries({
      kyuyoKomokuName: kyuyoKomoku.map((one) => one.kyuyoKomokuName),
      keisanPatternName: keisanPatterns.map((one) => one.keisanPatternName),
      shiharaiMasterName: shiharaiMasters.map((one) => one.shiharaiMasterName),
    }).map(([name, names]) => [name, listed(names)] as const),
  ]);
  const own = new Map<string, Known | undefined>();
  const definitions = new Set(
    observations.customDataReads.map(
      ({definition}) => definition.definitionName,
    ),
  );
  for (const {definition, records} of company.customData) {
    for (const item of definitions.has(definition.definitionName)
      ? definition.itemList
      : []) {
      const one = knownOfItem(
        item,
        records.map(({values}) => values[item.itemKey]),
        company,
      );
      const isSame =
        JSON.stringify(own.get(item.itemKey) ?? one) === JSON.stringify(one);
      own.set(item.itemKey, isSame ? one : undefined);
    }
  }
  return new Map([...known, ...own]);
}

function knownOfItem(
  {dataType, customSelectOptionName}: DefinitionItem,
  values: readonly unknown[],
  {selectOptionMasters}: Company,
): Known | undefined {
  switch (dataType) {
    case '数値':
    case '真偽値':
      return {dataType};
    case 'カスタム選択肢': {
      const options = selectOptionMasters.find(
        ({masterName}) => masterName === customSelectOptionName,
      )?.options;
      return options && {values: options, shown: options};
    }
    case '日付':
    case '文字列': {
      const form = formOfItem(dataType, values);
      if (form || dataType === '日付') {
        return form && {form};
      }
      const texts = [
        ...new Set(filled(values).filter((one) => typeof one === 'string')),
      ];
      return {texts};
    }
  }
}
