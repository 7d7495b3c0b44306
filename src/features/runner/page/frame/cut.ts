import {RUN_LIMITS} from '../shapes/runLimits';

/**
 * A report as text, small enough to be sent: what is missing of its texts shows.
 * Of its rows the page takes no more than it shows.
 */
export function stringifyCut(report: unknown): string {
  return JSON.stringify(report, (key, value: unknown) => {
    const length =
      key === 'message' ? RUN_LIMITS.messageTextLength : RUN_LIMITS.valueLength;
    return typeof value === 'string' && value.length > length
      ? `${value.slice(0, length)}…`
      : value;
  });
}
