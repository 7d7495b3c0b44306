import {describe, expect, test} from 'vitest';
import * as dataKinds from '../../../src/features/exercises/shared/about-custom-data';
import * as csvFile from '../../../src/features/exercises/shared/register-custom-data';
import * as definitions from '../../../src/features/exercises/shared/register-custom-data-definition';
import {exercisesOfPage, isSolved, problemsOf} from '../../support/exercises';
import {readCases} from '../../support/files';
import type {DataKindAnswer} from '../../../src/features/exercises/shared/about-custom-data';
import type {
  DefinitionAnswer,
  ItemAnswer,
} from '../../../src/features/exercises/shared/register-custom-data-definition';
import type {CheckResult} from '../../../src/features/exercises/shared/types';

const FOLDER = 'docs/tutorial/tutorial-basic';

/** A change of what is right, and what its reader is told. */
interface Wrong<Change> {
  readonly what: string;
  readonly change: Change;
  readonly says: string;
}

const WRONG = readCases<{
  readonly 'about-custom-data': readonly Wrong<DataKindAnswer>[];
  readonly 'register-custom-data-definition': readonly Wrong<
    Partial<DefinitionAnswer>
  >[];
}>('form-answers');

/** All that the reader is told. */
function problems(checks: readonly CheckResult[]): string {
  return problemsOf([{checks}]).join('\n');
}

function expectWrong(checks: readonly CheckResult[], problem: RegExp): void {
  expect(isSolved([{checks}])).toBe(false);
  expect(problems(checks)).toMatch(problem);
}

describe('the exercise about-custom-data', () => {
  const SOLUTION: DataKindAnswer = {
    '1日あたりの手当額': {kind: '共通データ', employeeId: '持たせない'},
    在宅勤務の日数: {kind: '個人データ', employeeId: '持たせる'},
    '1か月の上限額': {kind: '共通データ', employeeId: '持たせない'},
  };
  const [onPage] = exercisesOfPage(`${FOLDER}/about-custom-data.mdx`);

  test('asks on the page for what it checks', () => {
    expect(onPage?.attributes.data?.match(/[^'[\],\s]+/g)).toEqual(
      Object.keys(SOLUTION),
    );
  });

  test('is solved by its solution', () => {
    expect(isSolved([{checks: dataKinds.check(SOLUTION)}])).toBe(true);
  });

  test('is not solved without any choice', () => {
    expect(problems(dataKinds.check({}))).toMatch(
      /「1日あたりの手当額」のデータ種別｜「データ種別」を選びます。/,
    );
  });

  test.each(WRONG['about-custom-data'])(
    'is not solved by $what',
    ({change, says}) => {
      const checks = dataKinds.check({...SOLUTION, ...change});
      expectWrong(checks, RegExp(says));
    },
  );
});

describe('the exercise register-custom-data-definition', () => {
  const item = (
    itemName: string,
    itemKey: string,
    dataType: ItemAnswer['dataType'],
    isRequired: boolean,
  ): ItemAnswer => ({itemName, itemKey, dataType, isRequired});
  const NUMBER = item('駐車場番号', 'parkingNumber', '文字列', true);
  const FEE = item('月額利用料', 'monthlyFee', '数値', true);
  const END = item('利用終了日', 'endDate', '日付', false);
  const SOLUTION: DefinitionAnswer = {
    definitionName: '従業員駐車場',
    kind: '個人データ',
    externalSystem: '使用しない',
    items: [NUMBER, FEE, END],
  };

  test('is solved by its solution, with the items in any order', () => {
    for (const items of [SOLUTION.items, SOLUTION.items.toReversed()]) {
      expect(problems(definitions.check({...SOLUTION, items}))).toBe('');
      expect(
        isSolved([{checks: definitions.check({...SOLUTION, items})}]),
      ).toBe(true);
    }
  });

  test('praises nothing in an empty form', () => {
    const checks = definitions.check({
      definitionName: '',
      kind: '',
      externalSystem: '',
      items: [item('', '', '', false)],
    });
    expect(checks.filter(({problem}) => problem === null)).toEqual([]);
    expect(problems(checks)).toMatch(/1つ目の項目に、空の欄があります。/);
  });

  test.each(WRONG['register-custom-data-definition'])(
    'is not solved by $what',
    ({change, says}) => {
      const checks = definitions.check({...SOLUTION, ...change});
      expectWrong(checks, RegExp(says));
    },
  );
});

describe('the exercise register-custom-data', () => {
  const [onPage] = exercisesOfPage(`${FOLDER}/register-custom-data.mdx`);
  const starter = onPage?.attributes.csv?.replaceAll('`', '') ?? '';
  const solution = onPage?.solutions[0]?.value ?? '';

  test('is solved by its solution, however the lines end', () => {
    for (const csv of [solution, solution.replaceAll('\n', '\r\n')]) {
      expect(problems(csvFile.check(csv))).toBe('');
      expect(isSolved([{checks: csvFile.check(csv)}])).toBe(true);
    }
  });

  test('finds a mistake in each line of its starter', () => {
    const text = problems(csvFile.check(starter));
    expect(text).toMatch(/従業員ID「4」のデータになっています。先頭の0を/);
    expect(text).toMatch(/0005の飼育数｜一覧でエラーになります。必須の項目/);
    expect(text).toMatch(/0006の飼育数｜同じ従業員のデータが2件あります。/);
    expect(text).toMatch(/従業員ID「4」のデータも登録されます。/);
  });

  test.each<[string, string | RegExp, string, RegExp]>([
    [
      'a unit',
      '0006,1,1',
      '0006,1匹,1',
      /0006の飼育数｜一覧でエラーになります。.*数値です。渡した値：'1匹'。/,
    ],
    ['a missing line', /^0005.*\n/m, '', /従業員ID「0005」の行がありません。/],
    [
      'a missing column',
      /,[^,]*$/gm,
      '',
      /取り込める｜ファイルに、定義「従業員ペット飼育数」の項目「猫飼育数」の列がありません。/,
    ],
    ['an open quotation mark', '0004', '"0004', /CSVとして読み取れません。/],
  ])('is not solved by %s', (_, from, to, problem) => {
    const csv = solution.replace(from, to);
    expect(csv).not.toBe(solution);
    const checks = csvFile.check(csv);
    expectWrong(checks, problem);
  });
});
