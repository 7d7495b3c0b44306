import path from 'node:path';
import {gzipSync} from 'node:zlib';
import lunr from 'lunr';
import {MESSAGES} from '@combosite-functions/simulator';
import {describe, expect, test} from 'vitest';
import {measureQuality, pageOf, readQueries} from '../support/searchQuality';
import {createIndexFiles} from '../../src/features/search/build/createIndexFiles';
import {createSearcher} from '../../src/features/search/shared/createSearcher';
import {SUGGESTED_PAGES} from '../../src/features/search/page/box/suggestedPages';
import type {SearchDocFile} from '../../src/features/search/shared/types';
import {ROOT, listFiles, readText} from '../support/files';
import {API_NAMES, ROUTES} from '../support/routes';
import {BUILD_FOLDER, SUB_PATH, SUB_PATH_BUILD_FOLDER} from '../support/site';

/** What both files may weigh, for a character of text that is found. */
const MAX_GZIP_BYTES = 0.79;

function readFiles(folder: string): {searchDoc: string; lunrIndex: string} {
  const relative = path.relative(ROOT, folder);
  const read = (pattern: RegExp) => {
    const [file = ''] = listFiles(relative, pattern);
    return readText(file);
  };
  return {
    searchDoc: read(/\/search-doc-\d+\.json$/),
    lunrIndex: read(/\/lunr-index-\d+\.json$/),
  };
}

const built = readFiles(BUILD_FOLDER);
const file = JSON.parse(built.searchDoc) as SearchDocFile;
const {searchDocs} = file;
const searcher = createSearcher(file, JSON.parse(built.lunrIndex) as object);
const search = (query: string) =>
  searcher.search(query).hits.map(({url}) => url);

describe('the files of the search', () => {
  test('are two, of one time, and no other', () => {
    const names = listFiles('build', /^build\/(?:search-doc|lunr-index)/);
    const [stamp] = /\d+/.exec(names[0] ?? '') ?? [];
    expect(stamp).toMatch(/^\d{13}$/);
    expect(names).toEqual([
      `build/lunr-index-${stamp}.json`,
      `build/search-doc-${stamp}.json`,
    ]);
  });

  test('say how results are shown', () => {
    expect(file.options).toEqual({maxHits: 10, highlightResult: true});
  });

  test('are the same for another base path, but for the addresses', () => {
    const other = JSON.parse(
      readFiles(SUB_PATH_BUILD_FOLDER).searchDoc,
    ) as SearchDocFile;
    // It has a post besides, and says where readers report.
    const isSame = ({url}: {url: string}) =>
      !url.startsWith('/blog') && url !== '/#about-wiki';
    expect(
      other.searchDocs
        .map(({url, ...doc}) => ({...doc, url: url.replace(SUB_PATH, '/')}))
        .filter(isSame),
    ).toEqual(searchDocs.filter(isSame));
  });

  test('have the same bytes when they are made again', async () => {
    const again = await createIndexFiles(
      {
        siteDir: ROOT,
        outDir: BUILD_FOLDER,
        baseUrl: '/',
        // In another order than Docusaurus's.
        routesPaths: ROUTES.map(({path: route}) => route).toReversed(),
      },
      file.options,
    );
    expect(again.searchDoc === built.searchDoc).toBe(true);
    expect(again.lunrIndex === built.lunrIndex).toBe(true);
  });

  test('are light', () => {
    const weight =
      gzipSync(built.searchDoc).length + gzipSync(built.lunrIndex).length;
    const characters = searchDocs.reduce(
      (sum, {content, title}) => sum + content.length + title.length,
      0,
    );
    expect(weight / characters).toBeLessThanOrEqual(MAX_GZIP_BYTES);
  });

  test('hold an index that lunr loads and searches', () => {
    const index = lunr.Index.load(JSON.parse(built.lunrIndex) as object);
    const [best] = index.search('支給額');
    expect(searchDocs[Number(best?.ref)]?.title).toContain('支給額');
  });
});

