/*
 * Prints the firebase.json that is published. Of the one that a build has made
 * only headers and redirects within the site are taken, as texts: a hook (`predeploy`)
 * would run with the rights of the deploying job.
 */
import {readFileSync} from 'node:fs';

/**
 * @type {{
 *   hosting: {
 *     redirects: {source: unknown, destination: unknown}[],
 *     headers: {source: unknown, headers: {key: unknown, value: unknown}[]}[],
 *   },
 * }}
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- each value is looked at below
const made = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

console.log(
  JSON.stringify(
    {
      hosting: {
        public: 'build',
        ignore: [
          'firebase.json',
          '**/.*',
          '**/node_modules/**',
          '**/*.@(br|gz)',
        ],
        cleanUrls: true,
        trailingSlash: false,
        redirects: made.hosting.redirects.map(({source, destination}) => ({
          source: address(source),
          destination: address(destination),
          type: 301,
        })),
        headers: made.hosting.headers.map(({source, headers}) => ({
          source: text(source),
          headers: headers.map(({key, value}) => ({
            key: text(key),
            value: text(value),
          })),
        })),
      },
    },
    null,
    2,
  ),
);

/** @param {unknown} value - has to lead to a page of this site */
function address(value) {
  const path = text(value);
  if (!/^\/(?:[\w-]+\/)*[\w-]*$/.test(path)) {
    throw new TypeError(`not an address of this site: ${path}`);
  }
  return path;
}

/** @param {unknown} value */
function text(value) {
  if (typeof value !== 'string') {
    throw new TypeError(`not a text: ${JSON.stringify(value)}`);
  }
  return value;
}
