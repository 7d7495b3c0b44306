import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest';
import {kitFiles, packKit} from '../../src/kit/createKit';
import {
  KIND_LABELS,
  MESSAGE_LABELS,
  findScenario,
  importCustomData,
} from '../../src/runtime';
import {sampleCompany, scenarios} from '../../src/sample-company';
import {describeReport, ruleOf, runStress} from '../../src/stress';
import {openFolder} from '../support/editor';
import {ROOT} from '../support/files';
import {unpackKit} from '../support/kit';
import {NAIVE_PET} from '../support/stressPrograms';
import type {Code} from 'mdast';
import type {KitFolder} from '../support/kit';
import type {Company, CustomDataTable, Scenario} from '../../src/runtime';

const SITE = {siteDir: ROOT, siteUrl: 'https://wiki.example.test/base/'};
const PAGE = 'wiki/custom-data-function/test-custom-function.mdx';
const PAYROLL = ['--scenario', '給与計算前'];
const MANUAL = ['--scenario', '手動実行'];

let files: ReadonlyMap<string, string>;
let kit: KitFolder;

beforeAll(async () => {
  files = await kitFiles(SITE);
  kit = unpackKit(packKit(files));
});

afterAll(() => {
  kit.remove();
});

/** The text of one of the kit's files. */
function file(name: string): string {
  return files.get(name) ?? '';
}

/** A `main` with the given body, as a file of the kit's folder. */
function writeProgram(...body: readonly string[]): string {
  kit.write('own.js', ['async function main() {', ...body, '}', ''].join('\n'));
  return 'own.js';
}

/** Runs the command of the kit. */
function run(...args: readonly string[]) {
  return kit.node('run.mjs', ...args);
}

/** What the command says about input that it can't use. */
async function refusal(...args: readonly string[]): Promise<string> {
  const {code, stdout, stderr} = await run(...args);
  expect([code, stdout]).toEqual([2, '']);
  // For readers: no stack trace, no English exception.
  expect(stderr).toMatch(/^エラー：/);
  expect(stderr).not.toMatch(/^ {4}at /m);
  return stderr.trimEnd();
}

/** The specifiers of everything that a module imports or loads. */
function importsOf(text: string): string[] {
  const source = ts.createSourceFile('x.mjs', text, ts.ScriptTarget.ES2022);
  const found: string[] = [];
  const visitNode = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push(node.moduleSpecifier.text);
    }
    if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(node.expression) &&
          ['fetch', 'require'].includes(node.expression.text)))
    ) {
      found.push(`${node.expression.getText(source)}()`);
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return [...new Set(found)].sort();
}

describe('the kit', () => {
  test('has these files, with names that every tool can unpack', () => {
    const names = [...files.keys()];
    expect(
      names.filter((name) => !name.startsWith('company/custom-data/')),
    ).toEqual([
      'README.md',
      'combosite-functions.d.ts',
      'company-types.d.ts',
      'company/company.json',
      'company/scenarios.json',
      'jsconfig.json',
      'main.js',
      'main.test.mjs',
      'run.mjs',
      'runtime.mjs',
    ]);
    expect(names.filter((name) => /[^\w./-]/.test(name))).toEqual([]);
  });

  test('leaves no place of its texts open', () => {
    for (const [name, text] of files) {
      expect(text, name).not.toContain('{{');
      expect(text, name).not.toContain('SITE_URL');
    }
    expect(file('README.md')).toContain(`${SITE.siteUrl}api/`);
  });

  test('is the same whenever and wherever it is made', async () => {
    const first = packKit(files);
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const second = packKit(await kitFiles(SITE));
    vi.unstubAllEnvs();
    expect(Buffer.from(second).equals(first)).toBe(true);
    const other = packKit(new Map([...files, ['main.js', '']]));
    expect(Buffer.from(other).equals(first)).toBe(false);
  });

  test('has readable code', () => {
    for (const name of ['run.mjs', 'runtime.mjs']) {
      const lines = file(name).split('\n');
      expect(lines[0]).toMatch(/^\/\/ .*です。/);
      expect(lines.length, name).toBeGreaterThan(500);
      expect(file(name)).not.toMatch(/\\u[0-9a-f]{4}\\u/);
    }
    expect(file('runtime.mjs')).toContain('function runCustomFunction(');
  });

  test('has a program without a type error', () => {
    const folder = (program: string) =>
      openFolder({
        'combosite-functions.d.ts': file('combosite-functions.d.ts'),
        'company-types.d.ts': file('company-types.d.ts'),
        'jsconfig.json': file('jsconfig.json'),
        'main.js': program,
      }).errors('main.js');
    expect(folder(file('main.js'))).toEqual([]);
    expect(
      folder(file('main.js').replace('saveAmount', 'saveAmounts')),
    ).not.toEqual([]);
  });
});

