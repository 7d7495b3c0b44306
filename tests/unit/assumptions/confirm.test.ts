import {describe, expect, test} from 'vitest';
import {
  confirmAssumption,
  removeMarks,
  withFact,
  withoutEntry,
} from '../../../scripts/assumptions/confirm';
import {
  checkConfirmation,
  findAssumptions,
} from '../../../scripts/assumptions/usage';

describe('a mark is removed', () => {
  test.each([
    ['behind a sentence', 'あ。{/* assumption: a */}\n', 'あ。\n'],
    [
      'between others',
      'あ。{/* assumption: b */} {/* assumption: a */} {/* assumption: c */}\n',
      'あ。{/* assumption: b */} {/* assumption: c */}\n',
    ],
    [
      'in a cell, with its space',
      '| あ {/* assumption: a */} | い |\n',
      '| あ | い |\n',
    ],
    [
      'on a line of its own, with a blank line',
      'あ\n\n{/* assumption: a */}\n\nい\n',
      'あ\n\nい\n',
    ],
    [
      'on a line of its own, and the others stay',
      'あ\n\n{/* assumption: b */}\n\n{/* assumption: a */}\n\nい\n',
      'あ\n\n{/* assumption: b */}\n\nい\n',
    ],
    ['at the end', 'あ\n\n{/* assumption: a */}\n', 'あ\n'],
    [
      'above a declaration',
      '// assumption: b\n// assumption: a\nconst x = 1;\n',
      '// assumption: b\nconst x = 1;\n',
    ],
    [
      'in a comment',
      ' * あ。{@assumption b} {@assumption a} {@assumption c}\n * い{@assumption a}\n',
      ' * あ。{@assumption b} {@assumption c}\n * い\n',
    ],
    [
      'on a line of its own in a comment',
      ' * あ\n *\n * {@assumption a}\n *\n * い\n * {@assumption a}\n *\n',
      ' * あ\n *\n * い\n *\n',
    ],
    ['behind code', 'const x = 1; // assumption: a\n', 'const x = 1;\n'],
    [
      'in a list',
      '- id: x\n  assumption: a\n\n- id: y\n',
      '- id: x\n\n- id: y\n',
    ],
  ])('%s', (_, text, expected) => {
    expect(removeMarks(text, 'a')).toBe(expected);
  });

  test('but not that of a longer id', () => {
    const text =
      '{/* assumption: a-b */}\n// assumption: a-b\n  assumption: a-b\n';
    expect(removeMarks(text, 'a')).toBe(text);
  });
});

/** An assumption in its own words. */
function assumed(text: string) {
  return {
    id: 'a',
    kind: '画面と操作' as const,
    text,
    reason: '',
    confirmation: '',
    places: [],
  };
}

test('only the files with a mark change', () => {
  const {changed} = confirmAssumption(assumed('い。'), [
    {file: 'docs/a.mdx', text: 'い。{/* assumption: a */}\n'},
    {file: 'src/b.ts', text: '// assumption: b\n'},
  ]);
  expect(changed).toEqual([{file: 'docs/a.mdx', text: 'い。\n'}]);
});

test('sentences that still hedge are named, those of other marks are not', () => {
  const page = [
    '書き込まれない見込みです。{/* assumption: a */}',
    '製品では確認できていません。',
    '',
    '送られる見込みです。',
    '',
    '「テスト実行」でも変わらない見込みです。',
    '',
    '「テスト実行」は速い見込みです。{/* assumption: b */}',
  ].join('\n');
  const code = "x: 'テスト実行',\ny: '変わらない見込み',\n";
  const {hedged} = confirmAssumption(assumed('「テスト実行(仮)」は空。'), [
    {file: 'docs/a.mdx', text: page},
    {file: 'src/b.ts', text: code},
  ]);
  expect(hedged).toEqual([
    'docs/a.mdx:1 書き込まれない見込みです。',
    'docs/a.mdx:2 製品では確認できていません。',
    'docs/a.mdx:6 「テスト実行」でも変わらない見込みです。',
    "src/b.ts:2 y: '変わらない見込み',",
  ]);
});

test('the entry leaves the list, with its places', () => {
  const list = '# 一覧\n\n## b\n\n- 仮定：い\n\n## a\n\n- 仮定：あ\n';
  expect(withoutEntry(list, 'a')).toBe('# 一覧\n\n## b\n\n- 仮定：い\n');
  expect(withoutEntry(list, 'b')).toBe('# 一覧\n\n## a\n\n- 仮定：あ\n');
});

test('the newest fact comes first', () => {
  const fact = {id: 'a', fact: 'あ', source: '担当者', date: '2026-11-22'};
  const older = {...fact, id: 'b'};
  expect(JSON.parse(withFact([older], fact))).toEqual([fact, older]);
});

const SOURCE = {source: '担当者'};

test.each<readonly [string, () => unknown]>([
  ['仮定のIDを指定してください。', () => findAssumptions([], [], [])],
  [
    '仮定「b」がASSUMPTIONS.mdにありません。',
    () => findAssumptions(['a', 'b'], [assumed('あ。')], []),
  ],
  [
    '仮定「b」は、2026-11-22に確認済みです（担当者）。',
    () =>
      findAssumptions(
        ['b'],
        [],
        [{id: 'b', fact: 'あ', source: '担当者', date: '2026-11-22'}],
      ),
  ],
  [
    '確認した資料か人を、--source "…"で',
    () => checkConfirmation(1, '', {source: ' '}),
  ],
  [
    '--fact "…"には、1件の仮定について',
    () => checkConfirmation(2, '', {...SOURCE, fact: 'い。'}),
  ],
  [
    'コミットしていない変更があります。コミットしてから実行してください。\n?? x',
    () => checkConfirmation(1, '?? x', SOURCE),
  ],
])('a call that can’t be followed is told: %s', (message, call) => {
  expect(call).toThrow(message);
});

test('an id is taken once, and needs no other words of the fact', () => {
  expect(findAssumptions(['a', 'a'], [assumed('あ。')], [])).toHaveLength(1);
  expect(() => checkConfirmation(2, '', SOURCE)).not.toThrow();
});
