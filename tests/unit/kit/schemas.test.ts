import {TextDocument, getLanguageService} from 'vscode-json-languageservice';
import {describe, expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {scenarios} from '@combosite-functions/simulator/sample-company';
import {readText} from '../../support/files';
import {KIT_SITE, useKit} from '../../support/kit';

const shapes = JSON.parse(readText('packages/kit/shapes/definitions.json')) as {
  readonly $defs: Readonly<Record<string, {readonly properties: object}>>;
};

const kit = useKit();

/** A file of the kit's folder in the editor's own JSON service. */
function open(name: string, text: string) {
  const service = getLanguageService({
    schemaRequestService: (uri) =>
      Promise.resolve(kit.file(uri.replace('file:///kit/', ''))),
    workspaceContext: {
      resolveRelativePath: (relative, resource) =>
        new URL(relative, resource).href,
    },
  });
  const document = TextDocument.create(`file:///kit/${name}`, 'jsonc', 1, text);
  const json = service.parseJSONDocument(document);
  return {
    problems: async () =>
      (await service.doValidation(document, json, {comments: 'ignore'})).map(
        ({message}) => (typeof message === 'string' ? message : message.value),
      ),
    /** What is offered and shown where `|` stands. */
    at: async (offset: number) => ({
      labels: (
        await service.doComplete(document, document.positionAt(offset), json)
      )?.items.map(({label}) => label),
      hover: JSON.stringify(
        (await service.doHover(document, document.positionAt(offset), json))
          ?.contents,
      ),
    }),
  };
}

const COMPANY = '"$schema": "./schemas/company.schema.json"';
const SCENARIOS = '"$schema": "./schemas/scenarios.schema.json"';

describe('an editor', () => {
  test.each(['company/company.json', 'company/scenarios.json'])(
    'finds nothing wrong in the kit’s %s',
    async (name) => {
      expect(await open(name, kit.file(name)).problems()).toEqual([]);
    },
  );

  test('finds nothing wrong in what init writes', async () => {
    await kit.command('init', 'begun');
    for (const name of ['company.jsonc', 'scenarios.jsonc']) {
      const text = kit.read(`begun/${name}`);
      expect(await open(`begun/${name}`, text).problems()).toEqual([]);
    }
  });

  test('takes what the command takes', async () => {
    const scenario = {
      name: '続き',
      extends: '最初',
      payroll: {baseDate: '2025/05/01'},
      constants: {WRITE_ENABLED: true, MAX_COUNT: 3, NAME: null},
      expect: {
        amounts: {
          '0001': {
            ペット手当: 'unchanged',
            住宅手当: {amount: 1, startDate: '2025/04/01'},
          },
        },
        logs: [{level: 'warn', notContains: '誤り'}],
      },
      steps: [{payroll: {baseDate: '2025/06/01'}}, {name: '最後'}],
      table: [['startedAt'], ['2025/04/18 10:00:00']],
    };
    const first = findScenario(scenarios, '給与計算前');
    const text = JSON.stringify({
      $schema: './schemas/scenarios.schema.json',
      scenarios: [{...first, name: '最初'}, scenario],
    });
    expect(await open('all.jsonc', text).problems()).toEqual([]);
    kit.write('all.jsonc', text);
    const {stdout} = await kit.command('--list', '--scenario-file=all.jsonc');
    const row = '続き・1行目（2025/04/18 10:00:00）';
    expect(stdout.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      '最初',
      row,
      `${row}・手順2`,
      '最後',
      '',
    ]);
  });

  test.each([
    ['{"extends": "sample", "emploees": [], COMPANY}', 'emploees'],
    [
      '{"extends": "sample", "amounts": [{"employeeId": 1}], COMPANY}',
      'string',
    ],
    [
      '{"extends": "sample", "shiwake": {"real": [{"taishaku": "借"}]}, COMPANY}',
      '借方',
    ],
    ['{"name": "会社", COMPANY}', 'employees'],
    ['{"name": "場面", "expect": {"amount": {}}, SCENARIOS}', 'amount'],
    ['{"scenarios": [{"trigger": "手動"}], SCENARIOS}', '手動実行トリガー'],
  ])('finds what the command refuses: %s', async (text, told) => {
    const content = text
      .replace('COMPANY', COMPANY)
      .replace('SCENARIOS', SCENARIOS);
    const problems = await open('own.jsonc', content).problems();
    expect(problems.join('\n')).toContain(told);
    kit.write('own.jsonc', content);
    await kit.refusal(
      'main.js',
      ...(text.includes('COMPANY')
        ? ['--scenario', '手動実行', '--company']
        : ['--scenario-file']),
      'own.jsonc',
    );
  });

  test('offers items, and says what they are', async () => {
    const text = `{${COMPANY}, "extends": "sample", "employees": [{"orders": [{"hatsureiKubun": "6", }]}]}`;
    const file = open('own.jsonc', text);
    const inOrder = await file.at(text.indexOf(' }]}'));
    expect(inOrder.labels).toContain('shozokuName');
    const date = open(
      'own.jsonc',
      text.replace('"hatsureiKubun"', '"hatsureiDate"'),
    );
    const {hover} = await date.at(text.indexOf('hatsureiKubun'));
    expect(hover).toContain('退職日です。（未確認）');
    const kind = await file.at(text.indexOf('hatsureiKubun'));
    expect(kind.hover).toContain('発令区分');
    const code = await file.at(text.indexOf('"6"') + 1);
    expect(code.labels).toContain('"11"');
    expect(code.hover).toContain('休職');
  });
});

describe('every item of the schemas', () => {
  test('has a description in Japanese', () => {
    const missing: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) {
        return;
      }
      const {properties = {}} = node as {
        properties?: Record<string, {description?: string}>;
      };
      for (const [name, {description}] of Object.entries(properties)) {
        if (!/[ぁ-んァ-ヶ一-龠]/.test(description ?? '')) {
          missing.push(`${path}/${name}`);
        }
      }
      for (const [key, child] of Object.entries(node)) {
        visit(child, `${path}/${key}`);
      }
    };
    for (const name of ['company', 'scenarios']) {
      const schema = JSON.parse(kit.file(`schemas/${name}.schema.json`)) as {
        $defs: object;
      };
      visit(schema.$defs, name);
    }
    expect(missing).toEqual([]);
  });

  test.each([
    ['kojin', 'KojinDataEntity', ['employeeId']],
    ['jusho', 'JushoDataEntity', ['employeeId']],
    [
      'order',
      'HatsureiDataEntity',
      ['employeeId', 'term', 'zaisekiJokyoKubun'],
    ],
    ['journalRow', 'ShiwakeDataEntity', []],
    ['term', 'Term', []],
  ] as const)('%s is one of %s', (name, entity, derived: readonly string[]) => {
    const stub = KIT_SITE.stubs.get(`interfaces/${entity}.d.ts`) ?? '';
    const items = [...stub.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(
      ([, item]) => item,
    );
    const properties = shapes.$defs[name]?.properties ?? {};
    expect(Object.keys(properties).sort()).toEqual(
      items.filter((item) => !derived.includes(item ?? '')).sort(),
    );
  });
});
