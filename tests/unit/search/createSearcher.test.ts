import lunr from 'lunr';
import {describe, expect, test} from 'vitest';
import {createSearcher} from '../../../src/features/search/shared/createSearcher';
import {fold} from '../../../src/features/search/shared/fold';
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
    pageTitle: title,
    content,
    also,
    ...(url.startsWith('/api') ? {kind: 'api'} : {}),
    ...(url.startsWith('/tags') ? {kind: 'list'} : {}),
    ...(url.includes('#message-') ? {kind: 'message'} : {}),
  };
}

const DOCS = [
  doc('/api/Shik', 'ShikyukojoDataService', '支給額マスタを操作する。'),
  doc('/api/Shik#save', 'ShikyukojoDataService.saveAmount', '金額を更新する。'),
  doc('/api/Sex', 'SexKubun', '性別を表す。'),
  doc('/api/Kojin', 'KojinDataEntity', '従業員の情報。'),
  doc('/api/Kojin#sex', 'KojinDataEntity.sexKubun', '性別区分。'),
  doc('/def', '既定のデータの取得', '発令データと住所データを読みます。'),
  doc('/def#hatsurei', '発令データ', '発令日と区分を読みます。'),
  doc(
    '/def#note',
    '兼務の注意点',
    '発令が2件になります。シークレットとは別です。',
  ),
  doc(
    '/file',
    'ファイルで扱う',
    '取り込みの手順です。ユーザーが行います。',
    '締め日',
  ),
  doc(
    '/secret',
    'シークレットの概要',
    '<b>APIキー</b>を登録します。\n\freadApiKey();',
  ),
  doc('/secret#rotate', '値を入れ替える', '値を更新します。キーは残ります。'),
  doc('/errors', 'メッセージの一覧', '原因と対処です。'),
  doc('/errors#message-a', 'シークレット「名前」は使えません', '綴りです。'),
  doc('/tags/a', 'シークレットの一覧', 'シークレットの概要'),
  doc('/update', '支給額マスタの更新', '更新の前に確かめます。'),
  doc('/late', '期限の前の作業', '期限の前に控えます。\n作業が遅れません。'),
  doc(
    '/late#after',
    '期限の後の作業',
    '期限に遅れたときは残します。\n作業は控えます。',
  ),
  doc(
    '/office',
    '担当者と決めること',
    '始める前に読みます。',
    '労使協定の天引き',
    '賃金台帳',
  ),
  doc('/office#deductions', '差し引くときの条件', '労使協定が要ります。'),
  doc('/record', '帳簿の保存', '帳簿をどこに残すかを決めます。'),
  doc('/record#form', '帳簿の形', '帳簿は紙でも画面でも、帳簿です。'),
  doc('/record#years', '年数', '帳簿は5年、焼失したら作り直します。'),
  doc(
    '/guide',
    '控除の手引',
    `控除を決める前に読みます。${'給与と賞与のどちらにも当てはまります。'.repeat(9)}天引きの労使協定を結びます。`,
  ),
];

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

const {search} = createSearcher(
  {
    searchDocs: DOCS,
    options: {maxHits: 5, highlightResult: true},
    synonyms: SYNONYMS,
    everyday: EVERYDAY,
  },
  index,
);

const urls = (input: string) => search(input).hits.map(({url}) => url);

describe('a search', () => {
  test.each([
    ['支給額マスタの更新', '/update'],
    ['支給額マスタ更新', '/update'],
    ['マスタ 更新', '/update'],
    ['saveAmount', '/api/Shik#save'],
    // What a page is called, whatever its okurigana.
    ['締め日', '/file'],
    ['締日', '/file'],
    ['SAVE_AMOUNT', '/api/Shik#save'],
    ['save amount', '/api/Shik#save'],
    ['amount', '/api/Shik#save'],
    ['saveAmout', '/api/Shik#save'],
    // Capitals tell a field from the enumeration of its values.
    ['sexKubun', '/api/Kojin#sex'],
    ['SexKubun', '/api/Sex'],
    ['sexkubun', '/api/Sex'],
    ['shikyukojo', '/api/Shik'],
    ['はつれい', '/def#hatsurei'],
    ['ハツレイ', '/def#hatsurei'],
    ['hatsurei', '/def#hatsurei'],
    ['haturei', '/def#hatsurei'],
    ['辞令', '/def#hatsurei'],
    ['人事の動き', '/def#hatsurei'],
    ['Personnel Order', '/def#hatsurei'],
    // Other words for a part of a compound.
    ['辞令作成', '/def#hatsurei'],
    ['取込', '/file'],
    ['取込み', '/file'],
    ['ユーザ', '/file'],
    ['ﾌｧｲﾙ', '/file'],
    ['シークレト', '/secret'],
    ['シークレットとは何ですか', '/secret'],
    ['シーク', '/secret'],
    ['刷新', '/update'],
    ['兼務してるんだけど', '/def#note'],
    // One line says it, and the section that has it comes before its page.
    ['期限に遅れた', '/late#after'],
    // What a page is called says that it answers; its section says where.
    ['労使協定 天引き', '/office#deductions'],
    ['賃金台帳', '/office'],
    // A word that all of a page holds doesn't say where.
    ['帳簿 焼失', '/record#years'],
  ])('for %s finds %s first', (input, expected) => {
    expect(urls(input)[0]).toBe(expected);
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
      trail: ['シークレットの概要'],
    });
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
