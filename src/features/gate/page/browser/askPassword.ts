/** Wording of the dialogue; the specification fixes the alert. */
const QUESTION = '共有パスワードを入力してください。';
const REFUSAL = 'Invalid credentials';

/**
 * So many times in a row without an answer, and the reader doesn't want to or
 * can't answer: a browser that blocks dialogues answers `null` for them.
 */
const UNANSWERED_LIMIT = 3;

/**
 * Asks for the password until it is right. An empty or cancelled answer counts
 * as a wrong one.
 *
 * @param check - tries a password; `undefined` for a wrong one
 * @returns what `check` gave, or `undefined` when the reader gives no answer
 */
export async function askPassword<T>(
  check: (password: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let unanswered = 0; unanswered < UNANSWERED_LIMIT;) {
    let answer: string | null;
    try {
      answer = window.prompt(QUESTION);
    } catch {
      // Some browsers inside apps have no prompt.
      return undefined;
    }
    if (answer) {
      unanswered = 0;
      const result = await check(answer);
      if (result !== undefined) {
        return result;
      }
    } else {
      unanswered += 1;
    }
    window.alert(REFUSAL);
  }
  return undefined;
}
