import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setPriority} from 'node:os';

/** What came of a program. */
export interface RunResult {
  readonly isOk: boolean;
  /** Both of its streams; empty if they went to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

/** Of {@link run}. */
export interface RunOptions {
  /** Writes to the terminal at once. */
  readonly isLive?: boolean;
  /** How far it lets others go first, from 0 to 19. */
  readonly niceness?: number;
  readonly CHROMIUM_PATH?: string;
}

/** Runs a program to its end. */
export async function run(
  program: string,
  args: readonly string[],
  {isLive = false, niceness = 0, ...env}: RunOptions = {},
): Promise<RunResult> {
  const began = performance.now();
  const child = spawn(program, args, {
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
    // On Windows npm and the tools are scripts, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (child.pid !== undefined) {
    setPriority(child.pid, niceness);
  }
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
