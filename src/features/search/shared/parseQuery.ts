/*
 * What a reader asks for, in words. A query may be words, a compound, a whole
 * question, an identifier or the beginning of any of them.
 */
import {fold, identifierParts} from './fold';

/** More than anybody types; a pasted page doesn't make the search slow. */
export const MAX_QUERY_LENGTH = 120;

/** One word of a query. */
export interface QueryWord {
  /** Folded. */
  readonly text: string;
  /** As typed, in full or half width. */
  readonly typed: string;
  readonly script: 'japanese' | 'kana' | 'latin' | 'sign';
  /** Identifier parts of a Latin word that has several. */
  readonly parts: readonly string[];
  /** Whether the query ends with it, so that it may be unfinished. */
  readonly isLast: boolean;
}

export interface Query {
  /** All of it, folded, without spaces. */
  readonly whole: string;
  /** Its words, each once; those that mean nothing are left out. */
  readonly words: readonly QueryWord[];
  /** As typed, if it is written as members are: `sexKubun`, not `SexKubun`. */
  readonly memberName?: string;
}

/**
 * A number with its counter, Latin letters with what joins identifiers, kanji and katakana together, or
 * hiragana.
 */
const SEGMENT = /\d+つ|[a-z\d](?:[\w.#-]*\w)?|[一-龠々ァ-ヺー]+|[ぁ-ゖー]+/gi;

const MEMBER_NAME = /^[a-z]+[A-Z]\w*$/;

/** Hiragana between two kanji of one word: 取り込み, 書き方. Not a particle. */
const OKURIGANA =
  /(?<=[一-龠々])(?![のをにはがとでへもやか])[ぁ-ゖ](?=[一-龠々])/g;

/** 「戻し方」 asks how to 戻す, 「はじめかた」 how to はじめる. */
const WAY = /(?<=[ぁ-ゖ])(?:方(?![一-龠々])|かた$)/g;

/** 「デバッグ方法」 asks for デバッグ. */
const HOW = /(?<=[一-龠々ァ-ヺー]{2})方法(?![一-龠々ァ-ヺー])/g;

/** What follows the kanji of a verb rather than a noun: no particle. */
const VERB_SOUND = /^[^のをにはがとでへもやかっー]/;

/** A question's first word says nothing of its topic. */
const QUESTION =
  /^(?:どこ|どう|どの|どれ|どんな|どちら|いつ|いくつ|いくら|なぜ|なに|なん|だれ)/;

/** Hiragana after a word: particles and endings, of questions too. */
const ENDING =
  /^(?:[のをにはがとでへもや]$|.?(?:ば|たい|ない|ます|ません)|から|まで|より|など|です|まし|ませ|する|して|した|しな|すれ|され|させ|なる|なっ|なり|なら|ある|あり|いる|いま|なく|には|では|とは|への|での|との|とい|とき|として|につ|にお|によ|にし|ため|よう|こと|もの|どう|どこ|いつ|なぜ|くだ|でき|られ|れる|れま|れな|って|のか|のは|のに|のが|んで|んだ|っと|でしょ)/;

/** A particle before a word of hiragana: 「にたくさん」. */
const LEADING_PARTICLE = /^(?:から|まで|には|では|[のをにはがとでへもや])/;

/** 「はつれいとは」 asks for 「はつれい」. */
const LAST_PARTICLE = /(?<=.{3})(?:とは|って|ですか?|[をはがの])$/;

/** Words that say nothing by themselves. */
const STOP_WORDS = new Set(
  'a an and are at be by can do for from how in is it of on or the to what when where which why with 何 方法 場合 時 際 事 物 自分 違 知 教 使 行 見 思 出来 必要 原因 理由 良 人 者 用 一番 欲'.split(
    ' ',
  ),
);

/**
 * Reads a query.
 *
 * @param input - as typed, of any length
 */
export function parseQuery(input: string): Query {
  const typed = input.slice(0, MAX_QUERY_LENGTH).normalize('NFKC').trim();
  const chunks = typed
    .replace(WAY, '')
    .replace(HOW, '')
    .replace(OKURIGANA, '')
    // A dash typed for the long vowel mark.
    .replace(/(?<=[ァ-ヺ])[-‐‑–—―−]/g, 'ー')
    .split(/\s+/);
  const all = chunks.flatMap(readChunk);
  const meant = all.filter(
    ({typed: word}) => !STOP_WORDS.has(fold(word)) && !QUESTION.test(word),
  );
  const words = unique(meant.length > 0 ? meant : all);
  const whole = fold(typed).replaceAll(' ', '');
  const sign: Word = {
    text: fold(typed),
    typed,
    script: 'sign',
    parts: [],
  };
  return {
    whole,
    words: (words.length > 0 || !sign.text ? words : [sign]).map(
      (word, index) => ({...word, isLast: index === words.length - 1}),
    ),
    ...(MEMBER_NAME.test(typed) ? {memberName: typed} : {}),
  };
}

type Word = Omit<QueryWord, 'isLast'>;

/** The words of what is between two spaces. */
function readChunk(chunk: string): Word[] {
  const segments = Array.from(chunk.matchAll(SEGMENT), ([segment]) => segment);
  return segments.flatMap((segment, at): Word[] => {
    if (/^\d+つ/.test(segment)) {
      return [{text: segment, typed: segment, script: 'japanese', parts: []}];
    }
    if (/^[a-z\d]/i.test(segment)) {
      const parts = identifierParts(segment);
      return [
        {
          text: fold(segment.replace(/[_#-]/g, '')),
          typed: segment,
          script: 'latin',
          parts: parts.length > 1 ? parts : [],
        },
      ];
    }
    if (/^[ぁ-ゖ]/.test(segment)) {
      const word = (
        at > 0 ? segment.replace(LEADING_PARTICLE, '') : segment
      ).replace(LAST_PARTICLE, '');
      const isEnding = at > 0 && (word.length < 3 || ENDING.test(word));
      return isEnding
        ? []
        : [{text: fold(word), typed: word, script: 'kana', parts: []}];
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
        parts: [],
      },
    ];
  });
}

function unique(words: readonly Word[]): Word[] {
  const known = new Set<string>();
  return words.filter(({text}) => {
    const isNew = text !== '' && !known.has(text);
    known.add(text);
    return isNew;
  });
}
