import {fingerprint} from './keptEdit';

/** A program in a scenario. */
export interface SlipProgram {
  readonly source: string;
  readonly scenario: string;
}

/** Whether a program changes what is paid, as far as its text tells. */
export function pays(source: string): boolean {
  return source.includes('.saveAmount');
}

/** By which the slip knows a program again. */
export function slipProgram({source, scenario}: SlipProgram): string {
  return fingerprint(`${scenario}\n${source}`);
}
