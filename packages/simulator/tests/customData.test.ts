import {describe, expect, test} from 'vitest';
import {evaluate, failure, messages, runMain} from './support/runtime';

/** A body in which `service` is the service of a definition. */
function using(definitionName: string, ...lines: string[]): string {
  return [
    `const service = await baseService.createCustomDataServiceByDefinitionName('${definitionName}');`,
    ...lines,
  ].join('\n');
}

const PETS = '従業員ペット飼育数';
const SHIKAKU = '従業員資格';

describe('createCustomData', () => {
  test('adds a record and returns its data ID', async () => {
    const result = await runMain(
      using(
        PETS,
        "const id = await service.createCustomData({employeeId: '0003', dogCount: 2, catCount: 0});",
        "const [record] = await service.getCustomDataByQuery((qb) => qb.where('employeeId', '==', '0003'));",
        'logger.info(`${record.dataId === id} ${record.createdAt} ${record.updatedAt}`);',
      ),
    );
    expect(messages(result)).toEqual([
      'true 2025/04/10 10:00:00 2025/04/10 10:00:00',
    ]);
    expect(result.changes.customData).toMatchObject([
      {
        definitionName: PETS,
        before: null,
        after: {values: {employeeId: '0003', dogCount: 2, catCount: 0}},
      },
    ]);
  });

  test.each([
    ['is missing', "{employeeId: '0003', dogCount: 1}"],
    ['is null', "{employeeId: '0003', dogCount: 1, catCount: null}"],
    ['is undefined', "{employeeId: '0003', dogCount: 1, catCount: undefined}"],
    ['is the employee ID', '{dogCount: 1, catCount: 1}'],
    ['is an empty text', "{employeeId: '', dogCount: 1, catCount: 1}"],
  ])('refuses data of which a required item %s', async (_, data) => {
    expect(
      await failure(using(PETS, `await service.createCustomData(${data});`)),
    ).toBe('required-item-missing');
  });

  test.each([
    [PETS, "{employeeId: '0003', dogCount: '1', catCount: 1}"],
    [PETS, '{employeeId: 3, dogCount: 1, catCount: 1}'],
    [PETS, "{employeeId: '0003', dogCount: NaN, catCount: 1}"],
    [
      SHIKAKU,
      "{employeeId: '0003', shikakuName: 'a', shutokuDate: '2025/01/01', isTeateTarget: 'true'}",
    ],
    [
      SHIKAKU,
      "{employeeId: '0003', shikakuName: 'a', shutokuDate: 20250101, isTeateTarget: true}",
    ],
  ])('refuses a value of another data type (%s, %s)', async (name, data) => {
    expect(
      await failure(using(name, `await service.createCustomData(${data});`)),
    ).toBe('data-type-mismatch');
  });

  test.each(['2025/4/1', '2025-04-01', '2025/02/30', '明日'])(
    'refuses the date %s',
    async (date) => {
      expect(
        await failure(
          using(
            SHIKAKU,
            `await service.createCustomData({employeeId: '0003', shikakuName: 'a', shutokuDate: '${date}', isTeateTarget: true});`,
          ),
        ),
      ).toBe('date-format');
    },
  );

  test('takes only options of the master', async () => {
    const create = (kind: string): string =>
      using(
        '従業員ペット',
        `await service.createCustomData({employeeId: '0003', petKind: '${kind}'});`,
      );
    expect(await failure(create('いぬ'))).toBe('select-option-unknown');
    expect(await failure(create('うさぎ'))).toBeUndefined();
  });

  test('leaves optional items without a value at null', async () => {
    const result = await runMain(
      using(
        '従業員ペット',
        "await service.createCustomData({employeeId: '0003'});",
      ),
    );
    expect(result.changes.customData[0]?.after?.values).toEqual({
      employeeId: '0003',
      petKind: null,
      class: null,
    });
  });

  test('refuses item keys that the definition does not have', async () => {
    expect(
      await failure(
        using(
          PETS,
          "await service.createCustomData({employeeId: '0003', dogCount: 1, catCount: 1, birdCount: 1});",
        ),
      ),
    ).toBe('unknown-item-key');
  });

  test.each(['dataId', 'createdAt', 'updatedAt'])(
    'refuses the meta field %s',
    async (field) => {
      expect(
        await failure(
          using(
            PETS,
            `await service.createCustomData({employeeId: '0003', dogCount: 1, catCount: 1, ${field}: 'x'});`,
          ),
        ),
      ).toBe('meta-field-write');
    },
  );

  test.each(['null', "'text'", '[]', ''])(
    'refuses %s as data',
    async (data) => {
      expect(
        await failure(using(PETS, `await service.createCustomData(${data});`)),
      ).toBe('custom-data-not-object');
    },
  );
});

