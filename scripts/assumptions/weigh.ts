import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';

/**
 * The open assumptions for the terminal, the weightiest first: those that can
 * change what people are paid, then those on the most pages, then places.
 *
 * @param assumptions - the whole list
 */
export function describeOpen(assumptions: readonly ListedAssumption[]): string {
  const weighed = assumptions
    .map((assumption) => ({
      ...assumption,
      isMoney: assumption.kind === '給与計算と仕訳',
      pages: assumption.places.filter((place) =>
        /^(?:api-src|docs|wiki)\//.test(place),
      ).length,
    }))
    .sort(
      (a, b) =>
        b.pages - a.pages ||
        b.places.length - a.places.length ||
        (a.id < b.id ? -1 : 1),
    );
  return [true, false]
    .map((isMoney) => {
      const group = weighed.filter((one) => one.isMoney === isMoney);
      return [
        `${isMoney ? '金額に関わるもの' : 'そのほか'}（${group.length}件）`,
        ...group.map(
          ({id, pages, places, text}) =>
            `  ${id}（ページ${pages}、場所${places.length}）：${text}`,
        ),
      ].join('\n');
    })
    .join('\n\n');
}
