import {fingerprint} from './fingerprint';

/** A program in a scenario. */
export interface SlipProgram {
  readonly source: string;
  readonly scenario: string;
}

/** By which the slip knows a program again. */
export function slipProgram({source, scenario}: SlipProgram): string {
  return fingerprint(`${scenario}\n${source}`);
}
