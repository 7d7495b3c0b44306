import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  findScenario,
  runCustomFunction,
  sampleCompany,
  scenarios,
} from '../../src/runtime';
import {DEFAULT_SCENARIO, SAMPLE_SCENARIOS} from '../fixtures/sampleScenarios';
import {ROOT, listFiles} from '../support/files';
import {sampleRunsOfPage, sampleRunsOfStub} from '../support/sampleRuns';

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

const all = [
  ...['docs', 'wiki', 'blog', 'src/pages']
    .flatMap((folder) => listFiles(folder, /\.mdx$/))
    .flatMap((file) => sampleRunsOfPage(file, read(file))),
  ...listFiles('api-src', /\.d\.ts$/).flatMap((file) =>
    sampleRunsOfStub(file, read(file)),
  ),
];
const checked = all.filter(
  ({sample}) => sample.unchecked === undefined && sample.language === 'js',
);

describe('every sample of the site', () => {
  test.each(checked)('$id runs as it says', async ({id, sample, log}) => {
    const expected = SAMPLE_SCENARIOS[id] ?? DEFAULT_SCENARIO;
    const result = await runCustomFunction({
      source: sample.code,
      scenario: findScenario(scenarios, expected.scenario),
      company: sampleCompany,
    });

    expect(result.error?.messageId ?? null, result.error?.message).toBe(
      expected.error ?? null,
    );
    expect(
      result.notices.map(({messageId}) => messageId),
      result.notices.map(({message}) => message).join(' '),
    ).toEqual(expected.notices ?? []);
    if (log !== undefined) {
      expect(result.logs.map(({message}) => message).join('\n')).toBe(log);
    }
  });

  test('runs, and many print their log', () => {
    expect(checked.length).toBeGreaterThan(90);
    expect(checked.filter(({log}) => log !== undefined).length).toBeGreaterThan(
      12,
    );
  });
});

test('the list of scenarios names only samples that exist', () => {
  const ids = new Set(checked.map(({id}) => id));
  expect(Object.keys(SAMPLE_SCENARIOS).filter((id) => !ids.has(id))).toEqual(
    [],
  );
});

describe('a log block', () => {
  const page = [
    '```js',
    'first();',
    '```',
    '',
    '```text title="ログ（例）"',
    '1行目',
    '```',
    '',
    '```js',
    'second();',
    '```',
    '',
    '```text title="予約語"',
    'class',
    '```',
  ].join('\n');

  test('belongs to the sample before it', () => {
    const [first, second] = sampleRunsOfPage('docs/x.mdx', page);
    expect(first).toMatchObject({id: 'docs/x.mdx#0', log: '1行目'});
    expect(second).toMatchObject({id: 'docs/x.mdx#1', log: undefined});
  });
});
