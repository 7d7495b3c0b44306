/*
 * Carries the marks of assumptions from the stubs into the pages of the
 * reference, where src/features/assumptions shows them as on any other page.
 *
 * A page's head and each member have all of theirs in one place, behind the
 * first paragraph: those above the declaration, which are about what it says by
 * itself (its name, parameters and result), and those in the comment.
 */
import {
  markBlocks,
  markedIds,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {changeBlocks, isCode, isTable} from './sections';
import {readTable} from './tables';
import type {Section} from './sections';
import type {Reference, ReferenceName} from '../stubs/readReference';

const ANCHOR = /^<Anchor id="([^"]+)" \/>/;

/** Members have headings of this level. */
const MEMBER = 3;

/** What is assumed of what has an anchor; of the page, without one. */
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
  const marked: Section[] = [];
  let ids: string[] = [];
  for (const section of sections.toReversed()) {
    const plain = changeBlocks(section, (block) =>
      isCode(block) ? block : withoutMarks(block).trim() || [],
    );
    ids.unshift(...idsOf(section, places));
    if (section.level === MEMBER || section.level === 1) {
      marked.unshift(markDeclared(plain, ids));
      ids = [];
    } else {
      marked.unshift(plain);
    }
  }
  return marked;
}

/** What is assumed of a section, and of what its tables explain. */
function idsOf({blocks, id}: Section, places: Places): string[] {
  return [
    ...(places.get(id) ?? []),
    ...blocks.flatMap((block) => [
      ...(isTable(block) ? anchorsOf(block) : []).flatMap(
        (anchor) => places.get(anchor) ?? [],
      ),
      ...(isCode(block) ? [] : markedIds(block)),
    ]),
  ];
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
    // A helper is a table on the page of who needs it.
    add(name.isHelper && first ? anchorOf(first) : '', name.assumptions);
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

/** Marks what follows the first paragraph of a section, which says what it is. */
function markDeclared(section: Section, ids: readonly string[]): Section {
  const {blocks} = section;
  const at = blocks.findIndex((block) => !isCode(block));
  return {
    ...section,
    blocks: blocks.toSpliced(
      at === -1 ? blocks.length : at + 1,
      0,
      ...markBlocks(ids),
    ),
  };
}
