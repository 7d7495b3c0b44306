import {describe, expect, test} from 'vitest';
import {COMMON_FUNCTIONS, describeReport, outlineReport, replayBase} from '..';
import {runCustomFunction} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {monthsLater, withRecords} from '../change';
import {effectsOf} from '../effects';
import {
  CAREFUL_PET,
  NAIVE_PET,
  payroll,
  program,
} from './support/stressPrograms';
import {
  TWO,
  outlineOf,
  reportOf,
  stressOptions,
  tryRelation,
} from './support/stressTrial';
import type {StressOptions} from '..';

/** Pays all an amount, an expression of `employeeId`. */
function paysAll(amount: string, before = '', name = 'ペット手当'): string {
  return payroll(`${before}
  await pays((employeeId) => ${amount}, employeeIdList, '${name}');`);
}

const PAYS_ALL = paysAll('3000');
const SENDS = program(
  `await httpRequest.post('https://api.example.com/v1/requests', {a: 1}, {});`,
);

/** As the kit shows it. */
async function linesOf(...args: Parameters<typeof reportOf>): Promise<string> {
  return describeReport(await reportOf(...args)).join('\n');
}

/** Runs programs; those runs that `isEndless` counts among them don't end. */
function endless(isEndless: (run: number) => boolean): StressOptions['run'] {
  let count = 0;
  return (options) => {
    count += 1;
    return isEndless(count)
      ? Promise.reject(new Error('止めました'))
      : runCustomFunction(options);
  };
}

