/** The ids by which the gate's program finds the parts of the notice. */
export const NOTICE_IDS = {
  status: 'gate-status',
  retry: 'gate-retry',
  /** The encrypted page. */
  page: 'gate-page',
} as const;
