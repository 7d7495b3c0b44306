/*
 * What the kit's command does with a reader's own data and with what they expect,
 * and what it shows:
 * the cases of tests/fixtures/kit-runs.yml.
 */
import {expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {scenarios} from '@combosite-functions/simulator/sample-company';
import {readCases} from '../../support/files';
import {PAYROLL, useKit} from '../../support/kit';
import type {Company} from '@combosite-functions/simulator';

const kit = useKit();

/** A command, and what comes of it. */
interface Run {
  /** Files of the folder: text, or what is written as JSON. */
  readonly files?: Readonly<Record<string, string | object>>;
  /** The same in bytes. */
  readonly bytes?: Readonly<Record<string, string>>;
  /** The body of a `main` instead of the kit's own program. */
  readonly program?: string;
  /** A file of one scenario: what differs from 給与計算前. */
  readonly scenario?: object;
  readonly args?: readonly string[];
  /** Node runs this instead of the command. */
  readonly node?: readonly string[];
  readonly code?: number;
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  readonly matches?: readonly string[];
  /** All that the program logs. */
  readonly logs?: readonly string[];
  /** All that stands below the result. */
  readonly judged?: string;
  /** What the command says that can't use something. */
  readonly refuses?: string;
}

/** Several runs differ from the case in what they name. */
interface Case extends Run {
  readonly what: string;
  readonly runs?: readonly Run[];
}

async function prove(run: Run): Promise<void> {
  for (const [name, content] of Object.entries(run.files ?? {})) {
    kit.write(
      name,
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  for (const [name, hex] of Object.entries(run.bytes ?? {})) {
    kit.write(name, Buffer.from(hex, 'hex'));
  }
  const args = [...(run.args ?? [])];
  if (run.scenario) {
    const sample = findScenario(scenarios, '給与計算前');
    kit.write('one.json', JSON.stringify({...sample, ...run.scenario}));
    args.push('--scenario-file=one.json');
  }
  if (run.program !== undefined) {
    args.unshift(kit.writeProgram(run.program));
  } else if (!args[0]?.endsWith('.js')) {
    args.unshift('main.js');
  }
  if (run.refuses !== undefined) {
    expect(await kit.refusal(...args)).toMatch(RegExp(run.refuses));
    return;
  }
  const {code, stdout, stderr} = await (run.node
    ? kit.node(...run.node)
    : kit.command(...args));
  expect([code, stderr], stdout).toEqual([run.code ?? 0, '']);
  for (const text of run.shows ?? []) {
    expect(stdout).toContain(text);
  }
  for (const text of run.hides ?? []) {
    expect(stdout).not.toContain(text);
  }
  for (const pattern of run.matches ?? []) {
    expect(stdout).toMatch(RegExp(pattern, 'm'));
  }
  if (run.logs) {
    expect(stdout.match(/(?<=行目 info {2}).*/g)).toEqual(run.logs);
  }
  if (run.judged !== undefined) {
    expect(stdout.slice(stdout.indexOf('期待した結果'))).toBe(run.judged);
  }
}

test.each(readCases<readonly Case[]>('kit-runs'))(
  '$what',
  async ({runs = [{}], ...all}) => {
    for (const run of runs) {
      await prove({...all, ...run, files: {...all.files, ...run.files}});
    }
  },
);

test('what is removed is left out, and what refers to it', async () => {
  kit.write(
    'removed.json',
    JSON.stringify({
      extends: 'sample',
      remove: {
        employees: ['0003'],
        keisanPatterns: ['契約社員計算パターン'],
        kyuyoKomoku: ['基本給', '役員報酬'],
        shiharaiMasters: ['月末払い'],
      },
    }),
  );
  kit.write('empty.js', 'async function main() {}');
  kit.write(
    'removed.mjs',
    `import {runFile} from './run.mjs';
    const {company} = await runFile('empty.js', {scenario: '手動実行', company: 'removed.json'});
    const {employees, keisanPatterns, shiharaiMasters} = company;
    console.log(JSON.stringify([
      shiharaiMasters.map((one) => [one.shiharaiMasterName, ...one.employeeIdList]),
      keisanPatterns.find((one) => one.keisanPatternName === '役員計算パターン').kyuyoKomokuNameList,
      employees.find(({employeeId}) => employeeId === '100000').keisanPattern,
    ]));`,
  );
  const {stdout, stderr} = await kit.node('removed.mjs');
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    [
      ['25日払い', '0001', '0002'],
      ['15日払い', '100000', '100001', '100002'],
    ],
    ['健康保険料', '厚生年金保険料', '源泉所得税', '住民税'],
    [],
  ]);
});

test('a whole company stands alone', async () => {
  const company = JSON.parse(kit.file('company/company.json')) as Company;
  await prove({
    files: {
      'whole.json': {
        ...company,
        $schema: undefined,
        name: '全部の会社',
        customData: [],
      },
    },
    args: [...PAYROLL, '--company', 'whole.json'],
    code: 1,
    shows: [
      '会社：全部の会社（whole.json）\n',
      '「ペット手当マスタ」がありません',
    ],
  });
});

test.each([
  ['従業員ID ${one.employeeId}', undefined],
  ['${one.sei} ${one.mei}さん', '氏名'],
  ['${JSON.stringify(one)}', '氏名'],
  ['${one.employeeId}：${home.banchi}', '住所'],
  ['${home.postalCode} ${home.banchi}', '住所'],
  ['${JSON.stringify(home)}', '住所'],
  ['${home.todofuken}は${home.todofukenCode}', undefined],
])('personal data in the log count: %s', async (text, what) => {
  const program = `const read = async (name) => (await combositeDataService[name].readByEmployeeIdAndBaseDate(['0001'], '2025/04/01'))[0];
    const [one, home] = [await read('kojinData'), await read('jushoData')];
    logger.info(\`${text}\`);`;
  const told = `従業員ID 0001の${what ?? ''}`;
  const seen =
    what === undefined ? {hides: [told]} : {shows: [`${told}が出て`]};
  const run = {program, scenario: {expect: {}}, ...seen};
  await prove(run);
  await prove({...run, args: ['--strict'], code: what === undefined ? 0 : 1});
});

test('of a long text it shows what differs, and what is around it', async () => {
  const url = 'https://api.example.com/v1/requests';
  const text = (digit: number): string =>
    `${'行'.repeat(9000)}${digit}${'列'.repeat(9000)}`;
  const part = (digit: number): string =>
    `…${'行'.repeat(20)}${digit}${'列'.repeat(199)}…`;
  await prove({
    program: `await httpRequest.post('${url}', {rows: ['${text(1)}']});`,
    scenario: {
      expect: {requests: [{method: 'POST', url, body: {rows: [text(2)]}}]},
    },
    code: 1,
    shows: [
      `✗ 外部リクエスト1件目：送る内容のrows.0が期待${part(2)}、実際${part(1)}\n`,
    ],
  });
});
