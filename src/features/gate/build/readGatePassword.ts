import {randomInt} from 'node:crypto';
import {MINIMUM_PASSWORD_LENGTH} from '../shared/keys';

/** What a process is told; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What guessing begins with, chosen by hand: keyboard rows, words that people
 * take for a password, this site's own names, years. Letters that stand for
 * others (`p@ssw0rd`) are undone before.
 */
const COMMON =
  /password|passwort|passwd|pass|himitsu|aikotoba|secret|kaisha|kyuyo|kyuuyo|payroll|admin|kanri|welcome|letmein|iloveyou|login|guest|test|user|combosite|functions|wiki|qwerty|qwertz|asdfgh|zxcvbn|yuiop|hjkl|qazwsx|1q2w3e4r|q1w2e3r4|abc|パスワード|ぱすわーど|ひみつ|秘密|あいことば|会社|給与|(?:19|20)\d\d/g;

const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** So much must be left without common words, runs and repetitions. */
const MINIMUM_REST = 8;

/**
 * Reads `BASIC_AUTH_PASSWORD`, the gate's shared password.
 *
 * @param env - the process's environment
 * @throws Error in Japanese that names the variable, never its value, and offers
 *   another one
 */
export function readGatePassword(env: Environment): string {
  const password = env.BASIC_AUTH_PASSWORD ?? '';
  const problem = problemOf(password.normalize('NFC'));
  if (problem) {
    throw new Error(
      `環境変数BASIC_AUTH_PASSWORD${problem}。ENABLE_BASIC_AUTHを「true」にするときは、${MINIMUM_PASSWORD_LENGTH}文字以上の、推測されにくい共有パスワードを指定してください。${offer(env)}`,
    );
  }
  return password;
}

function problemOf(password: string): string | undefined {
  const length = Array.from(password).length;
  if (length === 0) {
    return 'が指定されていません';
  }
  if (length < MINIMUM_PASSWORD_LENGTH) {
    return `の値が短すぎます（${length}文字）`;
  }
  const plain = password.normalize('NFKC').toLowerCase();
  const undone = plain.replace(/[@4310!$5]/g, (sign) => STAND_INS[sign] ?? '');
  return [plain, undone].some((text) => restOf(text) < MINIMUM_REST)
    ? 'の値が推測されやすいものです（よく使われる言葉、並び、繰り返しを除くと、ほとんど残りません）'
    : undefined;
}

/** How many characters are left without what guessing begins with. */
function restOf(text: string): number {
  const letters = Array.from(text.replace(COMMON, ''))
    // A run of neighbours (1234, dcba, aaaa) counts as its first letter.
    .filter((letter, index, all) => {
      const step = distance(all[index - 1], letter);
      return !(Math.abs(step) <= 1);
    })
    .join('');
  // What repeats counts once.
  return Array.from(letters.replace(/(.+?)\1+/gu, '$1')).length;
}

/** From one letter to the next; `NaN` if there is none before. */
function distance(from: string | undefined, to: string): number {
  return (to.codePointAt(0) ?? 0) - (from?.codePointAt(0) ?? Number.NaN);
}

/** No letters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password, unless it would stay in the log of a service. */
function offer(env: Environment): string {
  if (env.CI) {
    return '';
  }
  const groups = Array.from({length: 4}, () =>
    Array.from({length: 4}, () => ALPHABET[randomInt(ALPHABET.length)]).join(
      '',
    ),
  );
  return `次の値は、いま無作為に作ったものです：${groups.join('-')}`;
}
