import {expect, test} from 'vitest';
import {formatMessage} from '@combosite-functions/simulator';
import {summarize} from '../../../src/features/runner/page/result/summarize';

const NOTHING = {rows: [], total: 0};

function ended(
  error: {message: string; messageId?: string; line?: number} | null,
): string {
  return summarize({
    source: 'async function main() {}',
    ending: {
      kind: 'finished',
      report: {
        dryRun: false,
        amounts: NOTHING,
        customData: NOTHING,
        httpCalls: NOTHING,
        notices: [],
        error: error && {messageId: 'other', line: undefined, ...error},
      },
    },
  });
}

test.each([
  [null, 'エラーなしで、最後まで動きました。変更は0件です。'],
  [
    {message: '従業員がいません。', line: 6},
    '6行目：従業員がいません。エラーで終わりました。変更は0件です。',
  ],
  [
    {
      messageId: 'uncaught-error',
      message: formatMessage('uncaught-error', {
        reason: 'ReferenceError: a is not defined',
      }),
    },
    'a is not defined。エラーで終わりました。変更は0件です。',
  ],
  [
    {message: `${'長'.repeat(70)}\n詳しく`, line: 2},
    `2行目：${'長'.repeat(60)}…。エラーで終わりました。変更は0件です。`,
  ],
  [
    {message: '1行目\n2行目', line: 2},
    '2行目：1行目。エラーで終わりました。変更は0件です。',
  ],
])('a run says how it ended, an error with line and reason', (error, text) => {
  expect(ended(error)).toBe(text);
});
