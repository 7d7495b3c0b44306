/*
 * Scenarios that take from another one what they don't say, and months that
 * begin with what the month before has left.
 */
import {describe, expect, test} from 'vitest';
import {APRIL_PAYROLL, useKit} from '../../support/kit';

const kit = useKit();

/** Pays once, and keeps in mind whom. */
const GIFT = `async function main() {
  const {shikyukojoData, kyuyoKeisanSettingsData} = combositeDataService;
  const {baseDate} = kyuyoKeisanSettingsData;
  const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
  const paid = await service.getCustomDataByQuery((qb) => qb.where('kenshuCode', '==', 'PAID'));
  await shikyukojoData.saveAmount([{
    employeeId: '0001', kyuyoKomokuName: 'ペット手当', baseDate,
    amount: paid.length > 0 ? 0 : 3000,
  }]);
  if (paid.length === 0) {
    await service.createCustomData({kenshuCode: 'PAID', kenshuName: '支給済み'});
  }
}
`;

const APRIL = {
  name: '4月',
  description: '最初の月',
  ...APRIL_PAYROLL,
  payroll: {...APRIL_PAYROLL.payroll, employeeIdList: ['0001']},
  customData: {研修マスタ: []},
  expect: {amounts: {'0001': {ペット手当: 3000}}},
};

const MAY = {
  name: '5月',
  extends: '4月',
  startedAt: '2025/05/20 10:00:00',
  payroll: {
    shoriNengetsu: '2025/05',
    baseDate: '2025/05/01',
    shikyuDate: '2025/05/25',
  },
};

const OF_MAY = {amounts: {'0001': {ペット手当: 0}}, customData: {}};

function run(scenarios: readonly object[], ...args: string[]) {
  kit.write('gift.js', GIFT);
  kit.write('gift.json', JSON.stringify(scenarios, null, 2));
  return kit.command('gift.js', '--scenario-file', 'gift.json', ...args);
}

describe('a scenario that extends another one', () => {
  test('has its payroll, and no expected result of it', async () => {
    const {code, stdout} = await run([APRIL, MAY], '--scenario', '5月');
    // Its own data: nobody was paid before.
    expect(stdout).toContain('（支給、2025/05/01から）：なし → 3000');
    expect(stdout).not.toContain('期待した結果');
    expect(stdout).not.toContain('最初の月');
    expect(code).toBe(0);
  });

  test('of one that extends one itself has what neither changes', async () => {
    const june = {
      name: '6月',
      extends: '5月',
      payroll: {baseDate: '2025/06/01'},
    };
    const {stdout} = await run([june, APRIL, MAY], '--scenario', '6月');
    expect(stdout).toContain('（支給、2025/06/01から）：なし → 3000');
  });

  test.each([
    [[{name: '5月', extends: '四月'}, APRIL], /「四月」が、このファイルに/],
    [
      [
        {name: 'A', extends: 'B'},
        {name: 'B', extends: 'A'},
      ],
      /元の場面に戻ります。どれか1つのextendsを消して/,
    ],
    [[{...APRIL, after: '4月'}], /どれか1つのafterを消してください/],
    [
      [
        {...APRIL, payroll: undefined},
        {name: '5月', extends: '4月'},
      ],
      /payrollを加えてください/,
    ],
    [[APRIL, {...MAY, payroll: {baseDay: '1'}}], /「.*baseDay」という項目は/],
  ])('is refused where it says too little: %j', async (list, message) => {
    const {code, stderr} = await run(list, '--all');
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/gift\.json：\d+行目/);
    expect(code).toBe(2);
  });
});

