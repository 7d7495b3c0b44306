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
  test.each([
    [
      'a full-width bracket',
      main("  logger.info（'a');"),
      "2行目 プログラムの構文に誤りがあります：「（」は全角です。半角の「(」にします（14文字目。行の内容：logger.info（'a');）",
    ],
    [
      'a curly quote',
      main('logger.info(“a”);'),
      '「“」は全角です。半角の「"」',
    ],
    [
      'a bracket that is not closed',
      main("  logger.info('a';"),
      '「;」の前に、2行目14文字目の「(」を閉じる「)」がありません（18文字目。',
    ],
    [
      'a call that is not closed before the next line',
      main("logger.info('a'", "logger.info('b');"),
      '3行目 プログラムの構文に誤りがあります：「logger」の前に、「,」か、2行目12文字目の「(」を閉じる「)」がありません',
    ],
    [
      'another bracket than the open one',
      main('const list = [1, 2);'),
      '「)」の前に、2行目14文字目の「[」を閉じる「]」がありません',
    ],
    [
      'a brace that is not closed, by its indent',
      main('  if (true) {', "    logger.info('a');", "  logger.info('b');"),
      '2行目 プログラムの構文に誤りがあります：2行目13文字目の「{」を閉じる「}」がありません',
    ],
    [
      'a main that is not closed',
      'async function main() {\n',
      '1行目 プログラムの構文に誤りがあります：1行目23文字目の「{」を閉じる「}」がありません',
    ],
    ['a bracket too many', `${main()}}`, '「}」が余分です'],
    ['an open text', main("logger.info('a);"), '文字列を閉じる引用符'],
    ['an open template', main('logger.info(`a);'), '文字列を閉じる「`」'],
    ['an open comment', main('/* a'), 'コメントを閉じる「*/」'],
    [
      'a reserved word',
      main('const class = 1;'),
      '「class」は、JavaScriptが使う',
    ],
    [
      'a name twice',
      main('const a = 1;', 'const a = 2;'),
      '「a」という名前が2つ',
    ],
    ['a missing operator', main('const a 1;'), '「1」の前に、「;」「=」'],
    ['a misspelt async', 'asnyc function main() {}', '「async」の書き間違い'],
    ['a type', main("const a: string = '';"), '「a」の後に「:」は書けません'],
    ['half a program', 'const a =', '書きかけで終わっています'],
    ['what is rare', main('a = { get b(c) {} };'), '書き方に誤りがあります（'],
  ])('tells of %s', (_, source, expected) => {
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
  test.each([
    ["import fs from 'fs';\n", '1行目 「import」は使えません'],
    [
      "async function main() {\n  await import('node:fs');\n}",
      '2行目 「import()」は使えません',
    ],
    ['export async function main() {}', '「export」は使えません'],
    ['const a = import.meta.url;', '「import.meta」は使えません'],
    [
      'const a = await secretsManager.getSecret("a");',
      '1行目 awaitは、asyncを付けた',
    ],
    ['for await (const a of []) {}', '1行目 awaitは、asyncを付けた'],
    [
      main('[1].forEach((a) => {', '  await a;', '});'),
      '3行目 awaitは、asyncを付けた',
    ],
    ['function main() {\n  await logger;\n}', '2行目 awaitは、asyncを付けた'],
    [`${main()}\n${main()}`, '3行目 main関数が2つあります'],
    [`const main = 1;\n${main()}`, '2行目 main関数が2つあります'],
  ])('can not have %j', (source, expected) => {
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
    cases<Record<'source' | 'messageId', string>>(
      'syntax',
      'ends its run before it begins',
    ),
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
