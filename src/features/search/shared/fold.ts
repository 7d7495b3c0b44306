/*
 * One way to write each text, for pages and queries alike: full and half width,
 * capitals, the long vowel mark and the common variants of katakana words don't
 * tell a text from another. What stays apart is hiragana and katakana: a text
 * full of particles would otherwise hold any short word.
 */

/** Sounds that are written in two ways, the longer spelling first. */
const VARIANTS: readonly (readonly [string, string])[] = [
  ['ヴァ', 'バ'],
  ['ヴィ', 'ビ'],
  ['ヴェ', 'ベ'],
  ['ヴォ', 'ボ'],
  ['ヴ', 'ブ'],
  ['フォ', 'ホ'],
  ['ディ', 'デ'],
  ['ェイ', 'エ'],
];

const SMALL_KANA = new Map(
  [
    'ァア',
    'ィイ',
    'ゥウ',
    'ェエ',
    'ォオ',
    'ッツ',
    'ャヤ',
    'ュユ',
    'ョヨ',
    'ヮワ',
    'ヵカ',
    'ヶケ',
  ].flatMap((pair) =>
    [pair, toHiragana(pair)].map(([small = '', large = '']) => [small, large]),
  ),
);

/** What may be typed for the long vowel mark. */
const LONG_VOWEL = /[-‐‑‒–—―−ー]/;
const PROLONGED = 'ー'.charCodeAt(0);
/** What is read over: marks between words, invisible and control characters. */
const IGNORED = /[・\p{Cf}\p{Cc}\p{Mn}]/u;
const VARIANT_STARTS = new Set(VARIANTS.map(([from]) => from.charCodeAt(0)));

/** A folded text, and where each of its characters comes from. */
export interface Folded {
  readonly text: string;
  /** For each character, the index in the source; and the source's length. */
  readonly origins: readonly number[];
}

/** @returns the text in the one way to write it */
export function fold(text: string): string {
  return foldUnits(text, () => undefined);
}

/** As {@link fold}, for finding the place in the source again. */
export function foldWithOrigins(source: string): Folded {
  const origins: number[] = [];
  const text = foldUnits(source, (origin) => origins.push(origin));
  origins.push(source.length);
  return {text, origins};
}

/**
 * @param onUnit - called for each code unit of the result, with the index in
 *   the source
 */
function foldUnits(source: string, onUnit: (origin: number) => void): string {
  const units: number[] = [];
  known ??= knownUnits();
  let index = 0;
  while (index < source.length) {
    const code = source.charCodeAt(index);
    const only = known[code];
    if (
      only !== undefined &&
      !joins(source.charCodeAt(index + 1)) &&
      !(VARIANT_STARTS.has(code) && variantAt(source, index))
    ) {
      if (code !== PROLONGED || !isKana(units.at(-1))) {
        units.push(only);
        onUnit(index);
      }
      index += 1;
      continue;
    }
    const {text, end} = readCluster(source, index);
    for (const character of text) {
      const folded = foldCharacter(character, units.at(-1) ?? 0);
      for (let unit = 0; unit < folded.length; unit += 1) {
        units.push(folded.charCodeAt(unit));
        onUnit(index);
      }
    }
    index = end;
  }
  return fromUnits(units);
}

/** What {@link knownUnits} gives, made when the first text is folded. */
let known: readonly (number | undefined)[] | undefined;

/** Characters that fold to one character whatever is beside them. */
function knownUnits(): (number | undefined)[] {
  const units: (number | undefined)[] = [];
  for (let code = 0x20; code < 0xa000; code += 1) {
    const character = String.fromCharCode(code);
    if (
      (code < 0x7f || code > 0x3000) &&
      (code === PROLONGED || !LONG_VOWEL.test(character)) &&
      !joins(code)
    ) {
      const folded = foldCharacter(character.toLowerCase(), 0);
      if (folded && character.normalize('NFKC') === character) {
        units[code] = folded.charCodeAt(0);
      }
    }
  }
  return units;
}

function variantAt(
  source: string,
  index: number,
): readonly [string, string] | undefined {
  return VARIANTS.find(([from]) => source.startsWith(from, index));
}

function isKana(code = 0): boolean {
  return code >= 0x3041 && code <= 0x30fa;
}

/** Whether NFKC may join a character to the one before. */
function joins(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    code === 0x3099 ||
    code === 0x309a ||
    code === 0xff9e ||
    code === 0xff9f
  );
}

/** Reads a spelling that has a variant, or a character with its marks. */
function readCluster(
  source: string,
  start: number,
): {text: string; end: number} {
  const variant = variantAt(source, start);
  if (variant) {
    return {text: variant[1], end: start + variant[0].length};
  }
  let end = start + ((source.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  while (joins(source.charCodeAt(end))) {
    end += 1;
  }
  return {
    text: source.slice(start, end).normalize('NFKC').toLowerCase(),
    end,
  };
}

/** @returns '' for what is read over */
function foldCharacter(character: string, previous: number): string {
  if (/\s/.test(character)) {
    return ' ';
  }
  if (LONG_VOWEL.test(character)) {
    return isKana(previous) ? '' : character;
  }
  return IGNORED.test(character)
    ? ''
    : (SMALL_KANA.get(character) ?? character);
}

function fromUnits(units: readonly number[]): string {
  // All at once could be more arguments than a call takes.
  let text = '';
  for (let start = 0; start < units.length; start += 4096) {
    text += String.fromCharCode(...units.slice(start, start + 4096));
  }
  return text;
}

/** @returns the text with katakana written as hiragana */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0x60),
  );
}

/** @returns the text with hiragana written as katakana */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) + 0x60),
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
