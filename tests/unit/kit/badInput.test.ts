import {describe, expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {scenarios} from '@combosite-functions/simulator/sample-company';
import {readCases} from '../../support/files';
import {MANUAL, PAYROLL, useKit} from '../../support/kit';

const kit = useKit();

/** A mistake: what of these a list says, and a pattern of the answer. */
interface Mistake {
  readonly says: string;
  readonly args?: readonly string[];
  readonly changes?: object;
  readonly content?: object;
  readonly expect?: object;
  readonly hex?: string;
  readonly journal?: object;
  readonly payroll?: object;
  readonly text?: string;
  readonly without?: string;
}

const mistakes =
  readCases<
    Record<
      | 'commands'
      | 'companies'
      | 'csv'
      | 'expected'
      | 'files'
      | 'programs'
      | 'scenarios',
      readonly Mistake[]
    >
  >('kit-mistakes');

const bytesOf = ({hex, text = ''}: Mistake): string | Buffer =>
  hex === undefined ? text : Buffer.from(hex, 'hex');

describe('what cannot be used', () => {
  test.each(mistakes.commands)('is refused: %j', async ({args, says}) => {
    expect(await kit.refusal(...(args ?? []))).toMatch(RegExp(says));
  });

  const DATA = ['main.js', ...PAYROLL, '--data', '従業員ペット飼育数=bad.csv'];
  test.each(mistakes.csv)('is refused as CSV: %j', async (mistake) => {
    kit.write('bad.csv', bytesOf(mistake));
    const text = await kit.refusal(...DATA);
    expect(text).toMatch(/^エラー：bad\.csv：/);
    expect(text).toMatch(RegExp(mistake.says));
  });

  test.each(mistakes.scenarios)(
    'is refused as a scenario: %j',
    async ({changes, payroll, says, text, without}) => {
      const sample = findScenario(scenarios, '給与計算前');
      const content = {
        ...sample,
        ...changes,
        ...(payroll && {payroll: {...sample.payroll, ...payroll}}),
        ...(without && {[without]: undefined}),
      };
      kit.write('bad.json', text ?? JSON.stringify(content));
      expect(
        await kit.refusal('main.js', '--scenario-file', 'bad.json'),
      ).toMatch(RegExp(says));
    },
  );

  test.each(mistakes.expected)(
    'is refused in what is expected: %j',
    async ({expect: expected, says}) => {
      const [manual] = scenarios;
      kit.write('bad.json', JSON.stringify({...manual, expect: expected}));
      expect(
        await kit.refusal('main.js', '--scenario-file', 'bad.json'),
      ).toMatch(RegExp(says));
    },
  );

  const ROW = {
    shoriNengetsu: '2025/04',
    shikyuDate: '2025/04/25',
    shiharaiMasterName: '25日払い',
    employeeId: '0001',
    kyuyoKomokuName: '基本給',
    taishaku: '借方',
    kanjoKamokuCode: '5110',
    kanjoKamokuName: '給料手当',
    bumonCode: '2100',
    bumonName: '営業部',
    amount: 1000,
  };
  test.each(mistakes.companies)(
    'is refused in a company: %j',
    async ({content, journal, says}) => {
      const shiwake = {real: [ROW, {...ROW, ...journal}]};
      kit.write(
        'bad.json',
        JSON.stringify({extends: 'sample', ...(content ?? {shiwake})}),
      );
      expect(
        await kit.refusal('main.js', ...PAYROLL, '--company', 'bad.json'),
      ).toMatch(RegExp(says));
    },
  );
});

describe('a file that is no text as expected', () => {
  const refusal = async (content: string | Buffer): Promise<string> => {
    kit.write('bad.json', content);
    return kit.refusal('main.js', '--scenario-file', 'bad.json');
  };

  test.each(mistakes.files)('is refused: %j', async (mistake) => {
    const text = await refusal(bytesOf(mistake));
    expect(text).toMatch(RegExp(mistake.says));
    expect(text.split('\n').length).toBe(1);
  });

  test('is refused: one that is nested without end', async () => {
    expect(await refusal('['.repeat(50_000))).toMatch(/入れ子が深すぎ/);
  });

  test('is refused: one of 50 MB, whatever it is for', async () => {
    kit.write('big.txt', Buffer.alloc(50_000_000, '1'));
    for (const args of [
      ['big.txt', ...MANUAL],
      ['main.js', '--scenario-file', 'big.txt'],
      ['main.js', ...PAYROLL, '--company', 'big.txt'],
      ['main.js', ...PAYROLL, '--data', '従業員ペット飼育数=big.txt'],
    ]) {
      expect(await kit.refusal(...args)).toBe(
        'エラー：big.txt：ファイルが大きすぎます（50MB）。20MBまでのファイルを使えます。',
      );
    }
    kit.write('big.txt', '');
  });

  test.each(mistakes.programs)('is refused as a program: %j', async (one) => {
    kit.write('own.js', bytesOf(one));
    expect(await kit.refusal('own.js', ...MANUAL)).toMatch(
      RegExp(`^エラー：own\\.js：[^\\n]*${one.says}[^\\n]*$`),
    );
  });

  test('is refused: a program of 2 MB', async () => {
    kit.write('own.js', Buffer.alloc(2_000_000, 'a'));
    expect(await kit.refusal('own.js', ...MANUAL)).toMatch(
      /^エラー：own\.js：.*長すぎます。1,000,000文字以内に.*$/,
    );
  });

  test('is taken: a CSV with lines that end in CR', async () => {
    kit.write('my.csv', '従業員ID,犬飼育数,猫飼育数\r0001,3,0\r');
    const {stdout} = await kit.command(
      'main.js',
      ...PAYROLL,
      '--data=従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain('なし → 3000');
  });
});
