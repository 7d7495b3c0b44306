import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEntryMarks} from '../../assumptions/build/codeMarks';
import {GLOSSARY} from '../shared/entries';
import type {MarkedEntry} from '../shared/entries';

/** The glossary with the marks above its entries. */
export function readMarkedGlossary(siteDir: string): MarkedEntry[] {
  const marks = parseEntryMarks(
    readFileSync(
      path.join(siteDir, 'src/features/glossary/shared/entries.ts'),
      'utf8',
    ),
  );
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
