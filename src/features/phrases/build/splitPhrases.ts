/*
 * Where a Japanese title may break. Chromium knows by itself
 * (`word-break: auto-phrase`), the other browsers don't: they break anywhere,
 * also inside a word. The build marks the places for all of them.
 *
 * BudouX would be the library for it; its current release draws in a client of
 * a cloud registry. For titles, the words of ICU and the change of script are
 * enough.
 */
const words = new Intl.Segmenter('ja', {granularity: 'word'});

const HIRAGANA_END = /[ぁ-ん]$/u;
const KATAKANA_END = /[ァ-ヶー]$/u;
const KATAKANA_START = /^[ァ-ヶー]/u;
const HAN_END = /\p{sc=Han}$/u;
const HAN_START = /^\p{sc=Han}/u;
// ID and the like stay with the word they belong to.
const LATIN_START = /^(?:[\p{sc=Latin}\p{N}]{4}|[(（「『])/u;
const SEPARATOR_END = /[・、。）)」』：:\s/]$/u;
const NOT_AT_LINE_START = /^[ぁ-んーァィゥェォャュョッ・、。）)」』：:！？\s]/u;

/** 取り込む, 直し方: the first half of a compound word. */
const STEM = /^\p{sc=Han}+[いきぎしちにびみりえけげせてねべめれ]$/u;

/** Parts of a compound that are shorter than this look lost on a line. */
const MIN_COMPOUND_PART = 3;

/** Shorter names than this fit on every screen. */
const LONG_NAME = 12;

/**
 * Splits a title into phrases; joined, they are the title again.
 *
 * @param title - plain text, Japanese or an identifier
 * @returns the phrases, at least one
 * @example
 * splitPhrases('外部リクエストの送信方法') // ['外部リクエストの', '送信方法']
 * splitPhrases('UserCustomDataService') // ['User', 'Custom', 'Data', 'Service']
 */
export function splitPhrases(title: string): string[] {
  const phrases: string[] = [];
  let lastWord = '';
  for (const word of wordsOf(title)) {
    const last = phrases.at(-1);
    if (last === undefined || mayBreak(last, lastWord, word)) {
      phrases.push(word);
    } else {
      phrases[phrases.length - 1] = last + word;
    }
    lastWord = word;
  }
  return phrases;
}

function wordsOf(title: string): string[] {
  return [...words.segment(title)].flatMap(({segment}) =>
    segment.length < LONG_NAME
      ? [segment]
      : segment.split(/(?<=[a-z0-9])(?=[A-Z])/u),
  );
}

/** Whether a line may end between a phrase and the word that follows. */
function mayBreak(phrase: string, lastWord: string, next: string): boolean {
  if (NOT_AT_LINE_START.test(next)) {
    return false;
  }
  if (STEM.test(lastWord) && HAN_START.test(next)) {
    return false;
  }
  if (SEPARATOR_END.test(phrase) || HIRAGANA_END.test(phrase)) {
    return true;
  }
  if (/[a-z0-9]$/u.test(phrase) && /^[A-Z]/u.test(next)) {
    return true;
  }
  const scriptChanges =
    (KATAKANA_END.test(phrase) && HAN_START.test(next)) ||
    (HAN_END.test(phrase) && KATAKANA_START.test(next)) ||
    ((KATAKANA_END.test(phrase) || HAN_END.test(phrase)) &&
      LATIN_START.test(next));
  return (
    scriptChanges &&
    phrase.length >= MIN_COMPOUND_PART &&
    next.length >= MIN_COMPOUND_PART - 1
  );
}
