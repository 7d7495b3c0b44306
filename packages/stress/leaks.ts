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
    const text = [line.message, ...line.details].join('\n');
    for (const {employeeId, kojin, jusho} of employees) {
      const kinds: readonly (readonly [string, readonly (string | null)[]])[] =
        [
          [
            '氏名',
            kojin.flatMap(({sei, mei, seiKana, meiKana}) => [
              ...joined(sei, mei),
              ...joined(seiKana, meiKana),
            ]),
          ],
          ['メールアドレス', kojin.map(({mailAddress}) => mailAddress)],
          ['生年月日', kojin.map(({birthday}) => birthday)],
          ['在留カードの番号', kojin.map((one) => one.zairyuCardNumber)],
          [
            '住所',
            jusho.map(({shikuchoson, banchi}) =>
              shikuchoson && banchi ? `${shikuchoson}${banchi}` : null,
            ),
          ],
          ['電話番号', jusho.map(({phoneNumber}) => phoneNumber)],
        ];
      const kind = kinds.find(([, values]) =>
        values.some((value) => value !== null && text.includes(value)),
      );
      if (kind) {
        return {employeeId, what: kind[0], line};
      }
    }
  }
  return undefined;
}

/** A name as it is written: with a space, a wide one or none. */
function joined(sei: string, mei: string): string[] {
  return sei && mei ? ['', ' ', '\u3000'].map((gap) => sei + gap + mei) : [];
}
