/*
 * The functions of docs/common.js: which of them a program gets, and what each
 * does with data that can't be right.
 */
import {describe, expect, test} from 'vitest';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {
  COMMON_SOURCE,
  withCommonFunctions,
} from '../../src/features/content/build/commonFunctions';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {readCases, readText} from '../support/files';

const common = readText(COMMON_SOURCE);

/** What a call of one of them gives, and what is logged or thrown. */
interface Call {
  readonly call: string;
  readonly gives?: unknown;
  readonly stops?: string;
  readonly warns?: string;
  /** A name of the platform's that it hasn't. */
  readonly lacks?: string;
}

const CALLS = readCases<Readonly<Record<string, readonly Call[]>>>('common');

const NAMES = [...common.matchAll(/^(?:async )?function (\w+)/gm)]
  .map(([, name = '']) => name)
  .sort();

describe.each(Object.entries(CALLS))('%s', (_, calls) => {
  test.each(calls)('$call', async ({call, gives, stops, warns, lacks}) => {
    const program = `async function main() {\n  const given = await (async () => ${call})();\n  logger.info(JSON.stringify(given));\n}\n${COMMON_FUNCTIONS}\n`;
    const {error, logs} = await runCustomFunction({
      source: withCommonFunctions(program, common).replaceAll(
        lacks ?? 'no',
        'no',
      ),
      company: sampleCompany,
      scenario: findScenario(scenarios, '給与計算前・月末払い'),
    });
    if (stops === undefined) {
      expect(error).toBeNull();
      expect(logs.at(-1)?.message).toBe(JSON.stringify(gives));
    } else {
      expect(error?.message).toContain(stops);
      // It stands in the log: a salary or a birthday doesn't.
      expect(error?.message).not.toMatch(/98765|1965/);
    }
    const warnings = logs.filter(({level}) => level === 'warn');
    expect(warnings.map(({message}) => message).join('\n')).toContain(
      warns ?? '',
    );
  });
});

test('each is tried, and explained on its page', () => {
  const page = readText('wiki/recipes/safe-program.mdx');
  const explained = [...page.matchAll(/^\| \[?`(\w+)`/gm)].map(
    ([, name]) => name,
  );
  expect(Object.keys(CALLS).sort()).toEqual(NAMES);
  expect(explained.sort()).toEqual(NAMES);
});

test('a program gets those that it uses, and those that these use, once', () => {
  const own = `recordOf([], '0001');\n${COMMON_FUNCTIONS}\n`;
  const page = `before\n\n\`\`\`js title="main.js"\n${own}\nstale\n\`\`\`\n\nafter\n`;
  const given = withCommonFunctions(page, common);
  expect(given).toContain('function recordOf(');
  expect(given).not.toContain('stale');
  expect(given).not.toContain('function save(');
  expect(given.startsWith('before\n') && given.endsWith('```\n\nafter\n')).toBe(
    true,
  );
  expect(withCommonFunctions(given, common)).toBe(given);
  const used = withCommonFunctions(
    `latestOf([], 'x');\n${COMMON_FUNCTIONS}\n`,
    common,
  );
  expect(used).toContain('function dateOf(');
});

test('a page without a program stays as it is', () => {
  const page = '```js\nsave([]);\n```\n';
  expect(withCommonFunctions(page, common)).toBe(page);
});
