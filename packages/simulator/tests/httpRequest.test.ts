import {describe, expect, test} from 'vitest';
import {cases} from './support/cases';
import {
  evaluate,
  failure,
  messages,
  runMain,
  scenario,
} from './support/runtime';
import {sampleCompany} from '../sample-company';
import type {HttpAnswer} from '..';

const URL = 'https://outside.example.com/a';

/** 手動実行 with prepared answers. */
function answering(...httpAnswers: HttpAnswer[]) {
  return {scenario: scenario('手動実行', {httpAnswers})};
}

const ok = (method: HttpAnswer['method'], body?: unknown): HttpAnswer => ({
  method,
  url: URL,
  answers: [{status: 200, body}],
});

describe('a request', () => {
  test.each(['GET', 'DELETE'] as const)('%s', async (method) => {
    const result = await runMain(
      `await httpRequest.${method.toLowerCase()}('${URL}', {headers: {Accept: 'x'}});`,
      answering(ok(method)),
    );
    expect(result.httpCalls).toEqual([
      {
        method,
        url: URL,
        headers: {Accept: 'x'},
        body: null,
        status: 200,
        failure: null,
        millis: 0,
        line: 2,
      },
    ]);
  });

  test.each(['POST', 'PUT', 'PATCH'] as const)('%s', async (method) => {
    const call = `httpRequest.${method.toLowerCase()}`;
    const {httpCalls} = await runMain(
      `await ${call}('${URL}', {a: [1]});\nawait ${call}('${URL}', 'a=1', {headers: {'content-type': 'text/x'}});\nawait ${call}('${URL}', {}, {headers: {'content-type': 'text/x'}});\nawait ${call}('${URL}');`,
      answering(ok(method)),
    );
    expect(httpCalls.map(({headers, body}) => [headers, body])).toEqual([
      [{'Content-Type': 'application/json'}, '{"a":[1]}'],
      [{'content-type': 'text/x'}, 'a=1'],
      [{'content-type': 'text/x'}, '{}'],
      [{}, null],
    ]);
  });

  test('encodes its query', async () => {
    const {httpCalls} = await runMain(
      `await httpRequest.get('${URL}', {query: {月: '4 月', page: 1}});\nawait httpRequest.get('${URL}?x=1', {query: {page: 1}});`,
      answering(ok('GET')),
    );
    expect(httpCalls.map(({url}) => url)).toEqual([
      `${URL}?%E6%9C%88=4%20%E6%9C%88&page=1`,
      `${URL}?x=1&page=1`,
    ]);
  });

  test.each(
    cases<Record<'url' | 'messageId', string> & {options?: string}>(
      'httpRequest',
      'refused',
    ),
  )('to $url with $options is refused', async ({url, options, messageId}) => {
    const body = `await httpRequest.get(${url.replace('URL', URL)}, {${options ?? ''}});`;
    expect(await failure(body, answering(ok('GET')))).toBe(messageId);
  });

  test('reaches nothing but prepared answers', async () => {
    const result = await runMain(`await httpRequest.get('${URL}');`);
    expect(result.error?.messageId).toBe('http-answer-missing');
    // No advice beside the error.
    expect(result.notices).toEqual([]);
    expect(result.httpCalls).toMatchObject([
      {status: null, failure: 'no-answer'},
    ]);
  });

  test.each([
    ['tells of it with its own words', "throw new Error('失敗しました');"],
    ['writes it down', 'logger.warn(error.message);'],
    ['says nothing', ''],
  ])('advises on it also if the program %s', async (_, rest) => {
    const {error, notices} = await runMain(
      `try { await httpRequest.get('${URL}'); } catch (error) { ${rest} }`,
    );
    expect(error?.messageId).not.toBe('http-answer-missing');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain('の応答が用意されていません');
  });

  test('names the prepared answer that is nearest', async () => {
    const {error} = await runMain(
      "await httpRequest.get('https://api.example.com/v2/status?a=1');",
    );
    expect(error?.message).toMatch(
      /^GET https:\/\/api\.example\.com\/v2\/status\?a=1の応答が用意されていません。用意した応答（近い順）：GET https:\/\/api\.example\.com\/status、/,
    );
    const none = await runMain(`await httpRequest.get('${URL}');`, {
      company: {...sampleCompany, httpAnswers: []},
    });
    expect(none.error?.message).toMatch(/用意した応答（近い順）：なし$/);
  });
});