describe('a report', () => {
  test('tells a cause once, with rows, amounts, line and remedy', async () => {
    const {violations, toConfirm} = await outlineOf(NAIVE_PET);
    const [empty, ...others] = violations.filter(({rule}) => rule === 'values');
    expect(others).toEqual([]);
    expect(empty).toMatchObject({
      title: '値が空',
      id: 'empty-1',
      sentence: [
        '従業員0001のペット手当が、',
        '1,500円',
        'から',
        '500円',
        'に変わります（警告なし）。',
      ],
      amounts: expect.arrayContaining([
        {employeeId: '0001', item: 'ペット手当'},
      ]) as object[],
      findings: expect.arrayContaining([
        '12行目 0001 ペット手当 1,500円 → 500円（警告なし）',
        '変えた項目を最後に使うのは、15行目です',
      ]) as string[],
      line: 15,
    });
    expect(empty?.rows[0]).toMatch(
      /犬(?:手当額|飼育数) \d+ → 犬(?:手当額|飼育数) なし$/,
    );
    expect(empty?.others.length).toBeGreaterThan(0);
    expect(toConfirm.map(({title}) => title)).toContain('休職');
    const text = await linesOf(NAIVE_PET);
    expect(text).toContain('   直し方：計算の前に値を調べます');
    expect(text.match(/直し方：計算の前に値を調べます/g)).toHaveLength(1);
    expect(text.slice(text.indexOf('\n？'))).toContain('   直し方：');
  });

  test.each([
    ['names', `${COMMON_FUNCTIONS}\n`, [15, 16]],
    ['unseen', '', [19, 22]],
  ])('leads to the line that its author sees: %s', async (_, mark, lines) => {
    const source = `${payroll(`
  const pets = await read('従業員ペット飼育数');
  const dogs = numberOf(pets[0], 'dogCount');
  await save([{employeeId: '0001', kyuyoKomokuName: 'ペット手当', amount: 1000 * dogs, baseDate}]);`)}
${mark}function numberOf(record, key) {
  return Number(record[key] ?? 0);
}
async function save(amountList) {
  await combositeDataService.shikyukojoData.saveAmount(amountList);
}
`;
    const {violations, toConfirm} = await outlineOf(source);
    const found = [...violations, ...toConfirm].map(({line}) => line);
    expect([...new Set(found)]).toEqual(lines);
  });

  test.each([
    ['leave', /^従業員0001のペット手当は、3,000円のままです。$/],
    [
      'retroactive',
      /^遡及計算でも、従業員0001のペット手当を、3,000円とします。$/,
    ],
    ['endless', /^実行が終わりません：止めました。$/],
  ])('says in a sentence what happened: %s', async (id, sentence) => {
    const {toConfirm, violations, failures} =
      id === 'endless'
        ? await outlineOf(PAYS_ALL, {
            relationIds: ['clock'],
            run: endless((run) => run > 1),
          })
        : await outlineOf(PAYS_ALL, {relationIds: [id]});
    const [first] = [...violations, ...toConfirm, ...failures];
    expect(first?.sentence.join('')).toMatch(sentence);
  });

  test('has remedies of a relation’s own, and where they stand', async () => {
    const clockwise = paysAll('new Date().getDate()');
    const byName = paysAll(
      "people.filter((one) => one.sei === '田中').length",
      `
  const people = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);`,
    );
    const remedyOf = async (source: string, id: string) =>
      (await outlineOf(source, {relationIds: [id]})).violations[0]?.remedy;
    expect(await remedyOf(clockwise, 'clock')).toMatch(
      /^今日ではなく、給与計算設定のbaseDateかshoriNengetsuを使います/,
    );
    expect(await remedyOf(byName, 'names')).toMatch(
      /^氏名ではなく、従業員IDで結び付けます/,
    );
    expect(await linesOf(NAIVE_PET)).toContain(
      '   直し方：「値が空」と同じです',
    );
  });

  test('says which conditions couldn’t be tried', async () => {
    const source = payroll(`
  const month = kyuyoKeisanSettingsData.shikyuDate.slice(0, 7);
  await httpRequest.get('https://api.example.com/v1/' + (month === '2025/04' ? 'rates' : 'none'));
  await pays(() => 3000, ['0001']);`);
    const text = await linesOf(source, {relationIds: ['pay-day', 'journal']});
    expect(text).toContain('－ 試せず：翌月に支給（この条件での、');
    expect(text).toContain('－ 対象外：仕訳の1行（');
  });

  test('asks at most one question, which one line settles', async () => {
    const report = await reportOf(CAREFUL_PET);
    const {comment, toConfirm, violations} = outlineReport(report);
    expect(violations).toEqual([]);
    expect(toConfirm.length).toBeGreaterThan(1);
    const {settled, ...rest} = await outlineOf(`${comment}\n${CAREFUL_PET}`);
    expect(rest).toMatchObject({toConfirm: [], comment: null});
    expect(settled[1]).toMatchObject({titles: ['休職', '転籍'], line: 1});
    // So it does where something is wrong as well, which stays.
    const naive = await outlineOf(NAIVE_PET);
    const answered = await reportOf(`${naive.comment}\n${NAIVE_PET}`);
    const {doubts, toConfirm: open} = outlineReport(answered);
    expect(open).toEqual([]);
    // Nor does it accept what is most likely wrong: that has a line of its own.
    const idsOf = (found: typeof doubts) => found.map(({id}) => id);
    expect(idsOf(doubts)).toEqual(idsOf(naive.doubts));
    const [doubt] = naive.doubts;
    const accepted = await outlineOf(`${doubt?.comment}\n${NAIVE_PET}`);
    expect(idsOf(accepted.doubts)).toEqual(idsOf(doubts.slice(1)));
    expect(answered.counts.violation).toBeGreaterThan(0);
    // Another amount of one of them, and all are asked about again.
    const other = CAREFUL_PET.replace('* dog', '* dog * 2');
    const asked = await outlineOf(`${comment}\n${other}`);
    expect(asked.toConfirm).toHaveLength(toConfirm.length);
    expect(describeReport(report).join('\n').match(/^？/gm)).toHaveLength(1);
  });

  test('shows apart what leaves nobody anything', async () => {
    const source = paysAll(
      'price?.shokujiTeateAmount ?? 0',
      `
  const prices = await read('食事手当単価');
  const price = prices.find((one) => one.tekiyoKaishiDate <= baseDate);`,
      '食事手当',
    );
    const {doubts, summary} = await outlineOf(source, {
      relationIds: ['no-row'],
    });
    expect(summary).toBe('1とおり（合格0、誤りの疑い1、誤り0）');
    expect(doubts.map(({description}) => description)).toContain(
      '「食事手当単価」に、行がない',
    );
  });

  test('names a situation in the words of the screens', async () => {
    const {cases} = await tryRelation('retroactive', PAYS_ALL);
    expect(cases.flatMap(({rows}) => rows).join('\n')).toMatch(
      /場面 遡及計算：なし → 2025\/\d\dの分/,
    );
  });

  test('says where a stop left no amounts to compare', async () => {
    const stops = CAREFUL_PET.replace('logger.warn(', 'throw new Error(');
    const {passed} = await outlineOf(stops, {relationIds: ['empty', 'order']});
    expect(passed).toMatchObject([
      {title: '値が空', isStopped: true},
      {title: '並び順', isStopped: false},
    ]);
  });

  test('says that hardly anything was tried', async () => {
    const {summary} = await outlineOf(SENDS, {}, '手動実行');
    expect(summary).toContain('ほとんど調べていません');
    expect((await reportOf(CAREFUL_PET)).isThin).toBe(false);
  });

  test('isn’t given of a program that fails, or waits for nothing', async () => {
    const problemOf = async (source: string) =>
      (await outlineOf(source)).problem;
    expect(await problemOf(program("throw new Error('だめ');"))).toMatch(
      /^条件を変えない実行が、エラーで終わりました：5行目 /,
    );
    expect(await problemOf(PAYS_ALL.replace('await pays', 'pays'))).toMatch(
      /待っていない操作があります/,
    );
  });

  test('tells of a case that doesn’t end, and of all after it', async () => {
    const usual = await reportOf(PAYS_ALL);
    const [once, report] = await Promise.all(
      [2, 3].map((last) =>
        reportOf(PAYS_ALL, {run: endless((run) => run > 1 && run <= last)}),
      ),
    );
    // A busy machine has a second chance.
    expect(once?.counts.failed).toBe(0);
    expect(report?.counts.failed).toBe(1);
    expect(report?.relations).toHaveLength(usual.relations.length);
    expect(report && outlineReport(report).failures[0]?.findings).toEqual([
      '実行が終わりません：止めました',
    ]);
    // What only takes too long because of its rows is counted all the same.
    const late = {relationIds: ['many'], run: endless((run) => run > 1)};
    expect(await outlineOf(NAIVE_PET, late)).toMatchObject({
      fact: '1とおり中、誤り0（1件は時間切れ）',
      others: '合格0',
      summary: '1とおり（合格0、誤り0、時間切れ1）',
    });
  });

  test('tells of personal data and of what nobody decided', async () => {
    const {notes} = await outlineOf(
      `// 会社の決まり 休業: なし\n${paysAll('3000', "logger.info('田中 太郎');")}`,
    );
    expect(notes.join('\n')).toMatch(/従業員ID 0001の氏名が出ます/);
    expect(notes.join('\n')).toMatch(/1行目の「休業」という条件はありません/);
    const kana = paysAll('3000', "logger.info('タナカ タロウ');");
    expect((await reportOf(kana, {relationIds: []})).leak?.what).toBe('氏名');
  });
});

