import {readFileSync} from 'node:fs';
import {
  companyStubs,
  companyTypes,
  describeChanges,
  describeMessage,
  findScenario,
  runCustomFunction,
} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import prettier from 'prettier';
import ts from 'typescript';
import {openBuildCache} from '../../src/features/build-cache/build/openBuildCache';
import {OUTPUT_TITLES} from '../../src/features/code-blocks/shared/sampleOutput';
import {isReadable} from '../../src/features/page-check/build/readPage';
import {INTRODUCTION} from '../../src/features/content/build/writtenPages';
import {
  readStubs,
  stubFiles,
} from '../../src/features/reference/build/stubs/readStubs';
import {
  STUBS,
  createStubService,
} from '../../src/features/reference/shared/stubs/stubService';
import {KINDS, samplesOf} from './samples';
import type {OutputKind} from '../../src/features/code-blocks/shared/sampleOutput';
import type {Sample} from './samples';

/**
 * Examines the samples of pages and stubs: types, form, what running them gives.
 * What was found before is told again, as long as sample and code are the same.
 *
 * @param files - from the repository's root
 * @returns a message for each fault, with file and line
 */
export async function examineSamples(
  files: readonly string[],
): Promise<string[]> {
  const samples = files
    // What can't be read is told with the page.
    .filter((file) => file.endsWith('.d.ts') || isReadable(file))
    .flatMap((file) => samplesOf(file, readFileSync(file, 'utf8')));
  const checked = samples.filter(({unchecked}) => unchecked === undefined);
  const cache = openBuildCache<string[]>('.', 'samples');
  const problems = [
    ...cache.take(`types ${JSON.stringify(checked)}`, () => typeCheck(checked)),
  ];
  // One after the other: each is a program of its own.
  for (const sample of samples) {
    const input = JSON.stringify(sample);
    const found = cache.find(input) ?? (await examineSample(sample));
    cache.keep(input, found);
    problems.push(...found);
  }
  cache.save();
  return problems;
}

/**
 * Type-checks samples as the editor does: strictly, with the globals of the
 * runtime and the sample company's definitions, without the DOM or Node.
 *
 * @returns one message for each error, with the sample's file and line
 */
export function typeCheck(samples: readonly Sample[]): string[] {
  const company = companyStubs(companyTypes(sampleCompany.customData));
  const named = samples.map((sample, index) => ({
    sample,
    name: `${STUBS}sample-${index}.js`,
    code: sample.code,
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

/**
 * Examines all of a sample but its types.
 *
 * @returns one message for each fault, with the sample's file and line
 */
export async function examineSample(sample: Sample): Promise<string[]> {
  const {code, file, line, scenario, unchecked} = sample;
  const problems: string[] = [];
  const tell = (text: string) => problems.push(`${file}:${line} ${text}`);
  // TypeDoc takes the backslash away.
  if (file.endsWith('.d.ts') && code.includes('\\/')) {
    tell('「\\/」はページで「/」になります。「[/]」と書いてください。');
  }
  if (unchecked?.trim() === '') {
    tell(
      'uncheckedに理由がありません。「unchecked="…"」のように書いてください。',
    );
  }
  const formatted = await formatCode(code);
  if (unchecked === undefined && formatted !== code) {
    tell(
      `サンプルコードの書式がPrettierと違います。次のように書いてください。\n${formatted}`,
    );
  }
  if (unchecked !== undefined) {
    if (scenario !== undefined) {
      tell(
        `検査しないコードは実行できないため、場面「${scenario}」を消してください。`,
      );
    }
  } else if (file === INTRODUCTION) {
    // The introduction of the reference shows parts of programs.
  } else if (scenario === undefined) {
    tell(
      `jsのコードに場面がありません。「\`\`\`js scenario="${scenarios[0]?.name ?? ''}"」のように書くか、実行しない理由を「unchecked="…"」に書いてください。`,
    );
  } else if (scenarios.some(({name}) => name === scenario)) {
    // Of another one the page has been told (src/features/page-check).
    problems.push(...(await findWrongOutput(sample, scenario)));
  }
  return problems;
}

/** As Prettier writes it. */
async function formatCode(code: string): Promise<string> {
  const options = await prettier.resolveConfig('sample.js');
  return prettier.format(code, {...options, parser: 'babel'}).then(
    (text) => text.trimEnd(),
    // What can't be read is told by the types.
    () => code,
  );
}

/** Runs a sample as the page's 「実行」 does. */
async function findWrongOutput(
  sample: Sample,
  scenario: string,
): Promise<string[]> {
  const result = await runCustomFunction({
    source: sample.code,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
  });
  const {amounts, customData} = describeChanges(result.changes, sampleCompany);
  const found: Record<OutputKind, string> = {
    log: result.logs.map(({message}) => message).join('\n'),
    changes: [...amounts, ...customData].join('\n'),
    error: result.error ? describeMessage(result.error) : '',
    // Of a program whose lines the page doesn't number.
    notices: result.notices.map(({message}) => message).join('\n'),
  };
  return KINDS.flatMap((kind) => {
    // Log and changes may be left out.
    const optional = kind === 'log' || kind === 'changes';
    const said = sample.outputs[kind]?.text ?? (optional ? found[kind] : '');
    return said === found[kind]
      ? []
      : [difference(sample, kind, said.split('\n'), found[kind].split('\n'))];
  });
}

function difference(
  {file, line, outputs}: Sample,
  kind: OutputKind,
  said: readonly string[],
  found: readonly string[],
): string {
  const title = OUTPUT_TITLES[kind];
  const block = outputs[kind]?.line;
  if (block === undefined) {
    return `${file}:${line} 実行すると${title}が出ます：「${found.join('\n')}」。コードを直すか、コードの後に「\`\`\`text title="${title}"」のブロックで書いてください。`;
  }
  const index = said.findIndex((text, place) => text !== found[place]);
  const at = index === -1 ? said.length : index;
  const show = (text = '') => (text === '' ? 'なし' : `「${text}」`);
  return [
    `${file}:${block + Math.min(at, said.length - 1)} ${title}が、実行した結果と違います。ページ：${show(said[at])}、実行：${show(found[at])}。`,
    ...(said.length > 1 || found.length > 1
      ? ['実行した結果の全体：', ...found]
      : []),
  ].join('\n');
}
