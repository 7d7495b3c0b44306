/*
 * `npm run check -- lint:code`: types, and ESLint on the programs of the compiler,
 * so that no type is found out twice. Types are always checked as a whole; ESLint
 * examines what is named.
 */
import path from 'node:path';
import {ESLint} from 'eslint';
import ts from 'typescript';

/** Where it keeps what it found. ESLint's doesn't see a type of another file change. */
const CACHE = '--cache=';

const PROJECTS = {site: 'tsconfig.json', stubs: 'api-src/tsconfig.json'};

const args = process.argv.slice(2);
const cache = args.find((arg) => arg.startsWith(CACHE))?.slice(CACHE.length);
const files = args.filter((arg) => !arg.startsWith(CACHE));

void main();

async function main(): Promise<void> {
  ts.validateLocaleAndSetLanguage('ja', ts.sys);
  const programs = Object.entries(PROJECTS).map(([name, project]) =>
    checkTypes(name, project),
  );
  if (files.length > 0) {
    await lint(files, programs);
  }
}

function checkTypes(name: string, project: string): ts.Program {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic: ts.Diagnostic) {
      throw new Error(
        ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
      );
    },
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(
    project,
    {
      noEmit: true,
      ...(cache && {
        incremental: true,
        tsBuildInfoFile: path.resolve(cache, `${name}.tsbuildinfo`),
      }),
    },
    host,
  );
  if (!parsed) {
    throw new Error(project);
  }
  const builder = ts.createIncrementalProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
  });
  const found = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  // Writes the cache alone.
  builder.emit();
  process.stdout.write(
    ts.formatDiagnostics(found, ts.createCompilerHost(parsed.options)),
  );
  process.exitCode ||= Math.min(found.length, 1);
  return builder.getProgram();
}

async function lint(names: string[], programs: ts.Program[]): Promise<void> {
  const eslint = new ESLint({
    cache: cache !== undefined,
    cacheStrategy: 'content',
    ...(cache && {cacheLocation: path.join(cache, 'eslint')}),
    overrideConfig: {
      languageOptions: {
        parserOptions: {
          projectService: false,
          // The cache's key is made of all options as JSON.
          programs: Object.assign(programs, {toJSON: () => []}),
        },
      },
    },
  });
  const results = await eslint.lintFiles(names);
  const formatter = await eslint.loadFormatter('stylish');
  process.stdout.write(await formatter.format(results));
  const isClean = results.every(
    ({errorCount, warningCount}) => errorCount + warningCount === 0,
  );
  process.exitCode ||= isClean ? 0 : 1;
}
