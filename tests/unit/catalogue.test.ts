import {describe, expect, test} from 'vitest';
import {markedIds} from '../../src/features/assumptions/shared/marks';
import {messagesAbout} from '../../src/features/messages/shared/catalogue';
import {messagesJson} from '../../src/features/messages/build/file/messagesJson';
import {
  parseMessageMarks,
  readMessageMarks,
} from '../../src/features/messages/build/messageMarks';
import {MESSAGES} from '@combosite-functions/simulator';
import {ROOT, readText} from '../support/files';
import type {MessageFile} from '../../src/features/messages/build/file/messagesJson';

test('the page of messages lists each message once', () => {
  const source = readText('wiki/error-messages.mdx');
  const listed = [
    ...source.matchAll(/^<MessageCatalogue about="([^"]+)" \/>$/gm),
  ].flatMap(([, about = '']) => messagesAbout(about).map(({id}) => id));
  expect(listed.toSorted()).toEqual(Object.keys(MESSAGES).toSorted());
});

test('the lines of the common functions are theirs', () => {
  const page = readText('wiki/error-messages.mdx');
  const code = readText('docs/common.js');
  const [section = ''] =
    page.split('{/* #common-functions */}')[1]?.split('\n## ') ?? [];
  const lines = [...section.matchAll(/^\| (.+?) \|/gm)]
    .flatMap(([, line = '']) => (line.includes('---') ? [] : line))
    .slice(1);
  expect(lines.length).toBeGreaterThan(0);
  const pieces = lines.flatMap((line) => line.split('…'));
  expect(pieces.filter((piece) => !code.includes(piece))).toEqual([]);
});

test('a message comes with its values explained', () => {
  const [message] = messagesAbout(
    '/wiki/custom-data-function/external-request',
  ).filter(({anchor}) => anchor === 'message-http-timeout');
  expect(message?.parts).toEqual([
    expect.objectContaining({label: 'メソッド'}),
    ' ',
    expect.objectContaining({label: 'URL'}),
    'の応答が',
    expect.objectContaining({label: '待ち時間'}),
    'ミリ秒以内にありません',
  ]);
});

describe('the messages for programs', () => {
  const {assumptionList, messages, notice} = JSON.parse(
    messagesJson('https://wiki.example/base/', {
      all: ['wording'],
      own: new Map([['main-missing', ['main']]]),
    }),
  ) as MessageFile;

  test('are all of the catalogue, each with its values', () => {
    expect(messages.map(({id}) => id)).toEqual(Object.keys(MESSAGES));
    for (const {template, values} of messages) {
      const names = Object.keys(values).map((name) => `{${name}}`);
      expect(template.match(/\{\w+\}/g) ?? []).toEqual(names);
    }
  });

  test('say what their marks mean, and where they are explained', () => {
    expect(notice).toContain('assumptionsにIDがある内容は');
    expect(assumptionList).toBe(
      'https://wiki.example/base/wiki/office/unconfirmed#unconfirmed',
    );
  });

  test('say what a message means and where it is explained', () => {
    expect(messages.find(({id}) => id === 'main-missing')).toEqual({
      id: 'main-missing',
      kind: 'error',
      template: MESSAGES['main-missing'].template,
      values: {},
      cause: MESSAGES['main-missing'].cause,
      check: MESSAGES['main-missing'].check,
      mend: MESSAGES['main-missing'].mend,
      url: 'https://wiki.example/base/wiki/error-messages#message-main-missing',
      assumptions: ['wording', 'main'],
    });
  });
});

test('marks above the catalogue and above a message are read', () => {
  const text = [
    '// assumption: all-a',
    '// assumption: all-b',
    '/** All. */',
    'export const TEMPLATES = {',
    '  // assumption: one',
    "  'main-missing':",
    "  'other': '…',",
  ].join('\n');
  expect(parseMessageMarks(text)).toEqual({
    all: ['all-a', 'all-b'],
    own: new Map([['main-missing', ['one']]]),
  });
  const {all, own} = readMessageMarks(ROOT);
  const catalogue = readText('packages/simulator/messages/messages.ts');
  expect([...all, ...[...own.values()].flat()]).toEqual(markedIds(catalogue));
});
