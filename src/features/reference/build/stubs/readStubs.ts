import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {plainError} from '../../../../config/plainError';
import {addNames} from './addNames';
import {SAMPLE_OPTIONS} from '../../shared/stubs/sampleOptions';
import {STUBS} from '../../shared/stubs/stubService';
import type {StubSources} from './parseStubs';
import type {StubFiles} from '../../shared/stubs/stubService';

export type {StubSources};

/** Many ask for them. */
let last: {readonly text: string; readonly stubs: StubSources} | undefined;

/**
 * Reads all stubs, in an order that doesn't depend on the file system. Their
 * names are added to the globals.
 *
 * @param folder - absolute path of `api-src/`
 * @throws Error in Japanese, with file and line, if one of them can't be parsed
 */
export function readStubs(folder: string): StubSources {
  const sources = new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.d.ts'))
      .sort()
      .map((file) => [
        file,
        readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
      ]),
  );
  const text = JSON.stringify([...sources]);
  if (last?.text === text) {
    return last.stubs;
  }
  const faults = faultsIn(sources);
  if (faults.length > 0) {
    throw plainError(faults.join('\n'));
  }
  last = {text, stubs: addNames(sources)};
  return last.stubs;
}

/** The first place in each stub that breaks the rules of the language. */
function faultsIn(sources: StubSources): string[] {
  const program = ts.createProgram({
    rootNames: [...sources.keys()],
    options: {noLib: true, noResolve: true},
    host: {
      ...ts.createCompilerHost({}),
      getSourceFile: (file, version) =>
        ts.createSourceFile(file, sources.get(file) ?? '', version),
    },
  });
  return program.getSourceFiles().flatMap((file) => {
    const [first] = program.getSyntacticDiagnostics(file);
    if (!first) {
      return [];
    }
    const {line, character} = file.getLineAndCharacterOfPosition(first.start);
    const message = ts.flattenDiagnosticMessageText(first.messageText, '');
    return `api-src/${file.fileName}:${line + 1}:${character + 1} スタブを読めません。（TypeScriptのメッセージ：${message}）`;
  });
}

const library = new Map<string, string | undefined>();

/** The stubs and the language's declarations, for `createStubService`. */
export function stubFiles(sources: StubSources): StubFiles {
  return {
    read: (name) =>
      name.startsWith(STUBS)
        ? sources.get(name.slice(STUBS.length))
        : readOnce(name),
    library: ts.getDefaultLibFilePath(SAMPLE_OPTIONS),
  };
}

function readOnce(name: string): string | undefined {
  if (!library.has(name)) {
    library.set(name, ts.sys.readFile(name));
  }
  return library.get(name);
}
