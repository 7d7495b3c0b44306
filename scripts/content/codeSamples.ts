import {readFileSync} from 'node:fs';
import prettier from 'prettier';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {mdxReader} from '../../src/features/content/build/mdxReader';
import {readFenceMeta} from '../../src/features/code-blocks/shared/fenceMeta';
import {
  readStubs,
  stubFiles,
} from '../../src/features/reference/build/stubs/readStubs';
import {
  STUBS,
  createStubService,
} from '../../src/features/reference/shared/stubs/stubService';
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

/** The fences of an MDX page. */
export function fencesOfPage(source: string): Fence[] {
  const fences: Fence[] = [];
  visit(mdxReader.parse(source), 'code', (node) => {
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

/**
 * Type-checks samples as the editor does: strictly, with the globals of the
 * runtime and the sample company's definitions, without the DOM or Node.
 *
 * @returns one message for each error, with the sample's file and line
 */
export function typeCheck(samples: readonly CodeSample[]): string[] {
  const company = companyStubs(companyTypes(sampleCompany.customData));
  const named = samples.map((sample, index) => ({
    sample,
    name: `${STUBS}sample-${index}.${sample.language}`,
    code: sample.code,
    version: 0,
  }));
  const service = createStubService(
    {
      ...stubFiles(
        new Map([...readStubs('api-src'), ...Object.entries(company)]),
      ),
      further: Object.keys(company).map((name) => STUBS + name),
    },
    () => named,
  );
  return named.flatMap(({name, sample: {code, file, line}}) =>
    [
      ...service.getSyntacticDiagnostics(name),
      ...service.getSemanticDiagnostics(name),
    ].map(({code: number, messageText, start = 0}) => {
      const lines = code.slice(0, start).split('\n').length - 1;
      return `${file}:${line + lines} サンプルコードが型検査を通りません：${ts.flattenDiagnosticMessageText(messageText, ' ')}（TS${number}）`;
    }),
  );
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
