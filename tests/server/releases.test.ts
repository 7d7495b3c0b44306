/*
 * hosting/nginx/release.sh on a real nginx: what a reader can still read after
 * each release.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findNginx} from '../../scripts/machine/nginx';
import {writeRecipes} from '../../src/features/hosting/build';
import {ROOT} from '../support/files';
import {runNginx, serverBlock} from '../support/nginx';
import {NGINX_PORTS} from '../support/ports';
import {rawRequest} from '../support/rawRequest';
import type {RunningNginx} from '../support/nginx';

const FOLDER = path.join(ROOT, 'test-results/releases');
const SITE = path.join(FOLDER, 'site');
const SCRIPT = path.join(ROOT, 'hosting/nginx/release.sh');
const ORIGIN = `http://localhost:${NGINX_PORTS.releases}`;
/** Says which process answers. */
const WORKER = `http://localhost:${NGINX_PORTS.worker}`;
const AUTHORIZATION = `Basic ${Buffer.from('wiki:x').toString('base64')}`;

/** What the script calls instead of nginx; a test can let it do other things. */
const NGINX = path.join(FOLDER, 'nginx.sh');

let running: RunningNginx | undefined;

beforeAll(async () => {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const hash = execFileSync(findNginx().openssl, ['passwd', '-6', 'x']);
  writeFileSync(path.join(FOLDER, 'htpasswd'), `wiki:${String(hash)}`);

  // Before the server knows the site, as an administrator does it.
  answerNginx('exit 0');
  publish('plain-1');
  running = await runNginx(FOLDER, NGINX_PORTS.releases, [
    serverBlock('server.conf', FOLDER, `${SITE}/current/release.conf`, [
      ['80', NGINX_PORTS.releases],
    ]),
    `server { listen 127.0.0.1:${NGINX_PORTS.worker}; location / { return 200 $pid; } }`,
  ]);
  askNginx();
});

afterAll(() => running?.stop());

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' ');
}

/** Lets the script's calls of nginx do something else. */
function answerNginx(commands: string): void {
  writeFileSync(NGINX, `#!/bin/sh\n${commands}\n`, {mode: 0o755});
}

/** Lets them reach nginx. */
function askNginx(): void {
  answerNginx(`exec ${quoted(running?.command ?? [])} "$@"`);
}

/**
 * A tiny build: a page and a hashed file that only this build has, one that all
 * have, and the page of the colour mode's script.
 */
function build(name: string, gate?: string): string {
  const folder = path.join(FOLDER, name);
  for (const [file, text] of Object.entries({
    'index.html': `<!doctype html><title>${name}</title><script>"${name}"</script>`,
    '404.html': '<!doctype html><title>ページが見つかりません</title>',
    'runner.html': '<!doctype html>',
    [`only-${name}/index.html`]: name,
    'assets/js/all.00000000.js': '0',
    // As hosting/README.md lays them there.
    'assets/js/all.00000000.js.gz': gzipSync('compressed before'),
    [`assets/js/${name}.11111111.js`]: name,
  })) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  writeRecipes(folder, '/', gate, []);
  return folder;
}

function release(...args: string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('sh', [SCRIPT, ...args], {
    encoding: 'utf8',
    env: {...process.env, WIKI_FOLDER: SITE, WIKI_NGINX: NGINX},
  });
  return {status, output: stdout + stderr};
}

function publish(name: string, gate?: string): void {
  const {status, output} = release('publish', build(name, gate));
  expect(output).toContain('公開しました');
  expect(status).toBe(0);
}

/** Names of the builds whose page, or hashed file, a reader gets. */
async function readable(address: (name: string) => string): Promise<string[]> {
  const names = ['plain-1', 'plain-2', 'plain-3', 'gated-1', 'gated-2'];
  const found: string[] = [];
  for (const name of names) {
    const {status, body} = await get(address(name));
    if (status === 200) {
      expect(String(body)).toBe(name);
      found.push(name);
    }
  }
  return found;
}

const pages = () => readable((name) => `/only-${name}`);
const assets = () => readable((name) => `/assets/js/${name}.11111111.js`);

function get(address: string, headers: Record<string, string> = {}) {
  return rawRequest(ORIGIN, address, {
    headers: {Authorization: AUTHORIZATION, ...headers},
  });
}

/** Waits until a page is served by a policy that allows its script. */
async function served(): Promise<string> {
  const {body, headers} = await get('/');
  const [, name = ''] = /<title>(.*?)</.exec(String(body)) ?? [];
  const text = `"${name}"`;
  const hash = execFileSync(
    findNginx().openssl,
    ['dgst', '-sha256', '-binary'],
    {
      input: text,
    },
  ).toString('base64');
  expect(headers['content-security-policy']).toContain(hash);
  return name;
}

