/*
 * How months and days are written as text: texts that mean the same month match
 * only if they are written alike.
 */

/** How a text writes a month or a day. */
export interface DateForm {
  readonly separator: string;
  readonly hasDay: boolean;
  /** Whether it has full-width digits or signs. */
  readonly isWide: boolean;
  /** Whether numbers below 10 begin with a 0, if there are such. */
  readonly isPadded: boolean | undefined;
  /** A text of this form. */
  readonly example: string;
}

const FORMS = [
  /^(?:19|20)\d\d(?<separator>[-/.])(?<month>\d{1,2})(?:\k<separator>(?<day>\d{1,2}))?$/,
  /^(?:19|20)\d\d(?<separator>年)(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?$/,
  /^(?:19|20)\d\d(?<separator>)(?<month>\d\d)(?<day>\d\d)?$/,
];

/**
 * How a text writes a month or a day.
 *
 * @returns `undefined` if it is neither
 */
export function dateFormOf(text: unknown): DateForm | undefined {
  const narrow =
    typeof text === 'string'
      ? text.replace(/[０-９．／－]/g, (sign) =>
          String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
        )
      : '';
  const groups = FORMS.map((form) => form.exec(narrow)?.groups).find(
    (found) => found !== undefined,
  );
  if (!groups) {
    return undefined;
  }
  const {separator = '', month = '', day} = groups;
  const numbers = [month, ...(day === undefined ? [] : [day])];
  return numbers.some((number) => Number(number) < 1 || Number(number) > 31) ||
    Number(month) > 12
    ? undefined
    : {
        separator,
        hasDay: day !== undefined,
        isWide: narrow !== text,
        isPadded: numbers.some((number) => number.length === 1)
          ? false
          : numbers.some((number) => number.startsWith('0')) || undefined,
        example: String(text),
      };
}

/**
 * The form that all texts have.
 *
 * @param texts - values of one item
 * @returns `undefined` if there is none: other texts, or several forms
 */
export function commonForm(texts: readonly unknown[]): DateForm | undefined {
  const forms = texts.map(dateFormOf);
  const decided = forms.find((form) => form?.isPadded !== undefined);
  const [first] = forms;
  const common = decided ?? first;
  return common &&
    forms.every((form) => form !== undefined && isSameForm(form, common))
    ? common
    : undefined;
}

/** Whether texts of two forms can be equal. */
export function isSameForm(one: DateForm, other: DateForm): boolean {
  return one.hasDay === other.hasDay && isComparable(one, other);
}

/** Whether the order of texts of two forms is that of their dates. */
export function isComparable(one: DateForm, other: DateForm): boolean {
  return (
    one.separator === other.separator &&
    one.isWide === other.isWide &&
    (one.isPadded === undefined ||
      other.isPadded === undefined ||
      one.isPadded === other.isPadded)
  );
}

/** A day of the platform's own form. */
export const DAY = '2025/04/01';

/**
 * The form of an item's values.
 *
 * @param dataType - of the item
 * @param values - all there are
 */
export function formOfItem(
  dataType: string,
  values: readonly unknown[],
): DateForm | undefined {
  switch (dataType) {
    case '日付':
      return dateFormOf(DAY);
    case '文字列':
      return commonForm(filled(values));
    default:
      return undefined;
  }
}

/** Values without those that say that there is none. */
export function filled(values: readonly unknown[]): unknown[] {
  return values.filter(
    (value) => value !== null && value !== undefined && value !== '',
  );
}