describe('the sample company of the kit', () => {
  test('is that of the site', () => {
    const company = JSON.parse(file('company/company.json')) as Omit<
      Company,
      'customData'
    > & {
      customData: (Pick<CustomDataTable, 'definition'> & {csv: string})[];
    };
    const customData = company.customData.map(({csv, definition}) =>
      importCustomData(
        {definition, records: []},
        file(`company/${csv}`),
        definition.updatedAt,
      ),
    );
    expect({...company, customData}).toEqual(sampleCompany);
    expect(JSON.parse(file('company/scenarios.json'))).toEqual(scenarios);
  });

  test('has CSV files in the form of the page on files', () => {
    const page = readFileSync(
      path.join(ROOT, 'wiki/custom-data-function/custom-data-file-input.mdx'),
      'utf8',
    );
    const csv = /```csv.*\n([\s\S]*?)```/.exec(page)?.[1];
    expect(file('company/custom-data/petCount.csv')).toBe(
      `\uFEFF${csv?.replaceAll('\n', '\r\n')}`,
    );
  });
});

describe('the network', () => {
  test('is used by nothing in the kit', () => {
    expect(importsOf(file('runtime.mjs'))).toEqual([]);
    expect(importsOf(file('run.mjs'))).toEqual([
      './runtime.mjs',
      'node:fs',
      'node:path',
      'node:url',
      'node:vm',
      'node:worker_threads',
    ]);
    expect(importsOf("import 'node:net'; void fetch('x');")).toEqual([
      'fetch()',
      'node:net',
    ]);
  });

  test.each([
    "await fetch('http://localhost:9/');",
    "(await import('node:net')).connect(9);",
    "const {Worker, isMainThread} = await import('node:worker_threads'); if (isMainThread) new Worker(new URL(import.meta.url)); else await fetch('http://localhost:9/');",
  ])('would be noticed: %s', async (code) => {
    kit.write('net.mjs', code);
    const {stderr} = await kit.node('net.mjs');
    kit.write('net.mjs', '');
    expect(stderr).toContain('NETWORK USED');
  });

  test('is not reached by httpRequest', async () => {
    const program = writeProgram(
      "const answer = await httpRequest.get('https://api.example.com/status');",
      'logger.info(answer.text());',
    );
    const {code, stdout} = await run(program, ...MANUAL);
    expect(code).toBe(0);
    expect(stdout).toContain('3行目 info  {"status":"ok"}');
    expect(stdout).toContain(
      '外部リクエスト（1件）\n  GET https://api.example.com/status → 200',
    );
  });
});

