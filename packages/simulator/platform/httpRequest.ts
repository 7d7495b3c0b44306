import {CatalogueSyntaxError, refuse, describeValue} from '../messages/errors';
import {Delayed} from './context';
import {NONE} from '../messages/labels';
import {nearestNames} from '../words/nearest';
import {formatMessage} from '../messages/messages';
import {findValueless, findValuelessPart} from '../words/valuelessText';
import type {HttpAnswer, HttpAnswerStep, HttpMethod} from '../company/company';
import type {RunContext} from './context';
import type {MessageValues} from '../messages/messages';
import type {HttpCall} from '../company/httpCall';
import type {HttpRequest} from '../../../api-src/classes/HttpRequest';
import type {HttpRequestOptions} from '../../../api-src/helpers/HttpRequestOptions';
import type {HttpResponse} from '../../../api-src/helpers/HttpResponse';

/** What is sent, before anything came back. */
type SentRequest = Pick<HttpCall, 'method' | 'url' | 'headers' | 'body'>;

/**
 * `httpRequest`, which reaches nothing but prepared answers, and what it was used
 * for.
 *
 * @param answers - prepared answers; the first that fits counts
 */
export function httpRequests(
  context: RunContext,
  answers: readonly HttpAnswer[],
) {
  const calls: HttpCall[] = [];
  const uses = new Map<HttpAnswer, number>();
  const unanswered: {
    readonly values: MessageValues<'http-answer-missing'>;
    readonly line: number | undefined;
  }[] = [];

  /** Notes a request, and what comes of it after a while. */
  const record = (
    request: SentRequest,
    {status = null, failure = null, millis = 0}: Partial<HttpCall>,
    settle: () => HttpResponse,
  ): Delayed<HttpResponse> => {
    const {clock, limits, line} = context;
    calls.push({...request, status, failure, millis, line});
    return new Delayed(millis, () => {
      if (clock.elapsed > limits.runMillis) {
        context.fail('run-time-limit', {seconds: limits.runMillis / 1000});
      }
      return settle();
    });
  };
  const answer = (
    request: SentRequest,
    timeoutMillis: number,
  ): Delayed<HttpResponse> => {
    const {method, url} = request;
    const step = nextStep(request, answers, uses);
    if (!step) {
      const prepared = answers.map((one) => `${one.method} ${one.url}`);
      const nearest =
        nearestNames(`${method} ${url.replace(/\?.*/, '')}`, [
          ...new Set(prepared),
        ]) || NONE;
      const values = {method, url, nearest};
      unanswered.push({values, line: context.line});
      return record(request, {failure: 'no-answer'}, () =>
        refuse('http-answer-missing', values),
      );
    }
    if ('failure' in step) {
      return record(request, {failure: 'connection'}, () =>
        refuse('http-connection-failed', {method, url}),
      );
    }
    const {delayMillis: millis = 0, status} = step;
    return millis > timeoutMillis
      ? record(request, {failure: 'timeout', millis: timeoutMillis}, () =>
          refuse('http-timeout', {method, url, timeoutMillis}),
        )
      : record(request, {status, millis}, () =>
          context.handOut.object('HttpResponse', responseOf(step)),
        );
  };
  const send = (
    method: HttpMethod,
    url: string,
    body: string | object | undefined,
    options: HttpRequestOptions = {},
  ): Promise<HttpResponse> =>
    context.operate(
      `httpRequest.${method.toLowerCase()}`,
      () => {
        const {limits} = context;
        const timeoutMillis = options.timeoutMillis ?? limits.httpTimeoutMillis;
        if (typeof timeoutMillis !== 'number' || !(timeoutMillis > 0)) {
          refuse('http-timeout-invalid', {value: describeValue(timeoutMillis)});
        }
        const request: SentRequest = {
          method,
          url: addQuery(checkUrl(url), options.query),
          ...serialize(body, options.headers),
        };
        refuseValueless(url, body, options);
        if (calls.length >= limits.httpCalls) {
          context.fail('http-call-limit', {limit: limits.httpCalls});
        }
        if (method !== 'GET' && context.failsWrite()) {
          return record(request, {failure: 'connection'}, () =>
            refuse('http-connection-failed', {method, url: request.url}),
          );
        }
        return answer(request, timeoutMillis);
      },
      `${method} ${String(url)}`,
    );
  const plain =
    (method: HttpMethod) => (url: string, options?: HttpRequestOptions) =>
      send(method, url, undefined, options);
  const withBody =
    (method: HttpMethod) =>
    (url: string, body?: string | object, options?: HttpRequestOptions) =>
      send(method, url, body, options);
  return {
    service: context.handOut.object<HttpRequest>('httpRequest', {
      get: plain('GET'),
      delete: plain('DELETE'),
      post: withBody('POST'),
      put: withBody('PUT'),
      patch: withBody('PATCH'),
    }),
    calls,
    /**
     * Adds advice on requests that have no answer only because nobody prepared
     * one: a program that caught the error took them for a failure of the service.
     *
     * @param error - with which the run ended; what is said already isn't repeated
     */
    adviseOnUnanswered(error: {readonly message: string} | undefined) {
      for (const {values, line} of unanswered) {
        const text = formatMessage('http-answer-missing', values);
        const isSaid = context.notices.some(({message}) =>
          message.includes(text),
        );
        if (!isSaid && error?.message !== text) {
          context.notify('http-answer-missing', values, line);
        }
      }
    },
  };
}

