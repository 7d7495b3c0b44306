import {syntaxErrorLine} from './syntaxErrorLine';
import type {RunResult} from '../../../runtime';

/** The runtime doesn't know the line of a syntax error; Node does. */
export function withLine(result: RunResult, source: string): RunResult {
  const {error} = result;
  return error?.messageId === 'syntax-error'
    ? {
        ...result,
        error: {...error, line: error.line ?? syntaxErrorLine(source)},
      }
    : result;
}
