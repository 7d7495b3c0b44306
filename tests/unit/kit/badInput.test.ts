import {describe, expect, test} from 'vitest';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {MANUAL, PAYROLL, useKit} from '../../support/kit';

const kit = useKit();

describe('input that cannot be used', () => {
  const json = (value: unknown): string => JSON.stringify(value);
  const [sample] = scenarios.filter(({name}) => name === '給与計算前');

  const CASE = ['main.js', ...PAYROLL, '--stress-case'];
  const DATA = ['main.js', ...PAYROLL, '--data'];
  test.each([
    [[], /動かすプログラムを書いてください/],
    [['--stress'], /動かすプログラムを書いて/],
    [['main.js', '--stress'], /--scenario で選んで/],
    [
      ['main.js', ...PAYROLL, '--stress', '--stress-case', 'on-leave-1'],
      /どちらか1つだけ/,
    ],
    [['main.js', '--all', '--scenario', '手動実行'], /どちらか1つだけ/],
    [['main.js', '--twice', '--stress-case', 'on-leave-1'], /どちらか1つだけ/],
    [CASE, /--stress-caseの後に、条件の名前/],
    [
      [...CASE, 'empty-number-99'],
      /「empty-number-99」という条件は、このプログラムにありません/,
    ],
    [['main.js'], /--scenario で選んで.*\n.*\n {2}手動実行\n/],
    [
      ['main.js', '--scenario', '給与計算'],
      /場面「給与計算」がありません。近い名前：給与計算前、.*\n.*\n {2}手動実行\n/,
    ],
    [['no.js', ...MANUAL], /^エラー：no\.js：ファイルがありません/],
    [['company', ...MANUAL], /company：フォルダーです/],
    [['main.js', 'b.js', ...MANUAL], /プログラムは1つだけ.*：main\.js、b\.js/],
    [['main.js', '--senario', 'x'], /「--senario」という指定/],
    [['main.js', '--all=x'], /「--all=x」という指定/],
    [['main.js', '-x'], /「-x」という指定/],
    [['main.js', '--scenario'], /--scenarioの後に、場面の名前/],
    [['main.js', '--scenario='], /--scenarioの後に、場面の名前/],
    [['main.js', '--scenario', '--data', 'x'], /--scenarioの後に/],
    [['main.js', ...MANUAL, ...PAYROLL], /1回だけ/],
    [['main.js', ...MANUAL, '--time-limit', 'abc'], /--time-limitには/],
    [[...DATA, 'x'], /--dataは「/],
    [[...DATA, 'x=a.csv', '--data', 'x=b.csv'], /「x」が2つあります/],
    [
      [...DATA, 'ペット=a.csv'],
      /--data：「ペット」というカスタムデータ定義がありません。近い名前：従業員ペット、/,
    ],
    [
      [...DATA, '__proto__=x.csv'],
      /「__proto__」というカスタムデータ定義がありません/,
    ],
  ])('is refused: %j', async (args, message) => {
    expect(await kit.refusal(...args)).toMatch(message);
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
    const text = await kit.refusal(
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
      /「payroll\.baseDate」は'2025\/04\/01'の形の、暦にある日付/,
    ],
    [
      'with a spelling error',
      json({...sample, dryrun: true}),
      /「dryrun」という項目はありません/,
    ],
    [
      'with the name that a program has for it',
      json({...sample, payroll: {...sample?.payroll, isSokyuKeisan: true}}),
      /「payroll\.isSokyuKeisan」という項目はありません。使える項目（名前の近い順）：sokyuKeisan、/,
    ],
    [
      'with an item that belongs further in',
      json({...sample, baseDate: '2025/04/01'}),
      /「baseDate」は、ここではなく、「payroll」の中に書きます。/,
    ],
    [
      'with an item that belongs further out',
      json({...sample, payroll: {...sample?.payroll, dryRun: true}}),
      /「payroll\.dryRun」は、ここではなく、外側の括弧に、「name」と並べて/,
    ],
    [
      'with data of no definition',
      json({...sample, customData: {ペット: []}}),
      /「ペット」というカスタムデータ定義がありません。近い名前：従業員ペット、ペット手当マスタ/,
    ],
    [
      'of an unknown 支払マスタ',
      json({
        ...sample,
        payroll: {...sample?.payroll, shiharaiMasterName: '20日払い'},
      }),
      /「20日払い」という支払マスタがありません。近い名前：25日払い/,
    ],
    ['that is a text', json('給与計算前'), /ファイルの全体はオブジェクト/],
    [
      'with two mistakes',
      json({...sample, name: 1, trigger: '手動'}),
      /bad\.json：1行目の「name」は文字列にします。書かれている値：1\nbad\.json：1行目の「trigger」は/,
    ],
    [
      'with an answer that is none',
      json({
        ...sample,
        httpAnswers: [{method: 'GET', url: 'x', answers: [{statsu: 200}]}],
      }),
      /「httpAnswers\[0\]\.answers\[0\]\.status」は数値にします。この項目がありません。\n.*「httpAnswers\[0\]\.answers\[0\]\.statsu」という項目はありません。使える項目（名前の近い順）：status、headers、body、delayMillis/,
    ],
    [
      'with data in a list',
      json({...sample, customData: []}),
      /「customData」はオブジェクト（\{ \}で囲んだ形）にします。書かれている値：\[\]/,
    ],
    ['in a list', json([sample, {name: 'x'}]), /「\[1\]\.trigger」/],
    [
      'with two spelling errors',
      json({...sample, dryrun: true, expectation: {}}),
      /「dryrun」という項目はありません。.*\n.*「expectation」という項目はありません。使える項目（名前の近い順）：expect、/,
    ],
  ])('is refused: a scenario %s', async (_, content, message) => {
    kit.write('bad.json', content);
    const text = await kit.refusal(
      'main.js',
      ...(content.startsWith('[') ? PAYROLL : []),
      '--scenario-file',
      'bad.json',
    );
    expect(text).toMatch(message);
  });

  test.each([
    [
      'with a spelling error',
      {emploees: []},
      /「emploees」という項目はありません。使える項目（名前の近い順）：employees、/,
    ],
    [
      'with a number as employee ID',
      {employees: [{...sampleCompany.employees[0], employeeId: 1}]},
      /「employees\[0\]\.employeeId」は文字列にします。書かれている値：1/,
    ],
    [
      'that pays somebody unknown',
      {shiharaiMasters: [{shiharaiMasterName: 'x', employeeIdList: ['9999']}]},
      /「shiharaiMasters\[0\]\.employeeIdList\[0\]」：「9999」という従業員IDがありません/,
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
      /「ペット手当マスタ」が2つあります/,
    ],
    [
      'with a change of what the sample company does not have',
      {
        customData: [
          {definition: {definitionName: '従業員のペット飼育数'}, records: {}},
        ],
      },
      /customDataKindKubun」は.*この項目がありません。[^]*カスタムデータ定義「従業員のペット飼育数」は、見本の会社にないため.*近い名前：従業員ペット飼育数、/,
    ],
    [
      'with a change of an item that a definition does not have',
      {
        customData: [
          {
            definition: {
              definitionName: '従業員ペット飼育数',
              itemList: [{itemKey: 'dogCont', requiredKubun: '0'}],
            },
          },
        ],
      },
      /itemName」は[^]*項目「dogCont」は、見本の会社にないため.*近い名前：dogCount、/,
    ],
  ])('is refused: a company %s', async (_, content, message) => {
    kit.write('bad.json', json({extends: 'sample', ...content}));
    const text = await kit.refusal(
      'main.js',
      ...PAYROLL,
      '--company',
      'bad.json',
    );
    expect(text).toMatch(message);
  });
});

