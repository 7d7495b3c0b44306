import {afterEach, describe, expect, test, vi} from 'vitest';
import {formatMessage} from '../messages/messages';
import {sampleCompany} from '../sample-company';
import {cases} from './support/cases';
import {
  evaluate,
  messages,
  runMain,
  runSource,
  scenario,
} from './support/runtime';

describe('a program', () => {
  test.each(cases<Record<'source' | 'message', string>>('program', 'starts'))(
    'starts at main: $source',
    async ({source, message}) => {
      const result = await runSource(source);
      expect(messages(result)).toEqual([message]);
      expect(result.error).toBeNull();
    },
  );

  test.each([
    ['function other() {}', 'main-missing', /./],
    ['async function main() {', 'syntax-error', /^SyntaxError: /],
    // It can't close the scope around it, and leaves nothing behind.
    ['async function main() {} })(); (() => {', 'syntax-error', /./],
    ['async function main() { leftover = 1; }', 'uncaught-error', /leftover/],
    ["async function main() { SexKubun.Dansei = '9'; }", 'not-changeable', /./],
  ])('fails, and says so in the log: %s', async (source, id, message) => {
    const result = await runSource(source);
    expect(result.error?.messageId).toBe(id);
    expect(messages(result)[0]).toMatch(message);
    expect('leftover' in globalThis).toBe(false);
    expect(await evaluate('SexKubun.Dansei')).toBe('1');
  });

  test('has nothing of the host', async () => {
    for (const name of [
      'process',
      'require',
      'fetch',
      'setTimeout',
      'window',
    ]) {
      expect(await evaluate(`typeof ${name}`), name).toBe('undefined');
    }
  });

  test.each(
    cases<Record<'code' | 'message', string>>('program', 'absent names'),
  )('is told what to use instead: $code', async ({code, message}) => {
    const {error, ...result} = await runMain(`logger.info('a');\n${code}`);
    expect(error).toEqual({
      messageId: code.startsWith('console')
        ? 'console-unavailable'
        : 'host-name-unavailable',
      message: expect.stringMatching(RegExp(message)) as string,
      line: 3,
    });
    expect(result.logs.at(-1)?.message).toBe(`Error: ${error?.message}`);
  });

  test('has its own errors beside a name that it has made itself', async () => {
    const own = 'const fetch = null;\nfetch();';
    expect((await runMain(own)).error?.messageId).toBe('uncaught-error');
    const other = 'typeof fetch;\nnull.a;';
    expect((await runMain(other)).error?.messageId).toBe('uncaught-error');
  });

  test('that calls itself for ever is told so', async () => {
    const {error} = await runSource(
      'function count(n) {\n  return count(n + 1) + 1;\n}\nasync function main() { count(1); }',
    );
    expect(error).toMatchObject({messageId: 'recursion-endless', line: 2});
  });

  describe('in Firefox', () => {
    class InternalError extends Error {}

    afterEach(() => {
      vi.unstubAllGlobals();
      vi.resetModules();
    });

    test.each([
      ['too much recursion', 'recursion-endless'],
      ['allocation size overflow', 'uncaught-error'],
    ])('ends with an error of that engine: %s', async (message, messageId) => {
      vi.stubGlobal('InternalError', InternalError);
      vi.resetModules();
      const {runCustomFunction} = await import('..');
      const {error} = await runCustomFunction({
        source: 'async function main() {}',
        scenario: scenario('手動実行'),
        company: sampleCompany,
        compile: () => () =>
          Promise.resolve(() => {
            throw new InternalError(message);
          }),
      });
      expect(error?.messageId).toBe(messageId);
    });
  });
});

