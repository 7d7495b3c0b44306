import {afterEach, describe, expect, test, vi} from 'vitest';
import {evaluate} from './support/runtime';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What every machine says. The run starts at 2025/04/10 10:00:00. */
const EXPECTED: readonly (readonly [expression: string, result: unknown])[] = [
  ['new Date(2025, 2, 9, 2, 30).toISOString()', '2025-03-08T17:30:00.000Z'],
  ["new Date('2025/03/09 02:30').toISOString()", '2025-03-08T17:30:00.000Z'],
  ["new Date('2025-03-09T02:30').toISOString()", '2025-03-08T17:30:00.000Z'],
  ["new Date('3-9-2025').toISOString()", '2025-03-08T15:00:00.000Z'],
  ["new Date('2025-03-09').toISOString()", '2025-03-09T00:00:00.000Z'],
  [
    "new Date('2025-03-09T02:30:00+01:00').toISOString()",
    '2025-03-09T01:30:00.000Z',
  ],
  [
    'new Date(Date.parse(new Date().toString())).getTime() === Date.now()',
    true,
  ],
  ['[new Date().getDate(), new Date().getHours()]', [10, 10]],
  ['`${new Date()}`', 'Thu Apr 10 2025 10:00:00 GMT+0900 (日本標準時)'],
  ['Date()', 'Thu Apr 10 2025 10:00:00 GMT+0900 (日本標準時)'],
  ['new Date().toDateString()', 'Thu Apr 10 2025'],
  ['`${new Date(NaN)}`', 'Invalid Date'],
  ['new Date().toLocaleString()', '2025/4/10 10:00:00'],
  [
    "new Date().toLocaleDateString(undefined, {dateStyle: 'full', timeZone: undefined})",
    '2025年4月10日木曜日',
  ],
  ['new Intl.DateTimeFormat().format()', '2025/4/10'],
  [
    'Object.values(Intl.DateTimeFormat().resolvedOptions()).slice(0, 4)',
    ['ja-JP', 'gregory', 'latn', 'Asia/Tokyo'],
  ],
  ['new Intl.NumberFormat().resolvedOptions().locale', 'ja-JP'],
  [
    "(1234.5).toLocaleString(undefined, {style: 'currency', currency: 'JPY'})",
    '￥1,235',
  ],
  ["['一', '亜'].sort((a, b) => a.localeCompare(b)).join('')", '亜一'],
  ["'I'.toLocaleLowerCase()", 'i'],
  ['globalThis.Date === Date && globalThis.Intl === Intl', true],
];

describe.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'on a machine in %s',
  (zone) => {
    test.each(EXPECTED)('%s is what it is in Japan', async (code, expected) => {
      vi.stubEnv('TZ', zone);
      expect(await evaluate(code)).toEqual(expected);
    });
  },
);

test('the machine itself speaks as before', async () => {
  const methods = (): unknown[] => [
    Reflect.get(Number.prototype, 'toLocaleString'),
    Reflect.get(String.prototype, 'localeCompare'),
  ];
  const before = methods();
  const runs = [evaluate('1'), evaluate('2')];
  expect(methods()).not.toEqual(before);
  await Promise.all(runs);
  expect(methods()).toEqual(before);
});

test.each(['URL', 'Buffer', 'crypto', 'performance', 'structuredClone'])(
  'a program has no %s, by whichever way',
  async (name) => {
    expect(
      await evaluate(`[typeof ${name}, typeof globalThis.${name}]`),
    ).toEqual(['undefined', 'undefined']);
  },
);
