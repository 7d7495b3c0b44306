import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, onTestFinished} from 'vitest';

type Files = Readonly<Record<string, string>>;

/** Writes files, and the folders in which they are. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** A new folder, until the test or the file of tests that asks for it has ended. */
export function tempFolder(files: Files = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wiki-test-'));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  try {
    onTestFinished(remove);
  } catch {
    afterAll(remove);
  }
  writeFiles(folder, files);
  return folder;
}
