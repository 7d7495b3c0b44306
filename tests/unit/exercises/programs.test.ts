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
        'a missing quotation mark',
        "も出せました'",
        'も出せました',
        /最後まで動く｜エラーで終わりました.*構文に誤りがあります/,
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
        'a fixed price',
        "check(masters[0].dogTeateAmount, '犬手当額')",
        '1000',
        /^単価が犬1,200円.*従業員ID 0001: 1800円」というログがありません/,
      ],
      [
        'an empty value as 0',
        '!Number.isInteger(value)',
        '!Number.isInteger(Number(value))',
        /^厳しい条件を、.*条件「数値が空」で.*犬手当額が空のとき：\d+行目 0001 ログの金額 1500円 → 500円（警告なし）.*空かどうかは先に調べます/,
      ],
      [
        'counts registered twice',
        'own.length > 1',
        'false',
        /条件「同じ従業員のデータが2件」で.*ログの金額 3000円 → \d+円/,
      ],
    ],
    right: [
      [
        'a warning that names who is left out',
        /throw new Error\(`従業員ID \$\{employeeId\}の飼育数が重複.*/,
        'logger.warn(`従業員ID ${employeeId}: 飼育数が重複しています`);\n      continue;',
      ],
    ],
  },
  'register-custom-functions-for-pet-teate': {
    starter:
      /従業員0001の資格手当が5,000円になる｜支給額マスタに「資格手当」の変更がありません。awaitを付けて/,
    wrong: [
      [
        'somebody who is not a target',
        'const ids = shikyukojoData.employeeIdList;',
        "const ids = [...new Set([...shikyukojoData.employeeIdList, '0004'])];",
        /対象ではない従業員に支給しない｜従業員0004の「資格手当」も|エラーで終わりました.*0004/,
      ],
      [
        'nothing for who has none, so that last month stays',
        'amountList.push(',
        'if (amount > 0) amountList.push(',
        /従業員0002の資格手当が0円になる｜従業員0002の金額が更新されていません。.*先月の金額が残る/,
      ],
      [
        'everybody, whatever the 計算パターン',
        '!pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)',
        'false',
        /エラーで終わりました.*役員計算パターンに/,
      ],
      [
        'also what carries no allowance',
        /\n\s*one\.isTeateTarget &&/,
        '',
        /従業員0002の資格手当が0円になる｜0円になるところが、5,000円になりました/,
      ],
      [
        'what has expired',
        '>= baseDate,\n  );',
        "> '',\n  );",
        /期限切れ.*従業員0002の資格手当が0円になる｜0円になるところが、5,000円に/,
      ],
      [
        'the same qualification twice',
        'new Set(own.map((one) => one.shikakuName)).size',
        'own.length',
        /同じ資格が.*5,000円になるところが、10,000円に/,
      ],
      [
        'an empty date of acquisition counted as none',
        '!isClear ||',
        '(one.shutokuDate && !isClear) ||',
        /取得日が空のとき｜空の取得日のまま更新しない｜取得日が空のまま、最後まで動きました/,
      ],
      [
        'another payroll item',
        "'資格手当'",
        "'役職手当'",
        /「資格手当」の変更がありません。kyuyoKomokuNameの文字を確かめます/,
      ],
      [
        'who lacks the payroll item dropped in silence',
        /logger\.warn\(`.*\n/,
        '',
        /^厳しい条件を、.*条件「計算パターンに給与項目がない」で.*0001 資格手当 5000円 → なし（知らせずに漏れます）.*logger\.warnで従業員IDを残して/,
      ],
    ],
    right: [
      [
        'a stop that names the employee of a double record',
        'const amount =',
        'if (new Set(own.map((one) => one.shikakuName)).size < own.length) throw new Error(`従業員ID ${employeeId}: 同じ資格が2件あります`);\n    const amount =',
      ],
    ],
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
