import {fold, identifierParts, withoutHiragana} from './fold';
import {phonetic} from './phonetic';
import {WEIGHT} from './weights';
import type {Query, QueryWord} from './parseQuery';
import type {Synonyms} from './types';

/** A way to write a word of a query in the pages, and how sure it is. */
export interface Spelling {
  /** Folded. */
  readonly text: string;
  /** Up to 1, which is what the reader typed. */
  readonly weight: number;
  /** Whether only this spelling counts, hiragana and all. */
  readonly isExact?: boolean;
}

/** Finds other ways to write a word. */
export interface Lexicon {
  readonly spellings: (word: QueryWord) => Spelling[];
  /** The words of a compound or an identifier that nobody writes. */
  readonly split: (word: QueryWord) => QueryWord[];
  /** A query that stands for one word, though it reads as others: `journal entry`. */
  readonly phrase: (query: Query) => QueryWord | undefined;
}

const MAX_HOMOPHONES = 4;

/** One kanji or number and its hiragana; without them it is part of many words. */
const SHORT = /^(?:[一-龠]|\d+)[ぁ-ゖ]+$/;

/** A word in katakana that isn't known may be misspelt. */
const IN_KATAKANA = /^[ァ-ヺ]{2}$/;

/**
 * @param synonyms - the words of the site with their readings and synonyms
 * @param everyday - with what people say for them in general
 */
export function createLexicon(
  synonyms: readonly Synonyms[],
  everyday: readonly Synonyms[],
): Lexicon {
  const byKey = wordsByKey(synonyms);
  const byEverydayKey = wordsByKey(everyday);
  const known = new Set(
    [...synonyms, ...everyday].flatMap(([word, others]) =>
      [word, ...others].map(fold).filter((it) => it.length > 1),
    ),
  );

  return {
    phrase({whole, words}) {
      return words[0]?.text !== whole && byKey.has(keyOf(whole))
        ? {text: whole, typed: whole, script: 'sign'}
        : undefined;
    },

    split(word) {
      const parts =
        word.script === 'latin' ? identifierParts(word.typed) : cut(word.text);
      const isCut =
        word.script === 'latin' ||
        parts.every((part) => part.length === 1 || known.has(part));
      return parts.length > 1 && isCut
        ? parts.map((text) => ({...word, text, typed: text, isCut: true}))
        : [word];
    },

    spellings(word) {
      const result: Spelling[] = [];
      const add = (texts: readonly string[], weight: number) =>
        texts.forEach((text) => {
          if (!result.some((known) => known.text === text)) {
            result.push({text, weight, isExact: SHORT.test(text)});
          }
        });
      add([word.text], 1);
      const sound = phonetic(word.typed.replace(/[_.-]/g, ''));
      if (sound && sound.length > 2) {
        add(byKey.get(sound) ?? [], WEIGHT.exact);
        add(compounds(sound), WEIGHT.exact);
      }
      add(byKey.get(keyOf(word.text)) ?? [], WEIGHT.synonym);
      add(byEverydayKey.get(keyOf(word.text)) ?? [], WEIGHT.everyday);
      return result;
    },
  };

  /** A compound in known words, with as little as can be between them. */
  function cut(text: string): string[] {
    /** For each position, the best way up to it. */
    const ways = [{cost: 0, parts: ['']}];
    for (let end = 1; end <= text.length; end += 1) {
      const here = ways.flatMap(({cost, parts}, start) => {
        const part = text.slice(start, end);
        return IN_KATAKANA.test(text.slice(start - 1, start + 1))
          ? []
          : {
              cost: cost + 1 + (known.has(part) ? 0 : 2 * part.length),
              parts: [...parts, part],
            };
      });
      ways.push(
        here.reduce((best, way) => (way.cost < best.cost ? way : best)),
      );
    }
    return ways.at(-1)?.parts.slice(1) ?? [];
  }

  /** Words that sound like a compound when they stand together. */
  function compounds(sound: string): string[] {
    /** For each position, what can be written up to it. */
    const written: string[][] = [['']];
    for (let end = 2; end <= sound.length; end += 1) {
      const here: string[] = [];
      for (let start = 0; start < end - 1; start += 1) {
        const before = written[start];
        const words = byKey.get(sound.slice(start, end));
        if (before && words && here.length < MAX_HOMOPHONES) {
          here.push(
            ...before.flatMap((text) =>
              words.slice(0, 2).map((word) => text + word),
            ),
          );
        }
      }
      if (here.length > 0) {
        written[end] = here.slice(0, MAX_HOMOPHONES);
      }
    }
    return written[sound.length] ?? [];
  }
}

function wordsByKey(synonyms: readonly Synonyms[]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const [word, others] of synonyms) {
    for (const other of others) {
      const key = keyOf(other);
      byKey.set(key, [...(byKey.get(key) ?? []), fold(word)]);
    }
  }
  return byKey;
}

/**
 * What is the same for all ways to write a word: its sound, or what is left
 * without spaces and okurigana.
 */
export function keyOf(word: string): string {
  const key = fold(word).replaceAll(' ', '');
  return /[一-龠々]/.test(key) ? withoutHiragana(key) : (phonetic(word) ?? key);
}