describe('the command', () => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'runs a program in the scenario %s',
    async (name, {trigger, dryRun}) => {
      const {code, stdout, stderr} = await run('main.js', '--scenario', name);
      expect(stderr).toBe('');
      expect(stdout).toContain(`場面：${name}\n`);
      if (trigger !== '給与計算(前)') {
        expect(code).toBe(1);
        expect(stdout).toContain(`は、${trigger}では使えません`);
      } else if (name === '給与計算前・飼育数の未入力') {
        expect(code).toBe(1);
        expect(stdout).toContain('0005の飼育数に誤りがあるか、2件あります');
        expect(stdout).toContain('控除額マスタの変更（0件）');
      } else {
        expect(code, stdout).toBe(0);
        expect(stdout).toMatch(
          /\n結果：エラーなしで、最後まで動きました(?:（ヒント\d+件）)?。\n$/,
        );
        expect(stdout.includes('変更は保存していません')).toBe(dryRun);
        expect(
          stdout.includes(
            '本番なら行われる、支給額マスタ・控除額マスタの変更（書き込んでいません）（',
          ),
        ).toBe(dryRun);
      }
    },
  );

  test('shows how custom data changed', async () => {
    const program = writeProgram(
      "const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');",
      "await service.updateCustomData('a1B2c3D4e5', {dogCount: 2});",
      "await service.deleteCustomData('f6G7h8I9j0');",
      "await service.createCustomData({employeeId: '0003', dogCount: 0, catCount: 4});",
    );
    const {stdout} = await run(program, ...MANUAL);
    expect(stdout).toMatch(
      /カスタムデータの変更（3件）\n {2}従業員ペット飼育数 データID a1B2c3D4e5：更新（犬飼育数 1 → 2）\n {2}従業員ペット飼育数 データID f6G7h8I9j0：削除（従業員ID 0002、犬飼育数 0、猫飼育数 3）\n {2}従業員ペット飼育数 データID \w+：登録（従業員ID 0003、犬飼育数 0、猫飼育数 4）\n/,
    );
  });

  test('shows advice with its page', async () => {
    const program = writeProgram(
      "void baseService.createCustomDataServiceByDefinitionName('ペット手当マスタ');",
    );
    const {stdout} = await run(program, ...MANUAL);
    expect(stdout).toContain(`${KIND_LABELS.notice}（1件）\n  2行目 `);
    expect(stdout).toContain(`（${SITE.siteUrl}tutorial/`);
    expect(stdout).toMatch(
      /\n結果：エラーなしで、最後まで動きました（ヒント1件）。\n$/,
    );
  });

  test('lists the scenarios', async () => {
    const {code, stdout} = await run('--list');
    expect(code).toBe(0);
    expect(stdout).toBe(
      scenarios.map((one) => `${one.name}\n  ${one.description}\n`).join(''),
    );
  });

  test('explains itself', async () => {
    const {code, stdout} = await run('--help');
    expect(code).toBe(0);
    for (const option of [
      '--scenario',
      '--list',
      '--data',
      '--company',
      '--stress',
      '--stress-case',
    ]) {
      expect(stdout).toContain(option);
    }
  });

  test('can be started from another folder', async () => {
    kit.write('sub/own.js', file('main.js'));
    const {code, stdout} = await kit.nodeIn(
      'sub',
      '../run.mjs',
      'own.js',
      ...PAYROLL,
    );
    expect(stdout).toContain('なし → 1500');
    expect(code).toBe(0);
  });
});

describe('a wrong program', () => {
  test.each([
    [
      'that throws',
      ['const value = null;', "logger.info('前');", 'value.name;'],
      [
        '3行目 info  前',
        'エラー：4行目 mainからエラーが投げられました：TypeError:',
        `  ${MESSAGE_LABELS.cause}：`,
        `  ${MESSAGE_LABELS.check}：`,
        `  ${MESSAGE_LABELS.mend}：`,
        `  説明：${SITE.siteUrl}wiki/`,
      ],
    ],
    [
      'with a syntax error',
      ['', "logger.info('a';"],
      ['エラー：3行目 プログラムの構文に誤りがあります：'],
    ],
    [
      'with a bracket too few',
      ['if (true) {'],
      ['エラー：3行目 プログラムの構文'],
    ],
    [
      'that loops without end',
      ["logger.info('前');", 'while (true) {}'],
      ['2行目 info  前', 'エラー：1秒たっても終わらないため、止めました。'],
    ],
    [
      'that waits without end',
      ['await new Promise(() => {});'],
      ['エラー：mainが終わりませんでした。'],
    ],
    [
      'that leaves a rejection alone',
      ["Promise.reject(new Error('捨てた'));"],
      ['awaitを付けていない処理でエラーが起きました：Error: 捨てた'],
    ],
  ])('%s ends with exit code 1 and a message', async (_, body, texts) => {
    const program = writeProgram(...body);
    const {code, stdout, stderr} = await run(
      program,
      ...MANUAL,
      // A busy machine needs long even for what ends by itself.
      '--time-limit',
      body.includes('while (true) {}') ? '1' : '40',
    );
    expect([code, stderr]).toEqual([1, '']);
    for (const text of texts) {
      expect(stdout).toContain(text);
    }
    expect(stdout).not.toContain('結果：エラーなし');
  });

  test('that takes all memory is ended', async () => {
    const program = writeProgram(
      'const list = [];',
      'while (true) { list.push(new Array(100_000).fill(0)); }',
    );
    const {code, stdout} = await run(program, ...MANUAL, '--time-limit', '60');
    expect(code).toBe(1);
    expect(stdout).toContain('メモリーを256MBより多く使ったため、止めました');
  });

  test('without main says so', async () => {
    kit.write('own.js', 'const x = 1;\n');
    const {code, stdout} = await run('own.js', ...MANUAL);
    expect(code).toBe(1);
    expect(stdout).toContain('プログラムにmain関数がありません');
  });
});

