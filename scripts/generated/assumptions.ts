import {readFileSync} from 'node:fs';
import path from 'node:path';
import {repositoryFiles} from '../../src/features/content/build/repositoryFiles';
import {markedIds} from '../../src/features/assumptions/shared/marks';

/** A file that can carry a mark, or a trace of an assumption. */
export interface Source {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly text: string;
}

/** What a person has written, or a program reads, as text. */
const TEXT = /\.(?:js|json|md|mdx|mjs|mts|ts|tsx|tsv|txt|yml)$/;

/** The list itself, and what `npm run assumptions` and `npm run generate` make. */
const MADE = /^ASSUMPTIONS\.md$|\/api-anchors\.txt$/;

/** Where marks are only examples. */
const EXAMPLES = /(?:^|\/)tests\/|^CONTRIBUTING|^src\/.*\/README\.md$/;

/**
 * All texts in which an assumption can have left a trace.
 *
 * @param root - the repository's root
 */
export function readTexts(root: string): Source[] {
  return repositoryFiles(root)
    .filter((file) => TEXT.test(file) && !MADE.test(file))
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

export function canBeMarked({file}: Source): boolean {
  return !EXAMPLES.test(file);
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
