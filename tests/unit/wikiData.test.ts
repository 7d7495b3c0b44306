import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  PLAN_STATUSES,
  readPlan,
} from '../../src/features/releases/build/readPlan';
import {
  parseReleases,
  readReleases,
} from '../../src/features/releases/build/readReleases';
import {
  RELEASE_NOTE,
  releaseNoteFault,
} from '../../src/features/releases/build/releaseNote';
import {PROGRAM_NAMES} from '@combosite-functions/simulator';
import {ROOT, readCases} from '../support/files';
import {ROUTES} from '../support/routes';

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Headings with their ids and components that stand alone, in their order. */
function outline(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => /^(?:#{2,4} |<[A-Z]\w+ .*\/>$)/.test(line))
    .filter((line) => !line.startsWith('<Audience'));
}

describe('the release note', () => {
  const page = read(RELEASE_NOTE);
  const releases = readReleases(ROOT);

  test('shows every entry of the data, under stable anchors', () => {
    expect(releaseNoteFault(page, releases)).toBeUndefined();
  });

  test.each([
    [
      'a release that is to come',
      '## 1.0（2027年1月5日） {/* #v1-0 */}\n',
      1,
      /ここに次の行を書いてください。\n\n## 1\.1（公開前） \{\/\* #v1-1 \*\/\}\n\n### 追加 \{\/\* #v1-1-added \*\/\}\n\n<ReleaseItems version="1\.1" kind="new" \/>\n$/,
    ],
    [
      'a heading with another date',
      '## 1.1（公開前） {/* #v1-1 */}\n### 追加 {/* #v1-1-added */}\n<ReleaseItems version="1.1" kind="new" />\n\n## 1.0（2027年1月6日） {/* #v1-0 */}\n',
      5,
      /ください。\n\n## 1\.0（2027年1月5日） \{\/\* #v1-0 \*\/\}\n$/,
    ],
    [
      'a heading without entries',
      '## 1.1（公開前） {/* #v1-1 */}\n### 追加 {/* #v1-1-added */}\n<ReleaseItems version="1.1" kind="new" />\n## 1.0（2027年1月5日） {/* #v1-0 */}\n### 修正 {/* #v1-0-fixed */}\n',
      5,
      /^「### 修正 .*」の項目が、docs\/releases\.ymlにありません。$/,
    ],
  ])('%s is told with its line', (_, source, line, text) => {
    const item = {kind: 'new', title: 'x', summary: 'y', page: '/'} as const;
    expect(
      releaseNoteFault(source, [
        {version: '1.1', items: [item]},
        {version: '1.0', date: '2027-01-05', items: []},
      ]),
    ).toEqual({line, text: expect.stringMatching(text) as string});
  });

  test('goes down to 1.0', () => {
    expect(releases.at(-1)?.version).toBe('1.0');
  });

  const RELEASE = `- version: '1.1'
  items:
    - kind: new
      title: 題名
      summary: 内容
      page: /wiki/a
- version: '1.0'
  date: 2026-11-21
  items: []
`;
  test.each(
    readCases<Record<'what' | 'find' | 'replace' | 'says', string>[]>(
      'release-faults',
    ),
  )('$what is told with its line', ({find, replace, says}) => {
    expect(parseReleases(RELEASE).faults).toEqual([]);
    const [fault] = parseReleases(RELEASE.replace(find, replace)).faults;
    expect(`${fault?.line} ${fault?.text}`).toContain(says);
  });

  test('links to pages of the site', () => {
    const routes = new Set<string>(ROUTES.map(({path: route}) => route));
    const items = releases.flatMap(({items}) => items);
    expect(
      items.filter(({page}) => !routes.has(page.replace(/#.*/, ''))),
      'docs/releases.ymlのpageに、サイトにあるページを書いてください。',
    ).toEqual([]);
  });
});

describe('the development plan', () => {
  test('is shown by status, in the order of the data', () => {
    const page = read('wiki/development-plan.mdx');
    const sections = outline(page).filter((line, index, lines) =>
      [line, lines[index + 1]].some((one) =>
        one?.startsWith('<DevelopmentPlan'),
      ),
    );
    expect(
      sections.map((line) => line.replace(/^### .+ (?=\{)/, '### ')),
    ).toEqual(
      PLAN_STATUSES.flatMap((status) => [
        `### {/* #plan-${status} */}`,
        `<DevelopmentPlan status="${status}" />`,
      ]),
    );
  });

  test('has no entry twice, and none that was released', () => {
    const titles = readPlan(ROOT).map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const released = new Set(
      readReleases(ROOT)
        .flatMap(({items}) => items)
        .map(({title}) => title),
    );
    expect(
      titles.filter((title) => released.has(title)),
      'docs/plan.ymlから、リリースした項目を消してください。',
    ).toEqual([]);
  });
});

describe('the names of programs', () => {
  test('are main and the globals that are no names of stubs', () => {
    const globals = [
      ...read('api-src/globals.d.ts').matchAll(/^declare const (\w+)/gm),
    ].map(([, name = '']) => name);
    expect(PROGRAM_NAMES.map(({name}) => name)).toEqual(['main', ...globals]);
  });

  test('and the reserved words are rendered by the page', () => {
    const page = read('wiki/custom-data-function/reserved-words.mdx');
    for (const part of [
      '<ProgramNamesTable />',
      '<ReservedWordGroups level="refused" />',
      '<ReservedWordGroups level="discouraged" />',
    ]) {
      expect(page).toContain(`\n${part}\n`);
    }
  });
});