describe('hostile conditions', () => {
  // A busy machine needs long even for what ends by itself.
  const STRESS = [...PAYROLL, '--stress', '--time-limit', '40'];

  test('find what is wrong, with the employee and the rule', async () => {
    kit.write('own.js', NAIVE_PET);
    const {code, stdout, stderr} = await run('own.js', ...STRESS);
    // Progress is for a terminal.
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^プログラム：own\.js\n場面：給与計算前\n.*\n\n意地悪な条件：\d+とおり（合格\d+、.*誤り[1-9]\d*）\n✗ /,
    );
    expect(stdout).toMatch(
      /\n✗ 数値が空：0001の犬飼育数が空 ［empty-number-3］\n {3}\d+行目 0001 ペット手当 1500円 → 500円（警告なし）\n/,
    );
    expect(stdout).toContain(
      `   決まり：${ruleOf('values').title}\n   直し方：${ruleOf('values').remedy}\n`,
    );
    expect(stdout).toMatch(/\n－ 対象外：兼務が先に並ぶ（発令データを読まない/);
    expect(stdout).toContain(
      `\n決まりの説明：${SITE.siteUrl}wiki/custom-data-function/best-practice-updating-shikyugaku-master\n`,
    );
  });

  test('give the same report as everywhere', async () => {
    kit.write('own.js', NAIVE_PET);
    const {stdout} = await run('own.js', ...STRESS);
    const report = await runStress({
      source: NAIVE_PET,
      company: sampleCompany,
      scenario: findScenario(scenarios, '給与計算前'),
    });
    expect(stdout).toContain(`\n${describeReport(report).join('\n')}\n`);
  });

  test('find nothing in a safe program', async () => {
    const {code, stdout} = await run('main.js', ...STRESS);
    expect(stdout).toContain('、誤り0）\n');
    expect(stdout).toContain('\n？ 休職中：');
    expect(stdout).not.toContain('決まりの説明');
    expect(code).toBe(0);
  });

  test('take up what the program says of a policy', async () => {
    const policy = '休職中の従業員にも支給する';
    kit.write(
      'own.js',
      `// 意地悪な条件 休職中: ${policy}\n${file('main.js')}`,
    );
    const {code, stdout} = await run('own.js', ...STRESS);
    expect(stdout).toContain(`\n・休職中 決まり：${policy}\n`);
    expect(code).toBe(0);
  });

  test('try own data', async () => {
    kit.write('own.js', NAIVE_PET);
    kit.write('my.csv', '従業員ID,犬飼育数,猫飼育数,データID\n0002,3,0,\n');
    const {stdout} = await run(
      'own.js',
      ...STRESS,
      '--data=従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain('0002の犬飼育数が空');
    expect(stdout).not.toContain('0001の犬飼育数が空');
  });

  test.each([
    ['loops', 'while (true) {}', '3秒たっても終わらないため、止めました'],
    ['waits', 'await new Promise(() => {});', 'mainが終わりませんでした'],
  ])(
    'report a case in which the program %s without end, and judge the others',
    async (_, endless, reason) => {
      kit.write(
        'own.js',
        file('main.js').replace(
          '} else if (own.length > 1',
          `} else if (own.length > 1) { ${endless} } else if (own.length > 1`,
        ),
      );
      const {code, stdout} = await run(
        'own.js',
        ...PAYROLL,
        '--stress',
        '--time-limit',
        '3',
      );
      expect(stdout).toMatch(
        new RegExp(
          `\\n✗ 同じ従業員のデータが2件：.* 実行が終わりません：${reason}`,
        ),
      );
      expect(stdout).toContain('誤り0、判定できず1）');
      // Conditions before and after it.
      expect(stdout).toMatch(/\n✓ 合格：数値が空、.*2回実行/);
      expect(code).toBe(1);
    },
  );

  test('are not tried on a program that fails without them', async () => {
    const program = writeProgram('', "throw new Error('だめ');");
    const {code, stdout} = await run(program, ...STRESS);
    expect(stdout).toContain(
      '\n意地悪な条件：試せませんでした\n条件を変えない実行が、エラーで終わりました：3行目 ',
    );
    expect(code).toBe(1);
  });

  test.each([
    ['own.js', 0, '0001 ペット手当（2025/04/01から）：なし → 500\n'],
    ['main.js', 1, 'Error: 0001の飼育数に誤りがあるか、2件あります'],
  ])('one by one are an ordinary run: %s', async (program, expected, text) => {
    kit.write('own.js', NAIVE_PET);
    const {code, stdout, stderr} = await run(
      program,
      ...PAYROLL,
      '--stress-case',
      'empty-number-3',
    );
    expect([code, stderr]).toEqual([expected, '']);
    expect(stdout).toContain(
      '\n意地悪な条件：0001の犬飼育数が空 ［empty-number-3］\n\nログ\n',
    );
    expect(stdout).toContain(text);
    expect(stdout).toContain('\n結果：');
  });
});

