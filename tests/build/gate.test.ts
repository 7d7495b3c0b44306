import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {webCryptography} from '../../src/features/gate/shared/cryptography';
import {fileKey, masterSecret} from '../../src/features/gate/shared/keys';
import {READABLE, readableKind} from '../../src/features/gate/shared/readable';
import {createSeal} from '../../src/features/gate/build/seal';
import {isSealed, openSealed} from '../../src/features/gate/shared/sealedFile';
import {readRedirects} from '../../src/features/redirects/build/readRedirects';
import {MESSAGES} from '@combosite-functions/simulator';
import {ROOT, listFiles} from '../support/files';
import {readDocument, visibleText} from '../support/html';
import {ROUTES} from '../support/routes';
import {
  BUILD_FOLDER,
  GATED_BUILD_FOLDER,
  GATED_BUILD_LOG,
  GATE_PASSWORD,
  TEST_SITE_URL,
} from '../support/site';

/** What a page of the site says, by which it would be recognised. */
interface PageTexts {
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  /** Its longest paragraph without markup inside. */
  readonly sentence: string;
}

const cryptography = webCryptography(globalThis.crypto.subtle);

function filesOf(folder: string): string[] {
  return listFiles(path.relative(ROOT, folder), /\.[^/]+$/).map((file) =>
    path.relative(folder, path.join(ROOT, file)).replaceAll('\\', '/'),
  );
}

function read(file: string): Buffer {
  return readFileSync(path.join(GATED_BUILD_FOLDER, file));
}

function pageTexts(page: string): PageTexts {
  const tree = readDocument(path.join(BUILD_FOLDER, page));
  const found = {page, title: '', description: '', sentence: ''};
  const headings: string[] = [];
  visit(tree, 'element', (node) => {
    const text = toString(node).replaceAll('\u200B', '').trim();
    if (node.tagName === 'title') {
      found.title = text;
    } else if (
      node.tagName === 'meta' &&
      node.properties.name === 'description'
    ) {
      found.description = String(node.properties.content);
    } else if (/^h[1-3]$/.test(node.tagName)) {
      headings.push(text);
    } else if (
      node.tagName === 'p' &&
      node.children.every(({type}) => type === 'text') &&
      text.length > found.sentence.length
    ) {
      found.sentence = text;
    }
  });
  return {...found, headings};
}

const files = filesOf(GATED_BUILD_FOLDER);
const readable = files.flatMap((file) => {
  const content = read(file);
  return isSealed(content) ? [] : [{file, content}];
});
/** Text of all that a stranger can read, with the escapes of scripts undone. */
const readableTexts = readable.map(({file, content}) => ({
  file,
  text: content
    .toString('utf8')
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
}));

/** The readable files that contain a text. */
function whereReadable(text: string): string[] {
  return readableTexts
    .filter((readableText) => readableText.text.includes(text))
    .map(({file}) => file);
}

const pages = ROUTES.map(({path: route}) =>
  path.posix.join(route.slice(1), 'index.html'),
).concat('404.html');

/** Those from which renamed pages are found. */
const redirects = readRedirects(ROOT).map(({from}) =>
  path.posix.join(from.slice(1), 'index.html'),
);

const texts = pages.map(pageTexts);

describe('a build without the gate', () => {
  test('contains none of it', () => {
    const traces =
      /combositeGate|CFWSEAL1|Invalid credentials|gate-(?:status|page|library)|assets\/js\/gate\./;
    const found = filesOf(BUILD_FOLDER).filter((file) =>
      traces.test(readFileSync(path.join(BUILD_FOLDER, file), 'latin1')),
    );
    expect(found).toEqual([]);
  });
});

