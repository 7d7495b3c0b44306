import type {ListedAssumption} from '../../src/assumptions/readAssumptions';

/** Files about what people are paid, and what is posted of it. */
const MONEY_PLACES = /shikyukojo|shikyugaku|shiwake/i;

/** The same in an assumption's own words; names of screens don't count. */
const MONEY_WORDS = /支給|控除|給与計算|遡及|金額|借方|`saveAmount`/;

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
      isMoney:
        assumption.places.some((place) => MONEY_PLACES.test(place)) ||
        MONEY_WORDS.test(assumption.text.replaceAll(/「[^」]*」/g, '')),
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
