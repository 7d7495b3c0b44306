/*
 * Texts that only their width or blanks tell apart: nothing matches, and on a
 * screen they look the same.
 */
import {describe, expect, test} from 'vitest';
import {twinFinder} from '../words/width';
import {nearestNames} from '..';
import {cases} from './support/cases';
import {runMain, scenario} from './support/runtime';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';

const PAYROLL = '給与計算前';

const read = (name: string, query = 'qb'): string =>
  `(await (await baseService.createCustomDataServiceByDefinitionName('${name}')).getCustomDataByQuery((qb) => ${query}));`;

/** What is said of widths, with the line, if definitions have these data. */
async function told(
  body: string,
  data: Readonly<Record<string, readonly CustomDataEntity[]>> = {},
): Promise<(readonly [string, number | undefined])[]> {
  const customData = Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [
      name,
      rows.map((values, index) => ({
        dataId: `r${index + 1}`,
        createdAt: '2025/04/01 09:00:00',
        updatedAt: '2025/04/01 09:00:00',
        values,
      })),
    ]),
  );
  const {notices} = await runMain(body, {
    scenario: scenario(PAYROLL, {customData}),
  });
  return notices
    .filter(({messageId}) => messageId === 'width-differs')
    .map(({message, line}) => [message.replace(/、全角と.*/, ''), line]);
}

test.each([
  ['Ａ', 'A'],
  ['ｲﾇ', 'イヌ'],
  ['１０', '10'],
  ['山田　太郎', '山田太郎'],
  ['A ', 'A'],
])('「%s」 has a twin: 「%s」', (text, twin) => {
  expect(twinFinder(['x', twin])(text)).toBe(twin);
  expect(twinFinder([text, twin])(text)).toBeUndefined();
  // It is the first name that is offered, though shorter ones have less to change.
  expect(nearestNames(text, ['Z', '9', twin]).split('、')[0]).toBe(twin);
});

test.each(['', '　', 'イヌ科'])('「%s」 has none', (text) => {
  expect(twinFinder(['イヌ', ' '])(text)).toBeUndefined();
});

describe('a name that only its width or a blank makes unknown is told', () => {
  test.each(cases<Record<'body' | 'message', string>>('widths', 'looks'))(
    '$body',
    async ({body, message}) => {
      expect(
        await told(body, {
          従業員ペット: [{employeeId: '0001', petKind: 'ハムスター'}],
        }),
      ).toEqual([[message, 2]]);
    },
  );

  test('in a comparison with data', async () => {
    const body = `const pets = ${read('従業員ペット')}\nlogger.info(pets.filter((one) => one.class === 'Ａ').length);`;
    expect(
      await told(body, {従業員ペット: [{employeeId: '0001', class: 'A'}]}),
    ).toEqual([['「Ａ」は、「class」にある「A」と', 3]]);
  });
});
