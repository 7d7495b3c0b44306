import {describe, expect, test} from 'vitest';
import {reportAddress} from '../../../src/features/page-notes/page/reportAddress';
import {editAddress} from '../../../src/config/feedback';

const ISSUES = 'https://github.com/owner/name/issues/new';
const page = {
  title: '予約語と名前の付け方',
  url: 'https://wiki.example.test/wiki/x#item-keys',
  heading: '項目キー & 定義名',
  wikiVersion: '1.1',
};
const body = [
  'ページ：予約語と名前の付け方',
  'アドレス：https://wiki.example.test/wiki/x#item-keys',
  '見出し：項目キー & 定義名',
  'Wikiの版：1.1',
  '',
  '気づいたこと：',
  '',
];

describe('the address of a report', () => {
  test('fills in an issue', () => {
    const {searchParams, origin, pathname} = new URL(
      reportAddress(`${ISSUES}?labels=docs`, page),
    );
    expect(origin + pathname).toBe(ISSUES);
    expect(Object.fromEntries(searchParams)).toEqual({
      labels: 'docs',
      title: '「予約語と名前の付け方」について',
      body: body.join('\n'),
    });
  });

  test('fills in a mail', () => {
    const address = reportAddress('mailto:wiki@example.com', page);
    const [, subject = '', text = ''] =
      /^mailto:wiki@example\.com\?subject=([^&]+)&body=([^&]+)$/.exec(
        address,
      ) ?? [];
    expect(decodeURIComponent(subject)).toBe(
      '「予約語と名前の付け方」について',
    );
    expect(decodeURIComponent(text)).toBe(body.join('\r\n'));
    expect(address).not.toContain('+');
  });

  test('leaves out a heading that is not known', () => {
    const address = reportAddress(ISSUES, {...page, heading: undefined});
    expect(new URL(address).searchParams.get('body')).not.toContain('見出し');
  });
});

test('written pages have an address for editing', () => {
  const edit = 'https://github.com/owner/name/edit/main/';
  expect(editAddress({edit}, 'wiki/x.mdx')).toBe(`${edit}wiki/x.mdx`);
  expect(editAddress({edit}, 'api/index.md')).toBeUndefined();
  expect(editAddress({}, 'wiki/x.mdx')).toBeUndefined();
});
