/*
 * Checks that a reader's JSON has the form that the runtime expects, so that a
 * mistake is named by its place and not by a failure far from it.
 */
import {InputError} from './inputError';

/** Checks one value; `place` is where it stands: `employees[0].employeeId`. */
export type Check = (value: unknown, place: string) => void;

/** A check of plain text, numbers and the like. */
function simple(expected: string, isRight: (value: unknown) => boolean): Check {
  return (value, place) => {
    if (!isRight(value)) {
      throw new InputError(
        `「${place}」は${expected}にします。${
          value === undefined
            ? 'この項目がありません。'
            : `書かれている値：${shorten(value)}`
        }`,
      );
    }
  };
}

export const anything: Check = () => undefined;
export const text = simple('文字列', (value) => typeof value === 'string');
export const flag = simple(
  'trueかfalse',
  (value) => typeof value === 'boolean',
);
export const number = simple('数値', (value) => typeof value === 'number');
export const date = pattern("'2025/04/01'の形の日付", /^\d{4}\/\d\d\/\d\d$/);
export const month = pattern("'2025/04'の形の年月", /^\d{4}\/\d\d$/);
export const timestamp = pattern(
  "'2025/04/01 10:00:00'の形の日時",
  /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/,
);
/** A value of an item of custom data. */
export const itemValue = simple(
  '文字列、数値、true、false、nullのどれか',
  (value) =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value),
);

function pattern(expected: string, form: RegExp): Check {
  return simple(
    expected,
    (value) => typeof value === 'string' && form.test(value),
  );
}

/** One of some texts. */
export function oneOf(...values: readonly string[]): Check {
  return simple(
    `${values.map((value) => `'${value}'`).join('、')}のどれか`,
    (value) => typeof value === 'string' && values.includes(value),
  );
}

/** `null` or what another check allows. */
export function orNull(check: Check): Check {
  return (value, place) => {
    if (value !== null) {
      check(value, place);
    }
  };
}

/** A list whose elements are all of one kind. */
export function listOf(check: Check): Check {
  return (value, place) => {
    if (!Array.isArray(value)) {
      simple('一覧（[ ]で囲んだ形）', () => false)(value, place);
      return;
    }
    value.forEach((element: unknown, index) => {
      check(element, `${place}[${index}]`);
    });
  };
}

/** An object with values of one kind under any name. */
export function mapOf(check: Check): Check {
  return (value, place) => {
    for (const [key, element] of Object.entries(asObject(value, place))) {
      check(element, join(place, key));
    }
  };
}

/**
 * An object.
 *
 * @param required - what it must have
 * @param optional - what it may have
 * @param others - whether it may have more than that
 */
export function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
  others: 'refused' | 'allowed' = 'refused',
): Check {
  return (value, place) => {
    const given = asObject(value, place);
    const known = {...required, ...optional};
    for (const key of Object.keys(given)) {
      if (others === 'refused' && !Object.hasOwn(known, key)) {
        throw new InputError(
          `「${join(place, key)}」という項目はありません。使える項目：${Object.keys(known).join('、')}`,
        );
      }
    }
    for (const [key, check] of Object.entries(known)) {
      if (Object.hasOwn(required, key) || given[key] !== undefined) {
        check(given[key], join(place, key));
      }
    }
  };
}

/**
 * Checks the content of a file.
 *
 * @param file - its name, for messages
 * @param value - what stands in it
 * @param check - what it must be
 * @throws InputError with the file and the place of the first mistake
 */
export function checkFile(file: string, value: unknown, check: Check): void {
  try {
    check(value, '');
  } catch (error) {
    throw error instanceof InputError
      ? new InputError(
          `${file}：${error.message.replace('「」', 'ファイルの全体')}`,
        )
      : error;
  }
}

function asObject(
  value: unknown,
  place: string,
): Readonly<Record<string, unknown>> {
  simple(
    'オブジェクト（{ }で囲んだ形）',
    (given) =>
      typeof given === 'object' && given !== null && !Array.isArray(given),
  )(value, place);
  return value as Readonly<Record<string, unknown>>;
}

function join(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
