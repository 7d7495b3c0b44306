import {
  describeChanges,
  describeMessage,
  findScenario,
  runCustomFunction,
} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {OUTPUT_TITLES} from '../../src/features/code-blocks/shared/sampleOutput';
import {fencesOfPage, fencesOfStub, samplesOf} from './codeSamples';
import type {OutputKind} from '../../src/features/code-blocks/shared/sampleOutput';
import type {CodeSample, Fence} from './codeSamples';

/** What a page says that a sample does; `undefined` if it doesn't say. */
export interface ExpectedOutput {
  /** Lines of the log. */
  readonly log: string | undefined;
  /** What the run changes: one line for each change. */
  readonly changes: string | undefined;
  /** The error with which the run ends, with its line. */
  readonly error: string | undefined;
  /** The advice that the run gives, with its lines. */
  readonly notices: string | undefined;
}

const KINDS = Object.keys(OUTPUT_TITLES) as OutputKind[];

/** A sample that is to be run. */
export interface SampleRun extends ExpectedOutput {
  /** `wiki/x.mdx#0`: file and number among the file's samples, from 0. */
  readonly id: string;
  readonly sample: CodeSample;
  /** Where the page says it: the first line of each block. */
  readonly lines: Readonly<Partial<Record<OutputKind, number>>>;
}

/**
 * The samples of a page that are to be run. A block ```` ```text title="ログ…" ````
 * belongs to the sample before it; so do those titled 変更, エラー and ヒント.
 *
 * @param file - path from the repository's root
 * @param source - the page's MDX
 */
export function sampleRunsOfPage(file: string, source: string): SampleRun[] {
  return sampleRuns(file, fencesOfPage(source));
}

/**
 * The samples of a stub.
 *
 * @param file - path from the repository's root
 * @param source - the stub
 */
export function sampleRunsOfStub(file: string, source: string): SampleRun[] {
  return sampleRuns(file, fencesOfStub(source));
}

function sampleRuns(file: string, fences: readonly Fence[]): SampleRun[] {
  const samples = samplesOf(file, fences);
  return samples.map((sample, index) => {
    const end = samples[index + 1]?.line ?? Infinity;
    const block = (kind: OutputKind): Fence | undefined =>
      fences.find(
        ({language, line, meta}) =>
          language === 'text' &&
          meta.includes(`title="${OUTPUT_TITLES[kind]}`) &&
          line > sample.line &&
          line < end,
      );
    return {
      id: `${file}#${index}`,
      sample,
      lines: Object.fromEntries(
        KINDS.map((kind) => [kind, block(kind)?.line] as const),
      ),
      log: block('log')?.text,
      changes: block('changes')?.text,
      error: block('error')?.text,
      notices: block('notices')?.text,
    };
  });
}

/**
 * Runs a sample as the page's 「実行」 does.
 *
 * @returns one message for each thing that the page says otherwise, with the
 *   file and its line
 */
export async function findWrongOutput(run: SampleRun): Promise<string[]> {
  const {file, code, language, line, scenario, unchecked} = run.sample;
  if (unchecked !== undefined || language !== 'js') {
    return scenario === undefined
      ? []
      : [
          `${file}:${line} 検査しないコードは実行できないため、場面「${scenario}」を消してください。`,
        ];
  }
  if (scenario === undefined) {
    return [
      `${file}:${line} jsのコードに場面がありません。「\`\`\`js scenario="${scenarios[0]?.name ?? ''}"」のように書くか、実行しない理由を「unchecked="…"」に書いてください。`,
    ];
  }
  if (!scenarios.some(({name}) => name === scenario)) {
    // The page has been told (src/features/page-check).
    return [];
  }
  const result = await runCustomFunction({
    source: code,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
  });
  const {amounts, customData} = describeChanges(result.changes, sampleCompany);
  const found: Record<OutputKind, string> = {
    log: result.logs.map(({message}) => message).join('\n'),
    changes: [...amounts, ...customData].join('\n'),
    error: result.error ? describeMessage(result.error) : '',
    notices: result.notices.map(describeMessage).join('\n'),
  };
  return KINDS.flatMap((kind) => {
    // Log and changes may be left out.
    const optional = kind === 'log' || kind === 'changes';
    const said = run[kind] ?? (optional ? found[kind] : '');
    return said === found[kind]
      ? []
      : [difference(run, kind, said.split('\n'), found[kind].split('\n'))];
  });
}

function difference(
  {sample: {file, line: start}, lines}: SampleRun,
  kind: OutputKind,
  said: readonly string[],
  found: readonly string[],
): string {
  const title = OUTPUT_TITLES[kind];
  const block = lines[kind];
  if (block === undefined) {
    return `${file}:${start} 実行すると${title}が出ます：「${found.join('\n')}」。コードを直すか、コードの後に「\`\`\`text title="${title}"」のブロックで書いてください。`;
  }
  const index = said.findIndex((text, place) => text !== found[place]);
  const at = index === -1 ? said.length : index;
  const show = (text: string | undefined) =>
    text === undefined || text === '' ? 'なし' : `「${text}」`;
  return [
    `${file}:${block + Math.min(at, said.length - 1)} ${title}が、実行した結果と違います。ページ：${show(said[at])}、実行：${show(found[at])}。`,
    ...(said.length > 1 || found.length > 1
      ? ['実行した結果の全体：', ...found]
      : []),
  ].join('\n');
}