describe('own data', () => {
  const csv = '従業員ID,犬飼育数,猫飼育数,データID\r\n0001,3,0,\r\n';

  /** The same as Excel in Windows saves it. */
  const shiftJis = Buffer.from(
    '8f5d8bc688f549442c8ca28e9488e790942c944c8e9488e790942c8366815b835e49440d0a303030312c332c302c0d0a',
    'hex',
  );

  test.each([
    ['UTF-8', csv],
    ['UTF-8 with a byte order mark', `\uFEFF${csv}`],
    ['Shift_JIS', shiftJis],
  ])('as CSV in %s take the place of the sample', async (_, content) => {
    kit.write('my.csv', content);
    const {code, stdout} = await run(
      'main.js',
      ...PAYROLL,
      '--data=従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain(
      '従業員ID 0001 ペット手当（2025/04/01から）：なし → 3000',
    );
    expect(stdout).toContain(
      '従業員ID 0002 ペット手当（2025/04/01から）：1000 → 0',
    );
    expect(code).toBe(0);
  });

  test('take the place of those of a scenario too', async () => {
    kit.write('my.csv', csv.replace('0001', '0004'));
    const {stdout} = await run(
      'main.js',
      '--scenario',
      '給与計算前・飼育数の未入力',
      '--data',
      '従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain(
      '従業員ID 0004 ペット手当（2025/04/01から）：なし → 3000',
    );
  });

  test('that do not fit their definition are told, and used', async () => {
    kit.write('my.csv', csv.replace('3,0', '3匹,'));
    const {stdout} = await run(
      'main.js',
      ...PAYROLL,
      '--data',
      '従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain(
      '注意：my.csvの「従業員ペット飼育数」の1件目：「犬飼育数」の値「3匹」が、データ型の「数値」に合いません。',
    );
    expect(stdout).toContain('「猫飼育数」が空です。必須の項目です。');
  });

  test('as a scenario are used', async () => {
    const scenario: Scenario = {
      name: '5月の給与計算',
      description: '',
      trigger: '給与計算(前)',
      dryRun: false,
      startedAt: '2025/05/20 10:00:00',
      payroll: {
        shiharaiMasterName: '25日払い',
        shoriNengetsu: '2025/05',
        baseDate: '2025/05/01',
        shikyuDate: '2025/05/25',
        employeeIdList: ['0002'],
      },
    };
    kit.write('my-scenario.json', JSON.stringify(scenario));
    const {code, stdout} = await run(
      'main.js',
      '--scenario-file',
      'my-scenario.json',
    );
    expect(stdout).toContain('場面：5月の給与計算\n');
    expect(stdout).toContain(
      '（1件）\n  従業員ID 0002 ペット手当（2025/05/01から）：1000 → 1500',
    );
    expect(code).toBe(0);
  });

  test('as a company are used, with the sample for what is left out', async () => {
    const [table] = sampleCompany.customData;
    kit.write('mine/yakin.csv', '従業員ID,回数,データID\n0001,4,\n');
    kit.write(
      'mine/company.json',
      JSON.stringify({
        name: '自分の会社',
        customData: [
          {definition: table?.definition, records: table?.records},
          {
            csv: 'yakin.csv',
            definition: {
              definitionName: '夜勤回数',
              customDataKindKubun: '1',
              itemList: [
                ['従業員ID', 'employeeId', '文字列'],
                ['回数', 'yakinCount', '数値'],
              ].map(([itemName, itemKey, dataType]) => ({
                itemName,
                itemKey,
                dataType,
                requiredKubun: '1',
              })),
            },
          },
        ],
      }),
    );
    const program = writeProgram(
      "const service = await baseService.createCustomDataServiceByDefinitionName('夜勤回数');",
      'const [record] = await service.getCustomDataByQuery((qb) => qb);',
      'const {employeeIdList} = combositeDataService.shikyukojoData;',
      "logger.info('夜勤', record.yakinCount, employeeIdList);",
    );
    const {code, stdout} = await run(
      program,
      ...PAYROLL,
      '--company',
      'mine/company.json',
    );
    expect(stdout).toContain('5行目 info  夜勤 4 ["0001","0002","0003"]');
    expect(code).toBe(0);
  });
});

