import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readAssumptions} from '../../src/features/assumptions/build/readAssumptions';
import {routeOf} from '../../src/features/content/build/routeOf';
import {ROOT, listFiles} from './files';
import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';

/** A sentence of a page with one sign. */
export interface SignedSentence {
  readonly route: string;
  /** The title of the page. */
  readonly title: string;
  readonly sentence: string;
  readonly assumption: ListedAssumption;
}

/** A sentence without markup, and its only mark. */
const SENTENCE =
  /^([^\s#:|<>{}*`[\]\d-][^|<>{}*`[\]。]+。)\{\/\* assumption: ([a-z0-9-]+) \*\/\}$/m;

/**
 * The first sentence with a sign in running text. Which one it is depends on
 * what is confirmed by now.
 */
export function firstSign(): SignedSentence {
  const assumptions = readAssumptions(ROOT);
  for (const file of ['docs', 'wiki'].flatMap((folder) =>
    listFiles(folder, /\.mdx$/),
  )) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    // What comes later may lie in a fold.
    const [, sentence, id] = SENTENCE.exec(source.split(/^<E/m)[0] ?? '') ?? [];
    const assumption = assumptions.find((each) => each.id === id);
    const title = /^title: (.+)$/m.exec(source)?.[1];
    if (sentence !== undefined && title !== undefined && assumption) {
      return {
        route: routeOf(path.join(ROOT, file), ROOT),
        title,
        sentence,
        assumption,
      };
    }
  }
  throw new Error('No sentence with a sign is left: remove these tests.');
}

/** A page of the reference with a sign. */
export function firstSignedReference(): string {
  const stub = readAssumptions(ROOT)
    .flatMap(({places}) => places)
    .find((place) => /^api-src\/enumerations\/[A-Z].*\.d\.ts$/.test(place));
  if (stub === undefined) {
    throw new Error('No enumeration with a sign is left: remove these tests.');
  }
  return stub.replace(/^api-src/, '/api').replace(/\.d\.ts$/, '');
}