describe('the entries', () => {
  test('name every page of the site first but the specimen and the archive, and each address once', () => {
    const pages = searchDocs.filter(({type}) => type === 0);
    expect(pages.map(({url}) => url).toSorted()).toEqual(
      ROUTES.map(({path: route}) => route)
        .filter((route) => !/^\/(?:markdown-page|blog\/archive)$/.test(route))
        .toSorted(),
    );
    const addresses = searchDocs.map(({url}) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('lead to elements that exist', () => {
    const broken = searchDocs.filter(({url}) => {
      const [page = '', fragment] = url.split('#');
      const html = readText(path.join('build', page, 'index.html'));
      return fragment && !new RegExp(`\\sid="?${fragment}[\\s">]`).test(html);
    });
    expect(broken.map(({url}) => url)).toEqual([]);
  });

  test('name what the empty box suggests', () => {
    const titles = new Map(searchDocs.map(({title, url}) => [url, title]));
    expect(SUGGESTED_PAGES.map(([route]) => titles.get(`/${route}`))).toEqual(
      SUGGESTED_PAGES.map(([, title]) => title),
    );
  });

  test('have text for every page, from before its first heading too', () => {
    const empty = searchDocs.filter(
      ({type, content}) => type === 0 && content.length < 20,
    );
    expect(empty.map(({url}) => url)).toEqual([]);
  });

  test('hold no controls, remarks on forms or marks of progress', () => {
    const text = searchDocs.map(({content}) => content).join('\n');
    for (const left of [
      /Markdownで表示/,
      /実際の画面とは異なる/,
      /簡略にした入力欄/,
      /問のうち\d+問/,
      /まだ$/m,
    ]) {
      expect(text).not.toMatch(left);
    }
  });

  test('name members of the reference with their owner', () => {
    const titles = searchDocs.map(({title}) => title);
    expect(titles).toContain('CombositeShikyukojoDataService.saveAmount');
    expect(titles).toContain('ZaisekiJokyoKubun.Taishokuzumi');
    expect(titles).toContain('HatsureiDataEntity.zaisekiJokyoKubun');
    for (const {name} of API_NAMES.filter(({folder}) => folder === 'classes')) {
      expect(titles.some((title) => title.startsWith(`${name}.`))).toBe(true);
    }
  });

  test.each([
    [
      'headings that say nothing alone',
      /^(?:パラメーター|戻り値|例外|補足|使用例|メソッド|プロパティ|メンバー|次のステップ|関連するリファレンス)$/,
    ],
    ['signs of the anchor', /[\u200b#]$/],
  ])('have no titles that are %s', (_, pattern) => {
    // A term of the glossary may well be one.
    const found = searchDocs.filter(
      ({title, kind}) => kind !== 'term' && pattern.test(title),
    );
    expect(found.map(({url}) => url)).toEqual([]);
  });

  test.each([
    [
      'the interface',
      /直接リンク|このページの見出し|パンくずリスト|メインコンテンツまでスキップ/,
    ],
    ['escapes of HTML', /&(?:amp|lt|gt|quot|#\d+);/],
    ['invisible characters', /[\u200b\u00ad\ufeff]/],
  ])('hold no %s', (_, pattern) => {
    const found = searchDocs.filter(({content}) => pattern.test(content));
    expect(found.map(({url}) => url)).toEqual([]);
  });
});

/**
 * What is asked of the kinds. Nobody tunes the engine to the held ones. Most
 * everyday ones name the very section that answers; of their pages, 0.86 come
 * first and 0.96 among the first five.
 */
const ASKED = [
  {of: 'all but the everyday ones', first: 0.92, firstFive: 0.995, rank: 0.95},
  {of: 'tuned', first: 0.76, firstFive: 0.89, rank: 0.82},
  {of: 'held', first: 0.72, firstFive: 0.9, rank: 0.79},
];
const EVERYDAY = ['tuned', 'held'];

describe('readers’ queries', () => {
  const queries = readQueries();

  test('lead to pages that exist, and each stands there once', () => {
    const routes = ROUTES.map(({path: route}) => route);
    const unknown = queries.filter(({expected}) =>
      expected.some((route) => !routes.includes(pageOf(route))),
    );
    expect(unknown).toEqual([]);
    const asked = queries.map(({kind, query}) => `${kind} ${query}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('find titles, compounds and identifiers among the first five', () => {
    const surely = new Set(['title', 'compound', 'identifier']);
    const {missed} = measureQuality(
      search,
      queries.filter(({kind}) => surely.has(kind)),
    );
    expect(missed).toEqual([]);
  });

  test.each(ASKED)(
    'find the page among the first five, first, and on the whole: $of',
    ({of, first, firstFive, rank}) => {
      const quality = measureQuality(
        search,
        queries.filter(({kind}) =>
          EVERYDAY.includes(of) ? kind === of : !EVERYDAY.includes(kind),
        ),
      );
      const missed = JSON.stringify(quality.missed);
      expect(quality.firstFive, missed).toBeGreaterThanOrEqual(firstFive);
      expect(quality.first).toBeGreaterThanOrEqual(first);
      expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(rank);
    },
  );
});

describe('the search leads first', () => {
  const pages = searchDocs.filter(({type}) => type === 0);
  const askedFirst = (query: string) => pageOf(search(query)[0] ?? '');

  test('to the page whose title or section’s heading is the query', () => {
    const own = searchDocs.filter(
      ({kind, title, type}) =>
        (type === 0 || kind === undefined || kind === 'api') &&
        searchDocs.filter((doc) => doc.title === title && doc.kind !== 'term')
          .length === 1,
    );
    expect(own.length).toBeGreaterThan(400);
    expect(
      own.filter(({title, url}) => askedFirst(title) !== pageOf(url)),
    ).toEqual([]);
  });

  test('to the row of a field or method whose name is typed as code writes it', () => {
    const members = new Map<string, string[]>();
    for (const {kind, title, type, url} of searchDocs) {
      const [, name = '', ...parameter] = title.split('.');
      if (kind === 'api' && type === 1 && parameter.length === 0) {
        members.set(name, [...(members.get(name) ?? []), url]);
      }
    }
    const names = [...members].filter(([name]) => /^[a-z]+[A-Z]/.test(name));
    expect(names.length).toBeGreaterThan(80);
    expect(
      names.filter(([name, own]) => !own.includes(search(name)[0] ?? '')),
    ).toEqual([]);
  });

  test('to the page whose title begins with the query, or sounds so', () => {
    const told = pages.filter(({kind}) => kind !== 'api' && kind !== 'list');
    const begun = told.flatMap(({title, url}) => {
      const own = Array.from(title, (_, at) => title.slice(0, at + 1)).find(
        (start) =>
          start.length > 2 &&
          pages.filter(({title: other}) => other.startsWith(start)).length ===
            1,
      );
      const reading = file.synonyms
        ?.find(([word]) => word === title)?.[1]
        .find((other) => /^[ぁ-ゖー]+$/.test(other));
      return [own, reading].flatMap((query) => (query ? [{query, url}] : []));
    });
    expect(begun.length).toBeGreaterThan(20);
    expect(begun.filter(({query, url}) => askedFirst(query) !== url)).toEqual(
      [],
    );
  });

  test.each([
    ['休職', '/wiki/recipes/on-leave'],
    ['給与明細', '/wiki/office/check-amounts'],
    ['残業', '/wiki/frequently-asked-questions#overtime-file'],
  ])('to the page that %s begins or names, not to a mention', (query, url) => {
    expect(search(query)[0]).toBe(url);
  });

  test('to the messages from what any of them says without its values', () => {
    const said = Object.values(MESSAGES)
      .map(({template}) => template.replace(/「?\{\w+\}」?/g, ''))
      .filter(({length}) => length > 8);
    expect(said.length).toBeGreaterThan(80);
    expect(
      said.filter((query) => askedFirst(query) !== '/wiki/error-messages'),
    ).toEqual([]);
  });

  test('from a term or a question to the page that says it', () => {
    const lists = ['/wiki/frequently-asked-questions', '/wiki/glossary'];
    const terms = searchDocs.filter(({kind}) => kind === 'term');
    const questions = searchDocs.filter(
      ({kind, title}) =>
        kind === 'question' &&
        searchDocs.some(({also}) => also?.includes(title)),
    );
    const left = [...terms, ...questions].filter(({title}) =>
      lists.includes(askedFirst(title)),
    );
    expect(terms.length).toBeGreaterThan(100);
    expect(questions.length).toBeGreaterThan(20);
    expect(left.length / (terms.length + questions.length)).toBeLessThan(0.05);
  });

  test.each([
    '天気予報',
    'インボイス',
    '打刻',
    'GraphQL',
    'ストレスチェック',
    'Kubernetes',
    '求人票',
  ])('nowhere for %s, of which the site says nothing', (query) => {
    expect(search(query)).toEqual([]);
  });
});
