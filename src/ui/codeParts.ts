/**
 * A text with code in backticks, in its parts.
 *
 * @param text - as the documentation of a name has it
 */
export function codeParts(
  text: string,
): readonly {readonly part: string; readonly isCode: boolean}[] {
  return text
    .split('`')
    .map((part, index) => ({part, isCode: index % 2 === 1}))
    .filter(({part}) => part !== '');
}
