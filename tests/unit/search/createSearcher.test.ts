import lunr from 'lunr';
import {describe, expect, test} from 'vitest';
import {createSearcher} from '../../../src/features/search/shared/createSearcher';
import {fold} from '../../../src/features/search/shared/fold';
import {readCases} from '../../support/files';
import type {
  SearchDoc,
  Synonyms,
} from '../../../src/features/search/shared/types';

function doc(
  url: string,
  title: string,
  content: string,
  ...also: string[]
): SearchDoc {
  return {
    url,
    title,
    type: url.includes('#') ? 1 : 0,
    content,
    also,
    ...(url.startsWith('/api') ? {kind: 'api'} : {}),
    ...(url.startsWith('/tags') ? {kind: 'list'} : {}),
    ...(url.includes('#message-') ? {kind: 'message'} : {}),
  };
}

const CASES = readCases<{
  readonly docs: readonly (readonly [string, string, string, ...string[]])[];
  readonly first: readonly (readonly [string, string])[];
  readonly missing: readonly (readonly [string, readonly string[]])[];
}>('searcher');

const DOCS = CASES.docs.map((one) => doc(...one));

const SYNONYMS: Synonyms[] = [
  ['発令', ['はつれい', '辞令', 'personnel order', '人事の動き']],
  ['支給額', ['しきゅうがく']],
];

const EVERYDAY: Synonyms[] = [['更新', ['刷新']]];

const index = lunr(function () {
  this.ref('id');
  this.field('title');
  this.pipeline.reset();
  DOCS.forEach(({title, content}, id) =>
    this.add({
      id,
      title: (`${title} ${content}`.match(/[\w]+|[ァ-ヶー]+/g) ?? []).map(fold),
    }),
  );
}).toJSON();

const OPTIONS = {maxHits: 5, highlightResult: true};

const {search} = createSearcher(
  {
    searchDocs: DOCS,
    options: OPTIONS,
    synonyms: SYNONYMS,
    everyday: EVERYDAY,
  },
  index,
);

/** What is found in other entries, which have no other names. */
function hitsIn(input: string, ...searchDocs: readonly SearchDoc[]) {
  const files = {searchDocs, options: OPTIONS, synonyms: [], everyday: []};
  return createSearcher(files, index).search(input).hits;
}

const urls = (input: string) => search(input).hits.map(({url}) => url);

