import path from 'node:path';
import {routeOf} from '../../content/build/routeOf';
import type {ListedAssumption} from '../shared/kinds';

/** The written part of the reference's first page. */
const INTRODUCTION = 'api-src/introduction.mdx';

/** The names of the reference. */
interface ReferencePages {
  readonly names: readonly {
    /** The stub's path in `api-src/`. */
    readonly file: string;
    /** The name's place in the reference, without base path. */
    readonly target: string;
  }[];
}

/** A page that depends on an assumption. */
export interface AssumedPage {
  /** The id of its doc, by which its title is found. */
  readonly doc: string;
  /** Without base path. */
  readonly route: string;
}

/** An assumption as the list for readers has it. */
export interface AssumptionEntry extends Omit<ListedAssumption, 'places'> {
  readonly pages: readonly AssumedPage[];
}

/**
 * The assumptions with the pages that depend on them.
 *
 * @param assumptions - the whole list
 * @param reference - what the stubs say
 * @param siteDir - the site's folder
 */
export function listEntries(
  assumptions: readonly ListedAssumption[],
  {names}: ReferencePages,
  siteDir: string,
): AssumptionEntry[] {
  const pageOf = (place: string): AssumedPage[] => {
    if (place === INTRODUCTION) {
      return [{doc: 'api/index', route: '/api/'}];
    }
    if (place.endsWith('.mdx')) {
      return [
        {
          doc: place.replace(/\.mdx$/, ''),
          route: routeOf(path.join(siteDir, place), siteDir),
        },
      ];
    }
    const name = names.find(({file}) => `api-src/${file}` === place);
    return name ? [{doc: name.target.slice(1), route: name.target}] : [];
  };
  return assumptions.map(({places, ...assumption}) => {
    const pages = new Map(
      places.flatMap(pageOf).map((page) => [page.doc, page]),
    );
    return {...assumption, pages: [...pages.values()]};
  });
}
