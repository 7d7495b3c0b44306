import path from 'node:path';
import ts from 'typescript';
import {declarationOf, targetOf} from './referenceTarget';
import {SAMPLE_OPTIONS} from './sampleOptions';

/** A stretch of code that names something the reference documents. */
export interface CodeLink {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** Route and fragment in the reference: `/api/classes/HttpRequest#get`. */
  readonly target: string;
}

/** Finds the links of one sample. */
export type LinkFinder = (code: string, language: 'js' | 'ts') => CodeLink[];

/**
 * Makes a finder that knows the stubs. The compiler decides what an identifier
 * means, so that a local variable of the same name gets no link.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function createLinkFinder(apiSource: string): LinkFinder {
  const globals = path.join(apiSource, 'globals.d.ts');
  let sample = {name: path.join(apiSource, 'sample.js'), code: '', version: 0};

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => SAMPLE_OPTIONS,
    getCurrentDirectory: () => apiSource,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getScriptFileNames: () => [globals, sample.name],
    getScriptVersion: (name) =>
      name === sample.name ? String(sample.version) : '0',
    getScriptSnapshot: (name) => {
      const text = name === sample.name ? sample.code : ts.sys.readFile(name);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (name) => name === sample.name || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
  };
  const service = ts.createLanguageService(host);

  return (code, language) => {
    sample = {
      name: path.join(apiSource, `sample.${language}`),
      code,
      version: sample.version + 1,
    };
    const program = service.getProgram();
    const source = program?.getSourceFile(sample.name);
    return program && source
      ? findLinks(source, program.getTypeChecker(), apiSource)
      : [];
  };
}

function findLinks(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  apiSource: string,
): CodeLink[] {
  const links: CodeLink[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node, checker);
      const target =
        declaration &&
        targetOf(declaration, relativePath(declaration, apiSource));
      if (target) {
        links.push({start: node.getStart(source), end: node.end, target});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return links;
}

function relativePath(declaration: ts.Declaration, apiSource: string): string {
  const {fileName} = declaration.getSourceFile();
  return path.relative(apiSource, fileName).replaceAll('\\', '/');
}
