/* What the home page's sample needs once a reader changes the amount. */
import {runInFrame} from '../../runner/page/engine/inFrame';
import {readPayLines} from '../shared/programText';
import type {PayLine} from '../shared/programText';

/** A program to run, and how to stop it. */
interface AmountRun {
  /** Address of runner.html. */
  readonly address: string;
  readonly source: string;
  readonly scenario: string;
  readonly signal: AbortSignal;
}

/**
 * Runs the program in the frame in which all samples run.
 *
 * @param run - what to run
 * @returns what it logged; nothing if it couldn't be run to its end
 */
export async function runAmount({
  address,
  signal,
  ...program
}: AmountRun): Promise<readonly PayLine[] | undefined> {
  const messages: string[] = [];
  const ending = await runInFrame(
    {address, request: {kind: 'run', ...program}, signal},
    ({message}) => messages.push(message),
  );
  const isGood = ending.kind === 'finished' && ending.report.error === null;
  return isGood ? readPayLines(messages) : undefined;
}
