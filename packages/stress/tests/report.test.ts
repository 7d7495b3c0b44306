import {describe, expect, test} from 'vitest';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {
  CONDITIONS,
  RULES,
  describeReport,
  outlineReport,
  readDecisions,
  replayBase,
  ruleAddress,
  runStress,
} from '..';
import {companyWith} from './support/stressCompanies';
import {
  CAREFUL_PET,
  NAIVE_PET,
  payroll,
  program,
  sends,
} from './support/stressPrograms';
import type {StressOptions, StressProgress} from '..';

function options(
  source: string,
  rest: Partial<StressOptions> = {},
  scenario = '給与計算前・2人',
): StressOptions {
  return {
    source,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
    ...rest,
  };
}

test('a negative value is tried large and small', async () => {
  const {conditions} = await runStress(options(NAIVE_PET));
  const tried = conditions
    .find(({condition}) => condition.id === 'negative-number')
    ?.variants.map(({description}) => description);
  expect(tried).toContainEqual(expect.stringMatching(/が-1000$/));
  expect(tried).toContainEqual(expect.stringMatching(/が-1$/));
});

describe('a report', () => {
  test('names what broke, and how to run it again', async () => {
    const report = await runStress(options(NAIVE_PET));
    const lines = describeReport(report);
    expect(outlineReport(report).passed).toContainEqual({
      title: '対象者が0人',
      ids: ['no-targets-1'],
    });
    expect(lines[0]).toMatch(
      /^厳しい条件：\d+とおり（合格\d+、要確認\d+、誤り\d+）$/,
    );
    expect(lines.join('\n')).toMatch(
      /✗ 数値が空：0001の犬飼育数が空 ［empty-number-3］\n {3}\d+行目 0001 ペット手当 1500円 → 500円（警告なし）/,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^？ 休職中：0001が、2025\/03\/12から休職/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {3}決まりを書く：\/\/ 会社の決まり 休職中: /),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^✓ 合格：.*対象者が0人/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^－ 対象外：別の時間帯、別の日に実行（Dateを使わない/,
      ),
    );
  });

  test('shows what comes of other numbers, and what only a person can judge', async () => {
    const capped = CAREFUL_PET.replace(
      'check(dogCount, 20, employeeId) * dog',
      'Math.min($&, 3000)',
    );
    const lines = describeReport(await runStress(options(capped)));
    expect(lines).toContain(
      '   0001の犬飼育数が0ならペット手当500円、1ならペット手当1500円、30ならエラー',
    );
    expect(lines.join('\n')).toContain('境目の両側（15回と16回など）');
    const {amounts} = await runStress(
      options(NAIVE_PET, {conditionIds: ['reversed']}),
    );
    expect(amounts).toBeUndefined();
  });

  test('gives a variant as an ordinary run', async () => {
    const base = await replayBase(options(NAIVE_PET), 'empty-number-3');
    expect(base?.description).toBe('0001の犬飼育数が空');
    const result =
      base && (await runCustomFunction({source: NAIVE_PET, ...base}));
    expect(result?.changes.amounts[0]).toMatchObject({
      employeeId: '0001',
      after: 500,
    });
    expect(await replayBase(options(NAIVE_PET), 'unknown-1')).toBeUndefined();
  });

  test('tells its progress, and ends when it is asked to', async () => {
    const seen: StressProgress[] = [];
    const signal = {aborted: false};
    const report = await runStress(
      options(NAIVE_PET, {
        signal,
        onProgress: (progress) => {
          seen.push(progress);
          signal.aborted = seen.length > 3;
        },
      }),
    );
    expect(
      seen.slice(0, 2).map(({done, variantId}) => [done, variantId]),
    ).toEqual([
      [0, 'empty-number-1'],
      [1, 'empty-number-2'],
    ]);
    expect(seen).toHaveLength(seen[0]?.total ?? 0);
    const reasons = report.conditions
      .flatMap(({variants}) => variants)
      .filter(({verdict}) => verdict === 'failed')
      .map(({reason}) => reason);
    expect(new Set(reasons)).toEqual(new Set(['途中でやめました']));
    expect(reasons).toHaveLength(seen.length - 3);
  });

  test('says that a program changes nothing', async () => {
    const lines = describeReport(await runStress(options(program(''))));
    expect(lines.at(-1)).toMatch(/^注意：.*何も書き込まず、何も送りません/);
  });

  test('repeats the hints of the unmodified run, and doubts a wrong one', async () => {
    const zero = NAIVE_PET.replace('pet.dogCount', 'pet.dogs').replace(
      'pet.catCount',
      'pet.cats',
    );
    const source = zero.replace('Math.abs(pet.dogs)', '(pet.dogs ?? 0)');
    const report = await runStress(options(source));
    expect(report.isDoubtful).toBe(true);
    const lines = describeReport(report);
    expect(lines[0]).toMatch(
      /）。ただし、条件を変えない実行が、正しくないようです$/,
    );
    expect(lines.join('\n')).toMatch(
      /注意：条件を変えない実行のヒント：\d+行目 更新した2件の金額が、すべて0円です/,
    );
    // A switch is off: nothing was judged.
    const off = NAIVE_PET.replace('async function main() {', '$& return;');
    expect((await runStress(options(off))).isDoubtful).toBe(true);
    const {isDoubtful, notices} = await runStress(options(NAIVE_PET));
    expect([isDoubtful, notices]).toEqual([false, []]);
  });

  test('has an address for each rule', () => {
    expect(RULES.map(({id}) => ruleAddress(id))).toContain(
      '/wiki/recipes/safe-program#rule-values',
    );
  });
});

