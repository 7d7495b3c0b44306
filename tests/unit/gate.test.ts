import {createCipheriv} from 'node:crypto';
import {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {webCryptography} from '../../src/features/gate/shared/cryptography';
import gate from '../../src/features/gate/build/index';
import {COST, fileKey, masterSecret} from '../../src/features/gate/shared/keys';
import {libraryCryptography} from '../../src/features/gate/page/libraryCryptography';
import {readableKind} from '../../src/features/gate/shared/readable';
import {createSeal} from '../../src/features/gate/build/seal';
import {isSealed, openSealed} from '../../src/features/gate/shared/sealedFile';
import type {LoadContext} from '@docusaurus/types';
import type {Bytes} from '../../src/features/gate/shared/cryptography';

const SITE = {url: 'https://wiki.example.test', baseUrl: '/'};
const PASSWORD = '合言葉は「開けゴマ」';
/** The tests don't need it slow; one test looks at the real number. */
const LOW_COST = 16;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const webCrypto = webCryptography(globalThis.crypto.subtle);

describe.each([
  ['WebCrypto', webCrypto],
  ['the library', libraryCryptography],
])('%s', (_, cryptography) => {
  // RFC 5869, test case 3: no salt; the first 32 bytes without info.
  test('expands as HKDF does', async () => {
    const secret = hexToBytes('0b'.repeat(22));
    expect(bytesToHex(await cryptography.expand(secret, ''))).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d',
    );
  });

  test('decrypts AES-256-GCM, and refuses a changed byte', async () => {
    const key = hexToBytes('11'.repeat(32));
    const iv = hexToBytes('22'.repeat(12));
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const sealed = new Uint8Array(
      Buffer.concat([
        cipher.update('本文'),
        cipher.final(),
        cipher.getAuthTag(),
      ]),
    );
    const text = await cryptography.decrypt(key, iv, sealed);
    expect(new TextDecoder().decode(text)).toBe('本文');

    sealed[0] = (sealed[0] ?? 0) ^ 1;
    await expect(cryptography.decrypt(key, iv, sealed)).rejects.toThrow();
  });

  test.each([
    ['Japanese', PASSWORD],
    ['quotes', `"'\`\\<>&`],
    ['an emoji of several code points', '👩‍👩‍👧‍👦を見守る家族'],
    ['1,000 characters', 'あ1"'.repeat(250)],
    ['more than one block of the hash', 'x'.repeat(65)],
  ])('opens what a password with %s has sealed', async (__, password) => {
    const {settings, seal} = await createSeal(password, SITE, LOW_COST);
    const file = new Uint8Array(seal(utf8('本文')));
    const master = await masterSecret(password, settings);
    const key = await fileKey(cryptography, master, settings);
    expect(key).toBeDefined();
    const opened = key && (await openSealed(cryptography, key, file));
    expect(new TextDecoder().decode(opened)).toBe('本文');
  });
});

// RFC 7914, section 12: the third vector, shortened to our length, is the only
// one with r = 8 and p = 1.
test('stretches as scrypt does', async () => {
  const stretched = await masterSecret('pleaseletmein', {
    salt: bytesToHex(utf8('SodiumChloride')),
    cost: 16384,
  });
  expect(bytesToHex(stretched)).toBe(
    '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
  );
});

describe('a seal', () => {
  const keyFor = async (
    password: string,
    {settings}: Awaited<ReturnType<typeof createSeal>>,
  ) => fileKey(webCrypto, await masterSecret(password, settings), settings);

  test('takes a password in either form of Unicode', async () => {
    const made = await createSeal('パスワードがぎぐげご', SITE, LOW_COST);
    expect(
      await keyFor('パスワードがぎぐげご'.normalize('NFD'), made),
    ).toBeDefined();
  });

  test.each(['合言葉は「開けゴマ', '合言葉は「開けゴマ」 ', 'x', ''])(
    'has no key for the wrong password 「%s」',
    async (wrong) => {
      const made = await createSeal(PASSWORD, SITE, LOW_COST);
      expect(await keyFor(wrong, made)).toBeUndefined();
    },
  );

  test('is slow to guess, as a build makes it', async () => {
    const {settings} = await createSeal(PASSWORD, SITE);
    expect(settings.cost).toBe(COST);
    // 128 bytes for each of N blocks of r: 32 MiB.
    expect(COST * 8 * 128).toBeGreaterThanOrEqual(32 * 2 ** 20);
  });

  test('is the same for the same site, and another for another', async () => {
    const again = () => createSeal(PASSWORD, SITE, LOW_COST);
    const [one, two] = [await again(), await again()];
    expect(two.settings).toEqual(one.settings);
    expect(two.seal(utf8('本文'))).toEqual(one.seal(utf8('本文')));

    const elsewhere = await createSeal(
      PASSWORD,
      {...SITE, baseUrl: '/wiki/'},
      LOW_COST,
    );
    expect(elsewhere.settings.salt).not.toBe(one.settings.salt);
    expect(elsewhere.settings.check).not.toBe(one.settings.check);
    // The master secret of one site, in the storage that both share.
    const master = await masterSecret(PASSWORD, one.settings);
    expect(
      await fileKey(webCrypto, master, elsewhere.settings),
    ).toBeUndefined();
  });

  test('never uses a vector for two contents', async () => {
    const {seal} = await createSeal(PASSWORD, SITE, LOW_COST);
    const vector = (text: string) => seal(utf8(text)).subarray(8, 20);
    expect(vector('a')).not.toEqual(vector('b'));
    expect(vector('a')).toEqual(vector('a'));
  });

  test('marks its files', async () => {
    const {seal} = await createSeal(PASSWORD, SITE, LOW_COST);
    expect(isSealed(seal(utf8('')))).toBe(true);
    expect(isSealed(utf8('{"searchDocs":[]}'))).toBe(false);
    expect(isSealed(new Uint8Array())).toBe(false);
  });
});

describe('the build', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test.each([
    ['http://localhost:3000', 1],
    ['https://wiki.example.test', 0],
  ])('with a gate for %s is warned so often: %i', async (url, times) => {
    vi.stubEnv('BASIC_AUTH_PASSWORD', 'kx7m-q2wd-9trh-4vnp');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await gate({baseUrl: '/', siteConfig: {url}, siteDir: '.'} as LoadContext);
    expect(
      warn.mock.calls.filter(([text]) => String(text).includes('SITE_URL')),
    ).toHaveLength(times);
  });

  test('has no gate under npm start, which is said', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await gate({} as LoadContext)).toBeNull();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('共有パスワードを確認しません'),
    );
  });
});

test.each([
  'index.md',
  'wiki/custom-data-function/custom-secret.md',
  'llms.txt',
  'llms-full.txt',
  'search-doc-1.json',
  'combosite-functions.d.ts',
  'combosite-functions-enumerations.csv',
  'combosite-functions-kit.zip',
  'assets/files/x.pdf',
  'blog/atom.xml',
])('%s is nothing that stays readable', (file) => {
  expect(readableKind(file)).toBeUndefined();
});
