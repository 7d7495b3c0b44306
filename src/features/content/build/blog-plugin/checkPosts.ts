import path from 'node:path';

/**
 * Finds posts whose file doesn't say when they appear: Docusaurus would take
 * the file's own date, which differs on every machine.
 *
 * @returns what is to be corrected, in Japanese
 */
export function faultOfPostName(file: string): string | undefined {
  const {date = ''} =
    /^(?<date>\d{4}-\d{2}-\d{2})-[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/.exec(
      path.basename(file),
    )?.groups ?? {};
  return isDay(date)
    ? undefined
    : '記事のファイル名に日付がありません。「blog/2026-11-21-english-name.mdx」のように、ある日付と半角の小文字の名前を付けてください。';
}

/** Whether a text is a day of the calendar: `2026-11-21`. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return (
    !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  );
}