describe('input that cannot be used', () => {
  const json = (value: unknown): string => JSON.stringify(value);
  const [sample] = scenarios.filter(({name}) => name === '給与計算前');

  test.each([
    ['nothing', [], /動かすプログラムを書いてください/],
    ['hostile conditions alone', ['--stress'], /動かすプログラムを書いて/],
    [
      'hostile conditions without a scenario',
      ['main.js', '--stress'],
      /--scenario で選んで/,
    ],
    [
      'all hostile conditions and one',
      ['main.js', ...PAYROLL, '--stress', '--stress-case', 'on-leave-1'],
      /どちらか1つだけ/,
    ],
    [
      'a hostile condition without a name',
      ['main.js', ...PAYROLL, '--stress-case'],
      /--stress-caseの後に、条件の名前/,
    ],
    [
      'a hostile condition that the program does not have',
      ['main.js', ...PAYROLL, '--stress-case', 'empty-number-99'],
      /「empty-number-99」という条件は、このプログラムにありません/,
    ],
    ['no scenario', ['main.js'], /--scenario で選んで.*手動実行、/],
    [
      'an unknown scenario',
      ['main.js', '--scenario', '給与計算'],
      /場面「給与計算」がありません。使える場面：手動実行、/,
    ],
    [
      'a missing program',
      ['no.js', ...MANUAL],
      /^エラー：no\.js：ファイルがありません/,
    ],
    ['a folder', ['company', ...MANUAL], /company：フォルダーです/],
    ['two programs', ['main.js', 'b.js', ...MANUAL], /1つだけ/],
    [
      'an unknown option',
      ['main.js', '--senario', 'x'],
      /「--senario」という指定/,
    ],
    [
      'an option without value',
      ['main.js', '--scenario'],
      /--scenarioの後に、場面の名前/,
    ],
    [
      'an option in place of a value',
      ['main.js', '--scenario', '--data', 'x'],
      /--scenarioの後に/,
    ],
    ['an option given twice', ['main.js', ...MANUAL, ...PAYROLL], /1回だけ/],
    [
      'a wrong time',
      ['main.js', ...MANUAL, '--time-limit', 'abc'],
      /--time-limitには/,
    ],
    [
      'data without a file',
      ['main.js', ...PAYROLL, '--data', 'x'],
      /--dataは「/,
    ],
    [
      'data given twice',
      ['main.js', ...PAYROLL, '--data', 'x=a.csv', '--data', 'x=b.csv'],
      /「x」が2つあります/,
    ],
    [
      'data of an unknown definition',
      ['main.js', ...PAYROLL, '--data', 'ペット=a.csv'],
      /「ペット」がありません。使える定義：ペット手当マスタ、/,
    ],
  ])('is refused: %s', async (_, args, message) => {
    expect(await refusal(...args)).toMatch(message);
  });

  test.each([
    [
      'no column',
      '従業員ID,犬飼育数\n0001,1\n',
      /項目「猫飼育数」の列がありません/,
    ],
    [
      'a broken row',
      '従業員ID,犬飼育数,猫飼育数\n"0001,1,1\n',
      /CSVとして読み取れません/,
    ],
    [
      'other bytes',
      Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
      /CSVとして読み取れません/,
    ],
    [
      'a data ID twice',
      '従業員ID,犬飼育数,猫飼育数,データID\n0001,1,1,a\n0002,1,1,a\n',
      /データID「a」がファイルに2つあります/,
    ],
  ])('is refused: CSV with %s', async (_, content, message) => {
    kit.write('bad.csv', content);
    const text = await refusal(
      'main.js',
      ...PAYROLL,
      '--data',
      '従業員ペット飼育数=bad.csv',
    );
    expect(text).toMatch(/^エラー：bad\.csv：/);
    expect(text).toMatch(message);
  });

  test.each([
    ['that is no JSON', '{\n"name": \n}', /JSONとして読み取れません/],
    [
      'without a name',
      json({trigger: '手動実行トリガー'}),
      /「name」は文字列にします。この項目がありません/,
    ],
    [
      'of another trigger',
      json({...sample, trigger: '手動'}),
      /「trigger」は'手動実行トリガー'、.*のどれか.*"手動"/,
    ],
    [
      'without payroll',
      json({...sample, payroll: undefined}),
      /payrollを加えてください/,
    ],
    [
      'with payroll by hand',
      json({...sample, trigger: '手動実行トリガー'}),
      /payrollを消して/,
    ],
    [
      'with a wrong date',
      json({...sample, payroll: {...sample?.payroll, baseDate: '2025-04-01'}}),
      /「payroll\.baseDate」は'2025\/04\/01'の形の日付/,
    ],
    [
      'with a spelling error',
      json({...sample, dryrun: true}),
      /「dryrun」という項目はありません/,
    ],
    [
      'with data of no definition',
      json({...sample, customData: {ペット: []}}),
      /「ペット」という定義/,
    ],
    [
      'of an unknown 支払マスタ',
      json({
        ...sample,
        payroll: {...sample?.payroll, shiharaiMasterName: '20日払い'},
      }),
      /支払マスタ「20日払い」がありません/,
    ],
    ['that is a text', json('給与計算前'), /ファイルの全体はオブジェクト/],
    [
      'with two mistakes',
      json({...sample, name: 1, trigger: '手動'}),
      /bad\.json：「name」は文字列にします。書かれている値：1\nbad\.json：「trigger」は/,
    ],
    [
      'with an answer that is none',
      json({
        ...sample,
        httpAnswers: [{method: 'GET', url: 'x', answers: [{statsu: 200}]}],
      }),
      /「httpAnswers\[0\]\.answers\[0\]\.status」は数値にします。この項目がありません。\n.*「httpAnswers\[0\]\.answers\[0\]\.statsu」という項目はありません。使える項目：status、headers、body、delayMillis/,
    ],
    [
      'with data in a list',
      json({...sample, customData: []}),
      /「customData」はオブジェクト（\{ \}で囲んだ形）にします。書かれている値：\[\]/,
    ],
    ['in a list', json([sample, {name: 'x'}]), /「\[1\]\.trigger」/],
  ])('is refused: a scenario %s', async (_, content, message) => {
    kit.write('bad.json', content);
    const {code, stdout, stderr} = await run(
      'main.js',
      ...(content.startsWith('[') ? PAYROLL : []),
      '--scenario-file',
      'bad.json',
    );
    expect(code).toBe(stderr === '' ? 1 : 2);
    expect(stdout + stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/^ {4}at /m);
  });

  test.each([
    [
      'with a spelling error',
      {emploees: []},
      /「emploees」という項目はありません。使える項目：name、employees/,
    ],
    [
      'with a number as employee ID',
      {employees: [{...sampleCompany.employees[0], employeeId: 1}]},
      /「employees\[0\]\.employeeId」は文字列にします。書かれている値：1/,
    ],
    [
      'that pays somebody unknown',
      {shiharaiMasters: [{shiharaiMasterName: 'x', employeeIdList: ['9999']}]},
      /支払マスタ「x」の従業員ID「9999」/,
    ],
    [
      'with a missing CSV file',
      {
        customData: [
          {definition: sampleCompany.customData[0]?.definition, csv: 'no.csv'},
        ],
      },
      /no\.csv：ファイルがありません/,
    ],
    [
      'with data in two places',
      {
        customData: [
          {
            definition: sampleCompany.customData[0]?.definition,
            csv: 'a.csv',
            records: [],
          },
        ],
      },
      /csvとrecordsの両方/,
    ],
    [
      'with a definition twice',
      {
        customData: [0, 0].map(() => ({
          definition: sampleCompany.customData[0]?.definition,
        })),
      },
      /「ペット手当マスタ」は使われています/,
    ],
  ])('is refused: a company %s', async (_, content, message) => {
    kit.write('bad.json', json(content));
    const {code, stdout, stderr} = await run(
      'main.js',
      ...PAYROLL,
      '--company',
      'bad.json',
    );
    expect(code).toBe(stderr === '' ? 1 : 2);
    expect(stdout + stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/^ {4}at /m);
  });
});

