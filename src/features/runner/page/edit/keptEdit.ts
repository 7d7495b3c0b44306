import * as v from 'valibot';
import {RUN_LIMITS} from '../shapes/runLimits';

/** A program that a reader has changed, as it is kept in the browser. */
const KEPT_EDIT = v.object({
  source: v.pipe(v.string(), v.maxLength(10 * RUN_LIMITS.sourceLength)),
  scenario: v.string(),
  /** {@link fingerprint} of the program from which the reader started. */
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

/** A short mark of a text, by which it is known again. */
export function fingerprint(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return (hash >>> 0).toString(36);
}
