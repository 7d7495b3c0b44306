/*
 * Prints the firebase.json that is published. Of the one that a build has made
 * only the headers are taken, as texts: a hook (`predeploy`) would run with the
 * rights of the deploying job.
 */
import {readFileSync} from 'node:fs';

/**
 * @type {{
 *   hosting: {
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

/** @param {unknown} value */
function text(value) {
  if (typeof value !== 'string') {
    throw new TypeError(`not a text: ${JSON.stringify(value)}`);
  }
  return value;
}
