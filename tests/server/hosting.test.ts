/*
 * What nginx answers with the shipped recipe: hosting/nginx/ and what the build
 * made for it. tests/e2e/hosting.test.ts opens the same site in the browser.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {READER, startNginx} from '../support/nginx';
import {rawRequest} from '../support/rawRequest';
import {NGINX_PORTS} from '../support/ports';
import {BUILD_FOLDER, OLD_PLAN, SUB_PATH} from '../support/site';
import type {Answer} from '../support/rawRequest';

const PLAIN = `http://localhost:${NGINX_PORTS.plain}`;
const OVER_TLS = `https://localhost:${NGINX_PORTS.tls}`;
const TO_TLS = `http://localhost:${NGINX_PORTS.redirect}`;
const AT_SUB_PATH = `http://localhost:${NGINX_PORTS.subPath}`;

const AUTHORIZATION = basic(READER.username, READER.password);

let stop: () => Promise<void>;

beforeAll(async () => {
  stop = await startNginx();
});

afterAll(() => stop());

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** Asks as a reader who has given the password. */
function get(
  address: string,
  headers: Record<string, string> = {},
  origin = PLAIN,
): Promise<Answer> {
  return rawRequest(origin, address, {
    headers: {Authorization: AUTHORIZATION, ...headers},
  });
}

/** The name of a file of the build, by its beginning and end. */
function builtFile(folder: string, start: string, end: string): string {
  const name = readdirSync(path.join(BUILD_FOLDER, folder)).find(
    (file) => file.startsWith(start) && file.endsWith(end),
  );
  if (!name) {
    throw new Error(`The build has no ${folder}${start}*${end}`);
  }
  return `/${folder}${name}`;
}

const script = () => builtFile('assets/js/', 'main.', '.js');

describe('the password of the server', () => {
  for (const address of [
    '/',
    '/wiki/frequently-asked-questions',
    '/runner.html',
    '/combosite-functions-kit.zip',
    '/no-such-page',
    '/404.html',
    '/.git/config',
  ]) {
    test(`is asked for at ${address}`, async () => {
      const answer = await rawRequest(PLAIN, address);
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(
        /^Basic realm="Combosite Functions Wiki"/,
      );
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(String(answer.body)).not.toMatch(/カスタム|Docusaurus/i);
    });
  }

  test('is asked for scripts, too, and nobody keeps the refusal', async () => {
    const {status, headers} = await rawRequest(PLAIN, script());
    expect(status).toBe(401);
    expect(headers['cache-control']).toBe('no-store');
  });

  for (const [name, authorization] of [
    ['a wrong password', basic(READER.username, 'password')],
    ['an empty password', basic(READER.username, '')],
    ['another name', basic('admin', READER.password)],
    ['no name', basic('', '')],
    ['another scheme', AUTHORIZATION.replace('Basic', 'Bearer')],
    ['something undecodable', 'Basic %%%'],
  ] as const) {
    test(`refuses ${name}`, async () => {
      const {status} = await rawRequest(PLAIN, '/', {
        headers: {Authorization: authorization},
      });
      expect(status).toBe(401);
    });
  }

  // On a server of its own, which counts for itself.
  test('may be tried so often, and no more', async () => {
    const origin = `http://localhost:${NGINX_PORTS.limited}`;
    const answers = await Promise.all(
      Array.from({length: 400}, () => rawRequest(origin, '/')),
    );
    expect(new Set(answers.map(({status}) => status))).toEqual(
      new Set([401, 429]),
    );
    const refused = answers.find(({status}) => status === 429);
    expect(refused?.headers['cache-control']).toBe('no-store');
  });

  test('opens the site', async () => {
    const {status, body} = await get('/');
    expect(status).toBe(200);
    expect(String(body)).toContain('カスタムファンクション');
  });
});

