import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ROOT} from '../support/files';
import {
  dateProblems,
  listProblems,
  readVerifiedPages,
  verifiedPage,
} from '../support/verifiedPages';
import type {VerifiedPages} from '../support/verifiedPages';

const LIST = 'tests/fixtures/verified-pages.json';
const RENEW = `本文を事実と照らし合わせてlast_verifiedを直してから、環境変数UPDATE_VERIFIED_PAGES=1を付けて「npx vitest run --project unit tests/unit/verifiedPages.test.ts」を実行し、${LIST}を更新してください。`;

/** In Japan, where the writers are, wherever the test runs. */
const today = new Date().toLocaleDateString('sv-SE', {timeZone: 'Asia/Tokyo'});

test('no page has changed since its date says that it was checked', () => {
  const list = path.join(ROOT, LIST);
  const read = () => JSON.parse(readFileSync(list, 'utf8')) as VerifiedPages;
  const current = readVerifiedPages();
  expect(dateProblems(read(), current, today)).toEqual([]);
  if (process.env.UPDATE_VERIFIED_PAGES) {
    writeFileSync(list, `${JSON.stringify(current, null, 2)}\n`);
  }
  expect(listProblems(read(), current), RENEW).toEqual([]);
});

describe('a page', () => {
  test('has the same text whatever its front matter and line ends', () => {
    const page = verifiedPage('---\nlast_verified: 2026-11-21\n---\n\nA\nB\n');
    expect(page.date).toBe('2026-11-21');
    expect(verifiedPage('---\r\ntitle: x\r\n---\r\nA\r\nB')).toEqual({
      hash: page.hash,
      date: undefined,
    });
    expect(verifiedPage('---\ntitle: x\n---\nA\nC').hash).not.toBe(page.hash);
  });
});

describe('renewing the list', () => {
  const listed = {'wiki/x.mdx': {hash: 'a', date: '2026-11-20'}};
  const problems = (page: {hash: string; date?: string}) =>
    dateProblems(listed, {'wiki/x.mdx': page}, '2026-11-23');

  test('takes a changed page with a newer date', () => {
    expect(problems({hash: 'b', date: '2026-11-22'})).toEqual([]);
  });

  test('takes a page that is changed twice on one day', () => {
    expect(
      dateProblems(
        listed,
        {'wiki/x.mdx': {hash: 'b', date: '2026-11-20'}},
        '2026-11-20',
      ),
    ).toEqual([]);
  });

  test.each([
    ['the same date', {hash: 'b', date: '2026-11-20'}, /本文が変わっています/],
    ['an older date', {hash: 'b', date: '2026-11-19'}, /本文が変わっています/],
    ['no date', {hash: 'a'}, /last_verified: 2026-11-23/],
    ['a date to come', {hash: 'a', date: '2026-11-24'}, /先の日付/],
  ])('refuses a page with %s', (_, page, message) => {
    expect(problems(page)).toEqual([expect.stringMatching(message)]);
  });
});

describe('the list', () => {
  const page = {hash: 'a', date: '2026-11-20'};

  test.each([
    ['a new page', {}, {x: page}, 'x：一覧にありません。'],
    ['a page that is gone', {x: page}, {}, 'x：一覧にだけあります。'],
    ['another text', {x: page}, {x: {...page, hash: 'b'}}, /本文が一覧と違/],
    [
      'another date',
      {x: page},
      {x: {...page, date: '2026-11-21'}},
      /last_verifiedが一覧と違/,
    ],
  ])('is behind with %s', (_, before, now, message) => {
    expect(listProblems(before, now)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });
});
