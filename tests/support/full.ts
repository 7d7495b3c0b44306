/**
 * Marks a browser test that only `npm run test:full` runs: `npm test` has a
 * cheaper one for the same fault. `npm run test:e2e` leaves the tag out.
 */
export const FULL = {tag: '@full'} as const;
