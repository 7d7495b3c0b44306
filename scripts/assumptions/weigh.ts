import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';

/** An assumption with what makes it urgent. */
export interface Weighed extends ListedAssumption {
  /** Whether an error in it can change what people are paid. */
  readonly isMoney: boolean;
  /** How many of its places are pages or stubs, which become pages. */
  readonly pages: number;
}

/**
 * The open assumptions, the weightiest first: money, then pages, then places.
 *
 * @param assumptions - the whole list
 */
export function weigh(assumptions: readonly ListedAssumption[]): Weighed[] {
  return assumptions
    .map((assumption) => ({
      ...assumption,
      isMoney: assumption.kind === '給与計算と仕訳',
      pages: assumption.places.filter((place) =>
        /^(?:api-src|docs|wiki)\//.test(place),
      ).length,
    }))
    .sort(
      (a, b) =>
        Number(b.isMoney) - Number(a.isMoney) ||
        b.pages - a.pages ||
        b.places.length - a.places.length ||
        (a.id < b.id ? -1 : 1),
    );
}

/** The list for the terminal. */
export function describeOpen(assumptions: readonly Weighed[]): string {
  const groups = [
    ['金額に関わるもの', assumptions.filter(({isMoney}) => isMoney)],
    ['そのほか', assumptions.filter(({isMoney}) => !isMoney)],
  ] as const;
  return groups
    .map(([label, group]) =>
      [
        `${label}（${group.length}件）`,
        ...group.map(
          ({id, pages, places, text}) =>
            `  ${id}（ページ${pages}、場所${places.length}）：${text}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}
