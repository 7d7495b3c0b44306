/** Where the browser tests serve the site, and its copy under a sub-path. */
export const SITE_PORT = 4310;
export const SUB_PATH_PORT = 4311;