describe('headers', () => {
  const COMMON = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as unknown,
  };
  const SITE = {
    ...COMMON,
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+=*')+; .*frame-ancestors 'none'$/,
    ) as unknown,
  };

  const RUNNER = {
    ...COMMON,
    'cache-control': 'no-cache',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "frame-ancestors 'self'; sandbox allow-scripts",
  };
  const typed = (type: string) => ({
    ...SITE,
    'content-type': `${type}; charset=utf-8`,
  });

  for (const [address, status, headers] of [
    ['/', 200, typed('text/html')],
    ['/wiki/development-plan', 200, typed('text/html')],
    ['/no-such-page', 404, typed('text/html')],
    ['/assets/js/main.00000000.js', 404, SITE],
    ['/combosite-functions-enumerations.json', 200, typed('application/json')],
    ['/combosite-functions.d.ts', 200, typed('text/plain')],
    ['/wiki/development-plan.md', 200, typed('text/markdown')],
    [
      '/combosite-functions-kit.zip',
      200,
      {...SITE, 'content-type': 'application/zip'},
    ],
    ['/wiki/development-plan/', 301, SITE],
    ['/runner.html', 200, RUNNER],
  ] as const) {
    test(`of ${address}`, async () => {
      const answer = await get(address);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(headers);
      // Promised over TLS only; browsers would complain.
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
      expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(answer.headers.server).toBe('nginx');
    });
  }

  test('of a hashed file let it stay for a year', async () => {
    for (const address of [
      script(),
      builtFile('assets/css/', 'styles.', '.css'),
    ]) {
      const {status, headers} = await get(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('over TLS bind the browser to it', async () => {
    for (const address of ['/', script(), '/runner.html', '/no-such-page']) {
      const {headers} = await get(address, {}, OVER_TLS);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toBeTruthy();
    }
    expect((await rawRequest(OVER_TLS, '/')).status).toBe(401);
  });

  test('lead from plain HTTP to TLS on the site itself', async () => {
    const {status, headers} = await rawRequest(TO_TLS, '/wiki?a=b', {
      headers: {Host: 'evil.example'},
    });
    expect(status).toBe(301);
    expect(headers.location).toBe('https://localhost/wiki?a=b');
  });
});

describe('transfer', () => {
  for (const [name, address] of [
    ['pages', () => '/wiki/frequently-asked-questions'],
    ['scripts', script],
    ['styles', () => builtFile('assets/css/', 'styles.', '.css')],
    ['data', () => '/combosite-functions-enumerations.json'],
  ] as const) {
    test(`compresses ${name}`, async () => {
      const plain = await get(address());
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const packed = await get(address(), {'Accept-Encoding': 'gzip, br'});
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length);
      expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    });
  }

  test('answers 304 to who has the file', async () => {
    for (const address of ['/', '/wiki/development-plan', script()]) {
      const {headers} = await get(address, {'Accept-Encoding': 'gzip'});
      for (const [condition, value = ''] of [
        ['If-None-Match', headers.etag],
        ['If-Modified-Since', headers['last-modified']],
      ] as const) {
        const again = await get(address, {
          'Accept-Encoding': 'gzip',
          [condition]: value,
        });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
      }
      const other = await get(address, {'If-None-Match': '"0-0"'});
      expect(other.status).toBe(200);
    }
  });
});

describe('addresses', () => {
  for (const [address, location] of [
    ['/index.html', '/'],
    ['/index', '/'],
    ['/release-note.html', '/release-note'],
    ['/release-note/', '/release-note'],
    ['/wiki/development-plan.html', '/wiki/development-plan'],
    ['/wiki/development-plan/index.html', '/wiki/development-plan'],
    ['/api/?a=b%20c', '/api?a=b%20c'],
  ] as const) {
    test(`${address} leads to ${location}`, async () => {
      const {status, headers} = await get(address);
      expect(status).toBe(301);
      expect(headers.location).toBe(location);
    });
  }

  for (const address of [
    '/no-such-page',
    '/wiki/custom-data-function',
    '/assets/',
    '/assets/js',
    '/404.html',
    '/404',
    '/.well-known/x',
    '/img',
  ]) {
    test(`${address} is not found`, async () => {
      const {status, body} = await get(address);
      expect(status).toBe(404);
      expect(String(body)).toContain('ページが見つかりません');
    });
  }

  for (const address of [
    '/../package.json',
    '/../../package.json',
    '/assets/../../package.json',
    '/assets../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/..%255cpackage.json',
    '/..;/package.json',
    '/wiki/..%00/package.json',
    '/../build-hosting/nginx/site.conf',
    '/../test-results/nginx/htpasswd',
    '/..%c0%af../etc/passwd',
    '//etc/passwd',
    '/.htpasswd',
  ]) {
    test(`${address} leads nowhere`, async () => {
      const {status, headers, body} = await get(address);
      expect([400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('location');
      expect(String(body)).not.toMatch(/"dependencies"|add_header|\$6\$|root:/);
    });
  }

  for (const address of [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/evil%0d%0aSet-Cookie:%20a=b/',
    '/evil.example/index.html',
    '/https:evil.example/',
  ]) {
    test(`${address} leads to no other site`, async () => {
      const {headers} = await get(address);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty('set-cookie');
    });
  }

  test('work under another base path', async () => {
    const from = (address: string) => get(address, {}, AT_SUB_PATH);
    const home = await from(SUB_PATH);
    expect(home.status).toBe(200);
    expect(home.headers['content-security-policy']).toContain("'sha256-");
    expect(await from(SUB_PATH.slice(0, -1))).toMatchObject({
      status: 301,
      headers: {location: SUB_PATH},
    });
    expect(await from(`${SUB_PATH}index.html`)).toMatchObject({
      status: 301,
      headers: {location: SUB_PATH},
    });
    expect(await from(`${SUB_PATH}wiki/development-plan/`)).toMatchObject({
      status: 301,
      headers: {location: `${SUB_PATH}wiki/development-plan`},
    });
    const missing = await from(`${SUB_PATH}no-such-page`);
    expect(missing.status).toBe(404);
    expect(String(missing.body)).toContain('ページが見つかりません');
    expect((await from(`${SUB_PATH}../nginx/htpasswd`)).status).toBe(404);
  });
});

describe('the old address of a renamed page', () => {
  const from = SUB_PATH + OLD_PLAN.from.slice(1);
  const to = SUB_PATH + OLD_PLAN.to.slice(1);

  test('leads to the new one, with its query', async () => {
    const {status, headers} = await get(`${from}?a=1`, {}, AT_SUB_PATH);
    expect(status).toBe(301);
    expect(headers.location).toBe(`${to}?a=1`);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('tells nothing without the password', async () => {
    const {status, headers} = await rawRequest(AT_SUB_PATH, from);
    expect(status).toBe(401);
    expect(headers.location).toBeUndefined();
  });
});
