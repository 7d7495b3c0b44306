import * as v from 'valibot';
import {MESSAGE_KINDS, RUN_LIMITS} from './runLimits';
import {LOG_LINE, RUN_REPORT} from './runReport';
import type {RunReport} from './runReport';
import type {LogLine} from '../runtime';

/** A message of the worker, checked. */
export type WorkerMessage =
  | {readonly kind: 'log'; readonly line: LogLine}
  | {readonly kind: 'report'; readonly report: RunReport};

/**
 * Takes a message of the worker apart. The result consists of new objects with
 * nothing but the known properties.
 *
 * @param text - what came, from anybody
 * @returns the message, or `undefined` if it isn't one
 */
export function parseWorkerMessage(text: string): WorkerMessage | undefined {
  if (text.length > RUN_LIMITS.messageLength) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text.slice(1));
    if (text.startsWith(MESSAGE_KINDS.log)) {
      return {kind: 'log', line: v.parse(LOG_LINE, value)};
    }
    return text.startsWith(MESSAGE_KINDS.report)
      ? {kind: 'report', report: v.parse(RUN_REPORT, value)}
      : undefined;
  } catch {
    return undefined;
  }
}
