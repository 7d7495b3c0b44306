import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {SAMPLE_OPTIONS} from './sampleOptions';
import {STUBS} from './stubService';
import type {StubFiles} from './stubService';

/** The stubs' text by their path in `api-src/`: `classes/HttpRequest.d.ts`. */
export type StubSources = ReadonlyMap<string, string>;

/**
 * Reads all stubs, in an order that doesn't depend on the file system.
 *
 * @param folder - absolute path of `api-src/`
 * @throws Error if the folder can't be read
 */
export function readStubs(folder: string): StubSources {
  return new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.d.ts'))
      .sort()
      .map((file) => [
        file,
        readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
      ]),
  );
}

/** The stubs and the language's declarations, for `createStubService`. */
export function stubFiles(sources: StubSources): StubFiles {
  return {
    read: (name) =>
      name.startsWith(STUBS)
        ? sources.get(name.slice(STUBS.length))
        : ts.sys.readFile(name),
    library: ts.getDefaultLibFilePath(SAMPLE_OPTIONS),
  };
}
