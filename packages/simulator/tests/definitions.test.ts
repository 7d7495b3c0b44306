import {describe, expect, test} from 'vitest';
import {RESERVED_WORDS, adviseOnDefinition, formatMessage} from '..';
import {sampleCompany} from '../sample-company';
import {CustomDataStore} from '../platform/customData';
import {CustomDataKindKubun, RequiredKubun} from '../company/enumerations';
import {isCatalogueError} from '../messages/errors';
import {advice, evaluate, failure} from './support/runtime';
import type {Company, CustomDataTable} from '..';

type Definition = CustomDataTable['definition'];
type Item = Definition['itemList'][number];

const EMPLOYEE_ID: Item = {
  itemName: '従業員ID',
  itemKey: 'employeeId',
  dataType: '文字列',
  requiredKubun: RequiredKubun.Hissu,
  customSelectOptionName: null,
};
const COUNT: Item = {
  ...EMPLOYEE_ID,
  itemName: '数',
  itemKey: 'count',
  dataType: '数値',
};

function definition(changes: Partial<Definition> = {}): Definition {
  return {
    definitionName: '新しい定義',
    customDataKindKubun: CustomDataKindKubun.KyotsuData,
    externalSystemKubun: null,
    itemList: [COUNT],
    dataId: 'd1',
    createdAt: '2025/01/01 00:00:00',
    updatedAt: '2025/01/01 00:00:00',
    ...changes,
  };
}

function register(...definitions: Definition[]): string | undefined {
  return open({
    customData: definitions.map((one) => ({definition: one, records: []})),
  });
}

function open(changes: Partial<Company>): string | undefined {
  try {
    new CustomDataStore({...sampleCompany, ...changes});
    return undefined;
  } catch (error) {
    return isCatalogueError(error) ? error.messageId : String(error);
  }
}

describe('the registration of a definition', () => {
  const customDataKindKubun = CustomDataKindKubun.KojinData;
  const OPTIONAL_ID = {...EMPLOYEE_ID, requiredKubun: RequiredKubun.Nini};
  const NUMBER_ID = {...EMPLOYEE_ID, dataType: '数値' as const};
  const OPTION: Item = {
    ...COUNT,
    dataType: 'カスタム選択肢',
    customSelectOptionName: 'ない',
  };
  test.each<[string | undefined, ...Partial<Definition>[]]>([
    [undefined, {}],
    ['definition-name-duplicate', {}, {}],
    [undefined, {}, {definitionName: '新しい定義 '}],
    ['definition-name-empty', {definitionName: ''}],
    ['employee-id-item-missing', {customDataKindKubun, itemList: [COUNT]}],
    [
      'employee-id-item-missing',
      {customDataKindKubun, itemList: [OPTIONAL_ID]},
    ],
    ['employee-id-item-missing', {customDataKindKubun, itemList: [NUMBER_ID]}],
    [undefined, {customDataKindKubun, itemList: [EMPLOYEE_ID, COUNT]}],
    ['item-key-duplicate', {itemList: [COUNT, COUNT]}],
    ['select-option-master-missing', {itemList: [OPTION]}],
  ])('gives %s of %j', (messageId, ...changes) => {
    expect(register(...changes.map(definition))).toBe(messageId);
  });

  test.each(['1count', 'dog-count', 'dog count', '犬', ''])(
    'refuses the item key “%s”',
    (itemKey) => {
      expect(register(definition({itemList: [{...COUNT, itemKey}]}))).toBe(
        'item-key-invalid',
      );
    },
  );

  test.each(
    RESERVED_WORDS.flatMap(({words, level}) =>
      words.map((word) => [word, level] as const),
    ),
  )('minds the reserved word %s (%s)', (itemKey, level) => {
    const odd = definition({itemList: [{...COUNT, itemKey}]});
    if (level === 'refused') {
      expect(register(odd)).toBe('item-key-reserved');
    } else {
      expect(register(odd)).toBeUndefined();
      const {reason = ''} =
        RESERVED_WORDS.find(({words}) => words.includes(itemKey)) ?? {};
      expect(adviseOnDefinition(odd)).toEqual([
        formatMessage('item-key-discouraged', {itemKey, reason}),
      ]);
    }
  });
});

test('the words that the list calls reserved are no names of variables', async () => {
  const {words = []} =
    RESERVED_WORDS.find(({reason}) => reason.includes('予約語')) ?? {};
  expect(words.length).toBeGreaterThan(40);
  for (const word of words) {
    expect([word, await failure(`const ${word} = 1;`)]).toEqual([
      word,
      'syntax-error',
    ]);
  }
});

describe('select option masters', () => {
  test('have names of their own', () => {
    const master = {masterName: '色', options: ['赤']};
    expect(open({selectOptionMasters: [master, master]})).toBe(
      'select-option-master-duplicate',
    );
  });

  test('have each option once', () => {
    expect(
      open({selectOptionMasters: [{masterName: '色', options: ['赤', '赤']}]}),
    ).toBe('select-option-duplicate');
  });
});

describe('the service of a definition', () => {
  test.each(['ペット手当', 'ペット手当マスタ ', 'ペット手当ますた'])(
    'is not found under “%s”',
    async (name) => {
      expect(
        await failure(
          `await baseService.createCustomDataServiceByDefinitionName('${name}');`,
        ),
      ).toBe('definition-not-found');
    },
  );

  test('gives the definition at once, with meta fields', async () => {
    expect(
      await evaluate(
        "(await baseService.createCustomDataServiceByDefinitionName('ペット手当マスタ')).getCustomDataDefinition()",
      ),
    ).toEqual({
      definitionName: 'ペット手当マスタ',
      customDataKindKubun: '2',
      externalSystemKubun: null,
      itemList: [
        expect.objectContaining({
          itemName: '犬手当額',
          itemKey: 'dogTeateAmount',
        }),
        expect.objectContaining({
          itemName: '猫手当額',
          itemKey: 'catTeateAmount',
        }),
      ],
      dataId: expect.any(String) as string,
      createdAt: '2025/03/03 10:00:00',
      updatedAt: '2025/03/03 10:00:00',
    });
  });

  test('does not advise on definitions that were registered long ago', async () => {
    expect(
      await advice(
        "await baseService.createCustomDataServiceByDefinitionName('従業員ペット');",
      ),
    ).toEqual([]);
  });
});
