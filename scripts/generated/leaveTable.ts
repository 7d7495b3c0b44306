/** The page whose table says how each recipe treats who is on leave. */
export const LEAVE_PAGE = 'wiki/recipes/on-leave.mdx';

/** The row of a recipe's specification that the table is made of. */
const ROW = '休職、産休、育休';

/** What the table stands below. */
const MARK = `{/* 「${ROW}」の行から作る表 */}`;

/**
 * Renews the table of a text: what recipes say of leave in the same words is one row.
 *
 * @param text - the page
 * @param recipes - the pages beside it, with their file names
 * @param sidebars - text of sidebars.ts, whose short names leave room for what is said
 */
export function withLeaveTable(
  text: string,
  recipes: readonly (readonly [string, string])[],
  sidebars: string,
): string {
  const labels = new Map(
    [...sidebars.matchAll(/'wiki\/recipes\/([\w-]+)',\s*'([^']+)'/g)].map(
      ([, name = '', label = '']) => [`${name}.mdx`, label],
    ),
  );
  const links = new Map<string, string[]>();
  for (const [file, page] of recipes) {
    const [, said] =
      new RegExp(`^\\| ${ROW} \\| (.+) \\|$`, 'm').exec(page) ?? [];
    if (said) {
      const treatment = said.replaceAll('](#', `](./${file}#`);
      const known = links.get(treatment) ?? [];
      links.set(treatment, [
        ...known,
        `[${labels.get(file) ?? file}](./${file})`,
      ]);
    }
  }
  // What begins alike stands together.
  const rows = [...links]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([treatment, names]) => `| ${names.join('、')} | ${treatment} |`);
  const table = ['| レシピ | 休職、産休、育休の人 |', '| --- | --- |', ...rows];
  const [before = '', after] = text.split(`${MARK}\n\n`);
  if (after === undefined) {
    throw new Error(`${LEAVE_PAGE}に「${MARK}」がありません。`);
  }
  return `${before}${MARK}\n\n${table.join('\n')}\n${after.replace(/^(?:\|.*\n)*/, '')}`;
}
