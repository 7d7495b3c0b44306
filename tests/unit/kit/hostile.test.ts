import {describe, expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {describeReport, runStress} from '@combosite-functions/stress';
import {APRIL_PAYROLL, KIT_SITE, PAYROLL, useKit} from '../../support/kit';
import {NAIVE_PET} from '../../../packages/stress/tests/support/stressPrograms';

const kit = useKit();

describe('hostile conditions', () => {
  // A busy machine needs long even for what ends by itself.
  const STRESS = [...PAYROLL, '--stress', '--time-limit', '40'];

  /** The outcome of `own.js` under them in scenarios of its own. */
  const stressIn = (all: unknown) => {
    kit.write('all.json', JSON.stringify(all));
    return kit.command(
      ...['own.js', '--stress', '--all', '--scenario-file', 'all.json'],
      ...['--time-limit', '40'],
    );
  };

  test('give the same report as everywhere', async () => {
    kit.write('own.js', NAIVE_PET);
    const {code, stdout, stderr} = await kit.command('own.js', ...STRESS);
    // Progress is for a terminal.
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^プログラム：own\.js\n場面：給与計算前\n.*\n\n厳しい条件：\d+とおり（合格\d+、.*誤り[1-9]\d*）\n✗ /,
    );
    const report = await runStress({
      source: NAIVE_PET,
      company: sampleCompany,
      scenario: findScenario(scenarios, '給与計算前'),
    });
    expect(stdout).toContain(`\n${describeReport(report).join('\n')}\n`);
    expect(stdout).toContain(
      `\n決まりの説明：${KIT_SITE.siteUrl}wiki/recipes/safe-program\n`,
    );
  });

  test('find nothing in a safe program', async () => {
    const {code, stdout} = await kit.command('main.js', ...STRESS);
    expect(stdout).toContain('、誤り0）\n');
    expect(stdout).not.toMatch(/^？/m);
    expect(stdout).toMatch(/\n✓ 休職 決まり：/);
    expect(stdout).toMatch(/\n✓ 合格（止まった.*：値が空 ［empty-1］、/);
    expect(stdout).not.toContain('決まりの説明');
    expect(code).toBe(0);
  });

  test('are tried in all scenarios of a file', async () => {
    kit.write('own.js', NAIVE_PET);
    const {code, stdout} = await stressIn([
      {name: '4月', ...APRIL_PAYROLL},
      {
        name: '犬なし',
        ...APRIL_PAYROLL,
        customData: {従業員ペット飼育数: {}},
      },
    ]);
    expect(stdout.match(/\n厳しい条件：/g)).toHaveLength(2);
    expect(stdout).toMatch(
      /\nまとめ：2場面のうち、合格\d、不合格\d\n {2}✗ 4月（\d+とおり（合格\d+、.*誤り\d+）/,
    );
    expect(code).toBe(1);
  });

  test('take what a scenario expects for right, and nothing else', async () => {
    const manual = {
      trigger: '手動実行トリガー',
      startedAt: '2025/04/18 10:00:00',
    };
    const stress = async (body: string, expected: object) => {
      kit.writeProgram(body);
      const {code, stdout} = await stressIn([
        {name: '場面', ...manual, expect: expected},
      ]);
      return `${code} ${stdout}`;
    };
    const stops = "throw new Error('だめ');";
    expect(await stress(stops, {error: 'だめ'})).toMatch(
      /^0 [^]*\n－ 対象外：期/,
    );
    expect(await stress(stops, {error: 'よい'})).toMatch(
      /^1 [^]*\n {2}✗ エラー/,
    );
    const sends =
      "if (!logger) { await httpRequest.get('https://a.example'); }";
    expect(await stress(sends, {})).toMatch(/^1 [^]*正しくないようです/);
    expect(await stress(sends, {requests: []})).toMatch(
      /^0 [^]*誤り0）。ほとんど調べていません/,
    );
  });

  test('count the hints of the usual run with --strict, and doubt a run that pays nobody', async () => {
    kit.write(
      'own.js',
      NAIVE_PET.replace(/amount: [^}]*catTeateAmount,/, 'amount: 0,'),
    );
    const {code, stdout} = await kit.command('own.js', ...STRESS, '--strict');
    expect(stdout).toMatch(
      /）。ただし、条件を変えない実行が、正しくないようです\n/,
    );
    expect(stdout).toMatch(
      /注意：条件を変えない実行のヒント：.*すべて0円です\n/,
    );
    expect(stdout).toContain('--strict：ヒントが1件あるため');
    expect(code).toBe(1);
  });

  test('count what no decision settles with --strict', async () => {
    const undecided = kit.file('main.js').replace(/^.* 休職: .*\n/m, '');
    kit.write('own.js', `// 会社の決まり 休業: 支給する\n${undecided}`);
    const {code, stdout} = await kit.command('own.js', ...STRESS, '--strict');
    expect(stdout).toMatch(/\n--strict：使えない「会社の決まり」が1件/);
    expect(stdout).toMatch(
      /\n--strict：「誤りの疑い」と「会社が決めること」が\d件/,
    );
    expect(code).toBe(1);
  });

  test('take up what the file of scenarios accepts', async () => {
    kit.write('own.js', NAIVE_PET);
    const scenario = {name: '4月', ...APRIL_PAYROLL};
    const open = await stressIn({accepted: {}, scenarios: [scenario]});
    const titles = [...open.stdout.matchAll(/^✗ ([^：]+)：/gm)].map(
      ([, title = '']) => title,
    );
    const others = [
      ...open.stdout.matchAll(/(?:同じ原因：|、)(\S+?)：\S+ ［/g),
    ].map(([, title = '']) => title);
    expect(open.code).toBe(1);
    const accepted = Object.fromEntries(
      [...titles, ...others].map((one) => [one, '登録の画面で調べている']),
    );
    const settled = await stressIn({accepted, scenarios: [scenario]});
    expect(settled.stdout).toContain('✓ 値が空 決まり：登録の画面で調べている');
    expect(settled.stdout).not.toMatch(/^✗ 値が空/m);
  });

  test('try own data', async () => {
    kit.write('own.js', NAIVE_PET);
    kit.write('my.csv', '従業員ID,犬飼育数,猫飼育数,データID\n0002,3,0,\n');
    const {stdout} = await kit.command(
      'own.js',
      ...STRESS,
      '--data=従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain('0002の犬飼育数が空');
    expect(stdout).not.toContain('0001の犬飼育数');
  });

  test.each([
    ['loops', 'while (true) {}', '3秒たっても終わらないため、止めました'],
    ['waits', 'await new Promise(() => {});', 'mainが終わりませんでした'],
  ])(
    'report a case in which the program %s without end, and judge the others',
    async (_, endless, reason) => {
      kit.write(
        'own.js',
        kit.file('main.js').replace(
          'const amountList =',
          `if (new Set(pets.map((one) => one.employeeId)).size < pets.length) { ${endless} }
  const amountList =`,
        ),
      );
      const {code, stdout} = await kit.command(
        'own.js',
        ...PAYROLL,
        '--stress',
        '--time-limit',
        '3',
      );
      expect(stdout).toMatch(
        new RegExp(`\\n？ 同じ行が2つ：.*\\n   実行が終わりません：${reason}`),
      );
      expect(stdout).toContain('誤り0、判定できず1）');
      // Conditions before and after it.
      expect(stdout).toMatch(
        /\n✓ 合格：.*2回目の実行.*\n✓ 合格（止まった.*：値が空 /,
      );
      expect(code).toBe(1);
    },
  );

  test('are not tried on a program that fails without them', async () => {
    const program = kit.writeProgram('', "throw new Error('だめ');");
    const {code, stdout} = await kit.command(program, ...STRESS);
    expect(stdout).toContain(
      '\n厳しい条件：試せませんでした\n条件を変えない実行が、エラーで終わりました：3行目 ',
    );
    expect(code).toBe(1);
  });

  test.each([
    [
      'own.js',
      1,
      '0001 ペット手当（支給、2025/04/01から）：なし → 500\n',
      '判定：✗ 誤り\n  12行目 0001 ペット手当 1,500円 → 500円',
    ],
    [
      'main.js',
      0,
      '従業員ID 0001: dogCountを0から10までの整数にする',
      '判定：✓ 合格\n',
    ],
  ])(
    'one by one are an ordinary run, and judged: %s',
    async (program, expected, text, verdict) => {
      kit.write('own.js', NAIVE_PET);
      const {code, stdout, stderr} = await kit.command(
        program,
        ...PAYROLL,
        '--stress-case',
        'empty-3',
      );
      expect([code, stderr]).toEqual([expected, '']);
      expect(stdout).toContain(
        '\n厳しい条件：0001の犬飼育数が空 ［empty-3］\n変えた行：「従業員ペット飼育数」 データID a1B2c3D4e5：犬飼育数 1 → 犬飼育数 なし\n\nログ\n',
      );
      expect(stdout).toContain(text);
      expect(stdout).toContain('\n結果：');
      expect(stdout).toContain(`\n厳しい条件の${verdict}`);
    },
  );
});
