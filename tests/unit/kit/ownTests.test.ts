import {afterEach, describe, expect, test} from 'vitest';
import {openFolder} from '../../support/editor';
import {PAYROLL, useKit} from '../../support/kit';

const kit = useKit();

describe('the tests of the kit, and of what init writes', () => {
  const begin = async (): Promise<void> => {
    const {code, stdout} = await kit.command('init', 'mine');
    expect(stdout).toMatch(
      /^mineに、次のファイルを書き出しました。\n[^]*node run\.mjs mine\/main\.js --all\n$/,
    );
    expect(code).toBe(0);
  };

  afterEach(() => {
    kit.write('main.js', kit.file('main.js'));
  });

  test('pass', async () => {
    await begin();
    const {code, stdout} = await kit.node('--test');
    expect(stdout).toMatch(/pass 11\n.* fail 0\n/);
    expect(code).toBe(0);
    // The same by the command, and the one that expects a stop counts no data.
    const all = await kit.command(
      'mine/main.js',
      '--all',
      '--twice',
      '--strict',
    );
    expect(all.stdout).toContain('まとめ：6場面のうち、合格6、不合格0\n');
    expect(all.code).toBe(0);
  });

  test('fail for programs that count wrongly', async () => {
    kit.write(
      'main.js',
      kit.file('main.js').replace('dogTeateAmount', 'catTeateAmount'),
    );
    kit.write('mine/main.js', kit.read('mine/main.js').replace('2500', '2000'));
    const {code, stdout} = await kit.node('--test');
    expect(stdout).toMatch(/pass 7\n.* fail 4\n/);
    expect(stdout).toContain('✗ 0001 日直手当：期待5000、実際4000');
    expect(code).toBe(1);
  });

  test('fail for a program that does not end', async () => {
    const program = kit.writeProgram('while (true) {}');
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

describe('init', () => {
  test('writes nothing where any of its files is', async () => {
    kit.write('taken/main.js', '// mine');
    expect(await kit.refusal('init', 'taken')).toBe(
      'エラー：takenに、次のファイルがすでにあります：main.js\n何も書き出していません。別のフォルダーの名前を書いてください。',
    );
    expect(kit.read('taken/main.js')).toBe('// mine');
    expect(() => kit.read('taken/company.jsonc')).toThrow('ENOENT');
    expect(await kit.refusal('init', 'main.js')).toMatch(
      /main\.js：書き出せません/,
    );
  });

  test('writes a program that hostile conditions find nothing wrong in', async () => {
    await kit.command('init', 'tried');
    const {code, stdout} = await kit.command(
      'tried/main.js',
      '--scenario=4月の給与計算',
      '--stress',
      '--time-limit=40',
    );
    expect(stdout).toContain('、誤り0）\n');
    expect(stdout).not.toMatch(/^？/m);
    expect(code).toBe(0);
  });

  test('writes files that may have the line ends of Windows', async () => {
    await kit.command('init', 'windows');
    const names = [
      'company.jsonc',
      'main.js',
      'main.test.mjs',
      'scenarios.jsonc',
    ];
    for (const name of names.map((one) => `windows/${one}`)) {
      kit.write(name, kit.read(name).replaceAll('\n', '\r\n'));
    }
    const {code, stdout} = await kit.command('windows/main.js', '--all');
    // The place of a carriage return would show as its code.
    expect(stdout).not.toMatch(/\r|\\x0d/);
    expect(stdout).toContain('行目 info  更新しました: 2件、うち0円は1件\n');
    expect(code).toBe(0);
    kit.write('windows.js', kit.file('main.js').replaceAll('\n', '\r\n'));
    const stressed = await kit.command('windows.js', ...PAYROLL, '--stress');
    expect(stressed.stdout).toContain('\n✓ 休職 決まり：休職中も支給する\n');
    expect(stressed.code).toBe(0);
  });
});

describe('the interface for tests', () => {
  const types = (program: string): readonly string[] =>
    openFolder({
      'combosite-functions.d.ts': '',
      'run.d.mts': kit.file('run.d.mts'),
      'jsconfig.json': kit.file('jsconfig.json'),
      'main.js': `// @ts-check\nimport {runFile} from './run.mjs';\n${program}`,
    }).errors('main.js');

  test('is known to an editor', () => {
    const right =
      "const {changes, second} = await runFile('a.js', {twice: true, scenario: 'x'});\n/** @type {number | undefined} */\nexport const amount = changes.amounts[0]?.after ?? second?.logs.length;";
    expect(types(right)).toEqual([]);
    expect(types(right.replace('twice', 'twise'))).not.toEqual([]);
    expect(types(right.replace('after', 'amount'))).not.toEqual([]);
  });

  test('is described where readers look for it', () => {
    const items = [
      ...kit
        .file('run.d.mts')
        .matchAll(/interface RunFile(?:Options|Result) \{([^]*?)\n\}/g),
    ].flatMap(([, body = '']) => [...body.matchAll(/^ {2}readonly (\w+)/gm)]);
    expect(items.length).toBeGreaterThan(12);
    const readme = kit.file('README.md');
    for (const [, name = ''] of items) {
      expect(readme).toContain(`\`${name}\``);
    }
  });
});
