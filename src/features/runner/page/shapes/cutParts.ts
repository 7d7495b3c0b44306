/*
 * The building blocks of what a worker tells: what is too long is cut.
 */
import * as v from 'valibot';
import {RUN_LIMITS} from './runLimits';

/** Text, of which no more than some characters are kept. */
export function cutText(length: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, length)),
  );
}

/** Rows, of which no more than some are looked at. */
export function cutRows<Row extends v.GenericSchema>(row: Row, limit: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.slice(0, limit)),
    v.array(row),
  );
}

/** A value as text; one that was cut ends with an ellipsis. */
export const valueText = cutText(RUN_LIMITS.valueLength + 1);

/** Line of the program, from 1; anything else is an unknown line. */
export const line = v.fallback(
  v.undefinedable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  () => undefined,
);
