/*
 * Carries the marks of assumptions from the stubs into the pages of the
 * reference, where src/assumptions shows them as on any other page.
 */
import type {Reference, ReferenceName} from '../stubs/readReference';

const HEADING = /^#{1,6} .* \{\/\* #(\S+) \*\/\}$/;
const ROW = /^\| <Anchor id="([^"]+)" \/>/;
const THROWS = /^#{2,6} 例外 /;

/** What is assumed of a place of a page: of an anchor, or before a table. */
type Places = Map<string, readonly string[]>;

/** Marks on lines of their own. */
export function marksOf(ids: readonly string[]): string[] {
  return [...new Set(ids)].flatMap((id) => [`{/* assumption: ${id} */}`, '']);
}

/**
 * Puts the marks of the stubs on a page: before the first paragraph on a name
 * or a member, into the row of a member that has one, before the table of the
 * members of an interface or an enumeration.
 *
 * @param markdown - the page, as localizePage gives it
 * @param page - what it is about
 * @param reference - what the stubs say
 * @param messages - what is assumed of all messages, which some sections quote
 */
export function markAssumed(
  markdown: string,
  page: ReferenceName,
  reference: Reference,
  messages: readonly string[],
): string {
  const {places, tables} = findPlaces(page, reference);
  const lines = markdown.split('\n');
  const result: string[] = [];
  // Marks that wait for the next paragraph.
  let waiting = places.get('') ?? [];
  let inFence = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```')) {
      inFence = !inFence;
      result.push(line);
      continue;
    }
    const heading = inFence ? undefined : HEADING.exec(line)?.[1];
    const row = inFence ? undefined : ROW.exec(line)?.[1];
    if (heading !== undefined) {
      waiting = THROWS.test(line)
        ? quotesMessage(lines.slice(index + 1))
          ? messages
          : []
        : (places.get(heading) ?? []);
      result.push(line);
    } else if (row !== undefined) {
      // The head of a table has two lines.
      result.splice(-2, 0, ...marksOf(tables.get(row) ?? []));
      result.push(markRow(line, places.get(row) ?? []));
    } else {
      if (!inFence && line !== '' && !line.startsWith('# ')) {
        result.push(...marksOf(waiting));
        waiting = [];
      }
      result.push(line);
    }
  }
  return result.join('\n');
}

/** Where the marks of the stubs belong on a page. */
function findPlaces(
  page: ReferenceName,
  {globals, names}: Reference,
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
    const isTable =
      first &&
      (name.isHelper || ['enumerations', 'interfaces'].includes(name.folder));
    add(
      isTable ? tables : places,
      isTable ? anchorOf(first) : '',
      name.assumptions,
    );
    for (const member of name.members) {
      add(places, anchorOf(member), member.assumptions);
    }
  }
  for (const global of globals.filter(isHere)) {
    add(places, '', global.assumptions);
  }
  return {places, tables};
}

function anchorOf({target}: {readonly target: string}): string {
  return target.split('#')[1] ?? '';
}

/** Whether a section on errors quotes one. */
function quotesMessage(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => line.startsWith('#'));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .some((line) => line.includes('メッセージ：'));
}

/** Marks behind the name that a row explains. */
function markRow(row: string, ids: readonly string[]): string {
  const marks = marksOf(ids).join('');
  return marks ? row.replace(/(?<=.) \|/, ` ${marks} |`) : row;
}
