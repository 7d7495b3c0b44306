// assumption: valueless-text
/** What becomes of a missing value when it is made a text. */
const VALUELESS = ['null', 'undefined', 'NaN'];

/** Whether a text only says that there was no value. */
export function isValuelessText(value: unknown): value is string {
  return typeof value === 'string' && VALUELESS.includes(value);
}

/** A value that shouldn't be sent, and where it is. */
export interface Valueless {
  /** `body.items[0].code` */
  readonly place: string;
  readonly value: unknown;
}

/**
 * Finds the first value in data that says there was none: such a text, or a
 * number that is none.
 *
 * @param data - values, objects and arrays
 * @param place - where they stand
 */
export function findValueless(
  data: unknown,
  place: string,
): Valueless | undefined {
  if (
    isValuelessText(data) ||
    (typeof data === 'number' && !Number.isFinite(data))
  ) {
    return {place, value: data};
  }
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  for (const [name, value] of Object.entries(data)) {
    const found = findValueless(
      value,
      Array.isArray(data) ? `${place}[${name}]` : `${place}.${name}`,
    );
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Finds the first such text among the parts of a text that is sent, which may
 * be JSON.
 *
 * @param text - as it is sent
 * @param place - where it is
 * @param separator - what is between its parts
 */
export function findValuelessPart(
  text: string,
  place: string,
  separator: RegExp,
): Valueless | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const value = text.split(separator).find(isValuelessText);
    return value === undefined ? undefined : {place, value};
  }
  return findValueless(data, place);
}
