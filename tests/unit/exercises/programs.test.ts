import {describe, expect, test} from 'vitest';
import {checkExercise} from '../../../src/features/exercises/shared/programChecks';
import programs from '../../../src/features/exercises/shared/programs.json';
import {exerciseScenarios} from '@combosite-functions/simulator/sample-company/exerciseScenarios';
import {scenarios} from '@combosite-functions/simulator/sample-company';
import {
  EXERCISES,
  checkSource,
  exercisesOfPage,
  fileOfPage,
  isSolved,
  problemsOf,
} from '../../support/exercises';
import {
  QUALIFICATION_ACTIVE,
  QUALIFICATION_CLASS,
  QUALIFICATION_SHORT,
} from '../../support/exercisePrograms';
import type {ProgramExercise} from '../../../src/features/exercises/shared/types';

/** What a starter lacks, and answers that readers tend to give. */
interface Answers {
  /** What is said of the starter. */
  readonly starter: RegExp;
  /** Changes of the solution, each with what is said of it. */
  readonly wrong: readonly (readonly [
    title: string,
    from: string | RegExp,
    to: string,
    problem: RegExp,
  ])[];
  /** Changes of the solution that are right as well. */
  readonly right?: readonly (readonly [
    title: string,
    from: string | RegExp,
    to: string,
  ])[];
  /** Other programs that are right as well. */
  readonly programs?: Readonly<Record<string, string>>;
}

const PROGRAMS: Readonly<Record<string, ProgramExercise>> = programs;

