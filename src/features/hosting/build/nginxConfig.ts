import {readFileSync} from 'node:fs';
import path from 'node:path';
import lists from './lists.json';
import type {Redirect} from '../../redirects/build/readRedirects';
import type {Headers, SiteHeaders} from './siteHeaders';

/** The configuration, with `<<what>>` where the build matters. */
const TEMPLATE = path.resolve('src/features/hosting/build/site.conf');

/** Where the page has gone whose old address is asked for. */
const MOVED = '$combosite_moved';

/**
 * The part of an nginx configuration that belongs to one build: it is included
 * in a `server` block that has a `root` (hosting/nginx/).
 *
 * Headers that differ are variables, so that one list of `add_header` holds for
 * all: a location that has one of its own loses those of its surroundings.
 *
 * @param headers - the site's headers
 * @param baseUrl - the site's base path; files lie in a folder of this name
 *   below the root
 * @param redirects - of pages, without the base path
 */
export function nginxConfig(
  headers: SiteHeaders,
  baseUrl: string,
  redirects: readonly Redirect[],
): string {
  const {everywhere, overTls, otherFiles, site} = headers;
  // The base path without its last slash, '' for the root.
  const folder = baseUrl.slice(0, -1);
  const sent = [
    ...Object.entries(everywhere).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    ),
    ...Object.keys({...overTls, ...site, ...otherFiles}).map(
      (name) => `add_header ${name} ${variable(name)} always;`,
    ),
  ];
  const parts: Readonly<Record<string, readonly string[]>> = {
    base: [baseUrl],
    'pattern of base': [baseUrl.replace(/[.~]/g, '\\$&')],
    // Besides HTML, which nginx always means.
    'text types': [lists.textTypes.join(' ')],
    'headers that are sent': sent,
    'headers of the site': setHeaders({...site, ...otherFiles}),
    'headers of hashed files': setHeaders(headers.hashedFiles),
    'headers of the runner': setHeaders(headers.runner),
    'headers of refusals': setHeaders({...site, ...headers.refusals}),
    'headers over TLS': setHeaders(overTls),
    'headers over TLS, empty': Object.keys(overTls).map(
      (name) => `set ${variable(name)} "";`,
    ),
    'base path without its slash': folder
      ? block(`location = ${folder}`, [
          'absolute_redirect off;',
          `return 301 ${baseUrl};`,
        ])
      : [],
    'old addresses': redirects.flatMap(({from, to}) =>
      block(`location = ${baseUrl}${from.slice(1)}`, [
        `set ${MOVED} ${baseUrl}${to.slice(1)};`,
        // No file: the password is asked for before it is looked for.
        'try_files /. @combosite_moved;',
      ]),
    ),
    // Each old address says where its page is.
    'answer for old addresses':
      redirects.length > 0
        ? block('location @combosite_moved', [
            ...sent,
            'absolute_redirect off;',
            `return 301 ${MOVED}$is_args$args;`,
          ])
        : [],
  };
  return readFileSync(TEMPLATE, 'utf8')
    .replace(/^( *)<<(.+)>>\n/gm, (_, indent: string, name: string) =>
      (parts[name] ?? []).map((line) => `${line && indent}${line}\n`).join(''),
    )
    .replace(/<<(.+?)>>/g, (_, name: string) => String(parts[name]));
}

/** A block, and an empty line after it. */
function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `    ${line}`), '}', ''];
}

function setHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `set ${variable(name)} ${quote(value)};`,
  );
}

/** The variable that holds a header which isn't always the same. */
function variable(header: string): string {
  return `$combosite_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A text that nginx takes as it is. */
function quote(text: string): string {
  if (/["\\$\n]/.test(text)) {
    throw new Error(`nginx: a header must not contain ", \\ or $: ${text}`);
  }
  return `"${text}"`;
}
