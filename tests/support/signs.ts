import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readAssumptions} from '../../src/features/assumptions/build/readAssumptions';
import {KINDS} from '../../src/features/assumptions/shared/kinds';
import {routeOf} from '../../src/features/content/build/routeOf';
import {ROOT, listFiles} from './files';
import type {Assumption} from '../../src/features/assumptions/shared/kinds';

/** A sentence of a page with a mark. */
export interface MarkedSentence {
  readonly route: string;
  readonly sentence: string;
  readonly assumption: Assumption;
}

/** A sentence without markup on a line of its own, and its only mark. */
const SENTENCE =
  /^([^\s#:|<>{}*`[\]\d-][^|<>{}*`[\]。]+。)\{\/\* assumption: ([a-z0-9-]+) \*\/\}$/gm;

/**
 * The first sentence with a sign in running text. Which one it is depends on
 * what is confirmed by now.
 */
export function firstSign(): MarkedSentence {
  return firstMark(['section', 'page']);
}

/** A page with a word of a screen that nobody has confirmed. */
export function pageWithScreens(): MarkedSentence {
  return firstMark(['nowhere']);
}

function firstMark(signed: readonly string[]): MarkedSentence {
  const assumptions = readAssumptions(ROOT).filter(({kind}) =>
    signed.includes(KINDS[kind].signed),
  );
  for (const file of ['docs', 'wiki'].flatMap((folder) =>
    listFiles(folder, /\.mdx$/),
  )) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    // What comes later may lie in a fold, and what is in a box has no margin.
    const open = (source.split(/^<(?:E|details)/m)[0] ?? '').replaceAll(
      /^:::[^]*?^:::$/gm,
      '',
    );
    for (const [mark, sentence = '', id = ''] of open.matchAll(SENTENCE)) {
      const assumption = assumptions.find((each) => each.id === id);
      const place = source.indexOf(mark) + sentence.length;
      const isFirst = source.indexOf(`{/* assumption: ${id} `) === place;
      if (assumption && isFirst && open.includes('<Audience')) {
        return {
          route: routeOf(path.join(ROOT, file), ROOT),
          sentence,
          assumption,
        };
      }
    }
  }
  throw new Error('No such mark is left: remove these tests.');
}
