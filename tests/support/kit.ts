import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, expect} from 'vitest';
import {kitFiles, packKit} from '@combosite-functions/kit';
import {kitSite} from '../../src/features/kit/build/kitSite';
import {ROOT} from './files';
import type {ChildProcess} from 'node:child_process';

/** What a command printed, and how it ended. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A kit of its own for a test file, as one downloads it. */
type Kit = Awaited<ReturnType<typeof openKit>>;

/** The site of {@link useKit}. */
export const KIT_SITE = kitSite(ROOT, 'https://wiki.example.test/base/');

/** What a scenario of the April payroll says, but for its name. */
export const APRIL_PAYROLL = {
  trigger: '給与計算(前)',
  startedAt: '2025/04/18 10:00:00',
  payroll: {
    shiharaiMasterName: '25日払い',
    shoriNengetsu: '2025/04',
    baseDate: '2025/04/01',
    shikyuDate: '2025/04/25',
  },
};

/** Two of the sample company's scenarios. */
export const PAYROLL = ['--scenario', '給与計算前'];
export const MANUAL = ['--scenario', '手動実行'];

/** A kit for the tests of a file; it is there once they run. */
export function useKit(): Kit {
  const kit = {} as Kit;
  beforeAll(async () => Object.assign(kit, await openKit()));
  afterAll(() => {
    kit.remove();
  });
  return kit;
}

let made: Promise<ReadonlyMap<string, string>> | undefined;

/** Unpacks the kit into a new folder; test files share what makes it. */
async function openKit() {
  const files = await (made ??= kitFiles(KIT_SITE));
  const folder = unpackKit(packKit(files));
  return {
    ...folder,
    /** Text by path. */
    files,
    /** The text of one of the kit's files. */
    file: (name: string) => files.get(name) ?? '',
    /** A `main` with the given body, as a file of the kit's folder. */
    writeProgram: (...body: readonly string[]) => {
      folder.write(
        'own.js',
        ['async function main() {', ...body, '}', ''].join('\n'),
      );
      return 'own.js';
    },
    /** What the command says about input that it can't use. */
    refusal: async (...args: readonly string[]) => {
      const before = filesOf(folder.folder);
      const {code, stdout, stderr} = await folder.command(...args);
      expect([code, stdout]).toEqual([2, '']);
      // What can't be used leads to nothing half written.
      expect(filesOf(folder.folder)).toEqual(before);
      // For readers: no stack trace, no English exception.
      expect(stderr).toMatch(/^エラー：/);
      expect(stderr).not.toMatch(/^ {4}at /m);
      return stderr.trimEnd();
    },
  };
}

/** Every file below a folder, and when it was written. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(
    (name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`,
  );
}

/**
 * Loaded before everything else: whoever asks the network for anything is ended,
 * and the text below is printed. The process of the programs has no environment;
 * for what they reach see `isolation.test.ts`.
 */
const NETWORK_TRAP = `
import dns from 'node:dns';
import net from 'node:net';
import dgram from 'node:dgram';
import {writeSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
const trap = () => {
  writeSync(2, 'NETWORK USED');
  process.abort();
};
net.Socket.prototype.connect = trap;
dgram.Socket.prototype.send = trap;
dns.lookup = trap;
dns.promises.lookup = trap;
globalThis.fetch = trap;
syncBuiltinESMExports();
`;

/** Does commands of the kit, one after the other. */
const COMMANDS = `
const {command} = await import('./combosite-functions-kit/run.mjs');
let last = Promise.resolve();
const run = async (args) => {
  const printed = {stdout: '', stderr: ''};
  const writes = ['stdout', 'stderr'].map((name) => {
    const {write} = process[name];
    process[name].write = (text) => {
      printed[name] += text;
      return true;
    };
    return () => { process[name].write = write; };
  });
  const code = await command(args).catch((error) => error.stack);
  writes.forEach((restore) => restore());
  process.send({code, ...printed});
};
process.on('message', (args) => {
  last = last.then(() => run(args));
});
process.send('ready');
`;

/**
 * Unpacks a kit into a new empty folder outside of the repository: that of a
 * reader, with nothing else.
 *
 * @param zip - the kit
 */
export function unpackKit(zip: Uint8Array) {
  const parent = mkdtempSync(path.join(tmpdir(), 'kit-'));
  const folder = path.join(parent, 'combosite-functions-kit');
  const trap = path.join(parent, 'trap.mjs');
  writeFileSync(trap, NETWORK_TRAP);
  const write = (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  };
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    write(name, content);
  }
  const start = (
    {subfolder = '.', env = {}, isCutOff = false},
    args: readonly string[],
  ): Promise<CommandResult> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: path.join(folder, subfolder),
        env: {...environment(trap), ...env},
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text;
        if (isCutOff) {
          child.stdout.destroy();
        }
      });
      child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
      child.on('error', reject);
      child.on('close', (code) => {
        resolve({code, stdout, stderr});
      });
    });
  let commands: Promise<ChildProcess> | undefined;
  /**
   * What `node run.mjs …` does, in a process that stays for all commands of the
   * folder: a start of Node takes longer than most of them.
   */
  const command = async (...args: readonly string[]) => {
    const child = await (commands ??= startCommands(parent, folder, trap));
    const answer = once(child, 'message') as Promise<[CommandResult]>;
    child.send(args);
    return (await answer)[0];
  };
  return {
    folder,
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    write,
    command,
    /** Runs Node with arguments, as in a terminal of that folder. */
    node: (...args: string[]) => start({}, args),
    /** The same in a folder of that folder. */
    nodeIn: (subfolder: string, ...args: string[]) => start({subfolder}, args),
    /** The same with settings of the machine. */
    nodeWith: (env: NodeJS.ProcessEnv, ...args: string[]) => start({env}, args),
    /** The same for a reader who stops reading after the first part. */
    nodeCutOff: (...args: string[]) => start({isCutOff: true}, args),
    remove: () => {
      void commands?.then((child) => child.kill());
      rmSync(parent, {recursive: true, force: true});
    },
  };
}

/** Starts the process that does the commands. */
async function startCommands(
  parent: string,
  folder: string,
  trap: string,
): Promise<ChildProcess> {
  const script = path.join(parent, 'commands.mjs');
  writeFileSync(script, COMMANDS);
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: environment(trap),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/** Nothing of the test's own settings, no proxy, no packages. */
function environment(trap: string): NodeJS.ProcessEnv {
  return {PATH: process.env.PATH, NODE_OPTIONS: `--import=${trap}`};
}
