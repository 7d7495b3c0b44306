import {expect, test} from 'vitest';
import {LEAVE_PAGE, withLeaveTable} from '../../scripts/generated/leaveTable';
import {listFiles, readText} from '../support/files';

const MARK = '{/* 「休職、産休、育休」の行から作る表 */}';
const page = (said: string) => `| 休職、産休、育休 | ${said} |\n`;

test('recipes that say the same of leave are one row, beside what begins alike', () => {
  const recipes = Object.entries({
    'a.mdx': page('引く（[例](#x)）'),
    'b.mdx': page('支給する'),
    'c.mdx': '',
    'd.mdx': page('支給する'),
    'e.mdx': page('引かない'),
  });
  const sidebars = Object.entries({
    a: '寮費',
    b: '家族手当',
    d: '年齢',
    e: '皆勤',
  })
    .map(([name, label]) => `recipe(\n  'wiki/recipes/${name}',\n  '${label}')`)
    .join();
  const once = withLeaveTable(
    `前\n\n${MARK}\n\n| 古い |\n| 表 |\n\n## 後\n`,
    recipes,
    sidebars,
  );
  expect(once).toBe(
    [
      `前\n\n${MARK}\n`,
      '| レシピ | 休職、産休、育休の人 |',
      '| --- | --- |',
      '| [皆勤](./e.mdx) | 引かない |',
      '| [寮費](./a.mdx) | 引く（[例](./a.mdx#x)） |',
      '| [家族手当](./b.mdx)、[年齢](./d.mdx) | 支給する |',
      '\n## 後\n',
    ].join('\n'),
  );
  expect(withLeaveTable(once, recipes, sidebars)).toBe(once);
  expect(() => withLeaveTable('前\n', recipes, '')).toThrow(LEAVE_PAGE);
});

test('every recipe that updates amounts says how it treats who is on leave', () => {
  const silent = listFiles('wiki/recipes', /\.mdx$/).filter((file) => {
    const text = readText(file);
    const isRecipe = text.includes('{/* #spec */}');
    return (
      isRecipe &&
      text.includes('saveAmount') &&
      !text.includes('| 休職、産休、育休 |')
    );
  });
  expect(silent).toEqual([]);
});
