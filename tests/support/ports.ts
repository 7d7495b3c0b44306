/**
 * Where the browser tests serve the site, its copy under a sub-path, and the one
 * behind the gate. `TEST_PORT` moves all, so that two checkouts can be tested at
 * once.
 */
export const SITE_PORT = Number(process.env.TEST_PORT ?? 4310);
export const SUB_PATH_PORT = SITE_PORT + 1;
export const GATED_PORT = SITE_PORT + 2;