describe('an answer', () => {
  const get = `(await httpRequest.get('${URL}'))`;
  const answer = (...answers: HttpAnswer['answers']): HttpAnswer => ({
    method: 'GET',
    url: URL,
    answers,
  });
  const rates = 'https://api.example.com/v1/rates';
  const headers = {'X-Count': '2'};
  const small = {'content-type': 'application/json', 'x-count': '2'};
  const texts = [ok('GET', 'any'), {...ok('GET', 'one'), url: `${URL}?a=1`}];
  const query = (value: number): string =>
    `(await httpRequest.get('${URL}', {query: {a: ${value}}})).text()`;

  test.each([
    ['that is no success', `${get}.status`, [answer({status: 404})], 404],
    ['199', `${get}.ok`, [answer({status: 199})], false],
    ['200', `${get}.ok`, [answer({status: 200})], true],
    ['299', `${get}.ok`, [answer({status: 299})], true],
    ['300', `${get}.ok`, [answer({status: 300})], false],
    [
      'headers',
      `${get}.headers`,
      [answer({status: 200, headers, body: {}})],
      small,
    ],
    ['text of JSON', `${get}.text()`, [ok('GET', {a: 1})], '{"a":1}'],
    ['JSON', `${get}.json()`, [ok('GET', {a: 1})], {a: 1}],
    ['no body', `${get}.text()`, [ok('GET')], ''],
    ['a query', `[${query(1)}, ${query(2)}]`, texts, ['one', 'any']],
    [
      'the last, which stays',
      `[${get}.status, ${get}.status, ${get}.status]`,
      [answer({status: 500}, {status: 200})],
      [500, 200, 200],
    ],
    [
      "the scenario's before the company's",
      `(await httpRequest.get('${rates}')).status`,
      [{...answer({status: 503}), url: rates}],
      503,
    ],
  ])('%s: %s', async (_, expression, answers, expected) => {
    expect(await evaluate(expression, answering(...answers))).toEqual(expected);
  });

  test.each(['', '<html>'])('“%s” is no JSON', async (body) => {
    const result = await runMain(
      `const r = await httpRequest.get('${URL}');\ntry { r.json(); } catch (error) { logger.info(\`\${error instanceof SyntaxError}\`); }\nr.json();`,
      answering(ok('GET', body)),
    );
    expect(messages(result)[0]).toBe('true');
    expect(result.error).toMatchObject({
      messageId: 'http-json-invalid',
      line: 4,
    });
  });
});

describe('a failure', () => {
  const slow = answering({
    method: 'GET',
    url: URL,
    answers: [{status: 200, delayMillis: 5000}],
  });

  test('comes when the answer takes longer than the request waits', async () => {
    const result = await runMain(
      `await httpRequest.get('${URL}', {timeoutMillis: 4999});`,
      slow,
    );
    expect(result.error?.message).toBe(
      `GET ${URL}の応答が4999ミリ秒以内にありません`,
    );
    expect(result.httpCalls).toMatchObject([
      {status: null, failure: 'timeout', millis: 4999},
    ]);
  });

  test('does not come when it takes exactly as long, and time passes', async () => {
    const result = await runMain(
      `await httpRequest.get('${URL}', {timeoutMillis: 5000});\nlogger.info('済');`,
      slow,
    );
    expect(result.logs).toMatchObject([
      {message: '済', time: '2025/04/10 10:00:05'},
    ]);
  });

  test('comes by default after the usual time', async () => {
    expect(
      await failure(`await httpRequest.get('${URL}');`, slow),
    ).toBeUndefined();
    expect(
      await failure(`await httpRequest.get('${URL}');`, {
        ...slow,
        limits: {httpTimeoutMillis: 100},
      }),
    ).toBe('http-timeout');
  });

  test('of the connection throws', async () => {
    expect(
      await failure(
        `await httpRequest.get('${URL}');`,
        answering({
          method: 'GET',
          url: URL,
          answers: [{failure: 'connection'}],
        }),
      ),
    ).toBe('http-connection-failed');
  });
});

describe('waits for answers', () => {
  const slow = scenario('手動実行', {
    httpAnswers: [5, 10, 20].map((seconds) => ({
      method: 'GET' as const,
      url: `https://api.example.com/${seconds}`,
      answers: [{status: 200, delayMillis: seconds * 1000}],
    })),
  });
  const GET =
    'const get = (seconds) => httpRequest.get(`https://api.example.com/${seconds}`);';
  const CLOCK = 'logger.info(new Date().toTimeString().slice(3, 8));';

  test.each(
    cases<Record<'what' | 'body' | 'clock', string>>('httpRequest', 'waits'),
  )('$what take their time', async ({body, clock}) => {
    const result = await runMain(`${GET}\n${body}\n${CLOCK}`, {scenario: slow});
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual([clock]);
  });

  test('come in the order of their times', async () => {
    const result = await runMain(
      `${GET}
      await Promise.all([20, 5, 10].map(async (seconds) => {
        await get(seconds);
        logger.info(String(seconds));
      }));`,
      {scenario: slow},
    );
    expect(messages(result)).toEqual(['5', '10', '20']);
    expect(result.httpCalls.map(({millis}) => millis)).toEqual([
      20_000, 5000, 10_000,
    ]);
  });
});
