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
import {readCases} from '../../support/files';
import type {ProgramExercise} from '../../../src/features/exercises/shared/types';

/** A change of the solution: a text, or what a pattern matches, gets another. */
interface Change {
  readonly what: string;
  readonly find?: string;
  readonly pattern?: string;
  readonly replace: string;
}

/** What a starter lacks, and answers that readers tend to give. */
interface Answers {
  /** What is said of the starter. */
  readonly starter: string;
  /** With what is said of each. */
  readonly wrong: readonly (Change & {readonly says: string})[];
  readonly right?: readonly Change[];
}

const PROGRAMS: Readonly<Record<string, ProgramExercise>> = programs;

const ANSWERS =
  readCases<Readonly<Record<string, Answers>>>('exercise-answers');

/** The solution, changed. */
function change(solution: string, {find, pattern, replace}: Change): string {
  const source = solution.replace(
    find ?? new RegExp(pattern ?? '', 'm'),
    replace,
  );
  expect(source).not.toBe(solution);
  return source;
}

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
    expect(problemsOf(results).join('\n')).toMatch(
      new RegExp(answers?.starter ?? '^$'),
    );
  });

  test.each(answers?.wrong ?? [])('is not solved by $what', async (one) => {
    const results = await checkSource(exercise, change(solution, one));
    expect(isSolved(results)).toBe(false);
    expect(problemsOf(results).join('\n')).toMatch(new RegExp(one.says));
  });

  test.each(answers?.right ?? [])('is also solved by $what', async (one) => {
    const results = await checkSource(exercise, change(solution, one));
    expect(problemsOf(results)).toEqual([]);
    expect(isSolved(results)).toBe(true);
  });

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
