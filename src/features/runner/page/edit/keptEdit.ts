import * as v from 'valibot';
import {RUN_LIMITS} from '../shapes/runLimits';

/** A program that a reader has changed, as it is kept in the browser. */
const KEPT_EDIT = v.object({
  source: v.pipe(v.string(), v.maxLength(10 * RUN_LIMITS.sourceLength)),
  scenario: v.string(),
  /** The fingerprint of the program from which the reader started. */
  base: v.string(),
});

export type KeptEdit = v.InferOutput<typeof KEPT_EDIT>;

/** Reads what is kept; nothing if it is no edit. */
export function parseKeptEdit(text: string | null): KeptEdit | undefined {
  try {
    return v.parse(KEPT_EDIT, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
