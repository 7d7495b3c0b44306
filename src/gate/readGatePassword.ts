import {MINIMUM_PASSWORD_LENGTH} from './keys';

/** What a process is told; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `BASIC_AUTH_PASSWORD`, the gate's shared password.
 *
 * @param env - the process's environment
 * @throws Error in Japanese that names the variable, never its value
 */
export function readGatePassword(env: Environment): string {
  const password = env.BASIC_AUTH_PASSWORD ?? '';
  const length = Array.from(password.normalize('NFC')).length;
  if (length < MINIMUM_PASSWORD_LENGTH) {
    const problem =
      length === 0
        ? 'が指定されていません'
        : `の値が短すぎます（${length}文字）`;
    throw new Error(
      `環境変数BASIC_AUTH_PASSWORD${problem}。ENABLE_BASIC_AUTHを「true」にするときは、${MINIMUM_PASSWORD_LENGTH}文字以上の共有パスワードを指定してください。`,
    );
  }
  return password;
}
