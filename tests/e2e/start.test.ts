/*
 * `npm start`, as a writer uses it: a page is compiled when it is opened, which
 * Docusaurus has no option for (src/features/content/build/lazy-pages).
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {START_PORT} from '../support/ports';
import {ROOT} from '../support/files';
import {expect, test} from './fixtures';
import type {ChildProcess} from 'node:child_process';

const ADDRESS = `http://localhost:${START_PORT}`;

// A whole start, beside other tests.
test.setTimeout(300_000);

let server: ChildProcess;
let output = '';

test.beforeAll(() => {
  server = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      ...['start', '--no-open', '--port', String(START_PORT)],
    ],
    {
      cwd: ROOT,
      // With what the last start has compiled, no page would be waited for.
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (data) => (output += String(data)));
  }
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

test('shows a page, and one of another kind after it', async ({page}) => {
  await expect(async () => {
    expect(server.exitCode, output).toBeNull();
    await page.goto(`${ADDRESS}/wiki/frequently-asked-questions`);
  }).toPass();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(/よくある質問/, {timeout: 120_000});
  await page.goto(`${ADDRESS}/api/classes/HttpRequest`);
  await expect(heading).toHaveText('HttpRequest', {timeout: 120_000});
  expect(output).not.toContain('ERROR');
});