/** Does what lets nginx reload, and waits until no older worker answers. */
async function reloaded(action: () => void): Promise<void> {
  const worker = Number((await rawRequest(WORKER, '/')).body);
  action();
  await expect
    .poll(() => isRunning(worker), {timeout: 10_000, interval: 20})
    .toBe(false);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a withdrawn page is gone; the scripts of the release before stay', async () => {
  expect(await served()).toBe('plain-1');
  await reloaded(() => publish('plain-2'));
  expect(await served()).toBe('plain-2');
  expect(await pages()).toEqual(['plain-2']);
  expect(await assets()).toEqual(['plain-1', 'plain-2']);

  await reloaded(() => publish('plain-3'));
  expect(await served()).toBe('plain-3');
  expect(await pages()).toEqual(['plain-3']);
  expect(await assets()).toEqual(['plain-2', 'plain-3']);

  const packed = await get('/assets/js/all.00000000.js', {
    'Accept-Encoding': 'gzip',
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(packed.body))).toBe('compressed before');
});

test('going back is one command, and so is going forward again', async () => {
  await reloaded(() => expect(release('back').status).toBe(0));
  expect(await served()).toBe('plain-2');
  expect(await pages()).toEqual(['plain-2']);
  // For those who have opened the newer one.
  expect(await assets()).toEqual(['plain-2', 'plain-3']);

  await reloaded(() => expect(release('back').status).toBe(0));
  expect(await served()).toBe('plain-3');
  expect(await assets()).toEqual(['plain-2', 'plain-3']);
});

test('a configuration that nginx refuses changes nothing', async () => {
  const before = await served();
  const folder = build('plain-1');
  writeFileSync(`${folder}-hosting/nginx/site.conf`, 'no_such_directive;');
  const {status, output} = release('publish', folder);
  expect(status).toBe(1);
  expect(output).toContain('公開中のサイトは変わりません');
  await reloaded(reloadNginx);
  expect(await served()).toBe(before);
});

test('files and settings of different builds are refused', () => {
  const folder = build('plain-3');
  writeFileSync(path.join(folder, 'index.html'), 'another build');
  expect(release('publish', folder).output).toContain('別のビルドのものです');
  expect(release('publish', path.join(FOLDER, 'none')).output).toContain(
    'ビルドしたサイトがありません',
  );
  expect(release().output).toContain('使い方');
});

test.each([
  [
    'a link',
    'odd-link',
    (folder: string) => {
      symlinkSync('/etc/passwd', path.join(folder, 'passwd.txt'));
    },
    'リンク',
  ],
  [
    'a name of two lines',
    'odd-name',
    (folder: string) => {
      writeFileSync(path.join(folder, 'assets/one\ntwo.js'), '');
    },
    '名前に改行',
  ],
  [
    'a place outside',
    'odd-base',
    (folder: string) => {
      const file = path.join(`${folder}-hosting`, 'nginx/release.txt');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/^base=.*$/m, 'base=/../../'));
    },
    'baseが正しくありません',
  ],
])('a build with %s is refused', (_, name, spoil, message) => {
  const before = readdirSync(SITE, {recursive: true});
  const folder = build(name);
  spoil(folder);
  const {status, output} = release('publish', folder);
  expect([status, output]).toEqual([1, expect.stringContaining(message)]);
  expect(readdirSync(SITE, {recursive: true})).toEqual(before);
});

test('nothing of an open release stays beside the gate, nor of another password', async () => {
  await reloaded(() => publish('gated-1', 'aaaa'));
  expect(await served()).toBe('gated-1');
  expect(await pages()).toEqual(['gated-1']);
  expect(await assets()).toEqual(['gated-1']);
  // Nobody can open it again by mistake.
  expect(release('list').output.match(/共有パスワードあり/g)).toHaveLength(1);
  const {status, output} = release('back');
  expect(status).toBe(1);
  expect(output).toContain('戻せるリリースがありません');

  await reloaded(() => publish('gated-2', 'bbbb'));
  expect(await served()).toBe('gated-2');
  expect(await pages()).toEqual(['gated-2']);
  expect(await assets()).toEqual(['gated-2']);

  await reloaded(() => expect(release('back').status).toBe(0));
  expect(await served()).toBe('gated-1');
  expect(await assets()).toEqual(['gated-1']);
});

function reloadNginx(): void {
  const [command = '', ...args] = running?.command ?? [];
  execFileSync(command, [...args, '-s', 'reload'], {stdio: 'ignore'});
}
