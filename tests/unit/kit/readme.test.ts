import {describe, expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {scenarios} from '@combosite-functions/simulator/sample-company';
import {APRIL_PAYROLL, PAYROLL, useKit} from '../../support/kit';

const kit = useKit();

/** The contents of the README's fences of a language. */
function fences(language: string): string[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm');
  return [...kit.file('README.md').matchAll(pattern)].map(([, text = '']) =>
    text.trimEnd(),
  );
}

describe('the README of the kit', () => {
  test('gives commands that all end well, one after the other', async () => {
    // The README says that this is its form.
    kit.write('my.csv', kit.file('company/custom-data/petCount.csv'));
    const commands = fences('sh');
    for (const command of commands) {
      const [node, script = '', ...args] = command.split(' ');
      expect(node).toBe('node');
      const {code, stderr} = await (script === 'run.mjs'
        ? kit.command(...args)
        : kit.node(script, ...args));
      expect([command, code, stderr]).toEqual([command, 0, '']);
    }
    expect(commands).toHaveLength(9);
  });

  test('gives a scenario with a retroactive payroll and a failing service', async () => {
    const [scenario = ''] = fences('jsonc');
    kit.write('mine/scenario.jsonc', scenario);
    const program = kit.writeProgram(
      'const {shikyukojoData, kyuyoKeisanSettingsData} = combositeDataService;',
      'const [employeeId] = shikyukojoData.employeeIdList;',
      'logger.info(kyuyoKeisanSettingsData.baseDate, kyuyoKeisanSettingsData.isSokyuKeisan);',
      'const headers = {"Idempotency-Key": `202502-${employeeId}`};',
      'const send = () => httpRequest.post("https://api.example.com/amounts", {employeeId}, {headers});',
      'await send();',
      'await send();',
    );
    const {code, stdout} = await kit.command(
      program,
      '--scenario-file',
      'mine/scenario.jsonc',
    );
    expect(stdout).toContain('info  2025/02/01 true\n');
    expect(stdout).toContain('期待した結果：3件すべて同じです。');
    expect(code).toBe(0);
  });

  test('gives a result with all kinds of changes of custom data', async () => {
    const [json = '{}'] = fences('json');
    const {expect: expected} = JSON.parse(json) as {expect: object};
    kit.write(
      'mine/changes.json',
      JSON.stringify({
        name: '変更',
        ...APRIL_PAYROLL,
        customData: {
          従業員ペット飼育数: [
            {
              dataId: '6',
              values: {employeeId: '0002', dogCount: 9, catCount: 0},
            },
            {
              dataId: '7',
              values: {employeeId: '0003', dogCount: 9, catCount: 0},
            },
          ],
        },
        expect: expected,
      }),
    );
    const program = kit.writeProgram(
      'const pets = await baseService.createCustomDataServiceByDefinitionName("従業員ペット飼育数");',
      'for (const one of ["0001", "0004"].map((employeeId, at) => ({employeeId, dogCount: 3 - 2 * at, catCount: 0}))) { await pets.createCustomData(one); }',
      'await pets.updateCustomData("6", {dogCount: 0});',
      'await pets.deleteCustomData("7");',
      'await combositeDataService.shikyukojoData.saveAmount([{employeeId: "0001", kyuyoKomokuName: "ペット手当", amount: 3000, baseDate: "2025/04/01"}]);',
    );
    const {stdout} = await kit.command(
      program,
      '--scenario-file',
      'mine/changes.json',
    );
    expect(stdout).toContain('期待した結果：6件すべて同じです。');
  });

  test('gives a table of values and steps in which all is as expected', async () => {
    const several = fences('json').filter((text) =>
      /"(?:table|steps)":/.test(text),
    );
    const payroll = findScenario(scenarios, '給与計算前');
    kit.write(
      'mine/several.json',
      `[${[JSON.stringify({...payroll, name: '4月の給与計算'}), ...several].join()}]`,
    );
    const {stdout} = await kit.command(
      ...['main.js', '--all', '--scenario-file', 'mine/several.json'],
    );
    expect(stdout).toContain('まとめ：6場面のうち、合格6、不合格0\n');
  });

  test('gives employees in short who are paid', async () => {
    const [, company = ''] = fences('jsonc');
    kit.write('mine/company.jsonc', company);
    const {code, stdout} = await kit.command(
      'main.js',
      ...PAYROLL,
      '--company',
      'mine/company.jsonc',
    );
    expect(stdout).toContain(
      '従業員ID 9001 ペット手当（支給、2025/04/01から）：',
    );
    expect(stdout).toContain('従業員ID 9002 ペット手当（');
    expect(code).toBe(0);
  });
});
