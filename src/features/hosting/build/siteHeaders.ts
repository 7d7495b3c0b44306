import lists from './lists.json';

/** Response headers, by their names. */
export type Headers = Readonly<Record<string, string>>;

/** What a server sends with the site's files, whichever server it is. */
export interface SiteHeaders {
  /** With every answer. */
  readonly everywhere: Headers;
  /** With every answer over TLS. */
  readonly overTls: Headers;
  /** With the files below assets/, whose names change with their content. */
  readonly hashedFiles: Headers;
  /** With all other files. */
  readonly otherFiles: Headers;
  /** With what is no file: the password is missing or asked for too often. */
  readonly refusals: Headers;
  /** With everything but runner.html. */
  readonly site: Headers;
  /** With runner.html, in which samples run. */
  readonly runner: Headers;
}

/** Seconds of a year, the most that is of use. */
const YEAR = 31_536_000;

/**
 * Browser features that no page asks for. Copying to the clipboard and full
 * screen stay as browsers have them.
 */
const DENIED_FEATURES = lists.deniedFeatures;

/**
 * All response headers of the site. Both hosting recipes are made of these.
 *
 * @param scriptHashes - sources that allow the inline scripts of all pages
 * @param isGated - whether the site is encrypted: its scripts then run from
 *   decrypted copies, which have addresses of their own (`blob:`)
 */
export function siteHeaders(
  scriptHashes: readonly string[],
  isGated: boolean,
): SiteHeaders {
  const copies = isGated ? ['blob:'] : [];
  return {
    everywhere: {
      'X-Content-Type-Options': 'nosniff',
      // Links to other sites don't tell which page, or that there is a wiki.
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(
        ', ',
      ),
      'X-Robots-Tag': 'noindex',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    overTls: {
      // Neither subdomains nor browsers' lists: both bind more than this site.
      'Strict-Transport-Security': `max-age=${YEAR}`,
      // Over plain HTTP browsers ignore it, and complain on the console.
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    // Without `public`: a shared cache must not keep what was sent for a
    // password (RFC 9111, section 3.5).
    hashedFiles: {'Cache-Control': `max-age=${YEAR}, immutable`},
    otherFiles: {'Cache-Control': 'no-cache'},
    refusals: {'Cache-Control': 'no-store'},
    site: {
      'Content-Security-Policy': [
        "default-src 'none'",
        ["script-src 'self'", ...scriptHashes, ...copies].join(' '),
        // The editor of the samples makes its style sheets when it opens
        // (CodeMirror), and Docusaurus writes style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        // Search index, and pages fetched ahead.
        "connect-src 'self'",
        ["worker-src 'self'", ...copies].join(' '),
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'X-Frame-Options': 'DENY',
    },
    runner: {
      // What a policy in a document can't say; the document states the rest
      // itself (src/features/runner/page/frame), and both hold.
      'Content-Security-Policy':
        "frame-ancestors 'self'; sandbox allow-scripts",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  };
}
