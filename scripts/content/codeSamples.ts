import {readFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readFenceMeta} from '../../src/features/code-blocks/shared/fenceMeta';
import {readStubs} from '../../src/features/reference/build/stubs/readStubs';
import {SAMPLE_OPTIONS} from '../../src/features/reference/shared/stubs/sampleOptions';
import {companyStubs, companyTypes} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';

/** A fence of JavaScript or TypeScript on a page or in a stub's comment. */
export interface CodeSample {
  /** File in which it is, from the repository's root. */
  readonly file: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
  readonly language: 'js' | 'ts';
  readonly code: string;
  /** Why it isn't checked; `undefined` if it is. */
  readonly unchecked: string | undefined;
  /** Name of the scenario in which it runs; `undefined` if it names none. */
  readonly scenario: string | undefined;
}

/** A fence of a page or of a stub's comments. */
export interface Fence {
  /** Line of its first line of text, from 1. */
  readonly line: number;
  readonly language: string;
  /** What is after the language. */
  readonly meta: string;
  readonly text: string;
}

const LANGUAGES: Readonly<Record<string, CodeSample['language']>> = {
  js: 'js',
  javascript: 'js',
  ts: 'ts',
  typescript: 'ts',
};

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm);

/** The fences of an MDX page. */
export function fencesOfPage(source: string): Fence[] {
  const fences: Fence[] = [];
  visit(parser.parse(source), 'code', (node) => {
    fences.push({
      line: (node.position?.start.line ?? 0) + 1,
      language: node.lang ?? '',
      meta: node.meta ?? '',
      text: node.value,
    });
  });
  return fences;
}

/** The fences in the comments of a declaration stub. */
export function fencesOfStub(source: string): Fence[] {
  const fence = /^( *)\* ```(\w+)(.*)\n([\s\S]*?)^\1\* ```$/gm;
  return [...source.matchAll(fence)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length + 1,
    language: match[2] ?? '',
    meta: (match[3] ?? '').trim(),
    text: (match[4] ?? '').replace(/^ *\* ?/gm, '').trimEnd(),
  }));
}

/**
 * The samples among fences.
 *
 * @param file - path from the repository's root
 * @param fences - of the file
 */
export function samplesOf(
  file: string,
  fences: readonly Fence[],
): CodeSample[] {
  return fences.flatMap(({language: name, line, meta, text}) => {
    const language = LANGUAGES[name];
    return language
      ? [
          {
            file,
            line,
            language,
            code: text,
            ...readFenceMeta(meta),
          },
        ]
      : [];
  });
}

/** The samples of an MDX page. */
export function samplesOfPage(file: string, source: string): CodeSample[] {
  return samplesOf(file, fencesOfPage(source));
}

/** The samples in the comments of a declaration stub. */
export function samplesOfStub(file: string, source: string): CodeSample[] {
  return samplesOf(file, fencesOfStub(source));
}

const STUBS = path.resolve('api-src');

/** The stubs, and what the editor knows of the sample company, by their path. */
function declarations(): Map<string, string> {
  return new Map(
    [
      ...readStubs(STUBS),
      ...Object.entries(companyStubs(companyTypes(sampleCompany.customData))),
    ].map(([name, text]) => [path.join(STUBS, name), text]),
  );
}

/**
 * Type-checks samples as the editor does: strictly, with the globals of the
 * runtime and the sample company's definitions, without the DOM or Node.
 *
 * @returns one message for each error, with the sample's file and line
 */
export function typeCheck(samples: readonly CodeSample[]): string[] {
  const virtual = new Map(
    samples.map((sample, index) => [
      path.join(STUBS, `sample-${index}.${sample.language}`),
      sample,
    ]),
  );
  const declared = declarations();
  const host = ts.createCompilerHost(SAMPLE_OPTIONS);
  const files = {...host};
  const textOf = (name: string): string | undefined =>
    virtual.get(path.normalize(name))?.code ??
    declared.get(path.normalize(name));
  host.fileExists = (name) =>
    textOf(name) !== undefined || files.fileExists(name);
  host.readFile = (name) => textOf(name) ?? files.readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = textOf(name);
    return text === undefined
      ? files.getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, rest[0], true);
  };

  const program = ts.createProgram(
    [...declared.keys(), ...virtual.keys()],
    SAMPLE_OPTIONS,
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map((diagnostic) => formatDiagnostic(diagnostic, virtual));
}

function formatDiagnostic(
  diagnostic: ts.Diagnostic,
  virtual: ReadonlyMap<string, CodeSample>,
): string {
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const source = diagnostic.file;
  if (!source) {
    return text;
  }
  const {line} = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  const sample = virtual.get(path.normalize(source.fileName));
  return sample
    ? `${sample.file}:${sample.line + line} サンプルコードが型検査を通りません：${text}（TS${diagnostic.code}）`
    : `${path.relative('.', source.fileName)}:${line + 1} ${text}`;
}

/** What is wrong with a sample that isn't written as Prettier writes it. */
export async function findUnformatted({
  code,
  file,
  language,
  line,
  unchecked,
}: CodeSample): Promise<string[]> {
  const options = JSON.parse(
    readFileSync('.prettierrc.json', 'utf8'),
  ) as prettier.Options;
  const parser = language === 'ts' ? 'typescript' : 'babel';
  const formatted = await prettier
    .format(code, {...options, parser})
    .then((text) => text.trimEnd())
    // What can't be read is told by the types.
    .catch(() => code);
  return unchecked !== undefined || formatted === code
    ? []
    : [
        `${file}:${line} サンプルコードの書式がPrettierと違います。次のように書いてください。\n${formatted}`,
      ];
}

/** A text that readers would get changed, or a missing reason. */
export function findUnsafe({
  code,
  file,
  line,
  unchecked,
}: CodeSample): string[] {
  return [
    // TypeDoc takes the backslash away.
    ...(file.endsWith('.d.ts') && code.includes('\\/')
      ? [
          `${file}:${line} 「\\/」はページで「/」になります。「[/]」と書いてください。`,
        ]
      : []),
    ...(unchecked?.trim() === ''
      ? [
          `${file}:${line} uncheckedに理由がありません。「unchecked="…"」のように書いてください。`,
        ]
      : []),
  ];
}
