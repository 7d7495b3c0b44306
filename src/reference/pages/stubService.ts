import path from 'node:path';
import ts from 'typescript';
import {GLOBALS} from '../types/parseStubs';
import {SAMPLE_OPTIONS} from './sampleOptions';

/** A program beside the stubs that isn't on the disk. */
export interface StubSample {
  /** Absolute path at which it would stand. */
  readonly name: string;
  readonly code: string;
  /** Another one for each other `code`. */
  readonly version: number;
}

/**
 * Makes a language service that knows the stubs, under the samples' options.
 *
 * @param apiSource - absolute path of `api-src/`
 * @param readSample - the program at hand; asked again for each question
 */
export function createStubService(
  apiSource: string,
  readSample?: () => StubSample,
): ts.LanguageService {
  const sampleAt = (name: string): StubSample | undefined => {
    const sample = readSample?.();
    return sample?.name === name ? sample : undefined;
  };
  const read = (name: string): string | undefined =>
    sampleAt(name)?.code ?? ts.sys.readFile(name);

  return ts.createLanguageService({
    getCompilationSettings: () => SAMPLE_OPTIONS,
    getCurrentDirectory: () => apiSource,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getScriptFileNames: () => [
      path.join(apiSource, GLOBALS),
      ...(readSample ? [readSample().name] : []),
    ],
    getScriptVersion: (name) => String(sampleAt(name)?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (name) =>
      sampleAt(name) !== undefined || ts.sys.fileExists(name),
    readFile: read,
    readDirectory: (...args) => ts.sys.readDirectory(...args),
  });
}
