import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {DEVELOPMENT_PLAN, PLAN_STATUSES} from '../../src/releases/plannedItems';
import {
  RELEASES,
  RELEASE_AREAS,
  RELEASE_KINDS,
  releaseAnchor,
  releaseHeading,
} from '../../src/releases/releases';
import {PROGRAM_NAMES} from '../../src/runtime';
import {ROOT} from '../support/files';
import {ROUTES} from '../support/routes';
import type {Release} from '../../src/releases/releases';

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

/** What the page has to hold for a release. */
function outlineOf(release: Release): string[] {
  const anchor = releaseAnchor(release.version);
  return [
    `## ${releaseHeading(release)} {/* #${anchor} */}`,
    ...RELEASE_KINDS.flatMap(({kind, label, anchor: end}) => {
      const items = release.items.filter((item) => item.kind === kind);
      const call = `<ReleaseItems version="${release.version}" kind="${kind}"`;
      const hasPlain = items.some(({area}) => area === undefined);
      return [
        ...(items.length > 0 ? [`### ${label} {/* #${anchor}-${end} */}`] : []),
        ...(hasPlain ? [`${call} />`] : []),
        ...RELEASE_AREAS.filter(({area}) =>
          items.some((item) => item.area === area),
        ).flatMap(({area, label: heading}) => [
          `#### ${heading} {/* #${anchor}-${area} */}`,
          `${call} area="${area}" />`,
        ]),
      ];
    }),
  ];
}

describe('the release note', () => {
  const page = read('docs/release-note.mdx');

  test('shows every entry of the data, under stable anchors', () => {
    // There are sections of prose beside the entries.
    const prose = /^<ConfirmedFacts|#(?:confirmed|next-step) /;
    expect(outline(page).filter((line) => !prose.test(line))).toEqual(
      RELEASES.flatMap(outlineOf),
    );
  });

  test('keeps the anchors of 1.0', () => {
    for (const anchor of [
      'v1-0',
      'v1-0-added',
      'v1-0-tutorial',
      'v1-0-custom-data-function',
      'v1-0-guide-and-reference',
      'v1-0-downloads',
      'v1-0-runner',
    ]) {
      expect(page).toContain(`{/* #${anchor} */}`);
    }
  });

  test('has the newest release first, down to 1.0', () => {
    const numbers = RELEASES.map(({version}) => version.split('.').map(Number));
    for (const [index, [major = 0, minor = 0]] of numbers.entries()) {
      const [olderMajor = 0, olderMinor = -1] = numbers[index + 1] ?? [];
      expect(major * 1000 + minor).toBeGreaterThan(
        olderMajor * 1000 + olderMinor,
      );
    }
    expect(RELEASES.at(-1)?.version).toBe('1.0');
    const dates = RELEASES.map(({date}) => date ?? '9999-99-99');
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('links to pages of the site', () => {
    const routes = new Set<string>(ROUTES.map(({path: route}) => route));
    const items = RELEASES.flatMap(({items}) => items);
    expect(
      items.filter(({page}) => !routes.has(page.replace(/#.*/, ''))),
      'src/releases/releases.tsのpageに、サイトにあるページを書いてください。',
    ).toEqual([]);
  });

  test('writes the date of a release, or that it is to come', () => {
    expect(
      releaseHeading({version: '2.0', date: '2027-01-05', items: []}),
    ).toBe('2.0（2027年1月5日）');
    expect(releaseHeading({version: '2.1', items: []})).toBe('2.1（公開前）');
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
    expect(sections).toEqual(
      PLAN_STATUSES.flatMap(({status, label}) => [
        `### ${label} {/* #plan-${status} */}`,
        `<DevelopmentPlan status="${status}" />`,
      ]),
    );
  });

  test('has no entry twice, and none that was released', () => {
    const titles = DEVELOPMENT_PLAN.map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const released = new Set(
      RELEASES.flatMap(({items}) => items).map(({title}) => title),
    );
    expect(titles.filter((title) => released.has(title))).toEqual([]);
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
