import {expect, test} from 'vitest';
import {changeTitles, describeEnding} from '..';
import {cases} from './support/cases';
import {runMain} from './support/runtime';

test.each(cases<Record<'body' | 'line', string>>('describeRun', 'last lines'))(
  'the last line of a run counts its hints: $body',
  async ({body, line}) => {
    expect(describeEnding(await runMain(body))).toBe(line);
  },
);

test('changes that a dry run did not make are called so', () => {
  expect(changeTitles(true).amounts).toBe(
    '本番なら行われる、支給額マスタ・控除額マスタの変更（書き込んでいません）',
  );
  expect(changeTitles(false).customData).toBe('カスタムデータの変更');
});
