import {expect, test} from 'vitest';
import {changeTitles, describeEnding} from '..';
import {runMain} from './support/runtime';

test.each([
  ["logger.info('a');", 'エラーなしで、最後まで動きました。'],
  [
    "httpRequest.get('https://api.example.com/status');\nsecretsManager.getSecret('x');",
    'エラーなしで、最後まで動きました（ヒント2件）。',
  ],
  ["throw new Error('a');", 'エラーで終わりました。'],
  [
    "httpRequest.get('https://api.example.com/status');\nthrow new Error('a');",
    'エラーで終わりました（ヒント1件）。',
  ],
  [
    "try { await httpRequest.get('https://x.example.com/'); } catch {}",
    '失敗した操作がありましたが、止まらずに最後まで動きました（ヒント1件）。',
  ],
])('the last line of a run counts its hints: %s', async (body, line) => {
  expect(describeEnding(await runMain(body))).toBe(line);
});

test('changes that a dry run did not make are called so', () => {
  expect(changeTitles(true).amounts).toBe(
    '本番なら行われる、支給額マスタ・控除額マスタの変更（書き込んでいません）',
  );
  expect(changeTitles(false).customData).toBe('カスタムデータの変更');
});
