/*
 * Carries the marks of assumptions from the stubs into the pages of the
 * reference, where src/features/assumptions shows them as on any other page.
 *
 * A mark in a comment's text stays where it is. A mark above a declaration is
 * about what the declaration says by itself (its name, parameters and result,
 * its members), and comes to the places that say it.
 */
import {
  markLines,
  markedIds,
  marksOf,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {markColumns} from './markTables';
import type {Reference, ReferenceName} from '../stubs/readReference';

const HEADING = /^#{1,6} .* \{\/\* #(\S+) \*\/\}$/;
const ROW = /^\| <Anchor id="([^"]+)" \/>/;

/** What is assumed of a place of a page: of an anchor, or before a table. */
type Places = Map<string, readonly string[]>;

/** The lines of a page from a heading to the next. */
interface Section {
  /** The heading's id; empty before the first heading. */
  readonly id: string;
  readonly lines: readonly string[];
}

/** A stretch of lines: from the first to the one before the last. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts the marks of the stubs on a page: before the first paragraph on a name
 * or a member, before its parameters and its result, into the row of a member
 * that has one, before the table of the members of an interface.
 *
 * @param markdown - the page, as localizePage gives it
 * @param page - what it is about
 * @param reference - what the stubs say
 */
export function markAssumed(
  markdown: string,
  page: ReferenceName,
  reference: Reference,
): string {
  const {places, tables} = findPlaces(page, reference);
  return sectionsOf(markdown.split('\n'))
    .map(({id, lines}) => markBlock(lines, id, places.get(id) ?? []))
    .flatMap((lines) => markTables(lines, places, tables))
    .join('\n');
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

function sectionsOf(lines: readonly string[]): Section[] {
  const sections: {id: string; lines: string[]}[] = [{id: '', lines: []}];
  let inFence = false;
  for (const line of lines) {
    inFence = line.startsWith('```') !== inFence;
    const id = inFence ? undefined : HEADING.exec(line)?.[1];
    if (id !== undefined) {
      sections.push({id, lines: []});
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** Marks what says the form of a declaration, instead of marks inside it. */
function markBlock(
  lines: readonly string[],
  id: string,
  ids: readonly string[],
): string[] {
  const blocks = blocksOf(lines);
  // Above what is returned stands its type.
  const block = /(?:^|-)returns$/.test(id) ? blocks.at(-1) : blocks[0];
  if (!block || ids.length === 0) {
    return [...lines];
  }
  const inside = lines.slice(block.from, block.to);
  return [
    ...lines.slice(0, block.from),
    ...markLines([...ids, ...markedIds(inside.join('\n'))]),
    ...inside.map(withoutMarks),
    ...lines.slice(block.to),
  ];
}

/** The paragraphs and tables of a section. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let from: number | undefined;
  let inFence = false;
  for (const [index, line] of [...lines, ''].entries()) {
    const isFence = line.startsWith('```');
    inFence = isFence !== inFence;
    const isText =
      !inFence && !isFence && !line.startsWith('#') && line.trim() !== '';
    if (!isText && from !== undefined) {
      blocks.push({from, to: index});
    }
    from = isText ? (from ?? index) : undefined;
  }
  return blocks;
}

/** Marks the rows of members, and the tables in which all are. */
function markTables(
  lines: readonly string[],
  places: Places,
  tables: Places,
): string[] {
  const result: string[] = [];
  let end = 0;
  for (const {from, to} of blocksOf(lines)) {
    result.push(...lines.slice(end, from));
    const block = lines.slice(from, to);
    result.push(
      ...(block[0]?.startsWith('| ')
        ? markTable(block, places, tables)
        : block),
    );
    end = to;
  }
  return [...result, ...lines.slice(end)];
}

function markTable(
  table: readonly string[],
  places: Places,
  tables: Places,
): string[] {
  const anchors = table.flatMap((row) => ROW.exec(row)?.[1] ?? []);
  const own = anchors.map((anchor) => places.get(anchor) ?? []);
  const isWhole =
    anchors.length === table.length - 2 &&
    new Set(own.map((ids) => ids.join())).size === 1;
  const marked = table.map((row) => {
    const anchor = ROW.exec(row)?.[1];
    return isWhole || anchor === undefined
      ? row
      : markRow(row, places.get(anchor) ?? []);
  });
  return [
    ...markLines([
      ...anchors.flatMap((anchor) => tables.get(anchor) ?? []),
      ...(isWhole ? own.flat() : []),
    ]),
    ...markColumns(marked),
  ];
}

/** Marks behind the name that a row explains. */
function markRow(row: string, ids: readonly string[]): string {
  return ids.length > 0 ? row.replace(/(?<=.) \|/, `${marksOf(ids)} |`) : row;
}
