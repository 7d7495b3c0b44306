import {minimatch} from 'minimatch';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {firebaseConfig} from '../../../src/features/hosting/build/firebaseConfig';
import {nginxConfig} from '../../../src/features/hosting/build/nginxConfig';
import {hostingFolder} from '../../../src/features/hosting/build';
import {siteHeaders} from '../../../src/features/hosting/build/siteHeaders';
import type {Headers} from '../../../src/features/hosting/build/siteHeaders';

const HEADERS = siteHeaders(["'sha256-one='", "'sha256-two='"], false);

test.each(['build', 'build/', './a/../build', '.', '/srv/www/'])(
  'the recipes of a site in %s lie outside of it',
  (outDir) => {
    expect(path.relative(outDir, hostingFolder(outDir))).toMatch(/^\.\.\//);
  },
);

describe('siteHeaders', () => {
  test('allows no inline script but those of the pages', () => {
    const policy = HEADERS.site['Content-Security-Policy'] ?? '';
    const [scripts] = /script-src [^;]*/.exec(policy) ?? [];
    expect(scripts).toContain("'self' 'sha256-one=' 'sha256-two='");
    expect(scripts).not.toContain('unsafe-inline');
    expect(policy).toMatch(/^default-src 'none';/);
  });

  test('lets scripts run from copies only where the gate decrypts them', () => {
    const gated = siteHeaders([], true).site['Content-Security-Policy'];

    expect(HEADERS.site['Content-Security-Policy']).not.toContain('blob:');
    expect(gated).toMatch(/script-src [^;]*blob:/);
    expect(gated).toMatch(/worker-src 'self' blob:/);
  });

  test('lets only the site itself frame the runner', () => {
    expect(HEADERS.runner).toEqual({
      'Content-Security-Policy':
        "frame-ancestors 'self'; sandbox allow-scripts",
      'X-Frame-Options': 'SAMEORIGIN',
    });
    expect(HEADERS.site['X-Frame-Options']).toBe('DENY');
    expect(HEADERS.site['Content-Security-Policy']).toMatch(
      /; frame-ancestors 'none'$/,
    );
  });
});

/**
 * What Firebase Hosting sends, by its documented rules: a `source` is a glob,
 * with `!` before what it leaves out, for the path of the address; rules are
 * applied in their order, and `404.html` stands for whatever is missing.
 *
 * @throws Error if two rules set the same header of a file
 */
function firebaseHeaders(
  address: string,
  baseUrl: string,
  isMissing = false,
): Headers {
  const found: Record<string, string> = {};
  for (const {source, headers} of firebaseConfig(HEADERS, baseUrl, []).hosting
    .headers) {
    const isForMissing = source === '404.html';
    if (isForMissing ? isMissing : minimatch(address, source)) {
      for (const {key, value} of headers) {
        if (key in found && !isForMissing) {
          throw new Error(`Two rules set ${key} of ${address}.`);
        }
        found[key] = value;
      }
    }
  }
  return found;
}

describe.each(['/', '/wiki-site/'])('firebaseConfig under %s', (baseUrl) => {
  const {everywhere, overTls, hashedFiles, otherFiles, site, runner} = HEADERS;
  const always = {...everywhere, ...overTls};

  test.each([
    ['', {...always, ...otherFiles, ...site}],
    ['wiki/development-plan', {...always, ...otherFiles, ...site}],
    ['404.html', {...always, ...otherFiles, ...site}],
    ['combosite-functions-kit.zip', {...always, ...otherFiles, ...site}],
    ['assets/js/main.0a1b2c3d.js', {...always, ...hashedFiles, ...site}],
    ['runner.html', {...always, ...otherFiles, ...runner}],
    ['runner', {...always, ...otherFiles, ...runner}],
    // Not the runner.
    ['wiki/runner', {...always, ...otherFiles, ...site}],
    ['runners', {...always, ...otherFiles, ...site}],
  ])('sends every header once: %s', (address, expected) => {
    expect(firebaseHeaders(baseUrl + address, baseUrl)).toEqual(expected);
  });

  test.each(['assets/js/main.0a1b2c3d.js', 'no-such-page'])(
    'lets nobody keep what is missing: %s',
    (address) => {
      expect(firebaseHeaders(baseUrl + address, baseUrl, true)).toEqual({
        ...always,
        ...otherFiles,
        ...site,
      });
    },
  );

  test('publishes the build, with addresses as the site links to them', () => {
    const {hosting} = firebaseConfig(HEADERS, baseUrl, []);
    expect(hosting).toMatchObject({
      public: 'build',
      cleanUrls: true,
      trailingSlash: false,
    });
    expect(hosting.ignore).toContain('**/.*');
  });
});

describe('nginxConfig', () => {
  // What it does is tested by tests/server/hosting.test.ts, with nginx itself.
  test('keeps to the base path', () => {
    const config = nginxConfig(HEADERS, '/a.b/', []);
    const locations = [...config.matchAll(/location (?:\S+ )?(\S+) \{/g)]
      .map(([, path = '']) => path)
      // No address leads to these.
      .filter((path) => !path.startsWith('@'));
    expect(locations.length).toBeGreaterThan(5);
    for (const path of locations) {
      // `.` in an expression is any character.
      expect(path).toMatch(/^(?:\/a\.b|\^\(?\/a\\\.b\/|\/\\\.)/);
    }
  });

  test('refuses a header that would end the line', () => {
    expect(() =>
      nginxConfig({...HEADERS, everywhere: {A: '"; root /'}}, '/', []),
    ).toThrow('nginx: a header must not contain');
  });
});
