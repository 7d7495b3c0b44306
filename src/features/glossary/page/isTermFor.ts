import type {GlossaryEntry} from '../build/readGlossary';

/**
 * Whether a reader who types these words looks for the term: all of them are in
 * its names or its meaning, however they are written.
 */
export function isTermFor(
  {english = '', meaning, reading, synonyms, term}: GlossaryEntry,
  words: string,
): boolean {
  const all = folded([term, reading, english, meaning, ...synonyms].join('\n'));
  return folded(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Width, capitals and the two kana don't tell a word from another. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - 0x60),
    );
}
