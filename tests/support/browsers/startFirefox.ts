import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {COMMANDS, until} from './webDriver';
import type {Driver} from './webDriver';

/** Marionette sets what else a browser under test needs. */
const PREFERENCES = {
  // Any free one; Firefox writes it into a file.
  'marionette.port': 0,
  'intl.accept_languages': 'ja',
  // With little memory left beside it, it would keep no page that was left.
  'browser.low_commit_space_threshold_percent': 0,
  'browser.low_commit_space_threshold_mb': 0,
};

/**
 * Starts Firefox without a window, with an empty profile.
 *
 * @param executable - its path
 */
export async function startFirefox(executable: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'wiki-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = spawn(
    executable,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {stdio: 'ignore'},
  );
  const ended = new Promise((resolve) => {
    child.on('exit', resolve).on('error', resolve);
  });
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    const port = await until(
      () => readPort(path.join(profile, 'MarionetteActivePort')),
      () => `${executable} doesn't offer Marionette`,
      60_000,
    );
    const wire = await openWire(port);
    await wire.send('WebDriver:NewSession', {
      unhandledPromptBehavior: 'ignore',
    });
    return {
      send: (command, parameters) =>
        wire.send(COMMANDS[command][1], parameters),
      close: () => {
        wire.close();
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function readPort(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Marionette: `length:[kind, id, …]` in both directions. */
async function openWire(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  const fail = (error: unknown) => {
    waiting.forEach((done) => done(error, undefined));
    waiting.clear();
  };
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const start = colon + 1;
      const end = start + Number(received.toString('latin1', 0, colon));
      if (colon < 0 || received.length < end) {
        return;
      }
      const message: unknown = JSON.parse(
        received.toString('utf8', start, end),
      );
      received = received.subarray(end);
      // The first one greets.
      if (Array.isArray(message)) {
        const [, id, error, result] = message as [1, number, unknown, unknown];
        waiting.get(id)?.(error, result);
        waiting.delete(id);
      }
    }
  });
  socket.on('error', fail).on('close', () => fail('Firefox has ended'));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  let last = 0;
  return {
    send(name: string, parameters: object): Promise<unknown> {
      const id = (last += 1);
      const text = Buffer.from(JSON.stringify([0, id, name, parameters]));
      socket.write(`${text.length}:`);
      socket.write(text);
      return new Promise((resolve, reject) => {
        waiting.set(id, (error, result) => {
          if (error) {
            reject(new Error(`${name}: ${JSON.stringify(error)}`));
          } else {
            const {value} = (result ?? {}) as {value?: unknown};
            resolve(value);
          }
        });
      });
    },
    close: () => socket.destroy(),
  };
}