describe('a decision', () => {
  test('settles the amounts that it was shown with, and no others', async () => {
    const {comment} = await outlineOf(PAYS_ALL, {relationIds: ['leave']});
    const decided = `${comment?.replace('今の結果のとおりとする', '支給する')}\n`;
    expect(await tryRelation('leave', decided + PAYS_ALL)).toMatchObject({
      verdict: 'settled',
      decision: '支給する',
    });
    const raised = paysAll('4000');
    expect(await tryRelation('leave', decided + raised)).toMatchObject({
      verdict: 'confirm',
      decision: undefined,
    });
    // Without a mark, the amounts stand beside it.
    const {settled} = await outlineOf(
      `// 会社の決まり 休職: 支給する\n${raised}`,
    );
    expect(settled[0]).toMatchObject({
      titles: ['休職'],
      results: [expect.stringMatching(/4,000円のまま$/)],
    });
  });

  test('without a mark settles what the condition is about', async () => {
    const updates = payroll(`
  // 会社の決まり 休職: 休職中も支給する
  const orders = await combositeDataService.hatsureiData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const away = orders.filter(
    (one) => one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Kyushokuchu);
  const isAway = (id) => away.some(({employeeId}) => employeeId === id);
  await pays(() => 3000, employeeIdList.filter((id) => !isAway(id)));`);
    const {doubts, settled, toConfirm} = await outlineOf(updates, {
      relationIds: ['leave'],
    });
    expect(toConfirm).toEqual([]);
    expect(settled).toEqual([]);
    expect(doubts).toMatchObject([
      {
        rule: 'zero',
        findings: [
          expect.stringMatching(/更新なし（前の月の金額が残ります）$/),
        ],
      },
    ]);
  });

  test('answers one of several questions of a condition by its mark', async () => {
    const source = payroll(`
  const rows = await read('従業員ペット飼育数', (qb) =>
    qb.where('employeeId', 'in', employeeIdList));
  const save = async ({employeeId}) => [{
    employeeId, kyuyoKomokuName: 'ペット手当', amount: 3000, baseDate}];
  const [first, second] = rows;
  await shikyukojoData.saveAmount(await save(first));
  if (second) await shikyukojoData.saveAmount(await save(second));`);
    const doubtsOf = async (text: string) =>
      (await outlineOf(text, {relationIds: ['removed']})).doubts;
    const [one, two, ...others] = await doubtsOf(source);
    expect(others).toEqual([]);
    expect(await doubtsOf(`${two?.comment}\n${source}`)).toMatchObject([
      {id: one?.id, comment: one?.comment},
    ]);
    const {notes} = await outlineOf(
      `// 会社の決まり データがなくなる#zzzz: なし\n${source}`,
    );
    expect(notes.join('\n')).toMatch(
      /1行目の印「#zzzz」は、今の結果のものでは/,
    );
  });

  test('answers a doubt beside what is wrong on the same line', async () => {
    const source = payroll(`
  const rows = (await read('従業員定期代', (qb) => qb.where('employeeId', 'in', employeeIdList)))
    .filter((row) => row.saishuMonth === null);
  const isDue = (row) => row.kaishiMonth === shoriNengetsu;
  await shikyukojoData.saveAmount(rows.map((row) => ({
    employeeId: row.employeeId, kyuyoKomokuName: 'ペット手当',
    amount: isDue(row) ? Number.parseInt(row.teikiAmount) || 0 : 0, baseDate})));`);
    const tried = (text: string) => outlineOf(text, {relationIds: ['text']});
    const {doubts, violations} = await tried(source);
    expect([violations.length, doubts.length]).toEqual([1, 1]);
    const settled = await tried(`${doubts[0]?.comment}\n${source}`);
    expect([settled.violations.length, settled.doubts.length]).toEqual([1, 0]);
  });

  test('of the file of scenarios accepts what is wrong as well', async () => {
    const accepted = {値が空: '登録の画面で調べている'};
    const one = async (more?: Partial<StressOptions>, source = NAIVE_PET) =>
      (await reportOf(source, {relationIds: ['empty'], ...more})).counts;
    expect(await one()).toMatchObject({violation: 1});
    expect(await one({accepted})).toMatchObject({violation: 0, settled: 1});
    expect(await one({accepted: {'値が空#zzzz': 'x'}})).toMatchObject({
      violation: 1,
    });
    expect(
      await one({}, `// 会社の決まり 値が空: なし\n${NAIVE_PET}`),
    ).toMatchObject({violation: 1});
  });
});

