import {expect, test} from 'vitest';
import {
  RELEASE_NOTE,
  removeMarks,
  withFact,
  withoutEntry,
} from '../../../scripts/assumptions/confirm';
import {dependents} from '../../../scripts/assumptions/dependents';
import {readCases, readText} from '../../support/files';

test.each(
  readCases<Record<'what' | 'text' | 'left', string>[]>('removed-marks'),
)('a mark is removed $what', ({text, left}) => {
  expect(removeMarks(text, 'a')).toBe(left);
});

test('the entry leaves the list, with its places', () => {
  const list = '# 一覧\n\n## b\n\n- 仮定：い\n\n## a\n\n- 仮定：あ\n';
  expect(withoutEntry(list, 'a')).toBe('# 一覧\n\n## b\n\n- 仮定：い\n');
  expect(withoutEntry(list, 'b')).toBe('# 一覧\n\n## a\n\n- 仮定：あ\n');
});

test('the newest fact comes first, in a table that the first one begins', () => {
  const page = readText(RELEASE_NOTE);
  const once = withFact(page, ['2026/11/22', '`a|b`。', '担当者']);
  expect(withFact(once, ['2026/11/23', 'い。', '資料'])).toContain(
    [
      '| 確認した日 | 確認したこと | 確認した資料か人 |',
      '| --- | --- | --- |',
      '| 2026/11/23 | い。 | 資料 |',
      '| 2026/11/22 | `a\\|b`。 | 担当者 |',
    ].join('\n'),
  );
});

test('all that depends on an assumption is found, and common names are not', () => {
  const {texts, traces} = readCases<{
    texts: Parameters<typeof dependents>[1];
    traces: ReturnType<typeof dependents>;
  }>('assumptions');
  const many = Array.from({length: 21}, (_, index) => ({
    file: `src/many-${index}.ts`,
    text: 'readEverything();\n',
  }));
  const text = '`saveAmount`と`readEverything`は「保存」。';
  expect(dependents({id: 'a', text}, [...texts, ...many])).toEqual(traces);
});
