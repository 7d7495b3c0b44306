/*
 * One way to write each text, for pages and queries alike: full and half width,
 * capitals, small kana and the long vowel mark don't tell a text from another.
 * What stays apart is hiragana and katakana: a text full of particles would
 * otherwise hold any short word.
 */

/** Small letters and those that they are taken for, in both kana. */
const SMALL_KANA = 'ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE_KANA = 'アイウエオツヤユヨワカケあいうえおつやゆよわかけ';
const SMALL = new RegExp(`[${SMALL_KANA}]`, 'g');

/** What may be typed for the long vowel mark. */
const LONG_VOWEL = /[-‐‑‒–—―−ー]/;
const LENGTHENED = new RegExp(`(?<=[ぁ-ヺ])${LONG_VOWEL.source}+`, 'g');

/** What is read over: marks between words, invisible and control characters. */
const IGNORED = /[・\p{Cf}\p{Cc}\p{Mn}]/gu;

/** What folds as one: a character with its marks. */
const CLUSTER = /.[\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gsu;

/** A folded text, and where each of its characters comes from. */
export interface Folded {
  readonly text: string;
  /** For each character, the index in the source; and the source's length. */
  readonly origins: readonly number[];
}

/** @returns the text in the one way to write it */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(IGNORED, '')
    .replace(LENGTHENED, '')
    .replace(SMALL, (kana) => LARGE_KANA.charAt(SMALL_KANA.indexOf(kana)));
}

/** What clusters fold to: a text has few, again and again. */
const known = new Map<string, string>();

/** As {@link fold}, for finding the place in the source again. */
export function foldWithOrigins(source: string): Folded {
  const origins: number[] = [];
  let text = '';
  for (const {0: cluster, index} of source.matchAll(CLUSTER)) {
    const folded = known.get(cluster) ?? fold(cluster);
    known.set(cluster, folded);
    // The one thing that depends on what is before.
    if (!(LONG_VOWEL.test(folded) && /[ぁ-ヺ]$/.test(text))) {
      text += folded;
      folded.split('').forEach(() => origins.push(index));
    }
  }
  origins.push(source.length);
  return {text, origins};
}

/** @returns the text with katakana written as hiragana */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0x60),
  );
}

/**
 * What is left of a folded text without hiragana: 取り込み, 取込み and 取込
 * become the same, and so do 支給額マスタの更新 and 支給額マスタを更新.
 */
export function withoutHiragana(folded: string): string {
  return folded.replace(/[ぁ-ゖ]/g, '');
}

/**
 * The parts of an identifier: `getSexKubunName`, `save_amount` and `HTTPRequest`
 * give `get sex kubun name`, `save amount` and `http request`.
 */
export function identifierParts(identifier: string): string[] {
  return identifier
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}
