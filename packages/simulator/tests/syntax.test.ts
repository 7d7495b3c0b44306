import {describe, expect, test} from 'vitest';
import {findProgramProblem} from '../syntax/findProgramProblem';
import {cases} from './support/cases';
import {runSource} from './support/runtime';

/** The body of a `main`; its first line is the program's second. */
function main(...lines: readonly string[]): string {
  return ['async function main() {', ...lines, '}'].join('\n');
}

function tell(source: string): string {
  const problem = findProgramProblem(source);
  return problem ? `${problem.line}行目 ${problem.message}` : '';
}

describe('a syntax error', () => {
  test.each(
    cases<Record<'what' | 'source' | 'expected', string>>('syntax', 'mistakes'),
  )('tells of $what', ({source, expected}) => {
    expect(tell(source)).toContain(expected);
  });

  test.each(['\r', '\r\n', '\n'])('counts lines that end with %j', (end) => {
    expect(tell(`// a${end}${end}const a = ;`)).toMatch(
      /^3行目 .*（11文字目。行の内容：const a = ;）$/,
    );
  });

  test('quotes no more than a part of a long line', () => {
    const source = `const a = [${'1, '.repeat(100)} )`;
    expect(tell(source)).toMatch(/行の内容：…(?:.{1,60})）$/);
  });
});

describe('a program', () => {
  test.each(
    cases<Record<'source' | 'expected', string>>('syntax', 'no programs'),
  )('can not have $source', ({source, expected}) => {
    expect(tell(source)).toContain(expected);
  });

  test.each([
    main('await [1].map(async (a) => { await a; });'),
    'const main = async () => {\n  for await (const a of []) {}\n};',
    'class A { static async main() { await 1; } }\nfunction other() { function main() {} }',
    `${'1+'.repeat(50_000)}1`,
    `${'('.repeat(100_000)}1${')'.repeat(100_000)}`,
  ])('can be %.60s', (source) => {
    expect(findProgramProblem(source)).toBeUndefined();
  });

  test.each(
    cases<Record<'source' | 'messageId', string>>('syntax', 'not begun'),
  )('$source ends its run before it begins', async ({source, messageId}) => {
    const {error, logs} = await runSource(`logger.info('a');\n${source}`);
    expect(error?.messageId).toBe(messageId);
    expect(logs.map(({message}) => message)).toEqual([
      `SyntaxError: ${error?.message ?? ''}`,
    ]);
  });
});

test('a function may call main again', async () => {
  const {error} = await runSource(
    'let count = 0;\nasync function main() { count += 1; if (count < 3) { await main(); } }',
  );
  expect(error).toBeNull();
});
