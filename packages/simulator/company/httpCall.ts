import type {HttpMethod} from './company';

/** A request that a program made, and what came of it. */
export interface HttpCall {
  readonly method: HttpMethod;
  /** Address with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it was sent; `null` if there was none. */
  readonly body: string | null;
  /** Status of the answer; `null` if there was none. */
  readonly status: number | null;
  /** Why there was no answer. */
  readonly failure: 'timeout' | 'connection' | 'no-answer' | null;
  /** How long the request took, by the run's clock. */
  readonly millis: number;
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
}
