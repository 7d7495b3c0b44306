import {request as plainRequest} from 'node:http';
import {request as tlsRequest} from 'node:https';
import type {IncomingHttpHeaders, RequestOptions} from 'node:http';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends one request and follows nothing.
 *
 * @param origin - `http://…` or `https://…`; any certificate will do
 * @param path - sent as it is, unlike by `fetch`, which removes `..`
 */
export function rawRequest(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const {hostname, port, protocol} = new URL(origin);
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    send(
      {
        hostname,
        port,
        path,
        agent: false,
        ...options,
        ...(protocol === 'https:' ? {rejectUnauthorized: false} : {}),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}
