/*
 * Carries the marks of assumptions from the stubs into the pages of the
 * reference, where src/features/assumptions shows them as on any other page.
 *
 * A mark in a comment's text stays where it is. A mark above a declaration is
 * about what the declaration says by itself (its name, parameters and result,
 * its members), and comes to the first paragraph on it, or to the table of the
 * members.
 */
import {markBlocks, markedIds} from '../../../assumptions/shared/marks';
import {changeBlocks, isCode, isTable} from './sections';
import {readTable} from './tables';
import type {Section} from './sections';
import type {Reference, ReferenceName} from '../stubs/readReference';

const ANCHOR = /^<Anchor id="([^"]+)" \/>/;

/** What is assumed of a place of a page: of an anchor, or before a table. */
type Places = Map<string, readonly string[]>;

/**
 * Puts the marks of the stubs on a page.
 *
 * @param sections - the page, as localizePage gives it
 * @param page - what it is about
 * @param reference - what the stubs say
 */
export function markAssumed(
  sections: readonly Section[],
  page: ReferenceName,
  reference: Reference,
): Section[] {
  const places = findPlaces(page, reference);
  return sections.map((section) =>
    changeBlocks(
      markDeclared(section, places.get(section.id) ?? []),
      (block) =>
        isTable(block)
          ? [
              ...markBlocks(
                anchorsOf(block).flatMap((id) => places.get(id) ?? []),
              ),
              block,
            ]
          : block,
    ),
  );
}

/** Where the marks above the declarations belong on a page. */
function findPlaces(page: ReferenceName, {names}: Reference): Places {
  const places: Places = new Map();
  const add = (key: string, ids: readonly string[]) => {
    places.set(key, [...(places.get(key) ?? []), ...ids]);
  };
  const isHere = ({target}: {readonly target: string}) =>
    target.split('#')[0] === page.target;
  for (const name of names.filter(isHere)) {
    const [first] = name.members;
    // Those of an enumeration are in the table of its members.
    if (name.folder !== 'enumerations') {
      if (first && (name.isHelper || name.folder === 'interfaces')) {
        add(anchorOf(first), name.assumptions);
      }
      if (!name.isHelper) {
        add('', name.assumptions);
      }
    }
    for (const member of name.members) {
      add(anchorOf(member), member.assumptions);
    }
  }
  return places;
}

function anchorOf({target}: {readonly target: string}): string {
  return target.split('#')[1] ?? '';
}

/** The anchors of the members that a table explains. */
function anchorsOf(table: string): string[] {
  return readTable(table).rows.flatMap(
    ([name = '']) => ANCHOR.exec(name)?.[1] ?? [],
  );
}

/** Marks the first paragraph of a section. */
function markDeclared(section: Section, ids: readonly string[]): Section {
  const {blocks} = section;
  const at = blocks.findIndex((block) => !isCode(block));
  const block = blocks[at];
  return ids.length === 0 || block === undefined
    ? section
    : {
        ...section,
        blocks: blocks.toSpliced(
          at,
          0,
          ...markBlocks(ids.filter((id) => !markedIds(block).includes(id))),
        ),
      };
}
