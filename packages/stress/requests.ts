/*
 * Requests that come twice, and whether their receiver can know it.
 */
import {nameRequest, sentRequests} from './outcome';
import type {HttpCall, RunResult} from '@combosite-functions/simulator';

/** The number by which the receiver knows that it got the same before. */
export function keyOf({headers}: HttpCall): string | undefined {
  return Object.entries(headers).find(([name]) =>
    /idempotency|request-id/i.test(name),
  )?.[1];
}

/** Whether two requests have the same address and content. */
export function isSame(call: HttpCall, other: HttpCall): boolean {
  return other.url === call.url && other.body === call.body;
}

/** Requests of a later run that an earlier one has sent as well. */
export function sentTwice(
  first: readonly HttpCall[],
  second: readonly HttpCall[],
): HttpCall[] {
  return second.filter((call) => first.some((other) => isSame(call, other)));
}

/**
 * Those of repeated requests whose receiver takes them for something new.
 *
 * @param calls - those that repeat an earlier one
 * @param earlier - may hold the calls themselves
 */
export function unknowinglyRepeated(
  calls: readonly HttpCall[],
  earlier: readonly HttpCall[],
): HttpCall[] {
  const isKnown = (call: HttpCall): boolean =>
    keyOf(call) !== undefined &&
    earlier.some(
      (other) =>
        other !== call && isSame(call, other) && keyOf(other) === keyOf(call),
    );
  return calls.filter((call) => call.method === 'POST' && !isKnown(call));
}

/**
 * What a second run has sent again, in words.
 *
 * @param first - the run before it
 * @param second - on what the first has left
 */
export function describeSentTwice(
  first: RunResult,
  second: RunResult,
): string[] {
  const earlier = sentRequests(first);
  const again = sentTwice(earlier, sentRequests(second));
  const texts = unknowinglyRepeated(again, earlier).map(
    (call) =>
      `${nameRequest(call)}に、1回目と同じ内容を、${keyOf(call) === undefined ? '番号（Idempotency-Key）なし' : '1回目と違う番号'}でもう一度送りました。受け取る側で、二重になるおそれがあります`,
  );
  return [...new Set(texts)];
}
