/*
 * Words of Japanese text, with their readings, by kuromoji's dictionary. Only
 * the build has it; what the client needs of it is in the two files.
 */
import {getTokenizer} from 'kuromojin';
import {fold, identifierParts, toHiragana} from '../shared/fold';

/** A word as a text writes it. */
export interface Word {
  readonly text: string;
  /** In hiragana; `undefined` if it is written as it sounds, or unknown. */
  readonly reading: string | undefined;
  readonly isNoun: boolean;
}

/** Cuts texts into words. */
export type Segmenter = (text: string) => Word[];

/** Loads the dictionary. */
export async function createSegmenter(): Promise<Segmenter> {
  const tokenizer = await getTokenizer();
  const known = new Map<string, Word[]>();
  return (text) => {
    const words =
      known.get(text) ??
      tokenizer.tokenizeForSentence(text).map((token): Word => ({
        text: token.surface_form,
        reading:
          /[一-龠々]/.test(token.surface_form) && token.reading
            ? toHiragana(token.reading)
            : undefined,
        isNoun:
          (token.pos === '名詞' &&
            !/^(?:数|代名詞|非自立)$/.test(token.pos_detail_1)) ||
          token.pos === '接頭詞',
      }));
    known.set(text, words);
    return words;
  };
}

/**
 * The words under which a text is in lunr's index: Japanese nouns, runs of
 * kanji and katakana, identifiers and neighbouring parts of identifiers.
 *
 * @returns folded words, each once, sorted
 */
export function indexedWords(text: string, segment: Segmenter): string[] {
  const words = new Set<string>();
  for (const [run] of text.matchAll(JAPANESE_RUN)) {
    words.add(fold(run));
    for (const {text: word, isNoun} of segment(run)) {
      if (isNoun) {
        words.add(fold(word));
      }
    }
  }
  return [...words, ...spelledWords(text)]
    .filter((word, at, all) => isWord(word) && all.indexOf(word) === at)
    .sort();
}

/**
 * The words of a text that are written letter by letter, so that one may be
 * wrong: katakana, identifiers and neighbouring parts of identifiers.
 *
 * @returns folded words, each once, sorted
 */
export function spelledWords(text: string): string[] {
  const words = new Set<string>();
  for (const [run] of text.matchAll(/[ァ-ヶー]{3,}/g)) {
    words.add(fold(run));
  }
  for (const [identifier] of text.matchAll(/[A-Za-z][\w-]*/g)) {
    const parts = identifierParts(identifier);
    words.add(parts.join(''));
    parts.forEach((part, index) => {
      words.add(part);
      words.add(part + (parts[index + 1] ?? ''));
    });
  }
  return [...words].filter((word) => isWord(word) && word.length > 3).sort();
}

function isWord(word: string): boolean {
  return /^[\p{L}\d]{2,40}$/u.test(word) && !/^\d/.test(word);
}

/** Kanji and katakana, between which hiragana are particles or endings. */
export const JAPANESE_RUN = /[一-龠々ァ-ヶー]+/g;
