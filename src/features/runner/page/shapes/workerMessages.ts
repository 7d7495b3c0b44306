import * as v from 'valibot';
import {MESSAGE_KINDS, RUN_LIMITS} from './runLimits';
import {LOG_LINE, RUN_REPORT} from './runReport';
import {STRESS_PROGRESS, STRESS_REPORT} from './stressReport';
import type {RunReport} from './runReport';
import type {LogLine} from '@combosite-functions/simulator';
import type {ReportOutline, StressProgress} from '@combosite-functions/stress';

/** A message of the worker, checked. */
export type WorkerMessage =
  | {readonly kind: 'log'; readonly line: LogLine}
  | {readonly kind: 'progress'; readonly progress: StressProgress}
  | {readonly kind: 'report'; readonly report: RunReport}
  | {readonly kind: 'stress'; readonly report: ReportOutline};

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
    switch (text.charAt(0)) {
      case MESSAGE_KINDS.log:
        return {kind: 'log', line: v.parse(LOG_LINE, value)};
      case MESSAGE_KINDS.progress:
        return {kind: 'progress', progress: v.parse(STRESS_PROGRESS, value)};
      case MESSAGE_KINDS.report:
        return {kind: 'report', report: v.parse(RUN_REPORT, value)};
      case MESSAGE_KINDS.stress:
        return {kind: 'stress', report: v.parse(STRESS_REPORT, value)};
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
