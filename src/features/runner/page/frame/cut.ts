import {RUN_LIMITS} from '../shapes/runLimits';

/** A text no longer than a value in a report; what is missing shows. */
export function cut(text: string): string {
  return cutTo(text, RUN_LIMITS.valueLength);
}

/**
 * A text no longer than given; what is missing shows.
 *
 * @param text - any text
 * @param length - characters that are kept
 */
export function cutTo(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
