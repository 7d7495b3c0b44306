import {describe, expect, test} from 'vitest';
import {cases} from './support/cases';
import {runMain} from './support/runtime';
import type {RunResult} from '..';

function runWith(definitionName: string, body: string): Promise<RunResult> {
  return runMain(
    `const service = await baseService.createCustomDataServiceByDefinitionName('${definitionName}');\n${body}`,
  );
}

describe('a text that only says that there was no value', () => {
  test.each(['null', 'undefined', 'NaN'])('%s is not stored', async (text) => {
    const {changes, error} = await runWith(
      '研修マスタ',
      `await service.createCustomData({kenshuCode: String(${text}), kenshuName: 'a'});`,
    );
    expect(error).toMatchObject({
      messageId: 'text-without-value',
      message: `項目「研修コード」（kenshuCode）に、値がないことを表す文字列は登録できません。渡した値：'${text}'`,
      line: 3,
    });
    expect(changes.customData).toEqual([]);
  });

  test('does not replace a value', async () => {
    const {error} = await runWith(
      '従業員ペット',
      "await service.updateCustomData('pet001', {class: `${undefined}`});",
    );
    expect(error?.messageId).toBe('text-without-value');
  });

  test.each(["'nullable'", "'Null'", "''", 'null'])(
    '%s is none',
    async (value) => {
      const {error} = await runWith(
        '従業員ペット',
        `await service.updateCustomData('pet001', {class: ${value}});`,
      );
      expect(error).toBeNull();
    },
  );

  const URL = "'https://api.example.com/v1/requests'";

  test.each(
    cases<Record<'call' | 'problem', string>>('valuelessText', 'not sent'),
  )('is not sent: $call', async ({call, problem}) => {
    const {error, httpCalls} = await runMain(`await httpRequest.${call};`);
    expect(error).toMatchObject({
      messageId: 'http-without-value',
      message: `値がないことを表すものは送れません：${problem.replace(' が ', 'が')}`,
      line: 2,
    });
    expect(httpCalls).toEqual([]);
  });

  test.each([
    `post(${URL}, {name: null, note: 'null and void', count: 0})`,
    `post(${URL}, 'it was undefined before')`,
    `post(${URL}, 'null')`,
    `get(${URL}, {query: {word: 'nullable'}})`,
  ])('is not seen in what is fine: %s', async (call) => {
    const {httpCalls} = await runMain(`await httpRequest.${call};`);
    expect(httpCalls).toHaveLength(1);
  });

  test('leaves a body that can’t be sent to its own error', async () => {
    const {error} = await runMain(
      `const body = {}; body.self = body;\nawait httpRequest.post(${URL}, body);`,
    );
    expect(error?.message).toMatch(/TypeError/);
  });
});