const ANSWERS: Readonly<Record<string, Answers>> = {
  'quick-start': {
    starter: /2行目に.*2行目がありません。「logger\.info」で始まる行を写し/,
    wrong: [
      [
        'another text',
        '2行目も出せました',
        '二行目も出せました',
        /2行目が「二行目も出せました」になっています。.*1文字ずつ見比べます/,
      ],
      [
        'the first line replaced',
        /^.*はじめて.*\n/m,
        '',
        /1行目が違います。初めからある行は、変えずに残します/,
      ],
      [
        'three lines',
        /^( *logger.*2行目.*)$/m,
        '$1\n$1',
        /ほかの行が出ない｜ログが3行あります/,
      ],
      [
        'a missing quotation mark',
        "も出せました'",
        'も出せました',
        /最後まで動く｜エラーで終わりました.*構文に誤りがあります/,
      ],
      [
        'another name of main',
        'function main',
        'function start',
        /エラーで終わりました.*main関数がありません/,
      ],
    ],
  },
  'about-custom-functions': {
    starter: /飼育数の件数: 2」というログがありません。ログは1行も出ていません/,
    wrong: [
      [
        'no await',
        'await petService',
        'petService',
        /件数がログに出る｜.*undefined|最後まで動く｜エラー.*iterable/,
      ],
      [
        'results written into it',
        /const petList[^]*}匹`\);/,
        "logger.info('飼育数の件数: 2');\n  logger.info('ペットの合計: 5匹');",
        /^飼育数が3件で.*飼育数の件数: 3」というログがありません/,
      ],
      [
        'only the dogs',
        'of [dogCount, catCount]',
        'of [dogCount]',
        /ペットの合計: 5匹」というログがありません。出たログは.*「ペットの合計: 1匹」/,
      ],
      [
        'a misspelt item key',
        '{employeeId, dogCount,',
        '{employeeId, dogcount: dogCount,',
        /NaNは、項目キーの書き間違いか/,
      ],
      [
        'an empty count as 0',
        'count === null',
        'count === undefined',
        /従業員ID 0005の警告がありません。空の値を0にせず/,
      ],
      [
        'a misspelt definition',
        "'従業員ペット飼育数'",
        "'従業員のペット飼育数'",
        /エラーで終わりました（\d+行目）：カスタムデータ定義「従業員のペット飼育数」がありません/,
      ],
    ],
  },
  'register-custom-functions-base': {
    starter: /合計が最後の行に出る｜最後の行が「合計: 3000円」になっていません/,
    wrong: [
      [
        'no limit',
        'limit,',
        'Infinity,',
        /^単価が犬1,200円.*従業員ID 0004: 2500円」というログがありません/,
      ],
      [
        'a total of amounts beyond the limit',
        'total += amount',
        'total += Number(dogCount) * dogTeateAmount + Number(catCount) * catTeateAmount',
        /最後の行が「合計: 6700円」になっていません。上限を当てはめた後の金額を足し/,
      ],
      [
        'a fixed price',
        "check(masters[0].dogTeateAmount, '犬手当額')",
        '1000',
        /^単価が犬1,200円.*従業員ID 0001: 1800円」というログがありません/,
      ],
      [
        'a total for each employee',
        /total \+= amount;\n/,
        'total += amount;\n    logger.info(`合計: ${total}円`);\n',
        /ほかの行が出ない｜ログが5行あります/,
      ],
      [
        'an empty value as 0',
        '!Number.isInteger(value)',
        '!Number.isInteger(Number(value))',
        /^厳しい条件を、.*条件「値が空」で.*犬手当額が空のとき：\d+行目 0001 ログの金額 1500円 → 500円（警告なし）.*空かどうかは先に調べます/,
      ],
      [
        'a negative value',
        ' || Number(value) < 0',
        '',
        /条件「値が負」で.*0001 ログの金額 1500円 → -500円/,
      ],
      [
        'the first of two prices',
        'masters.length !== 1',
        'masters.length === 0',
        /条件「同じ行が2つ」で.*0001 ログの金額 1500円 → \d+円/,
      ],
      [
        'counts registered twice',
        'own.length > 1',
        'false',
        /条件「同じ行が2つ」で.*ログの金額 3000円 → \d+円/,
      ],
      [
        'somebody in doubt left out in silence',
        /throw new Error\(`従業員ID \$\{employeeId\}の飼育数が重複.*/,
        'continue;',
        /条件「同じ行が2つ」で.*ログの金額 3000円 → 1500円/,
      ],
    ],
    right: [
      [
        'a warning that names who is left out',
        /throw new Error\(`従業員ID \$\{employeeId\}の飼育数が重複.*/,
        'logger.warn(`従業員ID ${employeeId}: 飼育数が重複しています`);\n      continue;',
      ],
      [
        'checks of its own before anything is logged',
        'const limit = 2500;',
        'const limit = 2500;\n  if (new Set(petList.map((pet) => pet.employeeId)).size < petList.length) throw new Error("飼育数が重複しています");',
      ],
      [
        'regular expressions for numbers',
        '!Number.isInteger(value) || Number(value) < 0',
        "typeof value !== 'number' || !/^\\d+$/.test(String(value))",
      ],
    ],
  },
  'register-custom-functions-for-pet-teate': {
    starter:
      /従業員0001の資格手当が5,000円になる｜支給額マスタに「資格手当」の変更がありません。awaitを付けて/,
    wrong: [
      [
        'one amount for each record',
        'await save(amountList);',
        'await save(amountList.flatMap((one) => records.filter(({employeeId}) => employeeId === one.employeeId).map(() => one)));',
        /が2件.*エラーで終わりました/,
      ],
      [
        'only one qualification',
        '.size * AMOUNT',
        '.size > 0 ? AMOUNT : 0',
        /従業員0001の資格手当が10,000円になる｜10,000円になるところが、5,000円になりました/,
      ],
      [
        'somebody who is not a target',
        'const ids = shikyukojoData.employeeIdList;',
        "const ids = [...new Set([...shikyukojoData.employeeIdList, '0004'])];",
        /対象ではない従業員に支給しない｜従業員0004の「資格手当」も|エラーで終わりました.*0004/,
      ],
      [
        'nothing for who has none, so that last month stays',
        'await save(amountList);',
        'await save(amountList.filter(({amount}) => amount > 0));',
        /従業員0002の資格手当が0円になる｜従業員0002の金額が更新されていません。.*先月の金額が残る/,
      ],
      [
        'everybody, whatever the 計算パターン',
        '!pattern?.kyuyoKomokuNameList.includes(item)',
        'false',
        /エラーで終わりました.*役員計算パターンに/,
      ],
      [
        'also what carries no allowance',
        "yesOrNo(one, 'isTeateTarget') && ",
        '',
        /従業員0002の資格手当が0円になる｜0円になるところが、5,000円になりました/,
      ],
      [
        'what has expired',
        ' && baseDate <= end',
        '',
        /期限切れ.*従業員0002の資格手当が0円になる｜0円になるところが、5,000円に/,
      ],
      [
        'what expires today left out',
        'baseDate <= end',
        'baseDate < end',
        /従業員0001の資格手当が5,000円になる｜5,000円になるところが、0円に/,
      ],
      [
        'what is acquired later',
        'start <= baseDate && ',
        '',
        /基準日より後の取得.*従業員0002の資格手当が0円になる/,
      ],
      [
        'the same qualification twice',
        'new Set();\n',
        '{size: 0, add() { this.size += 1; }};\n',
        /同じ資格が.*5,000円になるところが、10,000円に/,
      ],
      [
        'an empty date of acquisition counted as none',
        "dateOf(one, 'shutokuDate')",
        "one.shutokuDate ? dateOf(one, 'shutokuDate') : '9999/12/31'",
        /取得日が空のとき｜空の取得日のまま更新しない｜取得日が空のまま、最後まで動きました/,
      ],
      [
        'a date of another form compared as text',
        "dateOf(one, 'yukoKigenDate')",
        'String(one.yukoKigenDate)',
        /有効期限が「2025\/3\/1」のとき｜形の違う日付のまま更新しない/,
      ],
      [
        'a fixed date',
        'await save(amountList);',
        "await save(amountList.map((one) => ({...one, baseDate: '2025/04/01'})));",
        /^12月分.*開始日が2025\/04\/01です。日付を直接書かずに/,
      ],
      [
        'another payroll item',
        "'資格手当'",
        "'役職手当'",
        /「資格手当」の変更がありません。kyuyoKomokuNameの文字を確かめます/,
      ],
      [
        'another payroll item as well',
        'await save(amountList);',
        "await save([...amountList, ...amountList.map((one) => ({...one, kyuyoKomokuName: '住宅手当'}))]);",
        /対象ではない従業員に支給しない｜.*の「住宅手当」も更新されました/,
      ],
      [
        'a misspelt method',
        'shikyukojoData.saveAmount',
        'shikyukojoData.saveAmount2',
        /エラーで終わりました（\d+行目）/,
      ],
      [
        'who lacks the payroll item dropped in silence',
        /logger\.warn\(`従業員ID \$\{employeeId\}: \$\{missing\}.*\n/,
        '',
        /^厳しい条件を、.*条件「計算パターンに給与項目がない」で.*0001 資格手当 5000円 → 更新なし.*logger\.warnで従業員IDを残して/,
      ],
      [
        'who joins within the month dropped in silence',
        'const ids = shikyukojoData.employeeIdList;',
        'const ids = (await keisanPatternData.readByEmployeeIdAndBaseDate(shikyukojoData.employeeIdList, baseDate)).map(({employeeId}) => employeeId);',
        /条件「入社と再雇用」で.*0001 資格手当 5000円 → 更新なし/,
      ],
      [
        'an order of the records that decides',
        '.size * AMOUNT',
        ".size * (employeeId === '0001' && records.length === 4 && records.at(-1)?.employeeId === '0001' ? 0 : AMOUNT)",
        /条件「並び順」で.*0001 資格手当 5000円 → 0円（変わってはいけません）/,
      ],
      [
        'a stop that names nobody',
        'const amountList = await',
        "if (new Set(records.map((one) => `${one.employeeId}${one.shikakuName}`)).size < records.length) throw new Error('重複があります');\n  const amountList = await",
        /同じ資格が.*エラーで終わりました.*重複があります/,
      ],
    ],
    right: [
      [
        'a stop that names the employee of a double record',
        'names.add(one.shikakuName);',
        "if (names.has(one.shikakuName)) throw new Error('同じ資格が2件あります');\n        names.add(one.shikakuName);",
      ],
      [
        'a list of all others with 0',
        'await save(amountList);',
        'await save(amountList.filter(({amount}) => amount > 0).concat(amountList.filter(({amount}) => amount === 0)));',
      ],
      [
        'an error that names the one who lacks the payroll item',
        'logger.warn(`従業員ID ${employeeId}: ${missing}がないため除きました`);',
        'logger.error(`${employeeId}を除きました`);',
      ],
    ],
    programs: {
      'only the patterns of the base date, all others named':
        QUALIFICATION_SHORT,
      'a class, and one query for each employee': QUALIFICATION_CLASS,
      'nobody on leave or retired': QUALIFICATION_ACTIVE,
    },
  },
};

