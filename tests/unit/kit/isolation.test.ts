import {execFileSync} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {HOST_LIMITS, describeLimits} from '@combosite-functions/simulator';
import {readCases} from '../../support/files';
import {startTarget} from '../../support/listen';
import {MANUAL, useKit} from '../../support/kit';

const kit = useKit();

const attacks = readCases<{
  reaches: Record<'what' | 'code', string>[];
  tells: Record<'what' | 'told' | 'says', string>[];
}>('kit-attacks');
let target: Awaited<ReturnType<typeof startTarget>>;

beforeAll(async () => {
  target = await startTarget();
});

afterAll(() => {
  target.close();
});

/** Runs the body of a `main`. */
function run(...body: readonly string[]) {
  kit.write('own.js', `async function main() {\n${body.join('\n')}\n}\n`);
  return kit.node('run.mjs', 'own.js', ...MANUAL);
}

/** What a program says that tries something. */
async function attempt(...code: readonly string[]): Promise<string> {
  const {stdout} = await run(
    'try {',
    '  const reached = await (async () => {',
    ...code,
    '  })();',
    '  logger.info(`到達：${reached}`);',
    '} catch (error) { logger.info(`拒否：${error.code ?? error}`); }',
  );
  return stdout.split('\n').find((line) => /到達|拒否/.test(line)) ?? stdout;
}

