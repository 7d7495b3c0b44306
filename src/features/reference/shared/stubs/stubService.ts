/*
 * TypeScript's language service over the stubs, under the samples' options.
 * Without Node, as the editor's worker uses it too.
 */
import ts from 'typescript';
import {SAMPLE_OPTIONS} from './sampleOptions';

/** Folder of the stubs, for the service. */
export const STUBS = '/api/';

/** A program beside the stubs that isn't on the disk. */
export interface StubSample {
  /** Path at which it would be, in {@link STUBS}. */
  readonly name: string;
  readonly code: string;
}

/** Each declaration file is parsed once, for all services. */
const registry = ts.createDocumentRegistry(true);

/** What the service reads. */
export interface StubFiles {
  /** The text of a declaration file, in {@link STUBS} or beside `library`. */
  readonly read: (name: string) => string | undefined;
  /** Paths of global declarations beside the stubs' own. */
  readonly further?: readonly string[];
  /** Path of the language's own declarations. */
  readonly library: string;
}

/**
 * Makes a language service that knows the stubs.
 *
 * @param files - the declarations
 * @param readSamples - the programs at hand; asked again for each question
 */
export function createStubService(
  {read, further = [], library}: StubFiles,
  readSamples: () => readonly StubSample[] = () => [],
): ts.LanguageService {
  const sampleAt = (path: string): StubSample | undefined =>
    readSamples().find(({name}) => name === path);
  const readFile = (name: string): string | undefined =>
    sampleAt(name)?.code ?? read(name);

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => SAMPLE_OPTIONS,
    getCurrentDirectory: () => STUBS,
    getDefaultLibFileName: () => library,
    getScriptFileNames: () => [
      `${STUBS}globals.d.ts`,
      ...further,
      ...readSamples().map(({name}) => name),
    ],
    // Services that share what is parsed have samples of the same name.
    getScriptVersion: (name) => readFile(name) ?? '',
    getScriptSnapshot: (name) => {
      const text = readFile(name);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (name) => readFile(name) !== undefined,
    readFile,
    useCaseSensitiveFileNames: () => true,
  };
  return ts.createLanguageService(host, registry);
}
