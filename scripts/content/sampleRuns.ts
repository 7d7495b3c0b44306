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

const KINDS = Object.keys(OUTPUT_TITLES) as OutputKind[];

/** A sample that is to be run. */
export interface SampleRun {
  /** `wiki/x.mdx#0`: file and number among the file's samples, from 0. */
  readonly id: string;
  readonly sample: CodeSample;
  /** What the page says that it does. */
  readonly outputs: Readonly<Partial<Record<OutputKind, Fence>>>;
}

/**
 * The samples of a page or a stub that are to be run. A block
 * ```` ```text title="ログ…" ```` belongs to the sample before it; so do those
 * titled 変更, エラー and ヒント.
 *
 * @param file - path from the repository's root
 * @param source - its text
 */
export function sampleRunsOf(file: string, source: string): SampleRun[] {
  const fences = file.endsWith('.d.ts')
    ? fencesOfStub(source)
    : fencesOfPage(source);
  const samples = samplesOf(file, fences);
  return samples.map((sample, index) => {
    const end = samples[index + 1]?.line ?? Infinity;
    const outputs = KINDS.flatMap((kind) => {
      const block = fences.find(
        ({language, line, meta}) =>
          language === 'text' &&
          meta.includes(`title="${OUTPUT_TITLES[kind]}`) &&
          line > sample.line &&
          line < end,
      );
      return block ? [[kind, block] as const] : [];
    });
    return {
      id: `${file}#${index}`,
      sample,
      outputs: Object.fromEntries(outputs),
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
    const said = run.outputs[kind]?.text ?? (optional ? found[kind] : '');
    return said === found[kind]
      ? []
      : [difference(run, kind, said.split('\n'), found[kind].split('\n'))];
  });
}

function difference(
  {sample: {file, line: start}, outputs}: SampleRun,
  kind: OutputKind,
  said: readonly string[],
  found: readonly string[],
): string {
  const title = OUTPUT_TITLES[kind];
  const block = outputs[kind]?.line;
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