describe('a file that is no text as expected', () => {
  const SCENARIOS = '[{"name": "場面"}]';
  const utf16 = Buffer.from(`\uFEFF${SCENARIOS}`, 'utf16le');

  test.each([
    ['empty', '', /^エラー：bad\.json：ファイルが空です/],
    ['blank', ' \n\n', /ファイルが空です/],
    ['in UTF-16', utf16, /文字コードがUTF-8ではありません（UTF-16）/],
    [
      'in Shift_JIS',
      Buffer.from(
        '5b7b226e616d65223a2022835e83578322 7d5d'.replace(' ', ''),
        'hex',
      ),
      /文字コードがUTF-8ではありません。UTF-8で保存し直してください/,
    ],
    [
      'cut off',
      '{\r"name": "a",\r"trigger": ',
      /bad\.json：3行目の12文字目：JSONとして読み取れません。値が必要です/,
    ],
    ['with full-width signs', '{"name"：1}', /1行目の8文字目：.*記号は半角/],
    ['in single quotes', "{'name': 1}", /使えない文字があります/],
    [
      'with an item twice',
      '{\n"name": 1,\n"name": 2\n}',
      /3行目：同じ括弧の中に「name」が2つあります/,
    ],
    [
      'with __proto__',
      '{"customData": {"__proto__": []}}',
      /1行目：「__proto__」という名前は使えません/,
    ],
    ['nested without end', '['.repeat(50_000), /入れ子が深すぎ/],
  ])('is refused: JSON %s', async (_, content, message) => {
    kit.write('bad.json', content);
    const text = await kit.refusal('main.js', '--scenario-file', 'bad.json');
    expect(text).toMatch(message);
    expect(text.split('\n').length).toBe(1);
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

  test.each([
    ['empty', ''],
    ['in UTF-16', Buffer.from('\uFEFFasync function main() {}', 'utf16le')],
  ])('is refused: a program %s', async (_, content) => {
    kit.write('own.js', content);
    expect(await kit.refusal('own.js', ...MANUAL)).toMatch(
      /^エラー：own\.js：(?:ファイルが空です|文字コードがUTF-8では)/,
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

describe('names that do not exist', () => {
  const JOURNAL = {
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
  const journal = (row: object): object => ({
    shiwake: {real: [JOURNAL, {...JOURNAL, ...row}]},
  });

  test.each([
    [journal({taishaku: '借'}), /\[1\]\.taishaku」は'借方'、'貸方'のどれか/],
    [journal({amount: 1.5}), /\[1\]\.amount」は整数にします。.*1\.5/],
    [journal({amount: '100'}), /amount」は数値にします/],
    [
      journal({kanjoKamokuName: '給料'}),
      /勘定科目コード「5110」の名前が、ほかの行では「給料手当」です/,
    ],
    [journal({employeeId: '9999'}), /「9999」という従業員IDがありません/],
    [
      {amounts: [{...JOURNAL, startDate: '2025/02/29'}]},
      /startDate」は'2025\/04\/01'の形の、暦にある日付/,
    ],
    [
      {
        employees: [
          {
            employeeId: '0001',
            orders: [{hatsureiDate: '2025/04/01', hatsureiKubun: '99'}],
          },
        ],
      },
      /hatsureiKubun」は'1'（雇用）、.*のどれか/,
    ],
    [
      {
        employees: [
          {employeeId: '9001', kojin: [{term: {startDate: '2025/04/01'}}]},
        ],
      },
      /「employees\[0\]\.kojin\[0\]\.sei」は文字列にします/,
    ],
    [
      {remove: {employees: ['0004x']}},
      /「0004x」という従業員がありません。近い名前：0004/,
    ],
    [
      {
        customData: [
          {
            definition: {definitionName: '従業員ペット飼育数'},
            records: {'0001': {dogs: 1}},
          },
        ],
      },
      /「customData\[0\]\.records\.0001\.dogs」：「dogs」という項目キー.*近い名前：dogCount/,
    ],
    [
      {extends: 'other'},
      /「extends」は'sample'にします。書かれている値："other"/,
    ],
  ])('are refused in a company: %j', async (content, message) => {
    kit.write('bad.json', JSON.stringify({extends: 'sample', ...content}));
    expect(
      await kit.refusal('main.js', ...PAYROLL, '--company', 'bad.json'),
    ).toMatch(message);
  });

  test.each([
    [
      {amounts: {'9999': {ペット手当: 1}}},
      /「expect\.amounts\.9999」：「9999」という従業員IDがありません/,
    ],
    [
      {amounts: {'0001': {ペット: 1}}},
      /「ペット」という給与項目がありません。近い名前：ペット手当/,
    ],
    [
      {amounts: {'0001': {ペット手当: '8400'}}},
      /ペット手当」は数値にします。"8400"ではなく、「"」を付けずに8400と書きます。/,
    ],
    [
      {customData: {従業員ペット飼育数: [{dogCount: 1}]}},
      /従業員ペット飼育数」はオブジェクト（\{"created": …, "updated": …, "deleted": …\}の形）にします/,
    ],
    [
      {customData: {ペット: {}}},
      /「ペット」というカスタムデータ定義がありません/,
    ],
    [
      {customData: {従業員ペット飼育数: {created: [{dogs: 1}]}}},
      /「dogs」という項目キー.*がありません。近い名前：dogCount/,
    ],
    [
      {logs: [{level: 'info'}]},
      /「expect\.logs\[0\]」には、message（行の全体）かcontains（行の一部）の、どちらか1つを/,
    ],
    [
      {logs: [{message: '更新', contains: '更新'}]},
      /「expect\.logs\[0\]」には、message（行の全体）かcontains（行の一部）の、どちらか1つを/,
    ],
    [
      {amount: {}},
      /「expect\.amount」という項目はありません。使える項目（名前の近い順）：amounts、/,
    ],
  ])('are refused in what is expected: %j', async (expected, message) => {
    const [manual] = scenarios;
    kit.write('bad.json', JSON.stringify({...manual, expect: expected}));
    expect(await kit.refusal('main.js', '--scenario-file', 'bad.json')).toMatch(
      message,
    );
  });
});