describe('programs that misbehave', () => {
  test('one that fails unmodified is not judged', async () => {
    const report = await runStress(
      options(program("  throw new Error('誤り');")),
    );
    expect(report.problem).toBe(
      '条件を変えない実行が、エラーで終わりました：2行目 プログラムのthrowで止まりました：Error: 誤り',
    );
    expect(report.counts.failed).toBe(CONDITIONS.length);
    expect(describeReport(report)).toEqual([
      '厳しい条件：試せませんでした',
      report.problem,
    ]);
  });

  test('one that never awaits is not judged', async () => {
    const {problem} = await runStress(
      options(NAIVE_PET.replace('await shikyukojoData', 'shikyukojoData')),
    );
    expect(problem).toMatch(/待っていない操作があります：\d+行目 saveAmount/);
  });

  test('one that goes on for ever under a condition is caught', async () => {
    const source = program(`
  for (;;) {
    const response = await httpRequest.post('https://api.example.com/v1/requests',
      {}, {headers: {'Idempotency-Key': '1'}});
    if (response.ok) {
      return;
    }
  }`);
    const report = await runStress(options(source, {}, '手動実行'));
    const failing = report.conditions.find(
      ({condition}) => condition.id === 'outside-500',
    );
    expect(failing?.variants[0]?.findings[0]?.text).toMatch(
      /^終わらずに止められました：外部リクエストが100回を超えた/,
    );
  });

  test('one that its host had to end is reported, and the others run on', async () => {
    const report = await runStress(
      options(
        sends('', "{'Idempotency-Key': '1'}"),
        {
          run: (run) =>
            run.company.httpAnswers[0]?.answers.some(
              (step) => 'status' in step && step.status === 500,
            )
              ? Promise.reject(new Error('10秒で止めました'))
              : runCustomFunction(run),
        },
        '手動実行',
      ),
    );
    const verdicts = new Map(
      report.conditions.map(({condition, verdict}) => [condition.id, verdict]),
    );
    expect(verdicts.get('outside-500')).toBe('failed');
    expect(verdicts.get('outside-429')).toBe('violation');
    expect(describeReport(report)).toContainEqual(
      expect.stringContaining('実行が終わりません：10秒で止めました'),
    );
  });

  test('a run that leaves a record for the next one is right', async () => {
    // As the page on outside requests has it.
    const source = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('送信記録');
  const [record] = await service.getCustomDataByQuery((qb) => qb.where('sendKey', '==', '4月'));
  if (record?.sendStatus === '送信済') {
    return;
  }
  if (record) {
    throw new Error('届いたかを確かめてください');
  }
  const dataId = await service.createCustomData({sendKey: '4月', sendStatus: '送信中'});
  const response = await httpRequest.post('https://api.example.com/v1/requests', {});
  if (!response.ok) {
    throw new Error('送れません');
  }
  await service.updateCustomData(dataId, {sendStatus: '送信済'});`);
    const {counts} = await runStress(options(source, {}, '手動実行'));
    expect(counts).toMatchObject({violation: 0, failed: 0});

    // Without a look at what was left, the next run registers it again.
    const careless = source.replace(
      "throw new Error('届いたか",
      "logger.info('届いたか",
    );
    expect(
      (await runStress(options(careless, {}, '手動実行'))).counts.violation,
    ).toBeGreaterThan(0);
  });
});

test('what the next run sends again is shown, though it is recorded', async () => {
  // It records only what was answered.
  const source = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('送信記録');
  const [record] = await service.getCustomDataByQuery((qb) => qb.where('sendKey', '==', '4月'));
  if (record) {
    return;
  }
  const response = await httpRequest.post('https://api.example.com/v1/requests', {});
  if (!response.ok) {
    throw new Error('送れません');
  }
  await service.createCustomData({sendKey: '4月', sendStatus: '送信済'});`);
  const {conditions} = await runStress({
    ...options(source, {}, '手動実行'),
    conditionIds: ['outside-twice', 'run-twice'],
  });
  expect(
    conditions.map(({condition, verdict}) => [condition.id, verdict]),
  ).toEqual([
    ['run-twice', 'passed'],
    ['outside-twice', 'confirm'],
  ]);
});

describe('decisions in a program', () => {
  const SENDING = sends("if (!response.ok) { throw new Error('送れません'); }");

  test('settle what the company decides, and a second sending', async () => {
    const before = await runStress(options(SENDING, {}, '手動実行'));
    expect(before.counts).toMatchObject({violation: 1, settled: 0, confirm: 2});
    const after = await runStress(
      options(
        `// 会社の決まり 2回実行: 通知なので、2回届いてもよい
// 会社の決まり dry-run：試験用の送り先に送る
// 会社の決まり 応答だけが届かない: 通知なので、2回届いてもよい
${SENDING}`,
        {},
        '手動実行',
      ),
    );
    expect(after.counts).toMatchObject({violation: 0, settled: 3, confirm: 0});
    expect(describeReport(after)).toContain(
      '・2回実行 決まり：通知なので、2回届いてもよい',
    );
  });

  test.each(['会社の決まり', '意地悪な条件'])(
    'are shown beside what the program does: %s',
    async (key) => {
      const lines = describeReport(
        await runStress(options(`// ${key} 休職中: 支給する\n${NAIVE_PET}`)),
      );
      const at = lines.indexOf('・休職中 決まり：支給する');
      expect(lines[at + 1]).toMatch(
        /0001 ペット手当は、通常1500円、この条件で1500円です。/,
      );
    },
  );

  test('are not what other comments tell of', () => {
    expect(readDecisions('// 会社の決まりに合わせて変えます')).toEqual([]);
  });

  test.each([
    ['休職中', '0円にする', NAIVE_PET],
    ['休職中', '休職した人には支給しない', NAIVE_PET],
    ['前日に退職', '最後の月も支給する', CAREFUL_PET],
    ['前日に退職', '0円で更新する', CAREFUL_PET],
    ['休職中', '日割りにする', NAIVE_PET],
    ['基準日に転籍出向', '半額にする', NAIVE_PET],
  ])(
    'that the program contradicts settle nothing: %s %s',
    async (title, text, source) => {
      const lines = describeReport(
        await runStress(
          options(`// 会社の決まり ${title}: ${text}\n${source}`),
        ),
      );
      expect(lines.join('\n')).toMatch(
        new RegExp(`？ ${title}：.*\\n.*「${text}」と違います`),
      );
    },
  );

  test('are taken at their word if they only mention an amount', async () => {
    const {conditions} = await runStress(
      options(`// 会社の決まり 休職中: 日割りしない\n${NAIVE_PET}`),
    );
    expect(
      conditions.find(({condition}) => condition.id === 'on-leave')?.verdict,
    ).toBe('settled');
  });

  test("don't settle a violation", async () => {
    const source = `// 会社の決まり 数値が空: 空でもよい\n${NAIVE_PET}`;
    const {conditions} = await runStress(options(source));
    expect(conditions[0]).toMatchObject({
      condition: {id: 'empty-number'},
      verdict: 'violation',
    });
  });

  describe('answer one fault of a condition only', () => {
    /** Whoever is on leave stops it. */
    const STOPS = CAREFUL_PET.replace(
      'const amounts = new Map();',
      `const orders = await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
  if (orders.some(({hatsureiKubun}) => hatsureiKubun === HatsureiKubun.Kyushoku)) {
    throw new Error('休職中の人がいます');
  }
  $&`,
    );
    const PAYS = '// 会社の決まり 休職中: 休職中も支給する';

    test.each([
      ['pays', CAREFUL_PET, PAYS, 'settled'],
      ['stops', STOPS, PAYS, 'confirm'],
      [
        'stops',
        STOPS,
        `${PAYS}\n// 会社の決まり 休職中・エラーで止まる: 手で支給する`,
        'settled',
      ],
      [
        'pays more',
        CAREFUL_PET.replace(
          'amounts.get(employeeId) ?? 0',
          '(amounts.get(employeeId) ?? 0) * (isOnLeave(employeeId) ? 2 : 1)',
        ).replace(
          'const amounts',
          `const orders = await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
  const isOnLeave = (id) => orders.some(({employeeId, hatsureiKubun}) =>
    employeeId === id && hatsureiKubun === HatsureiKubun.Kyushoku);
  $&`,
        ),
        PAYS,
        'confirm',
      ],
    ])('of a program that %s', async (_, source, comment, verdict) => {
      const {conditions} = await runStress({
        ...options(`${comment}\n${source}`),
        conditionIds: ['on-leave'],
      });
      expect(conditions[0]?.verdict, JSON.stringify(conditions)).toBe(verdict);
    });

    test('and the report says how to name it', async () => {
      expect(
        describeReport(await runStress(options(`${PAYS}\n${STOPS}`))),
      ).toContain(
        '   決まりを書く：// 会社の決まり 休職中・エラーで止まる: （決まりの内容）',
      );
    });

    test.each([
      ['// 会社の決まり 真偽値が空: 空はfalseと同じ', 'confirm'],
      ['// 会社の決まり 真偽値が空・通い: 空はfalseと同じ', 'confirm'],
      [
        `// 会社の決まり 真偽値が空・通い: 空はfalseと同じ
// 会社の決まり empty-flag・泊まり: 空はfalseと同じ`,
        'settled',
      ],
    ])('of two items: %s', async (comment, verdict) => {
      const source = payroll(`
  const all = await read('夜勤');
  const yenOf = (one) => (one.day ? 1000 : 0) + (one.night ? 3000 : 0);
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: all.filter((one) => one.employeeId === employeeId).reduce((yen, one) => yen + yenOf(one), 0),
  })));`);
      const {conditions} = await runStress({
        ...options(`${comment}\n${source}`, {
          company: companyWith({
            夜勤: {
              items: {day: ['通い', '真偽値'], night: ['泊まり', '真偽値']},
              rows: [
                ['0001', true, true],
                ['0002', true, true],
              ],
            },
          }),
        }),
        conditionIds: ['empty-flag'],
      });
      expect(conditions[0]?.verdict, JSON.stringify(conditions)).toBe(verdict);
    });
  });

  test.each([
    '// 会社の決まり：休職中は支給する',
    '/* 会社の決まり 休職中: 支給する */',
    'const x = 1; // 会社の決まり 休職中: 支給する',
    '// 会社の決まり 休職中',
  ])('that cannot be read are told: %s', async (comment) => {
    const source = `${program('')}\n${comment}`;
    expect(describeReport(await runStress(options(source))).at(-1)).toMatch(
      /^注意：4行目の「会社の決まり」のコメントを読み取れません。/,
    );
  });

  test('of an unknown condition are told', async () => {
    const source = `${program('')}\n  // 会社の決まり 休み中: 支給する`;
    expect(readDecisions(source)).toEqual([
      {
        name: '休み中',
        conditionId: undefined,
        about: undefined,
        text: '支給する',
        line: 4,
      },
    ]);
    expect(describeReport(await runStress(options(source))).at(-1)).toEqual(
      expect.stringMatching(
        /^注意：4行目の「会社の決まり 休み中」という条件はありません。近い名前：休職中、/,
      ),
    );
  });
});
