import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {addNames} from './addNames';
import {SAMPLE_OPTIONS} from './sampleOptions';
import {STUBS} from './stubService';
import type {StubSources} from './parseStubs';
import type {StubFiles} from './stubService';

export type {StubSources};

/**
 * Reads all stubs, in an order that doesn't depend on the file system. Their
 * names are added to the globals.
 *
 * @param folder - absolute path of `api-src/`
 * @throws Error if the folder can't be read
 */
export function readStubs(folder: string): StubSources {
  return addNames(
    new Map(
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.d.ts'))
        .sort()
        .map((file) => [
          file,
          readFileSync(path.join(folder, file), 'utf8').replaceAll(
            '\r\n',
            '\n',
          ),
        ]),
    ),
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
