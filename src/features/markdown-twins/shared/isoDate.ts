/**
 * A date of the front matter. YAML makes a `Date` of it, or a text if it is
 * in quotation marks.
 *
 * @returns `2026-11-21`; nothing if it is no date
 */
export function isoDate(value: unknown): string | undefined {
  const date =
    typeof value === 'string' || value instanceof Date
      ? new Date(value)
      : undefined;
  return date && !Number.isNaN(date.getTime())
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/**
 * The day of a moment, in Japan.
 *
 * @param moment - milliseconds since 1970
 * @returns `2026-11-21`
 */
export function dayInJapan(moment: number): string {
  return new Date(moment + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
