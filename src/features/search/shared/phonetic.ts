/*
 * How a word sounds, from kana or from Latin letters. Readers and identifiers
 * write the same sound in several ways: はつれい, ハツレイ, hatsurei, haturei;
 * しきゅうこうじょ, shikyukojo, shikyuukoujo.
 */
import {toHiragana} from './fold';
import sounds from './sounds.json';

/** In the order of the rows of the syllabary. */
const VOWELS = 'aiueo';

const SOUNDS = new Map([
  ...Object.entries(sounds.rows).flatMap(([consonant, row]) =>
    Array.from(row, (kana, index): [string, string] => [
      kana,
      consonant + VOWELS.charAt(index),
    ]),
  ),
  ...Object.entries(sounds.kana),
]);

/** Spellings of Latin letters, the longer ones first. */
const SPELLINGS = Object.entries(sounds.spellings).map(
  ([from, to]) => [new RegExp(from, 'g'), to] as const,
);

/**
 * How a word sounds.
 *
 * @param word - kana or Latin letters
 * @returns the same letters for all ways to write the sound, or `undefined` for
 *   anything else
 */
export function phonetic(word: string): string | undefined {
  const plain = toHiragana(word.normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ー/g, '');
  if (/^[a-z']+$/.test(plain)) {
    return respell(plain);
  }
  return /^[ぁ-ゖ]+$/.test(plain) ? respell(fromHiragana(plain)) : undefined;
}

function fromHiragana(word: string): string {
  let result = '';
  let isDoubled = false;
  for (const kana of word) {
    if (kana === 'っ') {
      isDoubled = true;
      continue;
    }
    const sound = SOUNDS.get(kana) ?? '';
    if (sound.startsWith('x')) {
      // きゃ is ki + ya, ふぁ is hu + a: the vowel before gives way.
      result = result.slice(0, -1) + sound.slice(1);
      continue;
    }
    result += isDoubled ? sound.charAt(0) + sound : sound;
    isDoubled = false;
  }
  return result;
}

function respell(letters: string): string {
  return SPELLINGS.reduce(
    (word, [from, to]) => word.replace(from, to),
    letters,
  );
}
