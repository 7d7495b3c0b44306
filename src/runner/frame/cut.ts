import {RUN_LIMITS} from '../shapes/runLimits';

/** A text no longer than a value in a report; what is missing shows. */
export function cut(text: string): string {
  return text.length > RUN_LIMITS.valueLength
    ? `${text.slice(0, RUN_LIMITS.valueLength)}…`
    : text;
}
