/**
 * Where the browser tests serve the site, and its copy under a sub-path.
 * `TEST_PORT` moves both, so that two checkouts can be tested at once.
 */
export const SITE_PORT = Number(process.env.TEST_PORT ?? 4310);
export const SUB_PATH_PORT = SITE_PORT + 1;
