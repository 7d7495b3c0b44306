import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {GLOSSARY} from '../glossary/entries';
import type {MarkedEntry} from '../glossary/entries';
import {markedIds} from './entries/marks';
import type {FigureMarks} from './entries/marks';

/** The ids of marks, by the id of the entry of a list above which they are. */
export type EntryMarks = ReadonlyMap<string, readonly string[]>;

const MARKED_ENTRY =
  /((?:^ *\/\/ assumption: [a-z0-9-]+\n)+) *\{\n *id: '([\w-]+)'/gm;

/**
 * The marks above the entries of a list whose first property is `id`.
 *
 * @param text - of its file
 */
export function parseEntryMarks(text: string): EntryMarks {
  return new Map(
    [...text.matchAll(MARKED_ENTRY)].map(([, marks = '', id = '']) => [
      id,
      markedIds(marks),
    ]),
  );
}

/** The glossary with the marks above its entries. */
export function readMarkedGlossary(siteDir: string): MarkedEntry[] {
  const marks = parseEntryMarks(read(siteDir, 'src/glossary/entries.ts'));
  return GLOSSARY.map((entry) => {
    const [assumption] = marks.get(entry.id) ?? [];
    return {...entry, assumption};
  });
}

/** How many signs the list of all terms has, if it is on the page. */
export function countTermSigns(
  source: string,
  glossary: readonly MarkedEntry[],
): number {
  return /^<Glossary \/>$/m.test(source)
    ? glossary.filter(({assumption}) => assumption !== undefined).length
    : 0;
}

/** The marks in the code of figures. */
export function readFigureMarks(siteDir: string): FigureMarks {
  const folder = 'src/figures';
  return new Map(
    readdirSync(path.join(siteDir, folder))
      .filter((name) => name.endsWith('Figure.tsx'))
      .map((name): [string, string[]] => [
        name.replace('.tsx', ''),
        markedIds(read(siteDir, `${folder}/${name}`)),
      ])
      .filter(([, ids]) => ids.length > 0),
  );
}

function read(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}
