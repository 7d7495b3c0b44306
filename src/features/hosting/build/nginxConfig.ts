import type {Redirect} from '../../redirects/build/readRedirects';
import type {Headers, SiteHeaders} from './siteHeaders';

/** Text formats that nginx knows by a name, besides HTML. */
const TEXT_TYPES = [
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
].join(' ');

/** Parts of an address that redirects may repeat: no escapes, no dots. */
const FOLDERS = '(?:[A-Za-z0-9_-]+/)*';
const NAME = '[A-Za-z0-9_-]+';

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
  {
    everywhere,
    overTls,
    hashedFiles,
    otherFiles,
    refusals,
    site,
    runner,
  }: SiteHeaders,
  baseUrl: string,
  redirects: readonly Redirect[],
): string {
  const base = baseUrl.replace(/[.~]/g, '\\$&');
  // The base path without its last slash, '' for the root.
  const folder = baseUrl.slice(0, -1);

  const sentHeaders = [
    ...Object.entries(everywhere).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    ),
    ...Object.keys({...overTls, ...site, ...otherFiles}).map(
      (name) => `add_header ${name} ${variable(name)} always;`,
    ),
  ];

  const lines = [
    '# Made by the build of Combosite Functions Wiki, for this build only: the',
    '# policy names scripts by their hashes. Replace it with every build, together',
    '# with the files. Changes of your own belong into the server block.',
    '',
    ...setHeaders({...site, ...otherFiles}),
    ...Object.keys(overTls).map((name) => `set ${variable(name)} "";`),
    ...block('if ($https)', setHeaders(overTls)),
    ...(folder
      ? block(`location = ${folder}`, [
          'absolute_redirect off;',
          `return 301 ${baseUrl};`,
        ])
      : []),
    ...block(`location ^~ ${baseUrl}`, [
      ...sentHeaders,
      '',
      '# Right behind another server as well, whose name and port differ.',
      'absolute_redirect off;',
      'server_tokens off;',
      '',
      'charset utf-8;',
      `charset_types ${TEXT_TYPES};`,
      '# Where `npm run compress` has laid files, those.',
      'gzip_static on;',
      'gzip on;',
      'gzip_comp_level 6;',
      'gzip_min_length 512;',
      'gzip_proxied any;',
      'gzip_vary on;',
      `gzip_types ${TEXT_TYPES};`,
      '',
      'autoindex off;',
      `error_page 404 ${baseUrl}404.html;`,
      ...[401, 429].map((status) => `error_page ${status} ${refusal(status)};`),
      'try_files $uri $uri/index.html =404;',
      '',
      '# What led here may have changed the headers.',
      ...block(`location = ${baseUrl}404.html`, [
        'internal;',
        ...setHeaders({...site, ...otherFiles}),
      ]),
      '# Names change with their content.',
      ...block(`location ^~ ${baseUrl}assets/`, [
        ...setHeaders(hashedFiles),
        'try_files $uri =404;',
      ]),
      '# In a frame of the pages, samples run under a policy of their own.',
      ...block(`location ~ ^${base}runner(?:\\.html)?$`, [
        ...setHeaders(runner),
        `try_files ${baseUrl}runner.html =404;`,
      ]),
      '# TypeScript, which nginx takes for a film.',
      ...block(`location ~ ^${base}${NAME}\\.d\\.ts$`, [
        'types {}',
        'default_type text/plain;',
        'try_files $uri =404;',
      ]),
      '# Pages as Markdown, a format that not every nginx knows.',
      ...block(`location ~ ^${base}${FOLDERS}${NAME}\\.md$`, [
        'types {}',
        'default_type text/markdown;',
        'try_files $uri =404;',
      ]),
      ...redirects.flatMap(({from, to}) =>
        block(`location = ${baseUrl}${from.slice(1)}`, [
          `set ${MOVED} ${baseUrl}${to.slice(1)};`,
          // No file: the password is asked for before it is looked for.
          'try_files /. @combosite_moved;',
        ]),
      ),
      '# One address for each page: no .html, no index, no slash at the end. Only',
      '# letters that pages have are repeated in an answer.',
      ...redirect(`^(${base})index(?:\\.html)?$`),
      ...redirect(`^(${base}${FOLDERS}${NAME})/(?:index(?:\\.html)?)?$`),
      ...redirect(`^(${base}${FOLDERS}${NAME})\\.html$`),
      ...block('location ~ /\\.', ['return 404;']),
    ]),
    ...movedPages(redirects, sentHeaders),
    '# A refusal is about the reader, not about the file: nobody keeps it.',
    ...[401, 429].flatMap((status) =>
      block(`location ${refusal(status)}`, [
        ...setHeaders({...site, ...refusals}),
        ...sentHeaders,
        `return ${status};`,
      ]),
    ),
  ];
  // No empty line at the end of a block, nor at the end of the file.
  return `${lines
    .join('\n')
    .replace(/\n+(?=\n *\})/g, '')
    .trimEnd()}\n`;
}

/** A block, and an empty line after it. */
function block(head: string, lines: readonly string[]): string[] {
  return [
    `${head} {`,
    ...lines.map((line) => (line ? `    ${line}` : '')),
    '}',
    '',
  ];
}

function redirect(pattern: string): string[] {
  return block(`location ~ ${pattern}`, ['return 301 $1$is_args$args;']);
}

/** The answer for all old addresses, each of which says where its page is. */
function movedPages(
  redirects: readonly Redirect[],
  sentHeaders: readonly string[],
): string[] {
  return redirects.length > 0
    ? block('location @combosite_moved', [
        ...sentHeaders,
        'absolute_redirect off;',
        `return 301 ${MOVED}$is_args$args;`,
      ])
    : [];
}

/** The location that answers with a status instead of a file. */
function refusal(status: number): string {
  return `@combosite_${status}`;
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
