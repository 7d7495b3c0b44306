/*
 * Where the written pages use what the reference documents: every code block of
 * `docs/` and `wiki/` is read by the compiler, as for its links.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {openBuildCache} from '../../../build-cache/build/openBuildCache';
import {mdxReader} from '../../../content/build/mdxReader';
import {routeOf} from '../../../content/build/routeOf';
import {writtenPages} from '../../../content/build/writtenPages';
import {createLinkFinder} from './codeLinks';
import type {LinkFinder, Listing} from './codeLinks';

/** A section of a written page whose code uses a name. */
export interface Use {
  /** Route and fragment: `/wiki/custom-data-function/custom-secret#use`. */
  readonly address: string;
  /** The page's title. */
  readonly title: string;
}

/** The uses of each place of the reference, the first of each page. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** A written page. */
export interface WrittenPage {
  /** Without base path. */
  readonly route: string;
  /** MDX, with its front matter. */
  readonly source: string;
}

/** Of a heading, in its comment. */
const ID = /#(\S+)/;

/**
 * Finds the uses in all written pages. `npm start` shows those of the last build,
 * while the pages are as they were: to read all code takes seconds.
 */
export function readUses(
  siteDir: string,
  findLinks = createLinkFinder(path.join(siteDir, 'api-src')),
): Uses {
  const pages = writtenPages(siteDir)
    .filter((name) => /^(?:docs|wiki)\//.test(name))
    .sort()
    .map((name): WrittenPage => {
      const file = path.join(siteDir, name);
      return {
        route: routeOf(file, siteDir),
        source: readFileSync(file, 'utf8'),
      };
    });
  const cache = openBuildCache<[string, readonly Use[]][]>(siteDir, 'uses');
  const input = JSON.stringify(pages);
  if (process.env.NODE_ENV === 'development') {
    return new Map(cache.find(input));
  }
  const uses = cache.take(input, () => [...findUses(pages, findLinks)]);
  cache.save();
  return new Map(uses);
}

/**
 * Finds the uses in pages; a page counts once for each name.
 *
 * @param pages - in the order in which the uses are listed
 */
export function findUses(
  pages: readonly WrittenPage[],
  findLinks: LinkFinder,
): Uses {
  const uses = new Map<string, Use[]>();
  const all = pages.map(({source}) => listingsOf(source));
  const found = findLinks(all.flat()).values();
  for (const [at, {route, source}] of pages.entries()) {
    const title = /^title: ['"]?(.+?)['"]?$/m.exec(source)?.[1] ?? route;
    const seen = new Set<string>();
    for (const {anchor} of all[at] ?? []) {
      for (const {target} of found.next().value ?? []) {
        if (!seen.has(target)) {
          seen.add(target);
          const address = anchor ? `${route}#${anchor}` : route;
          uses.set(target, [...(uses.get(target) ?? []), {address, title}]);
        }
      }
    }
  }
  return uses;
}

/**
 * The JavaScript and TypeScript of a page, and the section of each; nothing of one
 * with a mistake, which src/features/page-check tells.
 */
function listingsOf(source: string) {
  const listings: (Listing & {anchor: string})[] = [];
  let anchor = '';
  try {
    visit(mdxReader.parse(source), (node) => {
      if (node.type === 'heading') {
        const last = node.children.at(-1);
        const id = last?.type === 'mdxTextExpression' && ID.exec(last.value);
        anchor = (id && id[1]) || anchor;
      } else if (
        node.type === 'code' &&
        (node.lang === 'js' || node.lang === 'ts')
      ) {
        listings.push({anchor, code: node.value, language: node.lang});
      }
    });
  } catch {
    return [];
  }
  return listings;
}
