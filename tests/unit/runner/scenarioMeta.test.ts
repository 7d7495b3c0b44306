import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {
  DEFAULT_SCENARIO,
  SAMPLE_SCENARIOS,
} from '../../fixtures/sampleScenarios';
import {ROOT, listFiles} from '../../support/files';
import {sampleRunsOfPage} from '../../support/sampleRuns';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The scenarios in a page's fences, by the line of their first line of code. */
function scenariosByLine(source: string): Map<number, string> {
  const scenarios = new Map<number, string>();
  visit(parser.parse(source), 'code', (node) => {
    const scenario = /(?:^|\s)scenario="([^"]+)"/.exec(node.meta ?? '')?.[1];
    if (scenario !== undefined) {
      scenarios.set((node.position?.start.line ?? 0) + 1, scenario);
    }
  });
  return scenarios;
}

const pages = ['docs', 'wiki', 'src/pages'].flatMap((folder) =>
  listFiles(folder, /\.mdx$/),
);

test.each(pages)('the samples of %s name the tested scenario', (file) => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const scenarios = scenariosByLine(source);
  const expected = sampleRunsOfPage(file, source)
    .filter(
      ({sample}) => sample.language === 'js' && sample.unchecked === undefined,
    )
    .map(({id, sample}): [number, string] => [
      sample.line,
      (SAMPLE_SCENARIOS[id] ?? DEFAULT_SCENARIO).scenario,
    ]);
  expect([...scenarios]).toEqual(expected);
});
