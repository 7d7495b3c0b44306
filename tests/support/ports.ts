/**
 * Where the browser tests serve the site, its copy under a sub-path, and the one
 * behind the gate. `TEST_PORT` moves all, so that two checkouts can be tested at
 * once.
 */
export const SITE_PORT = Number(process.env.TEST_PORT ?? 4310);
export const SUB_PATH_PORT = SITE_PORT + 1;
export const GATED_PORT = SITE_PORT + 2;

/** Where `npm start` shows it. */
export const START_PORT = SITE_PORT + 3;

/** Where nginx serves it: plain, over TLS, the plain way to TLS, sub-path. */
export const NGINX_PORTS = {
  plain: SITE_PORT + 6,
  tls: SITE_PORT + 7,
  redirect: SITE_PORT + 8,
  subPath: SITE_PORT + 9,
  /** Of the test that asks more often than a server lets one address. */
  limited: SITE_PORT + 10,
  /** Of the test that publishes one release after another. */
  releases: SITE_PORT + 4,
  worker: SITE_PORT + 5,
};
