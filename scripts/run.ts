import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** What came of a program. */
export interface RunResult {
  readonly isOk: boolean;
  /** Both of its streams; empty if they went to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a program to its end. */
export async function run(
  program: string,
  args: readonly string[],
  {isLive = false, ...env}: {isLive?: boolean; CHROMIUM_PATH?: string} = {},
): Promise<RunResult> {
  const began = performance.now();
  const child = spawn(program, args, {
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
    // On Windows npm and the tools are scripts, which only a shell can start.
    shell: process.platform === 'win32',
  });
  const chunks: unknown[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk));
  }
  let code: unknown;
  try {
    [code] = (await once(child, 'close')) as unknown[];
  } catch (error) {
    // It couldn't be started.
    chunks.push(String(error), '\n');
  }
  return {
    isOk: code === 0,
    output: chunks.join(''),
    seconds: (performance.now() - began) / 1000,
  };
}
