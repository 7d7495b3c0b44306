import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {markedIds} from '../../src/features/assumptions/shared/marks';

/** Where marks can be. */
const MARKED = [
  ...['api-src', 'blog', 'docs', 'packages', 'src', 'wiki'],
  ...['docusaurus.config.ts', 'sidebars.ts'],
];

/** A file that can carry a mark. */
export interface Source {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly text: string;
}

/**
 * All files that can carry a mark, or others.
 *
 * @param root - the repository's root
 * @param places - files and folders
 * @param ending - of the files in the folders
 */
export function readSources(
  root: string,
  places: readonly string[] = MARKED,
  ending = /\.(?:mdx|ts|tsx|mjs|yml)$|files\/README\.md$/,
): Source[] {
  return places
    .flatMap((place) =>
      place.includes('.')
        ? [place]
        : readdirSync(path.join(root, place), {
            recursive: true,
            encoding: 'utf8',
          })
            .filter((name) => ending.test(name))
            .map((name) => path.posix.join(place, name.replaceAll('\\', '/'))),
    )
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

/** What a person has written, or a program reads, as text. */
const TEXT = /\.(?:js|json|md|mdx|mjs|mts|ts|tsx|tsv|txt|yml)$/;

/** What `npm run assumptions` and `npm run generate` make. */
const MADE = /\/(?:confirmed\.json|api-anchors\.txt)$/;

/**
 * All texts in which an assumption can have left a trace: those with marks, the
 * tests, the guides.
 *
 * @param root - the repository's root
 */
export function readTexts(root: string): Source[] {
  const places = [
    ...MARKED,
    'hosting',
    'tests',
    'CONTRIBUTING.md',
    'README.md',
  ];
  return readSources(root, places, TEXT).filter(({file}) => !MADE.test(file));
}

/** The files in which each id is marked. */
export function findMarks(sources: readonly Source[]): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  for (const {file, text} of sources) {
    for (const id of new Set(markedIds(text))) {
      marks.set(id, [...(marks.get(id) ?? []), file]);
    }
  }
  return marks;
}

/** Where an entry's places begin; they end with the entry. */
const PLACES = /^- 使っている場所：\n(?: {2}- `[^`]+`\n)*/m;

/**
 * Writes below each entry of the list in which files its mark is.
 *
 * @param list - ASSUMPTIONS.md
 * @param marks - the files by id
 * @returns the list with all places anew
 */
export function withPlaces(
  list: string,
  marks: ReadonlyMap<string, readonly string[]>,
): string {
  return `${list
    .split(/^(?=## )/m)
    .map((part) => {
      const id = /^## (.+)/.exec(part)?.[1]?.trim();
      if (id === undefined) {
        return part.trimEnd();
      }
      const places = [...(marks.get(id) ?? [])]
        .sort()
        .map((file) => `\n  - \`${file}\``);
      return `${part.replace(PLACES, '').trimEnd()}\n- 使っている場所：${places.join('')}`;
    })
    .join('\n\n')}\n`;
}
