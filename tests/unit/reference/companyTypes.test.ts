import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {bundleTypes} from '../../../src/features/reference/build/types/bundleTypes';
import {companyTypesFile} from '@combosite-functions/simulator';
import jsconfig from '../../../src/features/reference/build/types/editorOptions.json';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {openFolder} from '../../support/editor';
import {ROOT} from '../../support/files';
import type {CustomDataTable} from '@combosite-functions/simulator';

const types = bundleTypes(
  readStubs(path.join(ROOT, 'api-src')),
  'https://wiki.example.test/',
);

/** A reader's folder for a company, with the statements of one `main`. */
function open(
  body: string,
  tables: readonly Pick<
    CustomDataTable,
    'definition'
  >[] = sampleCompany.customData,
) {
  return openFolder({
    'combosite-functions.d.ts': types,
    'company-types.d.ts': companyTypesFile(tables),
    'jsconfig.json': JSON.stringify(jsconfig),
    'main.js': `// @ts-check\nasync function main() {\n${body}\n}\n`,
  });
}

const PETS =
  "const pets = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');\nconst [record] = await pets.getCustomDataByQuery((qb) => qb);\n";

describe('the types of a company', () => {
  test('have no error of their own', () => {
    expect(open('').errors('company-types.d.ts')).toEqual([]);
  });

  test('complete item keys with what the definition says of them', () => {
    const editor = open(`${PETS}record.`);
    expect(editor.suggestionsAfter('main.js', 'record.')).toContainEqual({
      name: 'dogCount',
      documentation: '犬飼育数（数値、必須）。',
    });
  });

  test('complete the names of definitions, and explain the method', () => {
    const call = 'baseService.createCustomDataServiceByDefinitionName(';
    const names = open(`await ${call}'');`)
      .suggestionsAfter('main.js', `${call}'`)
      .map(({name}) => name);
    expect(names).toEqual(
      sampleCompany.customData.map(({definition}) => definition.definitionName),
    );
    const [method] = open('baseService.').suggestionsAfter(
      'main.js',
      'baseService.',
    );
    expect(method?.documentation).toContain('サービスを作る。');
  });

  test.each([
    [
      'record.dogCuont;',
      /^TS2551: .*'WithMetaFields<従業員ペット飼育数のデータ>'.* Did you mean 'dogCount'/,
    ],
    ['return record.dogCount + 1;', /^TS18047: 'record.dogCount' is possibly/],
    [
      "await pets.createCustomData({employeeId: '1', dogCount: 1});",
      /^TS2345: .*'catCount' is missing/,
    ],
    [
      "await pets.updateCustomData('a', {dogCount: '1匹'});",
      /^TS2322: Type 'string' is not assignable to type 'number'/,
    ],
  ])('find what is wrong with %s', (text, error) => {
    expect(open(PETS + text).errors('main.js')).toEqual([
      expect.stringMatching(error),
    ]);
  });

  test('leave definitions alone that the company doesn’t have', () => {
    expect(
      open(
        "const other = await baseService.createCustomDataServiceByDefinitionName('別の定義');\n(await other.getCustomDataByQuery((qb) => qb.where('a', '==', 1)))[0].b;",
      ).errors('main.js'),
    ).toEqual([]);
  });

  test('cope with any name', () => {
    const [{definition}] = sampleCompany.customData as [CustomDataTable];
    const [item] = definition.itemList as [
      (typeof definition.itemList)[number],
    ];
    const names = [
      '2025 年度',
      '2025_年度',
      '__proto__',
      'Term',
      '"引用" \\ */ ${1}\n改行',
    ];
    const editor = open(
      `const odd = await baseService.createCustomDataServiceByDefinitionName(${JSON.stringify(names.at(-1))});\n(await odd.getCustomDataByQuery((qb) => qb))[0].`,
      names.map((definitionName) => ({
        definition: {
          ...definition,
          definitionName,
          itemList: [item, {...item, itemKey: 'a-b', itemName: '*/'}],
        },
      })),
    );
    expect(editor.errors('company-types.d.ts')).toEqual([]);
    expect(
      editor
        .suggestionsAfter('main.js', '(qb) => qb))[0].')
        .map(({name}) => name),
    ).toContain('dogTeateAmount');
  });
});
