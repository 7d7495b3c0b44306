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
    ['async function main() { leftover = 1; }', 'name-undefined', /leftover/],
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

  test('of a secret that is not there names those that are like it', async () => {
    const lookUp = "await secretsManager.getSecret('CHAT_API_TOKN');";
    expect((await runMain(lookUp)).error?.message).toMatch(
      /近い名前：CHAT_API_TOKEN$/,
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
  test('leaves nothing that goes on after the run', async () => {
    const result = await runMain(
      `httpRequest.get('https://api.example.com/status');\n(async () => { for (let turn = 0; turn < 30; turn += 1) { await null; } logger.info('後'); })();`,
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(result.httpCalls).toEqual([]);
    expect(result.logs).toEqual([]);
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
});

/** Bodies of a `main`, and what comes of their runs. */
test.each(
  cases<{what: string; scenario?: string; body: string; gives: object}>(
    'program',
    'runs',
  ),
)('$what', async ({scenario: name, body, gives}) => {
  const before = process.listeners('unhandledRejection');
  const result = await runMain(body.replaceAll('CREATE', CREATE), {
    scenario: name,
  });
  expect(result).toMatchObject(gives);
  expect(process.listeners('unhandledRejection')).toEqual(before);
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