describe('a scenario after another one', () => {
  const after = {...MAY, after: '4月', expect: OF_MAY};

  test('begins with what that has left', async () => {
    const {code, stdout} = await run([APRIL, after], '--all');
    expect(stdout).toContain('「4月」が残したデータから始めます。');
    expect(stdout).toContain('（支給、2025/05/01から）：3000 → 0');
    expect(stdout).toContain('まとめ：2場面のうち、合格2、不合格0');
    expect(code).toBe(0);
  });

  test('goes on from there when it is run twice, or in tests', async () => {
    const twice = await run([APRIL, after], '--scenario', '5月', '--twice');
    expect(twice.code, twice.stdout).toBe(0);
    kit.write(
      'gift.test.mjs',
      `import {test} from 'node:test';
import assert from 'node:assert/strict';
import {runFile} from './run.mjs';
test('a chain', async () => {
  const options = {scenarioFile: 'gift.json', scenario: '5月'};
  assert.deepEqual((await runFile('gift.js', options)).differences, []);
});
`,
    );
    const {code, stdout} = await kit.node('--test', 'gift.test.mjs');
    expect(code, stdout).toBe(0);
  });

  test('is what the hostile conditions start from', async () => {
    const {stdout} = await run(
      [APRIL, after],
      '--scenario',
      '5月',
      '--stress-case',
      'again-1',
    );
    expect(stdout).toContain('ペット手当（支給、2025/05/01から）：0 → 0');
  });

  test('cannot begin if that ends with an error', async () => {
    const stops = {
      ...APRIL,
      payroll: {...APRIL.payroll, employeeIdList: ['0002']},
    };
    const alone = await run([stops, after], '--scenario', '5月');
    expect(alone.stdout).toContain(
      '場面「5月」を始められません。先に動かす「4月」が、期待したとおりに終わりませんでした：',
    );
    expect(alone.code).toBe(1);
    // The other scenarios go on.
    const june = {...APRIL, name: '6月'};
    const all = await run([stops, after, june], '--all');
    expect(all.stdout).toMatch(/✗ 5月（始められません）\n *✓ 6月/);
    expect(all.code).toBe(1);
  });

  test.each([
    [1, []],
    [1, ['--stress']],
    [2, ['--stress-case', 'run-twice-1']],
  ])(
    'cannot begin if that does not end, and the exit code is %d: %j',
    async (expected, options) => {
      kit.write('loop.js', 'async function main() { for (;;); }');
      kit.write('gift.json', JSON.stringify([APRIL, after]));
      const {code, stdout, stderr} = await kit.command(
        'loop.js',
        '--scenario-file',
        'gift.json',
        '--scenario',
        '5月',
        '--time-limit',
        '1',
        ...options,
      );
      expect(stdout + stderr).toContain(
        '場面「5月」を始められません。先に動かす「4月」が、期待したとおりに終わりませんでした：1秒たっても終わらないため、止めました。',
      );
      expect(code).toBe(expected);
    },
  );

  test('begins with what that has left where it was to stop', async () => {
    const stops = {
      ...APRIL,
      payroll: {...APRIL.payroll, employeeIdList: ['0002']},
      expect: {error: '対象ではありません'},
    };
    const resumed = {...APRIL, name: '再開', after: '4月'};
    const right = await run([stops, resumed], '--all');
    expect(right.stdout).toContain('まとめ：2場面のうち、合格2、不合格0');
    const other = {...stops, expect: {error: '別のエラー'}};
    const wrong = await run([other, resumed], '--scenario', '再開');
    expect(wrong.stdout).toContain(
      '期待したとおりに終わりませんでした：6行目 ',
    );
    // It was to stop and didn't.
    const ended = {...APRIL, expect: {error: '止まる'}};
    const none = await run([ended, resumed], '--scenario', '再開');
    expect(none.stdout).toContain(
      '期待したとおりに終わりませんでした：期待「止まる」、実際なし',
    );
  });
});

describe('a scenario that stands for several', () => {
  const MASTER = {研修マスタ: {}};
  const paid = (amount: number | string) => ({
    amounts: {'0001': {ペット手当: amount}},
  });

  test('has steps, each after the one before and an hour later', async () => {
    const {stdout, code} = await run(
      [
        {
          ...APRIL,
          steps: [
            {expect: paid(0)},
            {name: '最初から', customData: MASTER, expect: paid(3000)},
            {payroll: {baseDate: '2025/04/02'}, expect: paid(0)},
          ],
        },
      ],
      '--all',
    );
    expect(stdout).toContain(
      [
        'まとめ：4場面のうち、合格4、不合格0',
        '  ✓ 4月',
        '  ✓ 4月・手順2',
        '  ✓ 最初から',
        '  ✓ 4月・手順4\n',
      ].join('\n'),
    );
    expect(stdout).toContain('「最初から」が残したデータから始めます。');
    expect(code).toBe(0);
    kit.write('gift.js', 'async function main() { logger.info(new Date()); }');
    const late = await kit.command(
      ...['gift.js', '--scenario-file=gift.json', '--scenario=4月・手順2'],
    );
    expect(late.stdout).toContain('info  "2025-04-18T02:00:00.000Z"\n');
  });

  test('has a table, each of whose rows is a run', async () => {
    const {stdout, code} = await run(
      [
        {...APRIL, expect: undefined},
        {
          name: '回数',
          extends: '4月',
          expect: {amounts: {}},
          table: [
            ['customData.研修マスタ', 'expect.amounts.0001.ペット手当'],
            [[], 3000],
            [[{values: {kenshuCode: 'PAID', kenshuName: '済'}}], 1],
          ],
        },
      ],
      '--all',
    );
    expect(stdout).toContain('✗ 0001 ペット手当：期待1、実際0\n');
    expect(stdout).toContain(
      '  ✓ 回数・1行目（3000）\n  ✗ 回数・2行目（1）（期待と違う結果が1件）\n',
    );
    expect(code).toBe(1);
  });

  test('sets constants of the program, and moves no line', async () => {
    kit.write(
      'switch.js',
      `const WRITE_ENABLED = false, LIST = [
  1,
];
async function main() {
  logger.info(WRITE_ENABLED, LIST);
}
`,
    );
    const name = 'スイッチ';
    const scenario = {...APRIL, name, constants: {WRITE_ENABLED: true}};
    kit.write(
      'switch.json',
      JSON.stringify([
        {...scenario, expect: {logs: ['true [1]']}},
        {name: '両方', extends: name, constants: {WRITE_ENABLED: 2, LIST: 'x'}},
      ]),
    );
    const {stdout} = await kit.command(
      ...['switch.js', '--scenario-file', 'switch.json', '--all'],
    );
    expect(stdout).toContain('  5行目 info  true [1]\n');
    expect(stdout).toContain('  5行目 info  2 x\n');
    const mutated = await kit.command(
      ...['switch.js', '--scenario-file', 'switch.json', '--mutate'],
    );
    expect(mutated.stdout).toContain(
      'どの誤りにも、どれかの場面が気づきました',
    );
  });
});