describe('a build with the gate', () => {
  let open: (file: string) => Promise<Buffer>;

  beforeAll(async () => {
    const {settings} = await createSeal(GATE_PASSWORD, {
      url: TEST_SITE_URL,
      baseUrl: '/',
    });
    const master = await masterSecret(GATE_PASSWORD, settings);
    const key = await fileKey(cryptography, master, settings);
    if (!key) {
      throw new Error('no key');
    }
    open = async (file) =>
      Buffer.from(
        await openSealed(cryptography, key, new Uint8Array(read(file))),
      );
  });

  test('prints no warning', () => {
    expect(readFileSync(GATED_BUILD_LOG, 'utf8')).not.toMatch(
      /warn|\[error\]/i,
    );
  });

  test('has every page, and all are the same notice', () => {
    const all = [...pages, ...redirects];
    expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual(
      [...all, 'runner.html'].toSorted(),
    );
    const notices = new Set(
      all.map((page) =>
        read(page)
          .toString('utf8')
          .replace(/(<template[^>]*>)[^<]*/, '$1'),
      ),
    );
    expect(notices.size).toBe(1);
    const [notice = ''] = notices;
    const text = visibleText(fromHtml(notice));
    expect(text).toContain('共有パスワードが必要です');
    expect(text).toContain('JavaScriptを有効にしてから');
    expect(notice).toContain('content="noindex, nofollow"');
    expect(notice).not.toMatch(
      /og:|canonical|rel="?(?:pre|module)|name="?description|<nav|menu__|Combosite/,
    );
  });

  test('has no page as Markdown', () => {
    expect(files.filter((file) => /\.md$|^llms/.test(file))).toEqual([]);
  });

  test('leaves readable what the documentation lists, and no more', () => {
    const kinds = new Set(readable.map(({file}) => readableKind(file) ?? file));
    expect([...kinds].toSorted()).toEqual(Object.keys(READABLE).toSorted());
  });

  test('leaves no script readable but those that hold no page', () => {
    const scripts = readable
      .map(({file}) => file)
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.replace(/\.[0-9a-f]{8}\./, '.'));
    // Neither the worker of the search nor the part of it that has its own file
    // holds a page: the sentences below would be found there.
    expect(scripts.filter((file) => !/\/\d+\.js$/.test(file))).toEqual([
      'assets/js/gate-library.js',
      'assets/js/gate.js',
      'assets/js/search-worker.js',
    ]);
  });

  test('hides 20 known sentences, spread over the site', () => {
    // The runner holds the catalogue of messages, which pages quote; see below.
    const catalogue: string[] = Object.values(MESSAGES).flatMap(
      ({template, cause, check, mend}) => [template, cause, check, mend],
    );
    // Some stand on many pages, as the introduction of the messages does.
    const sentences = [...new Set(texts.map(({sentence}) => sentence))]
      .filter((sentence) => sentence.length >= 15)
      .filter((sentence) => !catalogue.includes(sentence));
    const step = Math.floor(sentences.length / 20);
    const known = Array.from({length: 20}, (_, i) => sentences[i * step] ?? '');
    expect(new Set(known).size).toBe(20);
    expect(known.flatMap(whereReadable)).toEqual([]);
  });

  test('hides title, description and headings of every page', () => {
    const found = texts.flatMap(({page, title, description, headings}) =>
      [title, description, ...headings]
        // Names of the reference occur in programs, too.
        .filter((text) => /[ぁ-んァ-ヶ一-龠]/.test(text) && text.length >= 8)
        .flatMap((text) =>
          whereReadable(text)
            // The product's terms, which its messages use, too.
            .filter((file) => file !== 'runner.html')
            .map((file) => `${page}: ${text} in ${file}`),
        ),
    );
    expect(found).toEqual([]);
  });

  test('lets a stranger read error messages in the runner only', () => {
    const message = MESSAGES['syntax-error'].template.split('{')[0] ?? '';
    expect(message.length).toBeGreaterThan(5);
    expect(whereReadable(message)).toEqual(['runner.html']);
  });

  test('gives a reader with the password every file', async () => {
    const stable = files.filter((file) => /\.(?:csv|ts|zip)$/.test(file));
    expect(stable.length).toBeGreaterThanOrEqual(3);
    for (const file of [...stable, 'combosite-functions-enumerations.json']) {
      const plain = readFileSync(path.join(BUILD_FOLDER, file));
      expect((await open(file)).equals(plain), file).toBe(true);
    }
    for (const file of files.filter((name) =>
      /^search-doc.*json$/.test(name),
    )) {
      expect((await open(file)).toString('utf8')).toContain('予約語');
    }
  });

  test('writes the password nowhere, in no form', () => {
    const bytes = Buffer.from(GATE_PASSWORD);
    const forms = [
      bytes,
      JSON.stringify(GATE_PASSWORD).slice(1, -1),
      encodeURIComponent(GATE_PASSWORD),
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('hex'),
      Buffer.from(GATE_PASSWORD, 'utf16le'),
      ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
        const hash = createHash(algorithm).update(bytes).digest();
        return [hash, hash.toString('hex'), hash.toString('base64')];
      }),
    ];
    const places = [
      path.relative(ROOT, GATED_BUILD_FOLDER),
      '.docusaurus',
      'node_modules/.cache',
    ];
    const found = places
      .flatMap((place) => listFiles(place, /./))
      .concat(path.relative(ROOT, GATED_BUILD_LOG))
      .filter((file) => {
        const content = readFileSync(path.join(ROOT, file));
        return forms.some((form) => content.includes(form));
      });
    expect(found).toEqual([]);
  });
});
