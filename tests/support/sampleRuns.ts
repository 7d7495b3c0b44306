import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {samplesOfPage, samplesOfStub} from './codeSamples';
import type {CodeSample} from './codeSamples';

/** A sample that is to be run. */
export interface SampleRun {
  /** `wiki/x.mdx#0`: file and number among the file's samples, from 0. */
  readonly id: string;
  readonly sample: CodeSample;
  /** The log that the page prints below the sample, if it does. */
  readonly log: string | undefined;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm);

/**
 * The samples of a page that are to be run. A block ```` ```text title="ログ…" ````
 * belongs to the sample before it.
 *
 * @param file - path from the repository's root
 * @param source - the page's MDX
 */
export function sampleRunsOfPage(file: string, source: string): SampleRun[] {
  const logs = logsByLine(source);
  return number(file, samplesOfPage(file, source)).map((run, index, runs) => {
    const {line} = run.sample;
    const nextLine = runs[index + 1]?.sample.line ?? Infinity;
    const log = logs.find((one) => one.line > line && one.line < nextLine);
    return {...run, log: log?.text};
  });
}

/**
 * The samples of a stub.
 *
 * @param file - path from the repository's root
 * @param source - the stub
 */
export function sampleRunsOfStub(file: string, source: string): SampleRun[] {
  return number(file, samplesOfStub(file, source));
}

function number(file: string, samples: readonly CodeSample[]): SampleRun[] {
  return samples.map((sample, index) => ({
    id: `${file}#${index}`,
    sample,
    log: undefined,
  }));
}

function logsByLine(source: string): {line: number; text: string}[] {
  const logs: {line: number; text: string}[] = [];
  visit(parser.parse(source), 'code', (node) => {
    if (node.lang === 'text' && node.meta?.includes('title="ログ')) {
      logs.push({line: node.position?.start.line ?? 0, text: node.value});
    }
  });
  return logs;
}