describe('no violation', () => {
  test.each([
    [
      'a program that stops',
      CAREFUL_PET.replace('logger.warn(', 'logger.info('),
    ],
    ['a program that pays all', PAYS_ALL],
  ])('for %s', async (_, source) => {
    expect(await linesOf(source)).not.toMatch(/^✗/m);
  });
});

test('a second sending with the same number is no question', async () => {
  const sends = (headers: string) =>
    tryRelation(
      'again',
      SENDS.replace('{});', `{headers: ${headers}});`),
      '手動実行',
    );
  expect((await sends("{'Idempotency-Key': 'april'}")).verdict).toBe('passed');
  expect((await sends('{}')).verdict).toBe('confirm');
});

test('a month later than January 31 is the end of February', () => {
  expect(
    monthsLater(['2025/01/31', '2025/12', '2025-01-31', '2025-12'], 1),
  ).toEqual(['2025/02/28', '2026/01', '2025-02-28', '2026-01']);
});

test.each([
  ['文字列', '/'],
  ['文字列', '-'],
  ['日付', '/'],
] as const)(
  'dates are known by their values: %s with %s',
  async (dataType, gap) => {
    const {customData} = withRecords(
      sampleCompany,
      '従業員入居',
      (records) =>
        JSON.parse(
          JSON.stringify(records).replaceAll('/', gap),
        ) as typeof records,
    );
    const company = {
      ...sampleCompany,
      customData: customData.map(({definition, records}) => {
        const itemList = definition.itemList.map((item) =>
          item.dataType === '日付' ? {...item, dataType} : item,
        );
        return {definition: {...definition, itemList}, records};
      }),
    };
    const source = paysAll(
      'rows.filter((one) => one.employeeId === employeeId && isIn(one)).length * 1000',
      `
  const rows = await read('従業員入居');
  const day = baseDate.replaceAll('/', '${gap}');
  const isIn = (one) => one.nyukyoDate <= day && (one.taikyoDate || '9999') >= '2000';`,
    );
    for (const id of ['idle-dates', 'swapped']) {
      const {verdict} = await tryRelation(id, source, TWO, company);
      expect(verdict, id).not.toBe('notApplicable');
    }
    const {cases} = await tryRelation('idle-dates', source, TWO, company);
    expect(cases[1]?.findings[0]?.text).toMatch(/円のまま$/);
  },
);