describe('updateCustomData', () => {
  test('changes the given items only, and the time of update', async () => {
    const result = await runMain(
      using(
        PETS,
        "await service.updateCustomData('a1B2c3D4e5', {catCount: 2});",
      ),
    );
    expect(result.changes.customData).toMatchObject([
      {
        dataId: 'a1B2c3D4e5',
        before: {values: {dogCount: 1, catCount: 1}},
        after: {
          createdAt: '2025/03/03 10:00:00',
          updatedAt: '2025/04/10 10:00:00',
          values: {employeeId: '0001', dogCount: 1, catCount: 2},
        },
      },
    ]);
  });

  test('empties an optional item by null, but no required one', async () => {
    expect(
      (
        await runMain(
          using(
            '従業員ペット',
            "await service.updateCustomData('pet001', {class: null});",
          ),
        )
      ).changes.customData[0]?.after?.values,
    ).toMatchObject({petKind: '犬', class: null});
    expect(
      await failure(
        using(
          PETS,
          "await service.updateCustomData('a1B2c3D4e5', {dogCount: null});",
        ),
      ),
    ).toBe('required-item-missing');
  });

  test('ignores undefined', async () => {
    expect(
      (
        await runMain(
          using(
            PETS,
            "await service.updateCustomData('a1B2c3D4e5', {dogCount: undefined, catCount: 5});",
          ),
        )
      ).changes.customData[0]?.after?.values,
    ).toMatchObject({dogCount: 1, catCount: 5});
  });

  test('takes an empty text for an optional text only', async () => {
    const update = (definition: string, id: string, data: string): string =>
      using(definition, `await service.updateCustomData('${id}', ${data});`);
    expect(
      await failure(update('従業員ペット', 'pet001', "{class: ''}")),
    ).toBeUndefined();
    expect(
      await failure(update('従業員ペット', 'pet001', "{petKind: ''}")),
    ).toBe('select-option-unknown');
    expect(
      await failure(update('通勤経路', 'tsukin001', "{tsukinKyoriKm: ''}")),
    ).toBe('data-type-mismatch');
  });

  test('checks types as the creation does', async () => {
    expect(
      await failure(
        using(
          PETS,
          "await service.updateCustomData('a1B2c3D4e5', {dogCount: '1'});",
        ),
      ),
    ).toBe('data-type-mismatch');
  });

  test('needs a data ID of this definition', async () => {
    expect(
      await failure(
        using(
          'ペット手当マスタ',
          "await service.updateCustomData('a1B2c3D4e5', {});",
        ),
      ),
    ).toBe('data-id-not-found');
  });
});

describe('deleteCustomData', () => {
  test('removes the record', async () => {
    const result = await runMain(
      using(PETS, "await service.deleteCustomData('a1B2c3D4e5');"),
    );
    expect(result.changes.customData).toMatchObject([
      {dataId: 'a1B2c3D4e5', after: null},
    ]);
    expect(
      result.company.customData.find(
        ({definition}) => definition.definitionName === PETS,
      )?.records,
    ).toHaveLength(1);
  });

  test('needs an existing data ID', async () => {
    expect(
      await failure(
        using(
          PETS,
          "await service.deleteCustomData('a1B2c3D4e5');",
          "await service.deleteCustomData('a1B2c3D4e5');",
        ),
      ),
    ).toBe('data-id-not-found');
  });
});

describe('a record', () => {
  test('has all items, then the meta fields', async () => {
    expect(
      await evaluate(
        "Object.keys((await (await baseService.createCustomDataServiceByDefinitionName('従業員ペット')).getCustomDataByQuery((qb) => qb.limit(1)))[0])",
      ),
    ).toEqual([
      'employeeId',
      'petKind',
      'class',
      'dataId',
      'createdAt',
      'updatedAt',
    ]);
  });

  test('is a copy', async () => {
    const result = await runMain(
      using(
        PETS,
        'const [record] = await service.getCustomDataByQuery((qb) => qb);',
        'record.dogCount = 99;',
        'const [again] = await service.getCustomDataByQuery((qb) => qb);',
        'logger.info(`${again.dogCount}`);',
      ),
    );
    expect(messages(result)).toEqual(['1']);
  });

  test('stays after a run that failed later', async () => {
    const result = await runMain(
      using(
        PETS,
        "await service.deleteCustomData('a1B2c3D4e5');",
        "throw new Error('後');",
      ),
    );
    expect(result.changes.customData).toHaveLength(1);
  });
});

test('a run does not change the company that it was given', async () => {
  const body = using(PETS, "await service.deleteCustomData('a1B2c3D4e5');");
  await runMain(body);
  expect((await runMain(body)).error).toBeNull();
});

test('a run can go on with the company of the run before', async () => {
  const body = using(PETS, "await service.deleteCustomData('a1B2c3D4e5');");
  const {company} = await runMain(body);
  expect(await failure(body, {company})).toBe('data-id-not-found');
});
