import {fold} from './fold';
import {findRanges, markText} from './markText';
import {sum} from './sum';
import {CODE_BEGINS} from './types';
import {STEP, WEIGHT} from './weights';
import type {Corpus} from './corpus';
import type {Match} from './createMatcher';
import type {Score} from './scoreEntries';
import type {EntryKind, Hit, SearchResult} from './types';

/** So many pages can all be seen at once. */
const FEW_PAGES = 4;

/** Characters of text that are shown with a hit. */
const SNIPPET_LENGTH = 76;

/** What every program begins with, where an entry has its code. */
const PROGRAM = new RegExp(`${CODE_BEGINS}.*async function main\\(`, 's');

/** What a hit is that its place in the sidebar doesn't say. */
const KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  api: 'API',
  list: '一覧',
  message: 'エラー',
  question: '質問',
  term: '用語',
};

/** Names of the reference, as code writes them. */
const NAME = /^[\w.]+$/;

/** What is marked in the hits. */
interface Marks {
  readonly matches: readonly Match[];
  /** The query as one word. */
  readonly whole: string;
}

/**
 * Chooses what is shown.
 *
 * @param corpus - the entries
 * @param scores - points by the position of the entry
 * @param marks - what was found
 * @param maxHits - how many hits there may be
 */
export function selectHits(
  corpus: Corpus,
  scores: ReadonlyMap<number, Score>,
  marks: Marks,
  maxHits: number,
): SearchResult {
  const all = choose(corpus, scores, marks.matches);
  const chosen = all.slice(0, maxHits);
  const hits = chosen.map((position, at) =>
    toHit(corpus, position, chosen[at - 1], marks),
  );
  const corrections = marks.matches.flatMap(({corrected}) => corrected);
  const [corrected, others] = [true, false].map((isCorrected) =>
    markedIn(hits).filter((text) => {
      const found = fold(text).replaceAll(' ', '');
      return (
        !marks.whole.includes(found) &&
        corrections.includes(found) === isCorrected
      );
    }),
  ) as [string[], string[]];
  return {
    hits,
    others,
    corrected,
    hasMore: all.length > maxHits,
    missing: marks.matches.flatMap(({missing}) => missing),
    words: wordsFor(marks, (needle) => corpus.isKnown(needle)),
  };
}

/** The positions of what may be shown, those of a page together. */
function choose(
  {docs, pageOf, titles}: Corpus,
  scores: ReadonlyMap<number, Score>,
  matches: readonly Match[],
): number[] {
  const byPage = new Map<number, [number, Score][]>();
  [...scores]
    .filter(([, {points}]) => points > 0)
    // Equal points: in the order of the site, the same in every browser.
    .sort(([a, one], [b, other]) => other.points - one.points || a - b)
    .forEach((entry) => {
      const of = pageOf(entry[0]);
      byPage.set(of, [...(byPage.get(of) ?? []), entry]);
    });
  // A list says what its pages say: it is left to them, unless it is called so.
  const isList = (entries: readonly [number, Score][]) =>
    entries.every(
      ([position]) =>
        docs[position]?.kind === 'list' &&
        matches.every(({fits}) => {
          const {also = 0, title = 0} = fits.get(position) ?? {};
          return also + title === 0;
        }),
    );
  const pages = [...byPage.values()];
  const own = pages.filter((entries) => !isList(entries));
  const found = (own.length > 0 ? own : pages).sort(
    (a, b) => pointsOfPage(b) - pointsOfPage(a),
  );
  const chosen = found.flatMap((entries, rank) => {
    // The first results lead to different pages, if there are more than a few.
    const most = found.length < FEW_PAGES ? 3 : 1;
    const best = entries[0]?.[1].points ?? 0;
    return entries
      .toSorted(([, a], [, b]) => b.onPage - a.onPage)
      .filter(([, {points}], at) => at === 0 || points > 0.05 * best)
      .slice(0, rank < FEW_PAGES ? most : 2)
      .map(([position]) => position);
  });
  // Of several that are called alike, the best stands for all.
  return chosen.filter(
    (position, at) =>
      chosen.findIndex((other) => titles[other] === titles[position]) === at,
  );
}

/** Points of a page's best entry, and a share of its next ones. */
function pointsOfPage(entries: readonly (readonly [number, Score])[]): number {
  const [best = 0, ...next] = entries
    .slice(0, 1 + WEIGHT.nextEntries)
    .map(([, {points}]) => points);
  return best + WEIGHT.next * sum(next.map((points) => points % STEP));
}

/** What is marked in hits, as pages write it, each once. */
function markedIn(hits: readonly Hit[]): string[] {
  const texts = hits
    .flatMap(({page = [], snippet, title}) => [...title, ...page, ...snippet])
    .flatMap(({marked, text}) => (marked ? [text] : []));
  return texts.filter(
    (text, at) => texts.findIndex((other) => fold(other) === fold(text)) === at,
  );
}

function toHit(
  {docs, inText, inTitle, pageOf}: Corpus,
  position: number,
  before: number | undefined,
  marks: Marks,
): Hit {
  const doc = docs[position];
  const isThere = (needle: string) =>
    inTitle.count(needle).has(position) || inText.count(needle).has(position);
  const needles = wordsFor(marks, isThere);
  const text = doc?.content.split(CODE_BEGINS, 1)[0]?.trimEnd() ?? '';
  const all = wordsFor(marks, () => true);
  // Found only by what others call it: that is said, then.
  const name =
    needles.length > 0
      ? undefined
      : doc?.also?.find((one) => findRanges(one, all).length > 0);
  // What the title says already needn't be shown in the text again.
  const matches = marks.matches.filter(
    (match) =>
      !match.needles.some((needle) => inTitle.count(needle).has(position)),
  );
  const of = pageOf(position);
  const page = docs[of];
  const [guide, section = guide] = page?.trail ?? [];
  const kind = doc?.kind ? KIND_LABELS[doc.kind] : section;
  const grouped = before !== undefined && pageOf(before) === of;
  return {
    url: doc?.url ?? '',
    title: markText(doc?.title ?? '', needles),
    snippet: markText(
      name === undefined ? text : `${name}：${text}`,
      name === undefined ? needles : all,
      SNIPPET_LENGTH,
      wordsFor({matches, whole: ''}, isThere),
    ),
    trail: [...new Set([kind, page?.trail?.at(-1)])].filter(
      (place) => place !== undefined,
    ),
    isName: doc?.kind === 'api' && NAME.test(doc.title),
    // A member's title begins with its page's.
    page:
      page && !grouped && !doc?.title.startsWith(page.title)
        ? markText(page.title, needles)
        : undefined,
    hasProgram: docs.some(
      ({content}, at) => pageOf(at) === of && PROGRAM.test(content),
    ),
    grouped,
  };
}

/**
 * What to mark: a query's words as they are written, and parts of those that
 * aren't there whole.
 */
function wordsFor(
  {matches, whole}: Marks,
  isThere: (needle: string) => boolean,
): string[] {
  const words = matches.flatMap(({needles, pieces}) => {
    const there = needles.filter(isThere);
    return there.length > 0 ? there : pieces.filter(isThere);
  });
  return [...new Set([...(isThere(whole) ? [whole] : []), ...words])].filter(
    (word) => word.length > 1 || matches.length === 1,
  );
}