const cases = EXERCISES.flatMap(({id, page}) => {
  const exercise = PROGRAMS[id];
  const answers = ANSWERS[id];
  return exercise ? [{id, page, exercise, answers}] : [];
});

describe.each(cases)('the exercise $id', ({page, exercise, answers}) => {
  const [onPage] = exercisesOfPage(fileOfPage(page));
  const starter = onPage?.starter;
  const solution = onPage?.solutions[0]?.value ?? '';

  test('is solved by its solution', async () => {
    const results = await checkSource(exercise, solution);
    expect(problemsOf(results)).toEqual([]);
    expect(isSolved(results)).toBe(true);
  });

  test('is not solved by its starter', async () => {
    const results = await checkSource(exercise, starter?.value ?? '');
    expect(isSolved(results)).toBe(false);
    expect(problemsOf(results).join('\n')).toMatch(answers?.starter ?? /^$/);
  });

  test.each(answers?.wrong ?? [])(
    'is not solved by %s',
    async (_, from, to, problem) => {
      const source = solution.replace(from, to);
      expect(source).not.toBe(solution);
      const results = await checkSource(exercise, source);
      expect(isSolved(results)).toBe(false);
      expect(problemsOf(results).join('\n')).toMatch(problem);
    },
  );

  test.each(answers?.right ?? [])(
    'is also solved by %s',
    async (_, from, to) => {
      const source = solution.replace(from, to);
      expect(source).not.toBe(solution);
      const results = await checkSource(exercise, source);
      expect(problemsOf(results)).toEqual([]);
      expect(isSolved(results)).toBe(true);
    },
  );

  test.each(Object.entries(answers?.programs ?? {}))(
    'is also solved by %s',
    async (_, source) => {
      expect(problemsOf(await checkSource(exercise, source))).toEqual([]);
    },
  );

  test('has at least two wrong answers', () => {
    expect(answers?.wrong.length).toBeGreaterThanOrEqual(2);
  });

  test("starts in its fence's scenario", () => {
    const scenario = `scenario="${exercise.situations[0]?.scenario}"`;
    expect(starter?.meta).toContain(scenario);
    expect(onPage?.solutions[0]?.meta).toContain(scenario);
  });
});

