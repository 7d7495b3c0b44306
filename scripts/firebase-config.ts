/*
 * `npm run firebase:config`: takes over the firebase.json of the build that was
 * just made. The Firebase command reads it from the repository's root; the one
 * in git belongs to a build with default settings.
 */
import {copyFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {hostingFolder} from '../src/hosting';

const made = path.join(hostingFolder('build'), 'firebase.json');

if (existsSync(made)) {
  copyFileSync(made, 'firebase.json');
} else {
  console.error(
    `${path.relative('', made)}がありません。先に「npm run build」を実行してください。`,
  );
  process.exitCode = 1;
}
