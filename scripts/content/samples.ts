import {visit} from 'unist-util-visit';
import {readFenceMeta} from '../../src/features/code-blocks/shared/fenceMeta';
import {OUTPUT_TITLES} from '../../src/features/code-blocks/shared/sampleOutput';
import {mdxReader} from '../../src/features/content/build/mdxReader';
import type {OutputKind} from '../../src/features/code-blocks/shared/sampleOutput';

/** What a page can say of a run. */
export const KINDS = Object.keys(OUTPUT_TITLES) as OutputKind[];

/** A program on a page or in a stub's comment. */
export interface Sample {
  /** `wiki/x.mdx#0`: file and number among the file's samples, from 0. */
  readonly id: string;
  /** From the repository's root. */
  readonly file: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
  readonly code: string;
  /** Why it isn't checked; `undefined` if it is. */
  readonly unchecked: string | undefined;
  /** Name of the scenario in which it runs; `undefined` if it names none. */
  readonly scenario: string | undefined;
  /** What the page says that it does. */
  readonly outputs: Readonly<Partial<Record<OutputKind, Fence>>>;
}

interface Fence {
  /** Line of its first line of text, from 1. */
  readonly line: number;
  readonly language: string;
  /** What is after the language. */
  readonly meta: string;
  readonly text: string;
}

const PROGRAM = /^(?:js|javascript|ts|typescript)$/;

/**
 * The samples of a page or a stub. A block ```` ```text title="ログ…" ```` belongs to
 * the sample before it; so do those titled 変更, エラー and ヒント.
 *
 * @param file - path from the repository's root
 * @param source - its text
 */
export function samplesOf(file: string, source: string): Sample[] {
  const fences = file.endsWith('.d.ts')
    ? fencesOfStub(source)
    : fencesOfPage(source);
  const programs = fences.filter(({language}) => PROGRAM.test(language));
  return programs.map(({line, meta, text: code}, index) => {
    const end = programs[index + 1]?.line ?? Infinity;
    const below = fences.filter(
      (one) => one.language === 'text' && one.line > line && one.line < end,
    );
    const outputs = KINDS.map((kind) => [
      kind,
      below.find((one) => one.meta.includes(`title="${OUTPUT_TITLES[kind]}`)),
    ]);
    return {
      id: `${file}#${index}`,
      file,
      line,
      code,
      ...readFenceMeta(meta),
      outputs: Object.fromEntries(outputs) as Sample['outputs'],
    };
  });
}

function fencesOfPage(source: string): Fence[] {
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
function fencesOfStub(source: string): Fence[] {
  const fence = /^( *)\* ```(\w+)(.*)\n([\s\S]*?)^\1\* ```$/gm;
  return [...source.matchAll(fence)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length + 1,
    language: match[2] ?? '',
    meta: (match[3] ?? '').trim(),
    text: (match[4] ?? '').replace(/^ *\* ?/gm, '').trimEnd(),
  }));
}
