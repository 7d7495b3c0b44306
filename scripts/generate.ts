/*
 * `npm run generate`: writes the new addresses of renamed pages wherever the old
 * ones are, and renews every generated file that is in git. With the name
 * of a file, as in `npm run generate -- firebase.json`, only that one. The list
 * of originals (src/theme) is renewed only by its name: somebody has to look.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hostingFolder} from '../src/features/hosting/build';
import {
  filesWithAddresses,
  findOldAddresses,
  renewAddresses,
} from '../src/features/redirects/build/oldAddresses';
import {readRedirects} from '../src/features/redirects/build/readRedirects';
import {renewTexts, writeChanged} from './generated';
import {ORIGINALS, renewOriginals} from './generated/originals';

/** The Firebase command reads it here; it belongs to one build. */
const FIREBASE = 'firebase.json';

const root = path.resolve(import.meta.dirname, '..');

void generate(process.argv.slice(2));

async function generate(wanted: readonly string[]): Promise<void> {
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.includes(file);
  const redirects = readRedirects(root);
  if (wanted.length === 0) {
    for (const file of filesWithAddresses(root)) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = findOldAddresses(root, file, text, redirects);
      write(file, renewAddresses(text, found));
    }
  }
  (await renewTexts(root, isWanted)).forEach(tell);
  if (wanted.includes(ORIGINALS)) {
    write(ORIGINALS, renewOriginals(root));
  }
  if (isWanted(FIREBASE)) {
    const made = path.join(hostingFolder(path.join(root, 'build')), FIREBASE);
    if (existsSync(made)) {
      write(FIREBASE, readFileSync(made));
    } else if (wanted.length > 0) {
      console.log(
        `${FIREBASE}：ビルドから作ります。先に「npm run build」を実行してください。`,
      );
      process.exitCode = 1;
    }
  }
}

/** Writes a file and says so, if its content is another one. */
function write(file: string, content: string | Buffer): void {
  if (writeChanged(path.join(root, file), content)) {
    tell(file);
  }
}

function tell(file: string): void {
  console.log(`${file}：書き直しました。`);
}