describe('an error', () => {
  test('that main throws ends the run and stands in the log', async () => {
    const result = await runMain(
      "logger.info('前');\nthrow new TypeError('理由');\nlogger.info('後');",
    );
    expect(messages(result)).toEqual(['前', 'TypeError: 理由']);
    expect(result.logs[1]?.level).toBe('error');
    expect(result.error).toEqual({
      messageId: 'uncaught-error',
      message: 'mainからエラーが投げられました：TypeError: 理由',
      line: 3,
    });
  });

  test.each(cases<Record<'body' | 'messageId', string>>('program', 'errors'))(
    '$body is told apart: $messageId',
    async ({body, messageId}) => {
      expect((await runMain(body)).error?.messageId).toBe(messageId);
    },
  );

  test.each(cases<Record<'text', string>>('program', 'other engines'))(
    'of another engine is told alike: $text',
    async ({text}) => {
      const body = `throw new TypeError(${JSON.stringify(text)});`;
      expect((await runMain(body)).error).toEqual({
        messageId: 'not-changeable',
        message: `書き換えられないものを、書き換えようとしました：${text}`,
        line: 2,
      });
    },
  );

  test('may be any value', async () => {
    expect(messages(await runMain("throw '理由';"))).toEqual(['理由']);
  });

  test('of a service carries the line of its call', async () => {
    const result = await runMain(
      "logger.info('a');\n\nawait secretsManager.getSecret('ない');",
    );
    expect(result.error?.line).toBe(4);
  });

  test('of a secret that is not there names those that are like it', async () => {
    const lookUp = "await secretsManager.getSecret('CHAT_API_TOKN');";
    expect((await runMain(lookUp)).error?.message).toMatch(
      /近い名前：CHAT_API_TOKEN、/,
    );
    const company = {...sampleCompany, secrets: []};
    expect((await runMain(lookUp, {company})).error?.message).toMatch(
      /近い名前：なし$/,
    );
  });

  test('of a service can be caught, and is an Error', async () => {
    const result = await runMain(
      "try { await secretsManager.getSecret('ない'); } catch (error) { logger.info(`${error instanceof Error} ${error.message}`); }",
    );
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual([
      expect.stringContaining(
        `true ${formatMessage('secret-not-found', {name: 'ない', nearest: ''})}`,
      ),
    ]);
  });
});

/** A call that takes its time. */
const CREATE =
  "baseService.createCustomDataServiceByDefinitionName('ペット手当マスタ')";