test('the scenarios of the exercises have names of their own, and are all used', () => {
  const own = exerciseScenarios.map(({name}) => name);
  const names = [...scenarios.map(({name}) => name), ...own];
  expect(new Set(names).size).toBe(names.length);
  const used = cases.flatMap(({exercise}) =>
    exercise.situations.map(({scenario}) => scenario),
  );
  expect(own.filter((name) => !used.includes(name))).toEqual([]);
});

test('the last two demand that a program holds under hostile conditions', () => {
  const stressed = cases.map(({exercise}) => exercise.isStressed ?? false);
  expect(stressed).toEqual([false, false, true, true]);
});

test('a program that had to be stopped says so, and is not tried again', async () => {
  const attempts: string[] = [];
  const results = await checkExercise(
    {
      situations: programs['about-custom-functions'].situations,
      isStressed: true,
    },
    {
      run: (scenario) => {
        attempts.push(scenario);
        return Promise.resolve({run: '止めました。', view: undefined});
      },
      stress: () => Promise.reject(new Error('not asked for')),
    },
  );
  expect(attempts).toEqual(['手動実行']);
  expect(results[0]?.checks).toEqual([
    {name: 'プログラムが最後まで動く', problem: '止めました。'},
    {name: '件数がログに出る', problem: undefined},
    {name: '合計がログに出る', problem: undefined},
  ]);
  expect(results.slice(1).map(({checks}) => checks)).toEqual([[], [], []]);
});

test('a trial under hostile conditions that did not end says so', async () => {
  const nothing = {rows: [], total: 0};
  const results = await checkExercise(
    {
      situations: [{name: '場面', scenario: '手動実行', checks: []}],
      isStressed: true,
    },
    {
      run: () =>
        Promise.resolve({
          run: {
            logs: [],
            report: {
              dryRun: false,
              notices: [],
              httpCalls: nothing,
              amounts: nothing,
              customData: nothing,
              error: null,
            },
          },
          view: undefined,
        }),
      stress: () => Promise.resolve('止めました。'),
    },
  );
  expect(problemsOf(results)).toEqual([
    '厳しい条件を、1つずつ加えたとき｜どの条件でも、誤った支給をしない｜止めました。',
  ]);
});
