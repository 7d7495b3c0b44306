/*
 * What a reader asks for, in words. A query may be words, a compound, a whole
 * question, an identifier or the beginning of any of them.
 */
import {fold} from './fold';

/** More than anybody types; a pasted page doesn't make the search slow. */
export const MAX_QUERY_LENGTH = 120;

/** One word of a query. */
export interface QueryWord {
  /** Folded. */
  readonly text: string;
  /** As typed, in full or half width. */
  readonly typed: string;
  readonly script: 'japanese' | 'kana' | 'latin' | 'sign';
  /** Whether it is a piece of what was typed as one word. */
  readonly isCut?: boolean;
}

export interface Query {
  /** All of it, folded, without spaces. */
  readonly whole: string;
  /** Its words, each once. */
  readonly words: readonly QueryWord[];
  /** As typed, if it is written as members are: `sexKubun`, not `SexKubun`. */
  readonly memberName?: string;
}

/**
 * A number with its counter, Latin letters with what joins identifiers, kanji
 * and katakana together, or hiragana.
 */
const SEGMENT =
  /\d+(?:[人回件つ円]|[一-龠々](?![一-龠々]))|[a-z\d](?:[\w.#-]*\w)?|[一-龠々ァ-ヺー]+|[ぁ-ゖー]+/gi;

const MEMBER_NAME = /^[a-z]+[A-Z]\w*$/;

/** 「戻し方」 asks how to 戻す, 「はじめかた」 how to はじめる. */
const WAY = /(?<=[ぁ-ゖ])(?:方(?![一-龠々])|かた$)/g;

/** The pages write 「1人」 for 「一人」. */
const NUMERALS = '〇一二三四五六七八九';
const COUNTED = /(?<![一-龠])[一二三四五六七八九](?=[人回件年月日つ])/g;

/** What follows the kanji of a verb rather than a noun: no particle. */
const VERB_SOUND = /^[^のをにはがとでへもやかっー]/;

/**
 * Reads a query.
 *
 * @param input - as typed, of any length
 */
export function parseQuery(input: string): Query {
  const typed = input
    .slice(0, MAX_QUERY_LENGTH)
    .normalize('NFKC')
    .trim()
    .replace(COUNTED, (numeral) => String(NUMERALS.indexOf(numeral)));
  const chunks = typed.replace(WAY, '').split(/\s+/);
  const words = unique(chunks.flatMap(readChunk));
  const whole = fold(typed).replaceAll(' ', '');
  const sign: QueryWord = {
    text: fold(typed),
    typed,
    script: 'sign',
  };
  return {
    whole,
    words: words.length > 0 || !sign.text ? words : [sign],
    ...(MEMBER_NAME.test(typed) ? {memberName: typed} : {}),
  };
}

/** The words of what is between two spaces. */
function readChunk(chunk: string): QueryWord[] {
  const segments = Array.from(chunk.matchAll(SEGMENT), ([segment]) => segment);
  return segments.flatMap((segment, at): QueryWord[] => {
    if (/^[a-z\d]/i.test(segment)) {
      return [
        {
          text: fold(segment.replace(/[_#-]/g, '')),
          typed: segment,
          script: 'latin',
        },
      ];
    }
    if (/^[ぁ-ゖ]/.test(segment)) {
      // Particles and endings, unless the query begins with it.
      return at > 0
        ? []
        : [{text: fold(segment), typed: segment, script: 'kana'}];
    }
    // A verb of one kanji, which says little alone, with its first sound.
    const [sound = ''] =
      segment.length === 1
        ? (VERB_SOUND.exec(segments[at + 1] ?? '') ?? [])
        : [];
    return [
      {
        text: fold(segment + sound),
        typed: segment,
        script: 'japanese',
      },
    ];
  });
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  const known = new Set<string>();
  return words.filter(({text}) => {
    const isNew = text !== '' && !known.has(text);
    known.add(text);
    return isNew;
  });
}
