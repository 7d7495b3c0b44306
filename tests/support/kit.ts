import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';

/** What a command printed, and how it ended. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of a reader: the unpacked kit and nothing else. */
export interface KitFolder {
  /** Its path. */
  readonly folder: string;
  /** Writes a file into the folder. */
  write(name: string, content: string | Uint8Array): void;
  /** Runs Node with arguments, as in a terminal of that folder. */
  node(...args: readonly string[]): Promise<CommandResult>;
  /** The same in a folder of that folder. */
  nodeIn(folder: string, ...args: readonly string[]): Promise<CommandResult>;
  /** Removes the folder. */
  remove(): void;
}

/**
 * Loaded before everything else, also in threads: whoever asks the network for
 * anything is ended, and the text below is printed.
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

/**
 * Unpacks a kit into a new empty folder outside of the repository.
 *
 * @param zip - the kit
 */
export function unpackKit(zip: Uint8Array): KitFolder {
  const parent = mkdtempSync(path.join(tmpdir(), 'kit-'));
  const folder = path.join(parent, 'combosite-functions-kit');
  const trap = path.join(parent, 'trap.mjs');
  writeFileSync(trap, NETWORK_TRAP);
  const write: KitFolder['write'] = (name, content) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  };
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    write(name, content);
  }
  const nodeIn: KitFolder['nodeIn'] = (subfolder, ...args) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: path.join(folder, subfolder),
        // Nothing of the test's own settings, no proxy, no packages.
        env: {PATH: process.env.PATH, NODE_OPTIONS: `--import=${trap}`},
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
      child.on('error', reject);
      child.on('close', (code) => {
        resolve({code, stdout, stderr});
      });
    });
  return {
    folder,
    write,
    nodeIn,
    node: (...args) => nodeIn('.', ...args),
    remove: () => {
      rmSync(parent, {recursive: true, force: true});
    },
  };
}
