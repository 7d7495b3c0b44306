import {PAGE_LIMITS, runCustomFunction} from '@combosite-functions/simulator';
import {MESSAGE_KINDS} from '../shapes/runLimits';
import {compiling} from './compileByScript';
import {reportLogLine, reportRun} from './reportRun';
import {send, sendReport} from './workerScope';
import type {RunOptions} from '@combosite-functions/simulator';

/**
 * Runs a program and tells the page of it: each log line, then the result.
 *
 * @param prepare - gives the program and what it runs on
 */
export async function runAndSend(
  prepare: () => Pick<RunOptions, 'source' | 'scenario' | 'company'>,
): Promise<void> {
  try {
    const options = prepare();
    const result = await runCustomFunction({
      ...options,
      ...compiling,
      limits: PAGE_LIMITS,
      onLog: (line) => send(MESSAGE_KINDS.log, reportLogLine(line)),
    });
    const {company, scenario} = options;
    sendReport(
      MESSAGE_KINDS.report,
      reportRun(result, company, scenario.dryRun),
    );
  } catch {
    send(MESSAGE_KINDS.failure, null);
  }
}
