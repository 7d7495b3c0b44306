import {describe, expect, test} from 'vitest';
import {runCustomFunction} from '..';
import {sampleCompany} from '../sample-company';
import {messages, runMain, scenario} from './support/runtime';

const PROGRAM = `async function main() {
  const {employeeIdList} = combositeDataService.shikyukojoData;
  const kojin = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
    [...employeeIdList, '100002'], '2025/4/1');
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  const [pet] = await service.getCustomDataByQuery((qb) => qb.where('employeeId', '==', '0001'));
  pet.note = pet.dogCount;
  pet.dogCount = 5;
  logger.info(JSON.stringify([pet.dogCount, pet.note, Object.keys({...pet})]));
}`;

describe('an observed run', () => {
  test('tells what the program read, with lines', async () => {
    const result = await runCustomFunction({
      source: PROGRAM,
      scenario: scenario('給与計算前・2人'),
      company: sampleCompany,
      isObserved: true,
    });
    // As the kit's thread sends it.
    const {observations, logs} = structuredClone(result);
    expect(observations.personnelReads).toEqual([
      {
        service: 'kojinData',
        baseDate: '2025/04/01',
        employeeIds: ['0001', '0002', '100002'],
        foundIds: new Set(['0001', '0002']),
        line: 3,
      },
    ]);
    expect(observations.customDataReads).toMatchObject([
      {
        definition: {definitionName: '従業員ペット飼育数'},
        fields: ['employeeId'],
        records: [{dataId: 'a1B2c3D4e5'}],
        line: 6,
      },
    ]);
    expect(
      observations.usedItems.get('従業員ペット飼育数')?.get('dogCount'),
    ).toEqual([7]);
    // The record is an ordinary object for the program.
    expect(logs[0]?.message).toBe(
      '[5,1,["employeeId","dogCount","catCount","dataId","createdAt","updatedAt","note"]]',
    );
  });

  test('is the exception: the records of others are plain', async () => {
    const {observations, logs} = await runCustomFunction({
      source: PROGRAM.replace(
        'pet.note =',
        "logger.info(Object.getOwnPropertyDescriptor(pet, 'dogCount').value); pet.note =",
      ),
      scenario: scenario('給与計算前・2人'),
      company: sampleCompany,
    });
    expect(logs[0]?.message).toBe('1');
    expect(observations.usedItems).toEqual(new Map());
    expect(observations.customDataReads).toHaveLength(1);
  });
});

describe('a machine of another time zone', () => {
  const SHOW = `
  const local = new Date('2025/04/01');
  const utc = new Date('2025-04-01');
  const set = new Date(2025, 0, 31, 8);
  set.setMonth(2, 1);
  logger.info([
    local.toISOString(), utc.getDate(), utc.getHours(), set.toISOString(),
    new Date().getDate(), local.getTimezoneOffset(), local instanceof Date,
  ].join(' '));`;

  test.each([
    [9, '2025-03-31T15:00:00.000Z 1 9 2025-02-28T23:00:00.000Z 10 -540 true'],
    [0, '2025-04-01T00:00:00.000Z 1 0 2025-03-01T08:00:00.000Z 10 0 true'],
    [-8, '2025-04-01T08:00:00.000Z 31 16 2025-03-01T16:00:00.000Z 9 480 true'],
  ])('%i hours before UTC', async (utcOffsetHours, expected) => {
    const result = await runMain(SHOW, {
      scenario: scenario('手動実行', {utcOffsetHours}),
    });
    expect(messages(result)).toEqual([expected]);
  });
});

test('records come in the opposite order', async () => {
  const body = `
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  const pets = await service.getCustomDataByQuery((qb) => qb);
  const kojin = await combositeDataService.kojinData.readByEmployeeId(['0001', '0004']);
  logger.info([...pets, ...kojin].map(({employeeId}) => employeeId).join(' '));`;
  expect(messages(await runMain(body))).toEqual(['0001 0002 0001 0004']);
  expect(
    messages(
      await runMain(body, {scenario: scenario('手動実行', {isReversed: true})}),
    ),
  ).toEqual(['0002 0001 0004 0001']);
});
