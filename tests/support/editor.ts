import path from 'node:path';
import ts from 'typescript';

/** What an editor suggests at a place in a program. */
export interface Suggestion {
  readonly name: string;
  /** The comment that the editor shows beside it. */
  readonly documentation: string;
}

/** A folder of programs, opened in an editor that runs TypeScript. */
export interface Editor {
  /** The errors underlined in a file: `TS2551: Property … does not exist`. */
  errors(file: string): string[];
  /** The names suggested behind a text that the file has exactly once. */
  suggestionsAfter(file: string, text: string): Suggestion[];
}

const FOLDER = '/programs';

/** Keeps the parsed files of TypeScript itself from test to test. */
const registry = ts.createDocumentRegistry();

/**
 * Opens a folder as an editor does: its `jsconfig.json` decides what is checked
 * and how. The folder holds nothing but the given files.
 *
 * @param files - the files' text by their name; one is `jsconfig.json`
 * @throws Error if `jsconfig.json` is missing or wrong
 */
export function openFolder(files: Readonly<Record<string, string>>): Editor {
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]),
  );
  const config = ts.parseConfigFileTextToJson(
    'jsconfig.json',
    files['jsconfig.json'] ?? '',
  );
  const {options, fileNames, errors} = ts.parseJsonConfigFileContent(
    config.config,
    {
      useCaseSensitiveFileNames: true,
      fileExists: (file) => texts.has(file),
      readFile: (file) => texts.get(file),
      readDirectory: () =>
        [...texts.keys()].filter((file) => /\.[jt]s$/.test(file)),
    },
    FOLDER,
    undefined,
    `${FOLDER}/jsconfig.json`,
  );
  if (config.error || errors.length > 0) {
    throw new Error(`jsconfig.json: ${files['jsconfig.json'] ?? 'missing'}`);
  }

  const fromCompiler = (file: string) =>
    path.dirname(path.normalize(file)) ===
    path.dirname(path.normalize(ts.getDefaultLibFilePath(options)))
      ? ts.sys.readFile(file)
      : undefined;
  const read = (file: string) => texts.get(file) ?? fromCompiler(file);
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      // The registry parses a file again only if its version has changed.
      getScriptVersion: (file) => texts.get(file) ?? '',
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined
          ? undefined
          : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => FOLDER,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => read(file) !== undefined,
      readFile: read,
    },
    registry,
  );

  return {
    errors: (file) =>
      [
        ...service.getSyntacticDiagnostics(`${FOLDER}/${file}`),
        ...service.getSemanticDiagnostics(`${FOLDER}/${file}`),
      ].map(
        ({code, messageText}) =>
          `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),

    suggestionsAfter: (file, text) => {
      const name = `${FOLDER}/${file}`;
      const position = (texts.get(name) ?? '').indexOf(text) + text.length;
      const entries =
        service.getCompletionsAtPosition(name, position, undefined)?.entries ??
        [];
      return entries.map((entry) => ({
        name: entry.name,
        documentation: ts.displayPartsToString(
          service.getCompletionEntryDetails(
            name,
            position,
            entry.name,
            undefined,
            entry.source,
            undefined,
            entry.data,
          )?.documentation,
        ),
      }));
    },
  };
}
