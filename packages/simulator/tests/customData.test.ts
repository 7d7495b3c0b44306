import {describe, expect, test} from 'vitest';
import {cases} from './support/cases';
import {evaluate, failure, messages, runMain} from './support/runtime';
import {tableOf} from '..';
import type {CustomDataRecord} from '..';

const PETS = '従業員ペット飼育数';
const PET = '従業員ペット';

/** A body in which `service` is the service of a definition. */
function using(definitionName: string, ...lines: string[]): string {
  return [
    `const service = await baseService.createCustomDataServiceByDefinitionName('${definitionName}');`,
    ...lines,
  ].join('\n');
}

/** The values after the only change of a body. */
async function changed(
  body: string,
): Promise<CustomDataRecord['values'] | undefined> {
  const {changes} = await runMain(body);
  expect(changes.customData).toHaveLength(1);
  return changes.customData[0]?.after?.values;
}

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

  test('leaves optional items without a value at null', async () => {
    expect(
      await changed(
        using(PET, "await service.createCustomData({employeeId: '0003'});"),
      ),
    ).toEqual({employeeId: '0003', petKind: null, class: null});
  });

  test.each(
    cases<Record<'name' | 'data' | 'messageId', string>>(
      'customData',
      'created',
    ),
  )('of $name with $data: $messageId', async ({name, data, messageId}) => {
    expect(
      await failure(using(name, `await service.createCustomData(${data});`)),
    ).toBe(messageId);
  });
});

describe('updateCustomData', () => {
  const update = (definition: string, id: string, data: string): string =>
    using(definition, `await service.updateCustomData('${id}', ${data});`);

  test('changes the given items only, and the time of update', async () => {
    const result = await runMain(update(PETS, 'a1B2c3D4e5', '{catCount: 2}'));
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

  test.each(
    cases<{name: string; id: string; data: string; values: object}>(
      'customData',
      'updated',
    ),
  )('of $name $id with $data', async ({name, id, data, values}) => {
    expect(await changed(update(name, id, data))).toMatchObject(values);
  });

  test.each(
    cases<Record<'name' | 'id' | 'data' | 'messageId', string>>(
      'customData',
      'not updated',
    ),
  )(
    'of $name $id with $data: $messageId',
    async ({name, id, data, messageId}) => {
      expect(await failure(update(name, id, data))).toBe(messageId);
    },
  );
});

describe('deleteCustomData', () => {
  const DELETE = "await service.deleteCustomData('a1B2c3D4e5');";
  const body = using(PETS, DELETE);

  test('removes the record, also if the run fails later', async () => {
    for (const rest of ['', "throw new Error('後');"]) {
      const {changes, company} = await runMain(using(PETS, DELETE, rest));
      expect(changes.customData).toMatchObject([
        {dataId: 'a1B2c3D4e5', after: null},
      ]);
      expect(tableOf(company, PETS)?.records).toHaveLength(1);
    }
  });

  test('needs an existing data ID', async () => {
    expect(await failure(using(PETS, DELETE, DELETE))).toBe(
      'data-id-not-found',
    );
  });

  test('changes the company of the result, and not the one that was given', async () => {
    const {company} = await runMain(body);
    expect(await failure(body, {company})).toBe('data-id-not-found');
    expect(await failure(body)).toBeUndefined();
  });
});

describe('a record', () => {
  test('has all items, then the meta fields', async () => {
    expect(
      await evaluate(
        `Object.keys((await (await baseService.createCustomDataServiceByDefinitionName('${PET}')).getCustomDataByQuery((qb) => qb.limit(1)))[0])`,
      ),
    ).toEqual('employeeId petKind class dataId createdAt updatedAt'.split(' '));
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
});