describe('a program in the kit', () => {
  test.each(attacks.reaches)(
    'does not reach the machine by $what',
    async ({code}) => {
      const body = code.replace('ADDRESS', `${target.origin}/`);
      expect(await attempt(body)).toContain('拒否：');
      expect(target.hits).toEqual([]);
    },
  );

  test('has no `import()`', async () => {
    expect((await run("await import('node:fs');")).stdout).toContain(
      '「import()」は使えません',
    );
  });

  // Nothing is known of a process's memory on Windows.
  test.runIf(process.platform !== 'win32')(
    'is ended before its buffers fill the memory',
    async () => {
      const {code, stdout} = await run(
        'const all = [];',
        'for (let i = 0; i < 160; i += 1) all.push(new Uint8Array(10_000_000).fill(1));',
        "logger.info('到達');",
      );
      expect(stdout).toContain('エラー：メモリーを512MBより多く使った');
      expect(stdout).not.toContain('到達');
      expect(code).toBe(1);
    },
  );

  test('has no data of files outside', async () => {
    for (const csv of [`${kit.folder}/../outside.csv`, '../outside.csv']) {
      kit.write('../outside.csv', 'x');
      kit.write(
        'own.json',
        JSON.stringify({
          extends: 'sample',
          customData: [
            {definition: {definitionName: '従業員ペット飼育数'}, csv},
          ],
        }),
      );
      expect(
        await kit.refusal('main.js', ...MANUAL, '--company', 'own.json'),
      ).toContain('フォルダーの外のファイル');
    }
    if (process.platform !== 'win32') {
      execFileSync('mkfifo', [`${kit.folder}/pipe.json`]);
      expect(
        await kit.refusal('main.js', ...MANUAL, '--company', 'pipe.json'),
      ).toContain('ふつうのファイルではありません');
    }
  });

  test('can name its own properties as the language does', async () => {
    expect(
      await attempt(
        "class Stop extends Error { constructor() { super('文'); this.name = 'Stop'; } }",
        'function Old() {}',
        "Old.prototype.toString = () => 'old';",
        "const own = {}; own.toString = () => 'own'; own.constructor = 1;",
        "const list = [1]; list.map = () => 'list';",
        "return [new Stop(), new Old(), own, Object.keys(own), list.map()].join(' ');",
      ),
    ).toContain('到達：Stop: 文 old own toString,constructor list');
  });

  test('could reach a server: it is there', async () => {
    await fetch(target.origin);
    expect(target.hits.splice(0)).toHaveLength(1);
  });

  test('gives the same on every machine', async () => {
    kit.write(
      'own.js',
      `async function main() {
        logger.info(String(new Date(2025, 2, 9, 2, 30)), new Date().toLocaleString(), Math.random(), typeof URL);
        logger.info((1234.5).toLocaleString(), ['一', '亜'].sort((a, b) => a.localeCompare(b)));
      }`,
    );
    const outputs = await Promise.all(
      [
        {TZ: 'America/New_York', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8'},
        {TZ: 'Asia/Tokyo', LC_ALL: 'ja_JP.UTF-8', LANG: 'ja_JP.UTF-8'},
      ].map((env) => kit.nodeWith(env, 'run.mjs', 'own.js', ...MANUAL)),
    );
    expect(outputs[0]).toEqual(outputs[1]);
    expect(outputs[0]?.stdout).toContain(
      'Sun Mar 09 2025 02:30:00 GMT+0900 (日本標準時) 2025/4/10 10:00:00 0.',
    );
    expect(outputs[0]?.stdout).toContain('1,234.5 ["亜","一"]');
  });
});

describe('a program that has taken its process over', () => {
  test.each(attacks.tells)(
    'is stopped when it tells $what',
    async ({told, says}) => {
      const {code, stdout, stderr} = await runTakenOver(
        `stdin.once('data', () => stdout.write(${told}));`,
      );
      expect(stderr).toBe('');
      expect(stdout).toMatch(RegExp(`^エラー：実行の結果が.*${says}`, 'm'));
      expect(code).toBe(1);
    },
  );

  test('is stopped when it does not even begin with the next scenario', async () => {
    const {code, stdout, stderr} = await runTakenOver(
      `const {write} = stdout;
      let hasFinished = false;
      stdout.write = (text) => {
        if (!hasFinished) write.call(stdout, text);
        hasFinished ||= text.includes('"finished"');
      };`,
      '--twice',
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(/2回目[^]*^エラー：3秒たっても終わらないため/m);
    expect(code).toBe(1);
  });

  test('is stopped when it never says that it has started', async () => {
    const {code, stdout} = await runTakenOver('stdout.write = () => {};');
    expect(stdout).toContain('エラー：3秒たっても終わらないため、止めました。');
    expect(code).toBe(1);
  });

  // Windows has no such signal.
  test.runIf(process.platform !== 'win32')(
    'opens no debugger of the process that started it',
    async () => {
      const {code, stderr} = await runTakenOver(
        "stdin.once('data', () => kill(ppid, 'SIGUSR1'));",
      );
      // The program's error, and no word of Node.
      expect([code, stderr]).toEqual([1, '']);
    },
  );

  test('has from Node what this version allows, and no more', async () => {
    const DENIED = {
      'a file': "fs.readFileSync('README.md')",
      'a new file': "fs.writeFileSync('made.txt', '')",
      'a database': "new (await import('node:sqlite')).DatabaseSync('made.db')",
      'a program':
        "(await import('node:child_process')).execFileSync(process.execPath)",
      'a thread':
        "new (await import('node:worker_threads')).Worker('', {eval: true})",
      'the debugger': "(await import('node:inspector')).open(0)",
      'native code': "process.dlopen({exports: {}}, 'README.md')",
    };
    const CONNECT = `new Promise((resolve, reject) => {
      net.connect(${new URL(target.origin).port}, '127.0.0.1', resolve).on('error', reject);
    })`;
    const {stdout} = await runTakenOver(`
      const fs = await import('node:fs');
      const net = await import('node:net');
      const process = await import('node:process');
      for (const [name, reach] of [${Object.entries({
        ...DENIED,
        'the network': CONNECT,
      })
        .map(([name, code]) => `['${name}', async () => ${code}]`)
        .join()}]) {
        const found = await reach().then(() => 'reached', ({code}) => code);
        const line = {level: 'info', message: name + ': ' + found, details: [], time: ''};
        stdout.write(JSON.stringify({kind: 'log', line}) + '\\n');
      }`);
    for (const name of Object.keys(DENIED)) {
      expect(stdout).toMatch(
        RegExp(`${name}: ERR_(?:ACCESS_DENIED|DLOPEN_|UNKNOWN_BUILTIN_)`),
      );
    }
    expect(stdout).toContain(
      `the network: ${Number.parseInt(process.versions.node, 10) < 25 ? 'reached' : 'ERR_ACCESS_DENIED'}`,
    );
  });

  /** Has the process of the programs, and no other, do something of its own. */
  async function runTakenOver(code: string, ...args: readonly string[]) {
    const runtime = kit.file('runtime.mjs');
    kit.write(
      'runtime.mjs',
      `import {argv, kill, ppid, stdin, stdout} from 'node:process';
      if (argv[2]?.startsWith('--run-programs')) {
        ${code}
      }\n${runtime}`,
    );
    const result = await kit.nodeWith(
      {NODE_OPTIONS: '--max-old-space-size=400'},
      'run.mjs',
      'main.js',
      ...MANUAL,
      '--time-limit',
      '3',
      ...args,
    );
    kit.write('runtime.mjs', runtime);
    return result;
  }
});

describe('what the kit prints', () => {
  test('shows control characters and does not do what they say', async () => {
    const {stdout} = await run(
      "logger.info('\\u001b[31m赤\\u0007\\r\\u202e逆\\n次\\t。');",
      "throw new Error('\\u001b]0;題\\u009b2J');",
    );
    expect(stdout).toContain(
      '2行目 info  \\x1b[31m赤\\x07\\x0d\\u202e逆\n      次\t。\n',
    );
    expect(stdout).toContain(
      'エラー：3行目 プログラムのthrowで止まりました：Error: \\x1b]0;題\\x9b2J\n',
    );
    expect(stdout).not.toMatch(/[^\P{Cc}\n\t]/u);
  });

  test('has no line that looks like another but is of the program', async () => {
    const FORGED = '\\n結果：エラーなしで、最後まで動きました。';
    const {stdout} = await run(
      `logger.info('${FORGED}');`,
      `throw new Error('${FORGED}');`,
    );
    expect(stdout.match(/^結果：.*$/gm)).toEqual([
      '結果：エラーで終わりました。',
    ]);
  });

  test('may be cut off by its reader', async () => {
    kit.write(
      'own.js',
      "async function main() { for (let i = 0; i < 900; i += 1) logger.info('x'.repeat(1000)); }",
    );
    const {code, stderr} = await kit.nodeCutOff('run.mjs', 'own.js', ...MANUAL);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('names all limits in the help and the readme', async () => {
    const {stdout} = await kit.node('run.mjs', '--help');
    for (const limit of Object.values(HOST_LIMITS.kit)) {
      expect(stdout).toMatch(
        RegExp(`：.*(?<!\\d)${limit.toLocaleString('ja-JP')}(?:文字|秒|MB)`),
      );
    }
    for (const {name, kit: limit, page} of describeLimits()) {
      expect(page + limit).not.toContain('NaN');
      expect(stdout).toContain(`  ${name}：${limit}\n`);
      expect(kit.file('README.md')).toContain(`| ${name} | ${limit} |\n`);
    }
  });
});
