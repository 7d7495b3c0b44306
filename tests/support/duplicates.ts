/** The values that stand more than once in a list, each once. */
export function duplicates(values: readonly string[]): string[] {
  return [
    ...new Set(
      values.filter((value, index) => values.indexOf(value) !== index),
    ),
  ];
}
