/*
 * Programs for the tests of the relations, from the lists of `cases/`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** What a `main` of `cases/` does; `payroll` begins with the names of a payroll. */
export interface Body {
  readonly main?: string;
  readonly payroll?: string;
  readonly scenario?: string;
}

/** A list of `cases/`, by its file's name. */
export function readCases<Case>(file: string): Readonly<Record<string, Case>> {
  return parse(
    readFileSync(path.join(__dirname, `../cases/${file}.yml`), 'utf8'),
  ) as Readonly<Record<string, Case>>;
}

const {
  main = '',
  payroll: ofPayroll = '',
  naive: NAIVE_PET = '',
  careful: CAREFUL_PET = '',
} = readCases<string>('programs');

export {CAREFUL_PET, NAIVE_PET};

/** A `main` with a body, and the usual names at hand. */
export function program(body: string): string {
  return `async function main() {\n${main}${body}\n}`;
}

/** The same for the payroll. */
export function payroll(body: string): string {
  return program(ofPayroll + body);
}

/** A program of `cases/`. */
export function sourceOf(body: Body): string {
  return body.main === undefined
    ? payroll(body.payroll ?? '')
    : program(body.main);
}
