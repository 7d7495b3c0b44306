/*
 * `npm run generate`: writes the new addresses of renamed pages wherever the old
 * ones are, and renews every generated file that is in git. With the name
 * of a file, as in `npm run generate -- firebase.json`, only that one. The list
 * of originals (src/theme) is renewed only by its name: somebody has to look.
 *
 * `npm run check -- lint:generated` runs it with `--check`: it says which of the
 * files that are in git are no longer what their sources give.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hostingFolder} from '../src/features/hosting/build';
import {
  filesWithAddresses,
  findOldAddresses,
  renewAddresses,
} from '../src/features/redirects/build/oldAddresses';
import {readRedirects} from '../src/features/redirects/build/readRedirects';
import {generatedFiles} from './generated';
import {ORIGINALS, renewOriginals} from './generated/originals';

const STALE =
  '元になるファイルが変わっています。「npm run generate」で作り直し、差分を見てから一緒にコミットしてください。';

/** The Firebase command reads it here; it belongs to one build. */
const FIREBASE = 'firebase.json';

const root = path.resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const isCheck = args.includes('--check');

main().catch((error: unknown) => {
  // A source that can't be read says so in its own words.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const wanted = args.filter((arg) => arg !== '--check');
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.includes(file);
  const redirects = readRedirects(root);
  // Old addresses are checked with the pages.
  for (const file of args.length === 0 ? filesWithAddresses(root) : []) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = findOldAddresses(root, file, text, redirects);
    write(file, renewAddresses(text, found));
  }
  for (const [file, make] of Object.entries(generatedFiles(root))) {
    if (isWanted(file)) {
      write(file, await make());
    }
  }
  if (wanted.includes(ORIGINALS)) {
    write(ORIGINALS, renewOriginals(root));
  }
  if (isWanted(FIREBASE) && !isCheck) {
    const made = path.join(hostingFolder(path.join(root, 'build')), FIREBASE);
    if (existsSync(made)) {
      write(FIREBASE, readFileSync(made));
    } else if (wanted.length > 0) {
      throw new Error(
        `${FIREBASE}：ビルドから作ります。先に「npm run build」を実行してください。`,
      );
    }
  }
}

/** Writes a file, or says that it is stale, if its content is another one. */
function write(file: string, content: string | Buffer): void {
  const target = path.join(root, file);
  const text = Buffer.from(content);
  if (existsSync(target) && readFileSync(target).equals(text)) {
    return;
  }
  if (isCheck) {
    console.log(`${file}:1 ${STALE}`);
    process.exitCode = 1;
  } else {
    writeFileSync(target, text);
    console.log(`${file}：書き直しました。`);
  }
}