describe('the tests of the kit', () => {
  afterEach(() => {
    kit.write('main.js', file('main.js'));
  });

  test('pass', async () => {
    const {code, stdout} = await kit.node('--test');
    expect(stdout).toMatch(/pass 5\n.* fail 0\n/);
    expect(code).toBe(0);
  });

  test('fail for a program that counts wrongly', async () => {
    kit.write(
      'main.js',
      file('main.js').replace('dogTeateAmount', 'catTeateAmount'),
    );
    const {code, stdout} = await kit.node('--test');
    expect(stdout).toMatch(/pass 4\n.* fail 1\n/);
    expect(code).toBe(1);
  });

  test('fail for a program that does not end', async () => {
    const program = writeProgram('while (true) {}');
    kit.write(
      'own.test.mjs',
      `import {test} from 'node:test';
      import {runFile} from './run.mjs';
      test('own', async () => {
        await runFile('${program}', {scenario: '手動実行', timeLimitSeconds: 1});
      });`,
    );
    const {code, stdout} = await kit.node('--test', 'own.test.mjs');
    kit.write('own.test.mjs', '');
    expect(stdout).toMatch(/1秒たっても終わらない/);
    expect(code).toBe(1);
  });
});

describe('the page on the kit', () => {
  const source = readFileSync(path.join(ROOT, PAGE), 'utf8');

  /** The fences of the page's section, in its order. */
  function fences(): Code[] {
    const found: Code[] = [];
    const start = source.indexOf('{/* #try-on-your-machine */}');
    const end = source.indexOf('\n## ', start);
    expect(start).toBeGreaterThan(0);
    const tree = unified()
      .use(remarkParse)
      .use(remarkFrontmatter)
      .use(remarkMdx)
      .use(remarkGfm)
      .parse(source.slice(source.indexOf('\n', start), end));
    visit(tree, 'code', (node) => {
      found.push(node);
    });
    return found;
  }

  test('shows what its steps print, one after the other', async () => {
    const reader = unpackKit(packKit(files));
    const contents = new Map(files);
    const counts = {sh: 0, text: 0};
    let printed = '';
    try {
      for (const {lang, meta, value} of fences()) {
        const title = /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
        if (lang === 'sh') {
          const [node, ...args] = value.split(' ');
          expect(node).toBe('node');
          // What a terminal shows; a pipe gets another form in Node 20.
          const {stdout} = await reader.node(
            ...(args[0] === '--test' ? ['--test-reporter=spec'] : []),
            ...args,
          );
          printed = stdout.replaceAll('ℹ ', '');
          counts.sh += 1;
        } else if (lang === 'text') {
          expect(`\n${printed}`).toContain(`\n${value}\n`);
          counts.text += 1;
        } else if (lang === 'diff') {
          const part = (sign: string): string =>
            value
              .split('\n')
              .filter((line) => line.startsWith(sign))
              .map((line) => `${line.slice(1)}\n`)
              .join('');
          const before = contents.get(title) ?? '';
          expect(before.split(part('-')).length, title).toBe(2);
          contents.set(title, before.replace(part('-'), part('+')));
          reader.write(title, contents.get(title) ?? '');
        } else {
          expect(lang).toBe('csv');
          reader.write(title, `${value}\n`);
        }
      }
    } finally {
      reader.remove();
    }
    expect(counts).toEqual({sh: 7, text: 7});
  });

  test('is linked from the tutorial', () => {
    const tutorial = readFileSync(
      path.join(
        ROOT,
        'docs/tutorial/tutorial-advanced/register-custom-functions-base.mdx',
      ),
      'utf8',
    );
    expect(tutorial).toContain('test-custom-function.mdx#try-on-your-machine');
  });
});

