import {expect, test} from 'vitest';
import {formatMessage} from '@combosite-functions/simulator';
import {
  quoteLog,
  summarize,
} from '../../../src/features/runner/page/result/summarize';

const NOTHING = {rows: [], total: 0};

const REPORT = {
  dryRun: false,
  amounts: NOTHING,
  customData: NOTHING,
  httpCalls: NOTHING,
  notices: [],
  error: null,
};

interface Message {
  message: string;
  messageId?: string;
  line?: number;
}

function ended(error: Message | null, notices: Message[] = []): string {
  const whole = (one: Message) => ({
    messageId: 'other',
    line: undefined,
    ...one,
  });
  const said = summarize({
    source: 'async function main() {}',
    ending: {
      kind: 'finished',
      report: {
        ...REPORT,
        notices: notices.map(whole),
        error: error && whole(error),
      },
    },
  });
  return said.join(' ');
}

test.each([
  [null, 'エラーなしで、最後まで動きました。 変更は0件です。'],
  [
    {message: '「（」は全角です。半角にします（6文字目）。', line: 6},
    '6行目：「（」は全角です エラーで終わりました。 変更は0件です。',
  ],
  [
    {
      messageId: 'uncaught-error',
      message: formatMessage('uncaught-error', {
        reason: 'ReferenceError: a is not defined',
      }),
    },
    'a is not defined エラーで終わりました。 変更は0件です。',
  ],
  [
    {message: `「${'長'.repeat(70)}\n詳しく`, line: 2},
    '2行目：エラーで終わりました。 変更は0件です。',
  ],
  [
    {message: `（1）理由（9文字目。「${'長'.repeat(70)}」）`, line: 2},
    '2行目：（1）理由 エラーで終わりました。 変更は0件です。',
  ],
])('a run says how it ended, an error with line and reason', (error, text) => {
  expect(ended(error)).toBe(text);
});

test.each([
  [
    'uncaught-error',
    3,
    /^3行目：shikyukojoDataに「saveAmont」がないため、値はundefinedです エ/,
  ],
  ['uncaught-error', 2, /^3行目：a is not a function エ/],
  ['program-stopped', 3, /^3行目：a is not a function エ/],
] as const)(
  'the engine’s words give way to what is known of the line: %s, %i',
  (messageId, line, text) => {
    const reason = 'TypeError: a is not a function';
    const message = formatMessage('name-unknown', {
      owner: 'shikyukojoData',
      name: 'saveAmont',
      nearest: 'saveAmount',
    });
    expect(
      ended({messageId, message: formatMessage(messageId, {reason}), line: 3}, [
        {message, line},
      ]),
    ).toMatch(text);
  },
);

test.each([
  [[], 0, ''],
  [['登録しました。'], 0, 'ログ：「登録しました。」'],
  [['1行目', '従業員 3人\n詳しく'], 0, 'ログ（2行の最後）：「従業員 3人」'],
  [['1行目'], 1, ''],
])('a run without changes quotes its log: %j, %i', (lines, total, text) => {
  const logs = lines.map((message) => ({
    level: 'info' as const,
    message,
    details: [],
    line: undefined,
    time: '',
  }));
  const report = {...REPORT, amounts: {rows: [], total}};
  expect(quoteLog({logs, ending: {kind: 'finished', report}})).toBe(text);
});
