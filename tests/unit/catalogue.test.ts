import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {markedIds} from '../../src/features/assumptions/shared/marks';
import {
  messageGroups,
  messagesOfPage,
} from '../../src/features/messages/shared/catalogue';
import {messagesJson} from '../../src/features/messages/build/file/messagesJson';
import {
  parseMessageMarks,
  readMessageMarks,
} from '../../src/features/messages/build/messageMarks';
import {routeOf} from '../../src/features/content/build/routeOf';
import {MESSAGES, messageAddress} from '@combosite-functions/simulator';
import {ROOT, listFiles} from '../support/files';
import type {MessageFile} from '../../src/features/messages/build/file/messagesJson';

const pages = ['docs', 'wiki'].flatMap((folder) => listFiles(folder, /\.mdx$/));
const groups = messageGroups();

describe('the messages of a page', () => {
  test('are shown on every page that explains one, and on no other', () => {
    const showing = pages.filter((file) =>
      readFileSync(path.join(ROOT, file), 'utf8').includes(
        '## エラーメッセージ {/* #messages */}\n\n<MessageCatalogue />\n',
      ),
    );
    expect(
      showing.map((file) => routeOf(path.join(ROOT, file), ROOT)).toSorted(),
    ).toEqual(groups.map(({route}) => route).toSorted());
  });

  test('come with their values explained', () => {
    const [message] = messagesOfPage(
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

  test('are none on a page that explains none', () => {
    expect(messagesOfPage('/release-note')).toEqual([]);
  });
});

test('the list of all messages has each message once', () => {
  const addresses = groups.flatMap(({messages}) =>
    messages.map(({address}) => address),
  );
  expect(addresses.toSorted()).toEqual(
    (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])
      .map(messageAddress)
      .toSorted(),
  );
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
      'https://wiki.example/base/wiki/development-plan#unconfirmed',
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
      url: 'https://wiki.example/base/tutorial/tutorial-advanced/about-custom-functions#message-main-missing',
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
  const catalogue = readFileSync(
    path.join(ROOT, 'packages/simulator/messages/messages.ts'),
    'utf8',
  );
  expect([...all, ...[...own.values()].flat()]).toEqual(markedIds(catalogue));
});
