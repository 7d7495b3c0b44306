/*
 * What the page of the release note has to hold for the list of releases: the
 * headings are in the page, so that they are in its table of contents.
 */
import {RELEASES_FILE, RELEASE_KINDS} from './readReleases';
import type {Release} from './readReleases';

/** The page. */
export const RELEASE_NOTE = 'docs/release-note.mdx';

/** Sections of prose beside the entries. */
const PROSE = /^<ConfirmedFacts|#(?:confirmed|copied-samples|next-step) /;

/**
 * Compares the page with the list.
 *
 * @param page - its source
 * @returns the first line where they differ, and what to do, in Japanese
 */
export function releaseNoteFault(
  page: string,
  releases: readonly Release[],
): {line: number; text: string} | undefined {
  const lines = page.split('\n');
  const shown = lines.flatMap((text, index) =>
    /^(?:#{2,4} |<[A-Z]\w+ .*\/>$)/.test(text) &&
    !text.startsWith('<Audience') &&
    !PROSE.test(text)
      ? [{line: index + 1, text}]
      : [],
  );
  const wanted = releases.flatMap(outlineOf);
  const at = wanted.findIndex((text, index) => shown[index]?.text !== text);
  const {line = lines.length, text: found} =
    shown[at < 0 ? wanted.length : at] ?? {};
  if (at < 0) {
    return found === undefined
      ? undefined
      : {
          line,
          text: `「${found}」の項目が、${RELEASES_FILE}にありません。`,
        };
  }
  // All at once that the page doesn't have yet.
  const rest = wanted.slice(at);
  const known = rest.findIndex((text) =>
    shown.some((one) => one.text === text),
  );
  const missing = rest.slice(0, known < 0 ? undefined : Math.max(known, 1));
  return {
    line,
    text: `${RELEASES_FILE}に合わせて、ここに次の行を書いてください。\n\n${missing.join('\n\n')}\n`,
  };
}

/** What the page has to hold for a release. */
function outlineOf(release: Release): string[] {
  const anchor = `v${release.version.replaceAll('.', '-')}`;
  return [
    `## ${releaseHeading(release)} {/* #${anchor} */}`,
    ...Object.entries(RELEASE_KINDS).flatMap(([kind, {label, anchor: end}]) => {
      const items = release.items.filter((item) => item.kind === kind);
      return items.length > 0
        ? [
            `### ${label} {/* #${anchor}-${end} */}`,
            `<ReleaseItems version="${release.version}" kind="${kind}" />`,
          ]
        : [];
    }),
  ];
}

/** `1.0（2026年11月21日）` */
function releaseHeading({version, date}: Release): string {
  const [year, month, day] = date?.split('-').map(Number) ?? [];
  return date === undefined
    ? `${version}（公開前）`
    : `${version}（${year}年${month}月${day}日）`;
}
