import type {Term} from '../../../api-src/interfaces/Term';

// Taken before it could be a program's: see `isAlone` in run.ts.
const {Date} = globalThis;

const MILLIS_PER_DAY = 86_400_000;
const JAPAN_OFFSET_MILLIS = 9 * 3_600_000;

/**
 * A date in the form of the stored data.
 *
 * @param date - `2025/4/1` or `2025/04/01`
 * @returns `2025/04/01`, or `undefined` if it is no date of the calendar
 */
export function normalizeDate(date: unknown): string | undefined {
  const match =
    typeof date === 'string'
      ? /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(date)
      : null;
  if (!match) {
    return undefined;
  }
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day
    ? formatDate(time)
    : undefined;
}

/**
 * The date a number of days later.
 *
 * @param date - `YYYY/MM/DD`
 * @param days - may be negative
 */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split('/').map(Number);
  return formatDate(
    new Date(Date.UTC(year, month - 1, day) + days * MILLIS_PER_DAY),
  );
}

/** Whether a date lies in a term; both of its ends belong to it. */
export function isInTerm({startDate, endDate}: Term, date: string): boolean {
  return startDate <= date && (endDate === null || date <= endDate);
}

/**
 * A point of time as the product writes it, in Japan's time.
 *
 * @param millis - milliseconds since 1970 (UTC)
 * @returns `YYYY/MM/DD HH:mm:ss`
 */
export function formatTimestamp(millis: number): string {
  const time = new Date(millis + JAPAN_OFFSET_MILLIS);
  return `${formatDate(time)} ${time.toISOString().slice(11, 19)}`;
}

/**
 * The reverse of {@link formatTimestamp}.
 *
 * @param timestamp - `YYYY/MM/DD HH:mm:ss`, in Japan's time
 */
export function parseTimestamp(timestamp: string): number {
  return Date.parse(
    `${timestamp.replaceAll('/', '-').replace(' ', 'T')}+09:00`,
  );
}

function formatDate(time: Date): string {
  return time.toISOString().slice(0, 10).replaceAll('-', '/');
}
