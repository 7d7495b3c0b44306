import {describe, expect, test} from 'vitest';
import {MESSAGE_LABELS, findScenario} from '@combosite-functions/simulator';
import {scenarios} from '@combosite-functions/simulator/sample-company';
import {useKit} from '../../support/kit';

const kit = useKit();

/** Runs the kit's program, or another one, with an expected result. */
function runExpecting(
  expected: object,
  {
    program = 'main.js',
    args = [],
    scenario = {},
  }: {program?: string; args?: string[]; scenario?: object} = {},
) {
  const sample = findScenario(scenarios, '給与計算前');
  kit.write(
    'expecting.json',
    JSON.stringify({...sample, ...scenario, expect: expected}),
  );
  return kit.command(program, '--scenario-file', 'expecting.json', ...args);
}

/** What is below the result. */
function judged(stdout: string): string {
  return stdout.slice(stdout.indexOf('期待した結果'));
}

const RIGHT = {'0001': {ペット手当: 1500}, '0002': {ペット手当: 1500}};

describe('an expected result', () => {
  test('that came is told, with exit code 0', async () => {
    const {code, stdout} = await runExpecting({
      amounts: {
        ...RIGHT,
        '0002': {ペット手当: {amount: 1500, startDate: '2025/04/01'}},
      },
      customData: {},
      logs: [{contains: '0003: 給与項目'}, '更新しました: 2件、うち0円は0件'],
      requests: [],
    });
    expect(judged(stdout)).toBe(
      [
        '期待した結果：7件すべて同じです。',
        '  ✓ エラーなし',
        '  ✓ 0001 ペット手当：1500',
        '  ✓ 0002 ペット手当（2025/04/01から）：1500',
        '  ✓ カスタムデータの変更なし',
        '  ✓ ログ「0003: 給与項目」を含む行',
        '  ✓ ログ「更新しました: 2件、うち0円は0件」',
        '  ✓ 外部リクエストなし',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });

  test('that says nothing of what was done is no comparison', async () => {
    const {code, stdout} = await runExpecting({logs: [{contains: '2件'}]});
    expect(judged(stdout)).toContain(
      '\n注意：expectにamountsがないため、支給額マスタ・控除額マスタの変更（2件）は比べていません\n',
    );
    expect(code).toBe(0);
    const strict = await runExpecting(
      {logs: [{contains: '2件'}]},
      {args: ['--strict']},
    );
    expect(strict.stdout).toContain('--strict：比べていない結果が1件あるため');
    expect(strict.code).toBe(1);
  });

  test('that differs is told with both values, with exit code 1', async () => {
    const {code, stdout} = await runExpecting({
      amounts: {'0001': {ペット手当: 1000, 住宅手当: 5}},
      logs: [{contains: '2件'}, {contains: '0003: '}, 'ない行', '2件'],
      requests: [{method: 'GET', url: 'https://api.example.com/status'}],
    });
    expect(judged(stdout)).toBe(
      [
        '期待した結果：9件のうち、7件が違います。',
        '  ✓ エラーなし',
        '  ✗ 0001 ペット手当：期待1000、実際1500',
        '  ✗ 0001 住宅手当：期待5、実際は書き込みなし',
        '  ✗ 0002 ペット手当：期待は書き込みなし、実際1500（2025/04/01から）',
        '  ✓ ログ「2件」を含む行',
        '  ✗ ログ「0003: 」を含む行：期待した順に出ていません',
        '  ✗ ログ「ない行」：出ていません。近い行「更新しました: 2件、うち0円は0件」',
        '  ✗ ログ「2件」：同じ行は出ていません。一部が同じ行「更新しました: 2件、うち0円は0件」と比べるなら、{"contains": …}と書きます',
        '  ✗ 外部リクエスト1件目：期待「GET https://api.example.com/status」、実際なし',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  test.each([
    [{level: 'warn', message: '更新 1'}, 'warnでは出ていません'],
    [{level: 'info', message: '更新 1'}, undefined],
    [{level: 'info', contains: '新 1'}, undefined],
    [{message: '更新'}, '同じ行は出ていません。'],
    [{notContains: '新 1'}, '実際「更新 1」'],
    [{notContains: '新 1', level: 'warn'}, undefined],
  ])('compares a whole line, or a part of it: %j', async (line, difference) => {
    const program = kit.writeProgram("logger.info('更新', 1);");
    const {code, stdout} = await runExpecting({logs: [line]}, {program});
    if (difference === undefined) {
      expect(code).toBe(0);
    } else {
      expect(judged(stdout)).toContain(`：${difference}`);
    }
  });

  test('can be an error: that is right then, and no error wrong', async () => {
    const program = kit.writeProgram("throw new Error('止める');");
    const failing = await runExpecting(
      {error: '止める', amounts: {}},
      {program},
    );
    expect(judged(failing.stdout)).toContain(
      '  ✓ エラー「止める」\n  ✓ 金額の書き込みなし\n',
    );
    expect(failing.stdout).toContain('\nエラー：2行目 ');
    expect(failing.stdout).not.toContain(MESSAGE_LABELS.mend);
    expect(failing.code).toBe(0);
    const fine = await runExpecting({error: '止める'});
    expect(judged(fine.stdout)).toContain(
      '  ✗ エラー：期待「止める」、実際なし\n',
    );
    expect(fine.code).toBe(1);
  });

  test('compares changed data by the items that it names', async () => {
    const program = kit.writeProgram(
      "const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');",
      "await service.updateCustomData('a1B2c3D4e5', {dogCount: 2});",
      "await service.createCustomData({employeeId: '0003', dogCount: 0, catCount: 4});",
      "await service.createCustomData({employeeId: '0004', dogCount: 1, catCount: 1});",
    );
    const {code, stdout} = await runExpecting(
      {
        customData: {
          従業員ペット飼育数: {
            created: [{employeeId: '0003', catCount: 5}],
            updated: [{dataId: 'a1B2c3D4e5', dogCount: 2}],
            deleted: [{employeeId: '0002'}],
          },
        },
      },
      {program},
    );
    expect(judged(stdout)).toMatch(
      /✗ 従業員ペット飼育数の登録（employeeId 「0003」、catCount 5）：catCountの期待5、実際4\n {2}✓ 従業員ペット飼育数の更新（.*\n {2}✗ 従業員ペット飼育数の削除（employeeId 「0002」）：削除されていません\n {2}✗ 従業員ペット飼育数の登録（.*0004.*）：期待していない変更です\n/,
    );
    expect(code).toBe(1);
  });

  test('compares what is sent', async () => {
    const program = kit.writeProgram(
      "await httpRequest.post('https://api.example.com/v1/requests?a=1', {id: 1}, {headers: {'X-Key': 'k'}});",
    );
    const request = {
      method: 'POST',
      url: 'https://api.example.com/v1/requests',
    };
    const scenario = {
      httpAnswers: [{...request, answers: [{status: 201}]}],
    };
    const right = {...request, body: {id: 1}, headers: {'x-key': 'k'}};
    const {code} = await runExpecting({requests: [right]}, {program, scenario});
    expect(code).toBe(0);
    const {stdout} = await runExpecting(
      {requests: [{...right, body: {id: 2}}]},
      {program, scenario},
    );
    expect(judged(stdout)).toContain(
      '✗ 外部リクエスト1件目：送る内容のidが期待2、実際1\n',
    );
  });

  test('shows of a long text what differs, and what is around it', async () => {
    const program = kit.writeProgram(
      "await httpRequest.post('https://api.example.com/v1/requests', {rows: [`${'行'.repeat(9000)}1${'列'.repeat(9000)}`]});",
    );
    const {stdout} = await runExpecting(
      {
        requests: [
          {
            method: 'POST',
            url: 'https://api.example.com/v1/requests',
            body: {rows: [`${'行'.repeat(9000)}2${'列'.repeat(9000)}`]},
          },
        ],
      },
      {program},
    );
    const part = (digit: number): string =>
      `…${'行'.repeat(20)}${digit}${'列'.repeat(199)}…`;
    expect(judged(stdout)).toContain(
      `✗ 外部リクエスト1件目：送る内容のrows.0が期待${part(2)}、実際${part(1)}\n`,
    );
  });

  test.each([
    [{'0001': {ペット手当: 'unchanged'}}, 1, '期待なし、実際1500'],
    [{'0002': {ペット手当: 'unchanged'}}, 1, '期待1000、実際1500'],
    [{...RIGHT, '0002': {住宅手当: 'unchanged'}}, 1, '期待は書き込みなし'],
    [{...RIGHT, '0003': {ペット手当: 'unchanged'}}, 0, '前の金額のまま'],
  ])('can be that an amount stays: %j', async (amounts, expected, text) => {
    const {code, stdout} = await runExpecting({amounts});
    expect(judged(stdout)).toContain(text);
    expect(code).toBe(expected);
  });
});

describe('the command', () => {
  test('runs all scenarios of a file, with a sum at the end', async () => {
    kit.write(
      'two.json',
      JSON.stringify({
        scenarios: [
          {...findScenario(scenarios, '給与計算前'), expect: {amounts: RIGHT}},
          {
            ...findScenario(scenarios, '給与計算前・2人'),
            expect: {amounts: {}},
          },
          findScenario(scenarios, '手動実行'),
          findScenario(scenarios, '給与計算前'),
        ].map((scenario, index) => ({
          ...scenario,
          name: `${scenario.name}${index === 3 ? '・期待なし' : ''}`,
        })),
      }),
    );
    const {code, stdout} = await kit.command(
      'main.js',
      '--all',
      '--scenario-file=two.json',
    );
    expect(stdout.split('\n場面：').length).toBe(5);
    expect(stdout).toMatch(
      /\nまとめ：4場面のうち、合格2、不合格2\n {2}✓ 給与計算前\n {2}✗ 給与計算前・2人（期待と違う結果が2件）\n {2}✗ 手動実行（エラーで終わりました）\n {2}✓ 給与計算前・期待なし（期待する結果がないため、エラーの有無だけを見ました）\n$/,
    );
    expect(code).toBe(1);
  });

  test('runs a program again on the data that it left', async () => {
    const program = kit.writeProgram(
      "const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');",
      'const all = await service.getCustomDataByQuery((qb) => qb);',
      'logger.info(`${all.length}件`);',
      "await service.createCustomData({employeeId: '0003', dogCount: all.length, catCount: 0});",
    );
    const args = ['--twice'];
    // Data of the scenario are replaced by what the first run made of them.
    const one = {dogCount: 1, catCount: 0};
    const customData = {従業員ペット飼育数: {'0001': one}};
    const growing = await runExpecting(
      {},
      {program, args, scenario: {customData}},
    );
    expect(growing.stdout).toMatch(
      /\n {4}4行目 info {2}1件\n[^]*\n {4}4行目 info {2}2件\n/,
    );
    expect(growing.stdout).toContain('：2回目に登録されました\n');
    expect(growing.code).toBe(1);
    // The reader can say that this is right.
    const scenario = {
      expectSecond: {
        customData: {従業員ペット飼育数: {created: [{dogCount: 3}]}},
      },
    };
    expect((await runExpecting({}, {program, args, scenario})).code).toBe(0);
    const same = await runExpecting({amounts: RIGHT}, {args});
    expect(same.stdout).toContain(
      '  ✓ 金額とカスタムデータは、1回目の後と同じ\n',
    );
    expect(same.code).toBe(0);
  });

  test.each([
    ['従業員ID ${one.employeeId}', undefined],
    ['${one.sei} ${one.mei}さん', '氏名'],
    ['${JSON.stringify(one)}', '氏名'],
    ['${one.employeeId}：${home.banchi}', '住所'],
    ['${home.postalCode} ${home.banchi}', '住所'],
    ['${JSON.stringify(home)}', '住所'],
    ['${home.todofuken}は${home.todofukenCode}', undefined],
  ])('counts personal data in the log: %s', async (text, what) => {
    const program = kit.writeProgram(
      "const read = async (name) => (await combositeDataService[name].readByEmployeeIdAndBaseDate(['0001'], '2025/04/01'))[0];",
      "const [one, home] = [await read('kojinData'), await read('jushoData')];",
      `logger.info(\`${text}\`);`,
    );
    const {stdout} = await runExpecting({}, {program});
    expect(/従業員ID 0001の(.*)が出ています/.exec(stdout)?.[1]).toBe(what);
    const {code} = await runExpecting({}, {program, args: ['--strict']});
    expect(code).toBe(what === undefined ? 0 : 1);
  });

  test('tells what a second run sends again, unless that is expected', async () => {
    const sending = (headers: string): string =>
      kit.writeProgram(
        `await httpRequest.post('https://api.example.com/v1/requests', {month: '2025/04'}, {headers: ${headers}});`,
      );
    const requests = [
      {method: 'POST', url: 'https://api.example.com/v1/requests'},
    ];
    const twice = async (headers: string, scenario = {}, ...rest: string[]) =>
      runExpecting(
        {requests},
        {program: sending(headers), args: ['--twice', ...rest], scenario},
      );
    const told =
      '注意：api.example.com（POST）に、1回目と同じ内容を、番号（Idempotency-Key）なしでもう一度送りました';
    const again = await twice('{}');
    expect(again.stdout).toContain(told);
    expect(again.code).toBe(0);
    expect((await twice('{}', {}, '--strict')).code).toBe(1);
    const known = await twice("{'Idempotency-Key': 'april'}");
    expect(known.stdout).not.toContain('もう一度送りました');
    expect(known.code).toBe(0);
    const meant = await twice('{}', {expectSecond: {requests}});
    expect(meant.stdout).not.toContain('もう一度送りました');
  });

  test.each([
    ['すべて0円です', 'ids', 0],
    ['前の金額のままの対象者', "['0001']", 500],
  ])(
    'counts no hint that all expected amounts answer: %s',
    async (hint, ids, amount) => {
      const program = kit.writeProgram(
        'const {shikyukojoData, hatsureiData} = combositeDataService;',
        "const ids = ['0001', '0002'];",
        "await hatsureiData.readByEmployeeIdAndBaseDate(ids, '2025/04/01');",
        `await shikyukojoData.saveAmount(${ids}.map((employeeId) => ({employeeId, kyuyoKomokuName: 'ペット手当', amount: ${amount}, baseDate: '2025/04/01'})));`,
      );
      const args = ['--strict', '--twice'];
      const amounts = {
        '0001': {ペット手当: amount},
        '0002': {ペット手当: amount === 0 ? 0 : 'unchanged'},
      };
      const known = await runExpecting({amounts}, {program, args});
      expect(known.stdout).toContain(hint);
      expect(known.code).toBe(0);
      const unsaid = await runExpecting({customData: {}}, {program, args});
      expect(unsaid.stdout).toContain('--strict：ヒントが1件あるため');
    },
  );

  test('expects of a dry run twice the same', async () => {
    const args = ['--twice'];
    const scenario = {dryRun: true};
    const right = await runExpecting({amounts: RIGHT}, {args, scenario});
    expect(right.code, right.stdout).toBe(0);
    const wrong = await runExpecting({amounts: {}}, {args, scenario});
    expect(wrong.stdout.match(/期待は書き込みなし、実際1500/g)).toHaveLength(4);
  });

  test('counts hints only where they are to count', async () => {
    const program = kit.writeProgram(
      "void baseService.createCustomDataServiceByDefinitionName('ペット手当マスタ');",
    );
    expect((await runExpecting({}, {program})).code).toBe(0);
    const strict = await runExpecting({}, {program, args: ['--strict']});
    expect(strict.stdout).toContain('--strict：ヒントが1件あるため');
    expect(strict.code).toBe(1);
  });
});
