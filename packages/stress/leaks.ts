import {textOf} from './effects';
import type {Company, LogLine} from '@combosite-functions/simulator';

/** Personal data in a log line. */
export interface Leak {
  readonly employeeId: string;
  /** Which kind of data. */
  readonly what: string;
  readonly line: LogLine;
}

/**
 * The first personal data in log lines.
 *
 * @param lines - of a run
 * @param company - whose employees' data they may hold
 */
export function findLeaks(
  lines: readonly LogLine[],
  {employees}: Company,
): Leak | undefined {
  for (const line of lines) {
    const text = textOf(line);
    for (const {employeeId, kojin, jusho} of employees) {
      const isSaid = (value: string | null): boolean =>
        value !== null && text.includes(value);
      const isAddress = (one: (typeof jusho)[number]): boolean => {
        const {banchi, jushoKana, postalCode, shikuchoson, tatemono} = one;
        const parts = [banchi, jushoKana, postalCode, tatemono, shikuchoson];
        const said = parts.filter((part) => isPart(part) && isSaid(part));
        // A part that says whose it is, or where in an area.
        return said.length > (text.includes(employeeId) ? 0 : 1);
      };
      const isNamed = (one: (typeof kojin)[number]): boolean =>
        areNames([one.sei, one.mei], text) ||
        areNames([one.seiKana, one.meiKana], text);
      const kinds: Readonly<Record<string, boolean>> = {
        氏名: kojin.some(isNamed),
        メールアドレス: kojin.some((one) => isSaid(one.mailAddress)),
        生年月日: kojin.some((one) => isSaid(one.birthday)),
        在留カードの番号: kojin.some((one) => isSaid(one.zairyuCardNumber)),
        住所: jusho.some(isAddress),
        電話番号: jusho.some((one) => isSaid(one.phoneNumber)),
      };
      const what = Object.keys(kinds).find((kind) => kinds[kind]);
      if (what !== undefined) {
        return {employeeId, what, line};
      }
    }
  }
  return undefined;
}

/** Whether a value is too long to be in a line by chance, as `1-1` is in a date. */
function isPart(value: string | null): value is string {
  return value !== null && value.length > (/\p{L}/u.test(value) ? 2 : 4);
}

/** Whether a text has a name: with a space, a wide one or none, or as JSON. */
function areNames(names: readonly string[], text: string): boolean {
  return (
    names.every((name) => name !== '') &&
    (['', ' ', '\u3000'].some((gap) => text.includes(names.join(gap))) ||
      names.every((name) => text.includes(`:${JSON.stringify(name)}`)))
  );
}