describe('the types of the definitions', () => {
  const types = (): string =>
    readFileSync(path.join(kit.folder, 'company-types.d.ts'), 'utf8');

  test('are those of the sample company, or of the reader’s', async () => {
    const sample = types();
    expect((await run('types')).code).toBe(0);
    expect(types()).toBe(sample);
    const [table] = sampleCompany.customData;
    kit.write(
      'my.json',
      JSON.stringify({
        name: '自社',
        customData: [
          {definition: {...table?.definition, definitionName: '自社の定義'}},
        ],
      }),
    );
    const {code, stdout} = await kit.nodeIn(
      'company',
      '../run.mjs',
      'types',
      '--company=../my.json',
    );
    expect([code, stdout.split('\n').slice(0, 2)]).toEqual([
      0,
      [
        `${path.join('..', 'company-types.d.ts')}を作りました。`,
        '会社：自社（カスタムデータ定義：1件）',
      ],
    ]);
    expect(types()).toContain('"自社の定義": UserCustomDataService<');
    kit.write('company-types.d.ts', sample);
  });

  test('take the place of no file of the reader’s', async () => {
    const sample = types();
    kit.write('company-types.d.ts', '// 自分の型\n');
    expect(await refusal('types')).toContain(
      'company-types.d.tsは、このコマンドで作ったファイルではないため、書き換えません。',
    );
    expect(types()).toBe('// 自分の型\n');
    kit.write('company-types.d.ts', sample);
    expect(await refusal('types', 'main.js')).toContain(
      'typesの後に、プログラムは書けません。書かれている値：main.js',
    );
  });
});
