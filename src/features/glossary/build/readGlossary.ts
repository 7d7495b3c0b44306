/*
 * The glossary: the one place for the terms of the site. The pages' tooltips
 * and word list, the linter's dictionary and the search's synonyms read it.
 */
import * as v from 'valibot';
import {entryOf, parseList, readList} from '../../content/build/listFile';
import type {List} from '../../content/build/listFile';

/** The file in which writers keep the terms. */
export const GLOSSARY_FILE = 'docs/glossary.yml';

const text = v.pipe(v.string(), v.nonEmpty());
const words = v.array(text);
const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const ENTRY = entryOf({
  /** ASCII kebab-case, unique: the address of the entry. */
  id: [name, 'base-date'],
  /** The term as the pages write it. */
  term: [text, '基準日'],
  /** Its reading in hiragana. */
  reading: [v.pipe(v.string(), v.regex(/^[ぁ-ゖー]+$/)), 'きじゅんび'],
  /** How identifiers of the product write it, in lower case, without spaces. */
  romaji: [v.optional(v.pipe(v.string(), v.regex(/^[a-z]+$/))), 'kijunbi'],
  /** The English word a developer would look for. */
  english: [v.optional(text), 'base date'],
  /** Other words for it that readers type; the search finds the term by them. */
  synonyms: [v.optional(words, []), '[判定日, 計算日]'],
  /**
   * Synonyms that a page must not use: the linter replaces them by the term. In
   * the file they stand here only.
   */
  avoid: [v.optional(words), '[基準日付]'],
  /** The id of what nobody has confirmed of it. */
  assumption: [v.optional(name), 'example-button'],
  /** What it means. */
  meaning: [
    v.pipe(v.string(), v.regex(/^[^。]+(?:です|ます)。$/), v.maxLength(90)),
    '90字までの1文です。',
  ],
  /** The page, and its section, that says more. */
  page: [v.pipe(v.string(), v.startsWith('/')), '/wiki/page-name#heading'],
  /** Whether pages explain the term where they use it first. */
  tooltip: [v.optional(v.boolean()), 'true'],
});

/** One term of payroll, of programming or of Combosite Functions. */
export type GlossaryEntry = v.InferOutput<typeof ENTRY>;

const collator = new Intl.Collator('ja');

/**
 * Reads the terms, and says in Japanese what is wrong with them.
 *
 * @returns the terms in the order of the Japanese syllabary, each with the words
 *   to avoid among its synonyms
 */
export function parseGlossary(source: string): List<GlossaryEntry> {
  const {entries, faults} = parseList(source, ENTRY, (entry, index, all) => {
    const earlier = all.slice(0, index);
    const last = earlier.at(-1);
    for (const other of earlier) {
      const same = namesOf(entry).find((one) => namesOf(other).includes(one));
      if (same !== undefined) {
        return `「${same}」は「${other.term}」にもあります。どちらかを消してください。`;
      }
    }
    return last &&
      (collator.compare(last.reading, entry.reading) ||
        collator.compare(last.term, entry.term)) > 0
      ? `「${entry.term}」を「${last.term}」より前に移してください。readingの五十音順に並べます。`
      : undefined;
  });
  return {
    entries: entries.map((entry) => ({
      ...entry,
      synonyms: [...entry.synonyms, ...(entry.avoid ?? [])],
    })),
    faults,
  };
}

/** What names a term, and nothing else. */
function namesOf({avoid = [], id, synonyms, term}: GlossaryEntry): string[] {
  return [`id: ${id}`, term, ...synonyms, ...avoid];
}

/**
 * The site's terms.
 *
 * @throws Error in Japanese that names each fault with file and line
 */
export function readGlossary(siteDir: string): GlossaryEntry[] {
  return readList(siteDir, GLOSSARY_FILE, parseGlossary);
}

/** What is assumed of the list of all terms, if it is on the page. */
export function termIds(
  source: string,
  glossary: readonly GlossaryEntry[],
): string[] {
  return /^<Glossary \/>$/m.test(source)
    ? glossary.flatMap(({assumption}) => assumption ?? [])
    : [];
}
