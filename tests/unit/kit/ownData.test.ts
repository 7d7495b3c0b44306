import {describe, expect, test} from 'vitest';
import {APRIL_PAYROLL, PAYROLL, useKit} from '../../support/kit';
import type {Company, Scenario} from '@combosite-functions/simulator';

const kit = useKit();

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
    const {code, stdout} = await kit.command(
      'main.js',
      ...PAYROLL,
      '--data=従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain(
      '従業員ID 0001 ペット手当（支給、2025/04/01から）：なし → 3000',
    );
    expect(stdout).toContain(
      '従業員ID 0002 ペット手当（支給、2025/04/01から）：1000 → 0',
    );
    expect(code).toBe(0);
  });

  test('take the place of those of a scenario too', async () => {
    kit.write('my.csv', csv.replace('0001', '0004'));
    const {stdout} = await kit.command(
      'main.js',
      '--scenario',
      '給与計算前・飼育数の未入力',
      '--data',
      '従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain(
      '従業員ID 0004 ペット手当（支給、2025/04/01から）：なし → 3000',
    );
  });

  test('that do not fit their definition are told, and used', async () => {
    kit.write('my.csv', csv.replace('3,0', '3匹,'));
    const {stdout} = await kit.command(
      'main.js',
      ...PAYROLL,
      '--data',
      '従業員ペット飼育数=my.csv',
    );
    expect(stdout).toContain(
      '注意：my.csvの「従業員ペット飼育数」の1件目（データID ',
    );
    expect(stdout).toContain(
      '必須の項目「猫飼育数」（catCount）に値がありません',
    );
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
    const {code, stdout} = await kit.command(
      'main.js',
      '--scenario-file',
      'my-scenario.json',
    );
    expect(stdout).toContain('場面：5月の給与計算\n');
    expect(stdout).toContain(
      '（1件）\n  従業員ID 0002 ペット手当（支給、2025/05/01から）：1000 → 1500',
    );
    expect(code).toBe(0);
  });

  test('as an extending company are added to the sample company', async () => {
    kit.write('mine/yakin.csv', '従業員ID,回数,データID\n0001,4,\n');
    kit.write(
      'mine/company.jsonc',
      JSON.stringify({
        extends: 'sample',
        name: '自分の会社',
        employees: [
          // Changed: an order; added: somebody new.
          {
            employeeId: '0002',
            orders: [{hatsureiDate: '2025/03/15', hatsureiKubun: '6'}],
            keisanPattern: [
              {
                term: {startDate: '2025/04/01'},
                keisanPatternName: '契約社員計算パターン',
              },
            ],
          },
          {
            employeeId: '9001',
            keisanPattern: [
              {
                term: {startDate: '2025/04/01'},
                keisanPatternName: '正社員計算パターン',
              },
            ],
          },
        ],
        shiharaiMasters: [
          {shiharaiMasterName: '25日払い', employeeIdList: ['9001']},
        ],
        amounts: [
          {
            employeeId: '0001',
            kyuyoKomokuName: '住宅手当',
            startDate: '2024/04/01',
            amount: 21000,
          },
        ],
        remove: {employees: ['0003']},
        customData: [
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
          {
            definition: {definitionName: '従業員ペット飼育数'},
            records: {'9001': {dogCount: 2, catCount: 0}},
          },
        ],
      }),
    );
    const program = kit.writeProgram(
      'const {shikyukojoData, hatsureiData, keisanPatternData} = combositeDataService;',
      'const read = async (name) => (await baseService.createCustomDataServiceByDefinitionName(name)).getCustomDataByQuery((qb) => qb);',
      'const ids = shikyukojoData.employeeIdList;',
      "const [order] = await hatsureiData.readByEmployeeIdAndBaseDate(['0002'], '2025/04/01');",
      "const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(['0002'], '2025/04/01');",
      'const [yakin] = await read("夜勤回数");',
      'const pets = await read("従業員ペット飼育数");',
      'const masters = await read("ペット手当マスタ");',
      "logger.info('読んだもの', ids, order.zaisekiJokyoKubun, patterns.map((one) => one.keisanPatternName), yakin.yakinCount, pets.map((one) => one.employeeId), masters.length);",
      "await shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: '住宅手当', amount: 1, baseDate: '2025/04/01'}]);",
    );
    const {code, stdout} = await kit.command(
      program,
      ...PAYROLL,
      '--company',
      'mine/company.jsonc',
    );
    expect(stdout).toContain(
      '会社：自分の会社（mine/company.jsonc）\n      見本の会社に加えたもの：従業員「9001」、カスタムデータ定義「夜勤回数」\n',
    );
    expect(stdout).toContain(
      '読んだもの ["0001","0002","9001"] 2 ["契約社員計算パターン"] 4 ["9001"] 1\n',
    );
    expect(stdout).toContain('：21000 → 1\n');
    expect(code).toBe(0);
  });

  test('may say of an employee only when they entered and left', async () => {
    kit.write(
      'short.json',
      JSON.stringify({
        extends: 'sample',
        employees: [
          {employeeId: '9001', joined: '2025/04/10', left: '2025/04/20'},
          {
            employeeId: '9002',
            joined: '2025/04/01',
            kojin: [{term: {startDate: '2025/04/01'}, birthday: '2000/05/01'}],
            keisanPattern: [
              {
                term: {startDate: '2025/05/01'},
                keisanPatternName: '契約社員計算パターン',
              },
            ],
          },
          {employeeId: '0001', left: '2025/03/31'},
        ],
        shiharaiMasters: [
          {shiharaiMasterName: '月末払い', employeeIdList: ['9002']},
        ],
      }),
    );
    const program = kit.writeProgram(
      'const {hatsureiData, keisanPatternData, kojinData, shikyukojoData} = combositeDataService;',
      "const ids = ['0001', '9001', '9002'];",
      'logger.info(shikyukojoData.employeeIdList);',
      "for (const date of ['2025/03/31', '2025/04/01', '2025/04/20', '2025/04/21', '2025/05/01']) {",
      '  const [orders, patterns, people] = await Promise.all([hatsureiData, keisanPatternData, kojinData].map((one) => one.readByEmployeeIdAndBaseDate(ids, date)));',
      '  logger.info(date, orders.map((one) => `${one.employeeId} ${one.zaisekiJokyoKubun}`).join(), patterns.map((one) => `${one.employeeId} ${one.keisanPatternName}`).join(), people.map((one) => one.birthday).at(-1));',
      '}',
    );
    const {stdout} = await kit.command(
      ...[program, ...PAYROLL, '--company', 'short.json'],
    );
    expect(stdout.match(/(?<=行目 info {2}).*/g)).toEqual([
      '["0001","0002","0003","9001"]',
      '2025/03/31 0001 1,0001 3 0001 正社員計算パターン 1985/05/12',
      '2025/04/01 0001 3,9002 1  2000/05/01',
      '2025/04/20 0001 3,9001 1,9001 3,9002 1 9001 正社員計算パターン 2000/05/01',
      '2025/04/21 0001 3,9001 3,9002 1  2000/05/01',
      '2025/05/01 0001 3,9001 3,9002 1 9002 契約社員計算パターン 2000/05/01',
    ]);
  });

  test('leave out what is removed, and what refers to it', async () => {
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

  test('that hardly any company has are told, and count if they are to', async () => {
    kit.write(
      'mine/odd.json',
      JSON.stringify({
        extends: 'sample',
        customData: [
          {
            definition: {definitionName: '在宅勤務実績'},
            records: {'0002': {targetMonth: '2025/4', zaitakuDays: 3}},
          },
        ],
      }),
    );
    const program = kit.writeProgram('');
    const args = [program, ...PAYROLL, '--company', 'mine/odd.json'];
    const {code, stdout} = await kit.command(...args);
    expect(stdout).toMatch(
      /注意：.*の1件目（データID record1）：targetMonthの「2025\/4」は、月や日が2桁ではありません/,
    );
    expect(code).toBe(0);
    const strict = await kit.command(...args, '--strict');
    expect(strict.stdout).toContain('--strict：データの注意が1件あるため');
    expect(strict.code).toBe(1);
  });

  test('under a name of the sample company are added to it, and that is told', async () => {
    const item = {
      itemName: '補足',
      itemKey: 'addition',
      dataType: '文字列',
      requiredKubun: '1',
    };
    const head = async (remove?: object): Promise<string> => {
      kit.write(
        'mine/shared.json',
        JSON.stringify({
          extends: 'sample',
          remove,
          customData: [
            {
              definition: {
                definitionName: '夜勤実績',
                customDataKindKubun: '2',
                itemList: [item],
              },
            },
          ],
        }),
      );
      const program = kit.writeProgram('');
      const args = [program, ...PAYROLL, '--company', 'mine/shared.json'];
      return (await kit.command(...args)).stdout;
    };
    const shared = '重ねたもの：カスタムデータ定義「夜勤実績」（見本の項目「';
    const extended = await head();
    expect(extended).toContain(shared);
    expect(extended).toContain('加えたもの：「夜勤実績」の項目「addition」\n');
    const replaced = await head({customData: ['夜勤実績']});
    expect(replaced).toContain('加えたもの：カスタムデータ定義「夜勤実績」\n');
    expect(replaced).not.toContain(shared);
  });

  test('with blanks or without rows are told', async () => {
    kit.write(
      'mine/blank.json',
      JSON.stringify({
        name: '4月',
        ...APRIL_PAYROLL,
        customData: {
          在宅勤務実績: {'0002': {targetMonth: '2025/04　', zaitakuDays: 3}},
        },
      }),
    );
    kit.write('my.csv', '従業員ID,犬飼育数,猫飼育数\n');
    const {stdout} = await kit.command(
      kit.writeProgram(''),
      '--scenario-file=mine/blank.json',
      '--data=従業員ペット飼育数=my.csv',
    );
    expect(stdout.match(/^注意：.*/gm)).toEqual([
      '注意：my.csvの「従業員ペット飼育数」のデータは、見出しだけで0件です',
      expect.stringContaining('「2025/04　」は、前か後に空白があります'),
    ]);
  });

  test('as a whole company stand alone', async () => {
    const company = JSON.parse(kit.file('company/company.json')) as Company;
    kit.write(
      'mine/whole.json',
      JSON.stringify({
        ...company,
        $schema: undefined,
        name: '全部の会社',
        customData: [],
      }),
    );
    const args = [...PAYROLL, '--company', 'mine/whole.json'];
    const {stdout} = await kit.command('main.js', ...args);
    expect(stdout).toContain('会社：全部の会社（mine/whole.json）\n');
    expect(stdout).toContain('「ペット手当マスタ」がありません');
    kit.write('mine/whole.json', JSON.stringify({name: '名前だけの会社'}));
    expect(await kit.refusal('main.js', ...args)).toMatch(
      /1行目：見本の会社に加えるなら、"extends": "sample"を書き加えて.*\n見本の会社を使わないなら、次の項目も必要です：employees、/,
    );
  });

  test('of a scenario beside the program are found, with its company', async () => {
    kit.write(
      'mine/own.js',
      'async function main() { logger.info("動いた"); }',
    );
    kit.write('mine/company.json', '{"extends": "sample", "name": "隣の会社"}');
    kit.write(
      'mine/scenarios.json',
      '{"company": "company.json", "scenarios": [{"name": "隣の場面", "trigger": "手動実行トリガー", "startedAt": "2025/04/01 10:00:00"}]}',
    );
    const {code, stdout} = await kit.command('mine/own.js');
    expect(stdout).toContain(
      '会社：隣の会社（mine/company.json）\n場面：隣の場面\n',
    );
    expect(code).toBe(0);
  });

  test('that a scenario leaves out are counted', async () => {
    const row = {
      shoriNengetsu: '2025/03',
      shikyuDate: '2025/03/25',
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
    kit.write(
      'mine/journal.json',
      JSON.stringify({
        extends: 'sample',
        shiwake: {
          real: [
            row,
            {...row, shoriNengetsu: '2025/04'},
            {...row, shiharaiMasterName: '月末払い'},
          ],
        },
      }),
    );
    const program = kit.writeProgram(
      'logger.info(`${(await combositeDataService.shiwakeData.read()).length}行`);',
    );
    const {stdout} = await kit.command(
      program,
      '--scenario',
      '給与仕訳元データ連携',
      '--company',
      'mine/journal.json',
    );
    expect(stdout).toContain(
      '注意：仕訳元データ3行のうち、この場面で読まれないもの：支払マスタが「25日払い」でない1行、処理年月が2025/04でない1行\n',
    );
    expect(stdout).toContain(' 1行\n');

    // A scenario of its own journal.
    const scenario = (real: object[]): void =>
      kit.write(
        'journal.json',
        JSON.stringify({
          name: '自分の仕訳',
          trigger: '給与仕訳元データ連携',
          startedAt: '2025/04/18 10:00:00',
          payroll: {
            shiharaiMasterName: '25日払い',
            shoriNengetsu: '2025/03',
            baseDate: '2025/03/01',
            shikyuDate: '2025/03/25',
          },
          shiwake: {real},
        }),
      );
    scenario([row, {...row, taishaku: '貸方'}]);
    const own = ['--scenario-file', 'journal.json'];
    expect((await kit.command(program, ...own)).stdout).toContain(' 2行\n');
    scenario([{...row, employeeId: '00O1'}]);
    expect(await kit.refusal(program, ...own)).toMatch(
      /1行目の「shiwake\.real\[0\]\.employeeId」：「00O1」という従業員IDが/,
    );
  });
});
