/*
 * The same texts in other generators: our Markdown twins are their sources.
 * They, and the Node that they need, are installed in a temporary folder.
 */
import {execFile, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

/** Manifest and settings of the others. */
const RIVALS = path.resolve('scripts/bench/rivals');

/** Where a generator reads its sources, and what it builds. */
const GENERATORS = {
  starlight: {
    sources: 'src/content/docs',
    command: ['astro/bin/astro.mjs', 'build'],
    output: 'dist',
  },
  stock: {
    sources: 'docs',
    command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
  },
} as const;

export type Generator = keyof typeof GENERATORS;

export const GENERATOR_NAMES = Object.keys(GENERATORS) as Generator[];

export interface Rivals {
  /**
   * Builds our texts with another generator.
   *
   * @returns its output folder, and the seconds that it took
   */
  readonly build: (
    generator: Generator,
    env?: Readonly<Record<string, string>>,
  ) => {folder: string; seconds: number};
  /**
   * Runs a program of the temporary folder with its Node, while this process
   * goes on serving the sites.
   */
  readonly run: (
    script: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<string>;
}

/**
 * Installs the others, and gives them our texts.
 *
 * @param build - our build, which has the Markdown twins
 * @throws Error with npm's output if they can't be installed
 */
export function installRivals(build: string): Rivals {
  const root = mkdtempSync(path.join(os.tmpdir(), 'bench-rivals-'));
  cpSync(RIVALS, root, {recursive: true});
  // They need a newer Node than the site: it is one of their packages.
  call(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--engine-strict=false',
    ],
    root,
  );
  for (const [name, {sources}] of Object.entries(GENERATORS)) {
    copyTwins(build, path.join(root, name, sources));
  }
  const node = path.join(root, 'node_modules/node/bin/node');
  const script = (name: string) => path.join(root, 'node_modules', name);
  return {
    build: (name, env = {}) => {
      const {command, output} = GENERATORS[name];
      const [program, ...args] = command;
      const start = performance.now();
      call(node, [script(program), ...args], path.join(root, name), env);
      return {
        folder: path.join(root, name, output),
        seconds: (performance.now() - start) / 1000,
      };
    },
    run: async (name, args, env) => {
      const {stdout} = await promisify(execFile)(
        node,
        [script(name), ...args],
        optionsOf(root, env),
      );
      return stdout;
    },
  };
}

/** Our twins as sources: title in the head, links inside the site. */
function copyTwins(build: string, folder: string): void {
  const twins = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.md'),
  );
  for (const name of twins) {
    const text = readFileSync(path.join(build, name), 'utf8');
    const title = /^title: (.*)$/m.exec(text)?.[1];
    const address = /^url: (.*)$/m.exec(text)?.[1];
    if (title === undefined || address === undefined) {
      continue;
    }
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      text
        .replace(
          /^---\n.*?\n---\s*\n# [^\n]*\n/s,
          `---\ntitle: ${title}\n---\n`,
        )
        .replaceAll(`](${new URL(address).origin}/`, '](/'),
    );
  }
}

function call(
  command: string,
  args: readonly string[],
  cwd: string,
  env?: Readonly<Record<string, string>>,
): void {
  const {status, stderr, stdout} = spawnSync(
    command,
    args,
    optionsOf(cwd, env),
  );
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  }
}

function optionsOf(cwd: string, env: Readonly<Record<string, string>> = {}) {
  return {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      DISABLE_VERSION_CHECK: '1',
      ...env,
    },
    maxBuffer: 2 ** 28,
  } as const;
}