/** What comes next of the first answer that fits, with its query or without. */
function nextStep(
  {method, url}: SentRequest,
  answers: readonly HttpAnswer[],
  uses: Map<HttpAnswer, number>,
): HttpAnswerStep | undefined {
  const own = answers.filter((one) => one.method === method);
  const answer =
    own.find((one) => one.url === url) ??
    own.find((one) => one.url === url.split('?')[0]);
  if (!answer) {
    return undefined;
  }
  const use = uses.get(answer) ?? 0;
  uses.set(answer, use + 1);
  return answer.answers[Math.min(use, answer.answers.length - 1)];
}

/** An answer as the program gets it. */
function responseOf({
  status,
  headers = {},
  body,
}: Extract<HttpAnswerStep, {status: number}>): HttpResponse {
  const isText = body === undefined || typeof body === 'string';
  const text = isText ? (body ?? '') : JSON.stringify(body);
  return {
    status,
    ok: status >= 200 && status <= 299,
    headers: Object.freeze({
      ...(isText ? {} : {'content-type': 'application/json'}),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
    }),
    text: () => text,
    json: () => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new CatalogueSyntaxError(
          'http-json-invalid',
          formatMessage('http-json-invalid', {}),
        );
      }
    },
  };
}

/** Refuses what is no address of HTTPS. */
function checkUrl(url: unknown): string {
  if (
    typeof url !== 'string' ||
    !/^https:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:[/?#]\S*)?$/.test(url)
  ) {
    refuse('http-url-invalid', {url: describeValue(url)});
  }
  return url.replace(/#.*$/, '');
}

/** Refuses to send what only says that there was no value. */
function refuseValueless(
  url: string,
  body: string | object | undefined,
  {headers = {}, query}: HttpRequestOptions,
): void {
  const found =
    findValuelessPart(url, 'url', /[/?&=#]/) ??
    findValueless(
      Object.fromEntries(
        Object.entries(query ?? {}).map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
      'query',
    ) ??
    Object.entries(headers)
      .map(([name, value]) =>
        findValuelessPart(String(value), `headers.${name}`, /\s/),
      )
      .find((header) => header !== undefined) ??
    (typeof body === 'string'
      ? findValuelessPart(body, 'body', /[&=,;\t\r\n]/)
      : findValueless(body, 'body'));
  if (found) {
    refuse('http-without-value', {
      place: found.place,
      value: describeValue(found.value),
    });
  }
}

function addQuery(
  url: string,
  query: HttpRequestOptions['query'] = {},
): string {
  const text = Object.entries(query)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    )
    .join('&');
  return text === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${text}`;
}

// assumption: http-body-serialization
function serialize(
  body: string | object | undefined,
  headers: Readonly<Record<string, string>> = {},
): Pick<SentRequest, 'headers' | 'body'> {
  if (body === undefined || typeof body === 'string') {
    return {headers: {...headers}, body: body ?? null};
  }
  const hasType = Object.keys(headers).some(
    (name) => name.toLowerCase() === 'content-type',
  );
  return {
    headers: {
      ...(hasType ? {} : {'Content-Type': 'application/json'}),
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
