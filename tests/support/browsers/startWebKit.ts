import {spawn} from 'node:child_process';
import net from 'node:net';
import {COMMANDS, until} from './webDriver';
import type {WebKitCommands} from '../../../scripts/machine/otherBrowsers';
import type {ChildProcess} from 'node:child_process';
import type {Driver} from './webDriver';

/**
 * Starts WebKitGTK's browser on a screen of its own that nobody sees.
 *
 * @param commands - where the driver, the browser and the screen are
 */
export async function startWebKit(commands: WebKitCommands): Promise<Driver> {
  const screen = startGroup(
    commands.screen,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {},
  );
  const groups = [screen];
  const close = async () => {
    await Promise.all(groups.reverse().map(endGroup));
  };
  try {
    const display = await displayOf(screen);
    const port = await freePort();
    groups.push(
      startGroup(
        commands.bus,
        ['--', commands.driver, `--port=${port}`],
        // The language of pages and dialogues; colours as without a desktop.
        {DISPLAY: `:${display}`, LANGUAGE: 'ja', WAYLAND_DISPLAY: ''},
      ),
    );
    const origin = `http://127.0.0.1:${port}`;
    await until(
      () =>
        post(`${origin}/none`, {}).then(
          () => true,
          () => undefined,
        ),
      () => `${commands.driver} doesn't answer`,
      60_000,
    );
    const {value} = await post(`${origin}/session`, {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: 'ignore',
          'webkitgtk:browserOptions': {
            binary: commands.browser,
            args: ['--automation'],
          },
        },
      },
    });
    const {sessionId} = value as {sessionId?: string};
    if (!sessionId) {
      throw new Error(`WebKit: ${JSON.stringify(value)}`);
    }
    return {
      async send(command, parameters) {
        const [path] = COMMANDS[command];
        const address = path.replace('{id}', String(parameters.id));
        const answer = await post(
          `${origin}/session/${sessionId}${address}`,
          parameters,
        );
        if (answer.status !== 200) {
          throw new Error(`${command}: ${JSON.stringify(answer.value)}`);
        }
        return answer.value;
      },
      async close() {
        await fetch(`${origin}/session/${sessionId}`, {method: 'DELETE'}).catch(
          () => undefined,
        );
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const {value} = (await response.json()) as {value: unknown};
  return {status: response.status, value};
}

/** The driver starts processes of its own: a group ends as one. */
function startGroup(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const child = spawn(command, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  child.on('error', () => undefined);
  return child;
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-child.pid);
  await ended;
}

/** Xvfb takes a number that is free, and says which. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.on('data', (data) => resolve(String(data).trim()));
    screen.on('exit', () => reject(new Error('Xvfb has ended')));
    screen.on('error', reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
