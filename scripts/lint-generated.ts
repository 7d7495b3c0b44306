/*
 * `npm run check -- lint:generated`: says which of the generated files that are in
 * git are no longer what their sources give.
 */
import {readFileSync} from 'node:fs';
import {generatedFiles} from './generated';

const STALE =
  '元になるファイルが変わっています。「npm run generate」で作り直し、差分を見てから一緒にコミットしてください。';

main().catch((error: unknown) => {
  // A source that can't be read says so in its own words.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const stale: string[] = [];
  for (const [file, make] of Object.entries(generatedFiles('.'))) {
    if (readFileSync(file, 'utf8') !== (await make())) {
      stale.push(file);
    }
  }
  for (const file of stale) {
    console.log(`${file}:1 ${STALE}`);
    process.exitCode = 1;
  }
}