test('a month of its own is asked about, months of their own days are not', async () => {
  const paying = (amount: string) => tryRelation('months', paysAll(amount));
  const odd = await paying("baseDate.slice(5, 7) === '01' ? 1000 : 3000");
  expect(odd.verdict).toBe('confirm');
  expect(odd.cases.filter(({verdict}) => verdict === 'confirm')).toHaveLength(
    1,
  );
  const each = await paying('3000 + Number(baseDate.slice(5, 7))');
  expect(each.verdict).toBe('passed');
});

test('a change that alters nothing judges nothing', async () => {
  const one = {
    ...sampleCompany,
    customData: [],
    shiwake: {real: [], sample: []},
  };
  const {cases} = await tryRelation('order', PAYS_ALL, TWO, one);
  expect(cases.map(({verdict}) => verdict)).toEqual([
    'notApplicable',
    'passed',
  ]);
});

test('a right program may need too long for a long table', async () => {
  const {counts} = await reportOf(NAIVE_PET, {
    relationIds: ['many'],
    run: endless((run) => run > 1),
  });
  expect(counts).toMatchObject({failed: 0, notApplicable: 1});
});

test('the rows are those of tables that the program reads', async () => {
  const {cases} = await tryRelation('order', NAIVE_PET);
  expect(cases[0]?.rows).toEqual(['「従業員ペット飼育数」の2行の並び順']);
});

test('a case runs again with the same rows', async () => {
  const [wrong] = (await tryRelation('empty', NAIVE_PET)).cases;
  const base = await replayBase(stressOptions(NAIVE_PET), 'empty-1');
  expect(base?.rows).toEqual(wrong?.rows);
  expect(
    await replayBase(stressOptions(NAIVE_PET), 'empty-99'),
  ).toBeUndefined();
});

test('other IDs are shown of those whose pay is calculated', async () => {
  const [one] = (await tryRelation('other-ids', NAIVE_PET)).cases;
  expect(one?.rows).toEqual([
    expect.stringMatching(/^従業員ID 0001 → FM9\d+$/),
    expect.stringMatching(/^従業員ID 0002 → FM9\d+$/),
  ]);
});

test('a case of a group is judged when it is asked for', async () => {
  const source = CAREFUL_PET.replace('logger.warn(', 'logger.info(');
  const {cases} = await tryRelation('doubled', source);
  expect(cases.map(({id}) => id)).not.toContain('doubled-3');
  const judge = async (more: Partial<StressOptions>) =>
    (
      await reportOf(source, {caseId: 'doubled-3', ...more})
    ).relations[0]?.cases.find(({id}) => id === 'doubled-3')?.verdict;
  expect(await judge({})).toBe('passed');
});

test('a case keeps a decision that was made of several conditions', async () => {
  const {comment} = await outlineOf(CAREFUL_PET);
  const {relations} = await reportOf(`${comment}\n${CAREFUL_PET}`, {
    caseId: 'leave-1',
  });
  expect(
    relations.find(({relation}) => relation.id === 'leave')?.cases[0],
  ).toMatchObject({id: 'leave-1', verdict: 'settled'});
});

test('requests are compared by their rows, whatever their order and number', async () => {
  const sending = async (bodies: string) => {
    const options = stressOptions(
      program(`for (const body of ${bodies}) {
        await httpRequest.post('https://api.example.com/v1/requests', body);
      }`),
      '手動実行',
    );
    const result = await runCustomFunction(options);
    return effectsOf({...options, result})
      .map(({value}) => value)
      .sort();
  };
  expect(await sending('[[{a: 1, b: [1, 2]}, {a: 2}]]')).toEqual(
    await sending('[[{a: 2}], [{b: [2, 1], a: 1}]]'),
  );
});
