/*
 * Carries the marks of assumptions from the stubs into the pages of the
 * reference, where src/features/assumptions shows them as on any other page.
 *
 * A mark in a comment's text stays where it is. A mark above a declaration is
 * about what the declaration says by itself (its name, parameters and result,
 * its members), and comes to the places that say it.
 */
import {
  markBlocks,
  markedIds,
  marksOf,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {changeBlocks, isCode, isTable} from './sections';
import {markedTable, readTable} from './tables';
import type {Section} from './sections';
import type {Reference, ReferenceName} from '../stubs/readReference';

const ANCHOR = /^<Anchor id="([^"]+)" \/>/;

/** What is assumed of a place of a page: of an anchor, or before a table. */
type Places = Map<string, readonly string[]>;

/**
 * Puts the marks of the stubs on a page: before the first paragraph on a name
 * or a member, before its parameters and its result, into the row of a member
 * that has one, before the table of the members of an interface.
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
  const {places, tables} = findPlaces(page, reference);
  return sections.map((section) =>
    changeBlocks(
      markDeclared(section, places.get(section.id) ?? []),
      (block) => (isTable(block) ? markTable(block, places, tables) : block),
    ),
  );
}

/** Where the marks above the declarations belong on a page. */
function findPlaces(
  page: ReferenceName,
  {names}: Reference,
): {readonly places: Places; readonly tables: Places} {
  const places: Places = new Map();
  const tables: Places = new Map();
  const add = (to: Places, key: string, ids: readonly string[]) => {
    to.set(key, [...(to.get(key) ?? []), ...ids]);
  };
  const isHere = ({target}: {readonly target: string}) =>
    target.split('#')[0] === page.target;
  for (const name of names.filter(isHere)) {
    const [first] = name.members;
    // Those of an enumeration are in the table of its members.
    if (name.folder !== 'enumerations') {
      if (first && (name.isHelper || name.folder === 'interfaces')) {
        add(tables, anchorOf(first), name.assumptions);
      }
      if (!name.isHelper) {
        add(places, '', name.assumptions);
      }
      if (name.folder === 'functions') {
        add(places, 'parameters', name.assumptions);
        add(places, 'returns', name.assumptions);
      }
    }
    for (const member of name.members) {
      for (const part of ['', '-parameters', '-returns']) {
        add(places, anchorOf(member) + part, member.assumptions);
      }
    }
  }
  return {places, tables};
}

function anchorOf({target}: {readonly target: string}): string {
  return target.split('#')[1] ?? '';
}

/** Marks what says the form of a declaration, instead of marks inside it. */
function markDeclared(section: Section, ids: readonly string[]): Section {
  const {blocks, id} = section;
  const isText = (block: string) => !isCode(block);
  // Above what is returned stands its type.
  const at = /(?:^|-)returns$/.test(id)
    ? blocks.findLastIndex(isText)
    : blocks.findIndex(isText);
  const block = blocks[at];
  return ids.length === 0 || block === undefined
    ? section
    : {
        ...section,
        blocks: blocks.toSpliced(
          at,
          1,
          ...markBlocks([...ids, ...markedIds(block)]),
          block.split('\n').map(withoutMarks).join('\n'),
        ),
      };
}

/** Marks the rows of members, and the tables in which all are. */
function markTable(table: string, places: Places, tables: Places): string[] {
  const {head, rows} = readTable(table);
  const anchors = rows.map(([name = '']) => ANCHOR.exec(name)?.[1] ?? '');
  const own = anchors.map((anchor) => (anchor && places.get(anchor)) || []);
  const isWhole =
    anchors.every(Boolean) && new Set(own.map((ids) => ids.join())).size === 1;
  return [
    ...markBlocks([
      ...anchors.flatMap((anchor) => tables.get(anchor) ?? []),
      ...(isWhole ? own.flat() : []),
    ]),
    ...markedTable(
      head,
      // Behind the name that a row explains.
      rows.map(([name = '', ...cells], index) => [
        name + (isWhole ? '' : marksOf(own[index] ?? [])),
        ...cells,
      ]),
    ),
  ];
}
