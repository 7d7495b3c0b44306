import {
  CombositeFunctionsError,
  ResponseSyntaxError,
  describeValue,
} from '../messages/errors';
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

/** `httpRequest`: reaches nothing but prepared answers. */
export class HttpRequests implements HttpRequest {
  readonly calls: HttpCall[] = [];
  readonly #context: RunContext;
  readonly #answers: readonly HttpAnswer[];
  readonly #uses = new Map<HttpAnswer, number>();
  readonly #unanswered: {
    readonly values: MessageValues<'http-answer-missing'>;
    readonly line: number | undefined;
  }[] = [];

  /**
   * @param context - of the run
   * @param answers - prepared answers; the first that fits counts
   */
  constructor(context: RunContext, answers: readonly HttpAnswer[]) {
    this.#context = context;
    this.#answers = answers;
  }

  get(url: string, options?: HttpRequestOptions): Promise<HttpResponse> {
    return this.#send('GET', url, undefined, options);
  }

  delete(url: string, options?: HttpRequestOptions): Promise<HttpResponse> {
    return this.#send('DELETE', url, undefined, options);
  }

  post(
    url: string,
    body?: string | object,
    options?: HttpRequestOptions,
  ): Promise<HttpResponse> {
    return this.#send('POST', url, body, options);
  }

  put(
    url: string,
    body?: string | object,
    options?: HttpRequestOptions,
  ): Promise<HttpResponse> {
    return this.#send('PUT', url, body, options);
  }

  patch(
    url: string,
    body?: string | object,
    options?: HttpRequestOptions,
  ): Promise<HttpResponse> {
    return this.#send('PATCH', url, body, options);
  }

  /**
   * Adds advice on requests that have no answer only because nobody prepared
   * one: a program that caught the error took them for a failure of the service.
   *
   * @param error - with which the run ended; what is said already isn't repeated
   */
  adviseOnUnanswered(error: {readonly message: string} | undefined): void {
    for (const {values, line} of this.#unanswered) {
      const text = formatMessage('http-answer-missing', values);
      const isSaid = this.#context.notices.some(({message}) =>
        message.includes(text),
      );
      if (!isSaid && error?.message !== text) {
        this.#context.notify('http-answer-missing', values, line);
      }
    }
  }

  #send(
    method: HttpMethod,
    url: string,
    body: string | object | undefined,
    options: HttpRequestOptions = {},
  ): Promise<HttpResponse> {
    const send = (): Delayed<HttpResponse> => {
      const {observations, limits} = this.#context;
      observations.hasWritten ||= method !== 'GET';
      const timeoutMillis = options.timeoutMillis ?? limits.httpTimeoutMillis;
      if (typeof timeoutMillis !== 'number' || !(timeoutMillis > 0)) {
        throw new CombositeFunctionsError('http-timeout-invalid', {
          value: describeValue(timeoutMillis),
        });
      }
      const request: SentRequest = {
        method,
        url: addQuery(checkUrl(url), options.query),
        ...serialize(body, options.headers),
      };
      refuseValueless(url, body, options);
      if (this.calls.length >= limits.httpCalls) {
        this.#context.fail('http-call-limit', {limit: limits.httpCalls});
      }
      return this.#answer(request, timeoutMillis);
    };
    return this.#context.operate(
      `httpRequest.${method.toLowerCase()}`,
      send,
      `${method} ${String(url)}`,
    );
  }

  #answer(request: SentRequest, timeoutMillis: number): Delayed<HttpResponse> {
    const {method, url} = request;
    const step = this.#nextStep(request);
    if (!step) {
      const values = {
        method,
        url,
        nearest: this.#nearestAnswers(request) || NONE,
      };
      this.#unanswered.push({values, line: this.#context.line});
      return this.#record(request, null, 'no-answer', 0, () => {
        throw new CombositeFunctionsError('http-answer-missing', values);
      });
    }
    if ('failure' in step) {
      return this.#record(request, null, 'connection', 0, () => {
        throw new CombositeFunctionsError('http-connection-failed', {
          method,
          url,
        });
      });
    }
    const millis = step.delayMillis ?? 0;
    if (millis > timeoutMillis) {
      return this.#record(request, null, 'timeout', timeoutMillis, () => {
        throw new CombositeFunctionsError('http-timeout', {
          method,
          url,
          timeoutMillis,
        });
      });
    }
    return this.#record(request, step.status, null, millis, () =>
      this.#context.handOut.object('HttpResponse', new PreparedResponse(step)),
    );
  }

  /** Notes a request, and what comes of it after a while. */
  #record(
    request: SentRequest,
    status: number | null,
    failure: HttpCall['failure'],
    millis: number,
    settle: () => HttpResponse,
  ): Delayed<HttpResponse> {
    const {clock, limits, line} = this.#context;
    this.calls.push({...request, status, failure, millis, line});
    return new Delayed(millis, () => {
      if (clock.elapsed > limits.runMillis) {
        this.#context.fail('run-time-limit', {
          seconds: limits.runMillis / 1000,
        });
      }
      return settle();
    });
  }

  /** Prepared answers that the request may have been meant for. */
  #nearestAnswers({method, url}: SentRequest): string {
    const lines = this.#answers.map((one) => `${one.method} ${one.url}`);
    return nearestNames(`${method} ${url.replace(/\?.*/, '')}`, [
      ...new Set(lines),
    ]);
  }

  #nextStep({method, url}: SentRequest): HttpAnswerStep | undefined {
    const [path] = url.split('?');
    const answer =
      this.#answers.find((one) => one.method === method && one.url === url) ??
      this.#answers.find((one) => one.method === method && one.url === path);
    if (!answer) {
      return undefined;
    }
    const use = this.#uses.get(answer) ?? 0;
    this.#uses.set(answer, use + 1);
    return answer.answers[Math.min(use, answer.answers.length - 1)];
  }
}

/** An answer as the program gets it. */
class PreparedResponse implements HttpResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly #body: string;

  constructor(answer: Extract<HttpAnswerStep, {status: number}>) {
    const {status, headers = {}, body} = answer;
    const isText = body === undefined || typeof body === 'string';
    this.status = status;
    this.ok = status >= 200 && status <= 299;
    this.headers = Object.freeze({
      ...(isText ? {} : {'content-type': 'application/json'}),
      ...lowerCaseNames(headers),
    });
    this.#body = isText ? (body ?? '') : JSON.stringify(body);
  }

  text(): string {
    return this.#body;
  }

  json(): unknown {
    try {
      return JSON.parse(this.#body);
    } catch {
      throw new ResponseSyntaxError();
    }
  }
}

/** Refuses what is no address of HTTPS. */
function checkUrl(url: unknown): string {
  if (
    typeof url !== 'string' ||
    !/^https:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:[/?#]\S*)?$/.test(url)
  ) {
    throw new CombositeFunctionsError('http-url-invalid', {
      url: describeValue(url),
    });
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
    throw new CombositeFunctionsError('http-without-value', {
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

function lowerCaseNames(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