describe('a search', () => {
  test.each(CASES.first)('for %s finds %s first', (input, expected) => {
    expect(urls(input)[0]).toBe(expected);
  });

  test.each(CASES.missing)(
    'for %s names what no page holds: %j',
    (input, missing) => {
      expect(search(input).missing).toEqual(missing);
      expect(urls(input)).not.toEqual([]);
    },
  );

  test('marks and counts no letters of two words beside each other as a part', () => {
    const hits = hitsIn(
      '皆勤手当',
      doc('/a', '皆勤手当', '休まない人に払います。'),
      doc('/b', '通勤手当', '通勤手当は距離で決めます。'),
      doc('/c', '手当', '手当を選びます。'),
    );
    expect(
      hits.map(({title}) => title.filter(({marked}) => marked)),
    ).toMatchObject([[{text: '皆勤手当'}], [{text: '手当'}], [{text: '手当'}]]);
    expect(hits.map(({url}) => url)).toEqual(['/a', '/c', '/b']);
  });

  test('says what a hit is, and where: its kind, else its part of the sidebar', () => {
    const trail = ['案内', 'レシピ', '通勤'];
    const hits = hitsIn(
      '通勤',
      {...doc('/api/a', 'Tsukin.read', '通勤を読む。'), trail},
      {...doc('/b', '通勤手当', '通勤に払う。'), trail},
      {...doc('/c', '通勤', '通勤。'), trail: ['案内']},
      doc('/d', '通勤の人', '通勤。'),
    );
    const said = new Map(hits.map(({url, ...hit}) => [url, hit]));
    expect(said.get('/api/a')).toMatchObject({trail: ['API', '通勤']});
    expect(said.get('/b')).toMatchObject({trail: ['レシピ', '通勤']});
    expect(said.get('/c')).toMatchObject({trail: ['案内'], isName: false});
    expect(said.get('/d')).toMatchObject({trail: []});
  });

  test('leaves out what holds less than half of a word, where enough hold all of it', () => {
    const found = (holders: number) =>
      hitsIn(
        '皆勤手当',
        doc('/part', '手当', '手当を選びます。'),
        doc('/other', '通勤手当', '通勤手当は距離で決めます。'),
        ...Array.from({length: holders}, (_, at) =>
          doc(`/${at}`, `休まない人${at}`, '皆勤手当を払います。'),
        ),
      ).map(({url}) => url);
    expect(found(1)).toEqual(['/0', '/part', '/other']);
    expect(found(4)).toEqual(['/0', '/1', '/2', '/3']);
  });

  test('shows what holds the whole of a word before all that holds a part', () => {
    const hits = hitsIn(
      '皆勤手当',
      doc('/a', '皆勤の人の手当', '皆勤の人に、手当を払います。'),
      doc('/b', '欠勤', '日数に応じて基本給から引き、皆勤手当も出ません。'),
    );
    expect(hits.map(({url}) => url)).toEqual(['/b', '/a']);
  });

  test('shows the hits of a page together, and each address once', () => {
    const {hits} = search('発令');
    const pages = hits.map(({url}) => url.split('#')[0]);
    expect(pages.filter((page) => page === '/def').length).toBeGreaterThan(1);
    expect(hits.map(({grouped}) => grouped)).toEqual(
      pages.map((page, at) => at > 0 && page === pages[at - 1]),
    );
    expect(new Set(urls('発令')).size).toBe(hits.length);
  });

  test('shows no more than the options allow', () => {
    expect(urls('を').length).toBeLessThanOrEqual(5);
    expect(urls('データ 支給額 更新 シークレット 取り込み').length).toBe(5);
  });

  test('marks what was found, as the page writes it', () => {
    const [hit] = search('はつれい').hits;
    expect(hit?.title).toEqual([
      {text: '発令', marked: true},
      {text: 'データ', marked: false},
    ]);
    expect(search('ﾕｰｻﾞ').hits[0]?.snippet).toContainEqual({
      text: 'ユーザー',
      marked: true,
    });
  });

  test('tells what it found for other words, and shows by which name', () => {
    expect(search('刷新').others).toEqual(['更新']);
    expect(search('シークレト').corrected).toEqual(['シークレット']);
    const [hit] = hitsIn('残業', doc('/a', '登録', '一から作る。', '残業代'));
    expect(hit?.snippet[0]).toEqual({text: '残業', marked: true});
  });

  test('shows the beginning of what its title names, or what else was asked', () => {
    const shown = (input: string) =>
      search(input)
        .hits[0]?.snippet.map(({text}) => text)
        .join('');
    expect(shown('控除の手引')).toMatch(/^控除を決める前に/);
    expect(shown('控除の手引 天引きの労使協定')).toMatch(/^…/);
  });

  test('names the page of a section', () => {
    expect(search('入れ替える').hits[0]).toMatchObject({
      url: '/secret#rotate',
      page: [{text: 'シークレットの概要', marked: false}],
      hasProgram: false,
    });
  });

  test('tells which pages have a program', () => {
    const hits = hitsIn(
      '控除',
      doc('/a', '控除', '控除を計算します。'),
      doc('/a#code', '書き方', `例\n\f// 1\nasync function main() {}`),
      doc('/b', '控除の規程', '控除を決めます。\n\fnpm test'),
    );
    expect(hits.map(({url, hasProgram}) => [url, hasProgram])).toEqual([
      ['/a', true],
      ['/b', false],
    ]);
  });

  test('leaves a list of pages to its pages, unless it is called what is asked', () => {
    const hits = hitsIn(
      '皆勤手当 規程',
      doc('/tags/a', 'ページ', '皆勤手当の規程。皆勤手当の規程。'),
      doc('/tags/b', '規程のページ', '皆勤手当の規程。皆勤手当の規程。'),
      doc('/c', '基本給', '欠勤を引きます。皆勤手当は別です。'),
    );
    expect(hits.map(({url}) => url)).toEqual(['/tags/b', '/c']);
    const alone = doc('/tags/a', 'ページ', '皆勤手当の規程。');
    expect(hitsIn('皆勤手当', alone)).toHaveLength(1);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' 　\n'],
    ['control characters', '\u0000\u0007\u001b'],
    ['signs of regular expressions', '.*+?^${}()|[]\\'],
    ['an open bracket', '[a-'],
    ['signs of lunr', 'title:*~1^9 +-"'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a lone surrogate', '\ud842'],
    ['very much text', '支給額マスタを更新する。'.repeat(50_000)],
    ['a very long word', 'a'.repeat(100_000)],
  ])('stands %s', (_, input) => {
    const {hits} = search(input);
    expect(hits.length).toBeLessThanOrEqual(5);
  });

  test('leaves HTML of a page as text', () => {
    const [hit] = search('APIキー').hits;
    const text = hit?.snippet.map((piece) => piece.text).join('');
    expect(text).toBe('<b>APIキー</b>を登録します。');
  });

  test('finds a message that was pasted with a value and with what is around it', () => {
    const log = 'ERROR シークレット「APIキー」は使えません';
    expect(urls(log)[0]).toBe('/errors#message-a');
    expect(urls(log.slice(6, -2))[0]).toBe('/errors#message-a');
    // Its value left out, or not set apart.
    expect(urls('シークレットは使えません')[0]).toBe('/errors#message-a');
    expect(urls('レットmy.apiKeyは使えません')[0]).toBe('/errors#message-a');
    expect(urls('シークレット')[0]).not.toBe('/errors#message-a');
  });

  test('finds programs, of which nothing is shown', () => {
    const [hit] = search('readApiKey').hits;
    expect(hit?.url).toBe('/secret');
    expect(hit?.snippet.map(({text}) => text).join('')).not.toContain('read');
  });

  test('refuses files that are not its own', () => {
    expect(() =>
      createSearcher({} as Parameters<typeof createSearcher>[0], index),
    ).toThrow();
  });
});
