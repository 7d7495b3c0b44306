/* The specification's testable statements, with their proofs: statements.yml. */
import * as v from 'valibot';
import {parse} from 'yaml';
import {readText} from '../support/files';

const STATEMENT = v.strictObject({
  text: v.string(),
  /**
   * Tests of that file whose names contain the title; all of them must pass.
   * `undefined`: the test has the statement's own words.
   */
  provenBy: v.optional(v.strictObject({file: v.string(), title: v.string()})),
  departs: v.optional(v.literal(true)),
  inCode: v.optional(v.literal(true)),
});

/** One statement and its proof. */
export type Statement = v.InferOutput<typeof STATEMENT>;

/** By id: the section, a dot, and the statement's number in it. */
export const STATEMENTS: Readonly<Record<string, Statement>> = v.parse(
  v.record(v.string(), STATEMENT),
  parse(readText('tests/specification/statements.yml')),
);
