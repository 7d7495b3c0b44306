import ts from 'typescript';
import {describe, expect, test, vi} from 'vitest';
import {kitFiles, packKit} from '@combosite-functions/kit';
import {kitSite} from '../../../src/features/kit/build/kitSite';
import {importCustomData} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {openFolder} from '../../support/editor';
import {ROOT, readText} from '../../support/files';
import {KIT_SITE, MANUAL, PAYROLL, useKit, unpackKit} from '../../support/kit';
import type {Company, CustomDataTable} from '@combosite-functions/simulator';

const kit = useKit();

/** What a module imports, and calls that load anything. */
function importsOf(text: string): string[] {
  const found = ts
    .preProcessFile(text)
    .importedFiles.map((one) => one.fileName);
  const source = ts.createSourceFile('x.mjs', text, ts.ScriptTarget.ES2022);
  const visitNode = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) && node.expression.getText(source);
    if (call && ['fetch', 'import', 'require'].includes(call)) {
      found.push(`${call}()`);
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return [...new Set(found)].sort();
}

describe('the kit', () => {
  test('has these files, with names that every tool can unpack', () => {
    const names = [...kit.files.keys()];
    expect(
      names.filter((name) => !name.startsWith('company/custom-data/')),
    ).toEqual([
      '.vscode/settings.json',
      'README.md',
      'combosite-functions.d.ts',
      'company-types.d.ts',
      'company/company.json',
      'company/scenarios.json',
      'jsconfig.json',
      'main.js',
      'main.test.mjs',
      'run.d.mts',
      'run.mjs',
      'runtime.mjs',
      'schemas/company.schema.json',
      'schemas/scenarios.schema.json',
    ]);
    expect(names.filter((name) => /[^\w./-]/.test(name))).toEqual([]);
  });

  test('leaves no place of its texts open', () => {
    for (const [name, text] of kit.files) {
      expect(
        text.replaceAll(/\{\{kit(?:Url|Path)\}\}/g, ''),
        name,
      ).not.toContain('{{');
      expect(text, name).not.toContain('SITE_URL');
    }
    expect(kit.file('README.md')).toContain(`${KIT_SITE.siteUrl}api/`);
  });

  test('is the same whenever and wherever it is made', async () => {
    const first = packKit(kit.files);
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const second = packKit(await kitFiles(KIT_SITE));
    vi.unstubAllEnvs();
    expect(Buffer.from(second).equals(first)).toBe(true);
    const other = packKit(new Map([...kit.files, ['main.js', '']]));
    expect(Buffer.from(other).equals(first)).toBe(false);
  });

  test('has readable code', () => {
    for (const name of ['run.mjs', 'runtime.mjs']) {
      const lines = kit.file(name).split('\n');
      expect(lines[0]).toMatch(/^\/\/ .*です。/);
      expect(lines.length, name).toBeGreaterThan(500);
      // Texts stand there as they are; the parser's tables of letters don't.
      expect(kit.file(name)).not.toMatch(/\\u30[4-9a-f][0-9a-f]\\u30/);
    }
    expect(kit.file('runtime.mjs')).toContain('function runCustomFunction(');
  });

  test('has a program without a type error', () => {
    const folder = (program: string) =>
      openFolder({
        'combosite-functions.d.ts': kit.file('combosite-functions.d.ts'),
        'company-types.d.ts': kit.file('company-types.d.ts'),
        'jsconfig.json': kit.file('jsconfig.json'),
        'main.js': program,
      }).errors('main.js');
    expect(folder(kit.file('main.js'))).toEqual([]);
    expect(
      folder(kit.file('main.js').replace('saveAmount', 'saveAmounts')),
    ).not.toEqual([]);
  });
});

describe('the sample company of the kit', () => {
  test('is that of the site', () => {
    const company = JSON.parse(kit.file('company/company.json')) as Omit<
      Company,
      'customData'
    > & {
      customData: (Pick<CustomDataTable, 'definition'> & {csv: string})[];
    };
    const customData = company.customData.map(({csv, definition}) =>
      importCustomData(
        {definition, records: []},
        kit.file(`company/${csv}`),
        definition.updatedAt,
      ),
    );
    expect({...company, customData}).toEqual({
      $schema: '../schemas/company.schema.json',
      ...sampleCompany,
    });
    expect(JSON.parse(kit.file('company/scenarios.json'))).toMatchObject({
      scenarios,
    });
  });

  test('has CSV files in the form of the page on files', () => {
    const page = readText(
      'wiki/custom-data-function/custom-data-file-input.mdx',
    );
    const csv = /```csv.*\n([\s\S]*?)```/.exec(page)?.[1];
    expect(kit.file('company/custom-data/petCount.csv')).toBe(
      `\uFEFF${csv?.replaceAll('\n', '\r\n')}`,
    );
  });
});

describe('the network', () => {
  test('is used by nothing in the kit', () => {
    expect(importsOf(kit.file('runtime.mjs'))).toEqual([]);
    expect(importsOf(kit.file('run.mjs'))).toEqual([
      './runtime.mjs',
      'node:child_process',
      'node:fs',
      'node:path',
      'node:url',
      'node:util',
      'node:vm',
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
});

describe('the command', () => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'runs a program in the scenario %s',
    async (name, {trigger, dryRun}) => {
      const {code, stdout, stderr} = await kit.command(
        'main.js',
        '--scenario',
        name,
      );
      expect(stderr).toBe('');
      expect(stdout).toContain(`場面：${name}\n`);
      if (trigger !== '給与計算(前)') {
        expect(code).toBe(1);
        expect(stdout).toContain(`は、${trigger}では使えません`);
      } else if (name === '給与計算前・飼育数の未入力') {
        expect(code).toBe(1);
        expect(stdout).toContain(
          '従業員ID 0005: dogCountを0から10までの整数にする',
        );
        expect(stdout).toContain('控除額マスタの変更（0件）');
      } else {
        expect(code, stdout).toBe(0);
        expect(stdout).toMatch(
          /\n結果：エラーなしで、最後まで動きました(?:（ヒント\d+件）)?。\n製品で確認できていない動きの一覧：https:\/\/wiki\.example\.test\/base\/wiki\/office\/unconfirmed#unconfirmed\n$/,
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

  test('names a page without an address that only its builder knows', async () => {
    const folder = unpackKit(
      packKit(await kitFiles(kitSite(ROOT, 'http://localhost:3000/'))),
    );
    folder.write('own.js', 'null.x');
    const {stdout} = await folder.command('own.js', ...MANUAL);
    folder.remove();
    expect(stdout).toMatch(/\n {2}説明：Wikiの\/wiki\/.*#message-/);
    expect(stdout).not.toContain('localhost');
  });

  test('lists the scenarios', async () => {
    const {code, stdout} = await kit.command('--list');
    expect(code).toBe(0);
    expect(stdout).toBe(
      scenarios.map((one) => `${one.name}\n  ${one.description}\n`).join(''),
    );
  });

  test('can be started from another folder', async () => {
    kit.write('sub/own.js', kit.file('main.js'));
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
