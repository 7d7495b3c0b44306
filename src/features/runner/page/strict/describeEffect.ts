const VALUE = String.raw`-?[\d,.]+円|更新なし|なし`;

/** What happened, as a report has it: somebody's payroll item and its amounts. */
const OF_PAY = RegExp(
  String.raw`^(.*、)?(\w+) (\S+) (${VALUE})(?:(のまま)| → (${VALUE})|( とします))(.*)$`,
);

/** The line of the program, before what happened there. */
const LINE = /^\d+行目(?:（[^）]*から）)? /;

/**
 * What happened, as a sentence: whose pay stays, or changes by how much.
 *
 * @param finding - of a report; what isn't pay is said as it is
 */
export function describeEffect(finding: string): string {
  const text = finding.replace(LINE, '');
  const [, before = '', who, item, amount, stays, changed, , rest = ''] =
    OF_PAY.exec(text) ?? [];
  if (who === undefined) {
    return `${text}。`;
  }
  const pay = `${before}従業員${who}の${item}`;
  const end = stays
    ? `${pay}は、${amount}のままです`
    : changed
      ? `${pay}が、${amount}から${changed}に変わります`
      : `${pay}を、${amount}とします`;
  return `${end}${rest}。`;
}
