import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
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
  test.each(checked)('$id runs as it says', async (run) => {
    const {sample} = run;
    // The page's 「実行」 uses the same one.
    expect(
      sample.scenario,
      'a fence to be run names its scenario',
    ).toBeDefined();
    const result = await runCustomFunction({
      source: sample.code,
      scenario: findScenario(scenarios, sample.scenario ?? ''),
      company: sampleCompany,
    });

    expect(result.error && describeMessage(result.error)).toBe(
      run.error ?? null,
    );
    expect(result.notices.map(describeMessage).join('\n')).toBe(
      run.notices ?? '',
    );
    if (run.changes !== undefined) {
      const {amounts, customData} = describeChanges(
        result.changes,
        sampleCompany,
      );
      expect([...amounts, ...customData].join('\n')).toBe(run.changes);
    }
    if (run.log !== undefined) {
      expect(result.logs.map(({message}) => message).join('\n')).toBe(run.log);
    }
  });

  test('runs, and many print their log', () => {
    expect(checked.length).toBeGreaterThan(90);
    expect(checked.filter(({log}) => log !== undefined).length).toBeGreaterThan(
      12,
    );
    expect(
      checked.filter(({changes}) => changes !== undefined).length,
    ).toBeGreaterThan(2);
  });
});

test('a fence that is not run names no scenario', () => {
  expect(
    all
      .filter((run) => !checked.includes(run))
      .filter(({sample}) => sample.scenario !== undefined)
      .map(({id}) => id),
  ).toEqual([]);
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