describe('a missing await', () => {
  test('at the end loses the effect and is told', async () => {
    const result = await runMain(
      `const service = await ${CREATE};\nservice.createCustomData({dogTeateAmount: 1, catTeateAmount: 2});`,
    );
    expect(result.changes.customData).toEqual([]);
    expect(result.notices).toEqual([
      expect.objectContaining({messageId: 'not-awaited', line: 3}),
    ]);
  });

  test('leaves nothing that goes on after the run', async () => {
    const result = await runMain(
      `httpRequest.get('https://api.example.com/status');\n(async () => { for (let turn = 0; turn < 30; turn += 1) { await null; } logger.info('後'); })();`,
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(result.httpCalls).toEqual([]);
    expect(result.logs).toEqual([]);
  });

  test('before other calls keeps the effect and is told as well', async () => {
    const result = await runMain(
      `const service = await ${CREATE};\nservice.createCustomData({dogTeateAmount: 1, catTeateAmount: 2});\nconst list = service.getCustomDataByQuery((qb) => qb);\nawait list;\nlogger.info(\`\${list.length}\`);`,
    );
    expect(result.changes.customData).toHaveLength(1);
    expect(result.notices[0]?.messageId).toBe('not-awaited');
    expect(messages(result)).toEqual(['undefined']);
  });

  test.each(
    cases<Record<'use' | 'reason', string>>('program', 'missing awaits'),
  )('is the cause of the error in $use', async ({use, reason}) => {
    const result = await runMain(
      `const service = await ${CREATE};\nconst list = service.getCustomDataByQuery((qb) => qb);\n${use}`,
    );
    expect(result.error).toMatchObject({
      messageId: 'used-without-await',
      line: 3,
    });
    expect(result.error?.message).toMatch(
      /^getCustomDataByQueryの前にawaitがないため、結果を使えません。起きたエラー：/,
    );
    expect(result.error?.message).toMatch(RegExp(reason));
    // The cause comes first, also in the log.
    expect(messages(result)).toEqual([result.error?.message]);
    expect(result.notices).toEqual([]);
  });

  test('is named where the promise is shown or refused', async () => {
    const {error, logs} = await runMain(
      "const list = combositeDataService.keisanPatternData.readByEmployeeIdAndBaseDate(['0001'], '2025/04/01');\nlogger.info('a', list, [list]);\nawait combositeDataService.shikyukojoData.saveAmount(list);",
      {scenario: '給与計算前'},
    );
    expect(logs[0]?.details).toEqual([
      'Promise（awaitを付けていません）',
      '["Promise（awaitを付けていません）"]',
    ]);
    expect(error?.message).toContain(
      '渡した値：Promise（awaitを付けていません）',
    );
  });

  test('is told of the service as well', async () => {
    const {error} = await runMain(
      `const service = ${CREATE};\nawait service.getCustomDataByQuery((qb) => qb);`,
    );
    expect(error).toMatchObject({
      messageId: 'used-without-await',
      message:
        'createCustomDataServiceByDefinitionNameの前にawaitがないため、結果を使えません。起きたエラー：TypeError: service.getCustomDataByQuery is not a function',
      line: 2,
    });
  });

  test('is not the cause of an error that has nothing to do with it', async () => {
    const {error, notices} = await runMain(
      `const service = await ${CREATE};\nservice.createCustomData({dogTeateAmount: 1, catTeateAmount: 2});\nthrow new Error('別の理由');`,
    );
    expect(error?.messageId).toBe('program-stopped');
    expect(notices[0]?.messageId).toBe('not-awaited');
  });

  test('of a call that fails fails the run', async () => {
    const result = await runMain(
      `secretsManager.getSecret('ない');\nawait ${CREATE};`,
    );
    expect(result.error?.messageId).toBe('secret-not-found');
  });

  test('is not told where Promise.all, then or return waits', async () => {
    const result = await runMain(
      `await Promise.all([${CREATE}, ${CREATE}]);\nawait ${CREATE}.then(() => 1);\nconst get = () => ${CREATE};\nawait get();`,
    );
    expect(result.notices).toEqual([]);
  });
});

describe('a function of the program without await', () => {
  const UNAWAITED = 'awaitを付けていない処理でエラーが起きました：';
  test.each([
    [
      "async function save() {\n  throw new Error('理由');\n}\nsave();\nlogger.info('後');",
      {
        messageId: 'unhandled-rejection',
        message: `${UNAWAITED}Error: 理由`,
        line: 3,
      },
      ['後', 'Error: 理由'],
    ],
    [
      `async function read() { await secretsManager.getSecret('ない'); }\nread();\nawait ${CREATE};\nawait ${CREATE};`,
      {messageId: 'secret-not-found', line: 2},
      [expect.stringContaining('シークレット「ない」')],
    ],
    ["Promise.reject('理由');", {message: `${UNAWAITED}理由`}, ['理由']],
    // The error of main counts more.
    [
      "Promise.reject('先');\nthrow new Error('主');",
      {messageId: 'program-stopped'},
      ['Error: 主'],
    ],
  ])('that fails fails the run: %s', async (body, error, logs) => {
    const before = process.listeners('unhandledRejection');
    const result = await runMain(body);
    expect(result.error).toMatchObject(error);
    expect(messages(result)).toEqual(logs);
    expect(process.listeners('unhandledRejection')).toEqual(before);
  });

  test('is not told if the failure is caught later', async () => {
    const result = await runMain(
      "const failed = Promise.reject(new Error('a'));\nawait null;\nawait failed.catch(() => undefined);",
    );
    expect(result.error).toBeNull();
  });

  test('that main overtakes loses its effect and is told', async () => {
    const result = await runMain(
      `const service = await ${CREATE};\nasync function save() {\n  await service.createCustomData({dogTeateAmount: 1, catTeateAmount: 2});\n}\nsave();`,
    );
    expect(result.error).toBeNull();
    expect(result.changes.customData).toEqual([]);
    expect(result.notices).toEqual([
      expect.objectContaining({messageId: 'not-finished', line: 4}),
    ]);
  });
});

describe('time and chance', () => {
  test('come from the run: the same input gives the same result', async () => {
    const source =
      "logger.info(`${Date.now()} ${new Date().toISOString()} ${Math.random()}`);\nconst s = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');\nlogger.info(await s.createCustomData({kenshuCode: 'a', kenshuName: 'b'}));";
    const first = await runMain(source);
    expect(await runMain(source)).toEqual(first);
    expect(messages(first)[0]).toMatch(/2025-04-10T01:00:00\.000Z/);
    expect(messages(first)[1]).toMatch(/^[A-Za-z0-9]{10}$/);
  });

  test('leave dates with arguments as they are', async () => {
    expect(
      await evaluate('[new Date(0).getTime(), Date.UTC(1970, 0, 2)]'),
    ).toEqual([0, 86_400_000]);
  });
});
