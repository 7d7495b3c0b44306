/*
 * The releases of this wiki: the one list that the release note shows. It says
 * nothing of the product's history, of which nothing is known.
 */
import * as v from 'valibot';
import {isDay} from '../../content/build/blog-plugin/checkPosts';
import {entryOf, parseList, readList} from '../../content/build/listFile';
import type {List} from '../../content/build/listFile';

/** The file in which writers keep them. */
export const RELEASES_FILE = 'docs/releases.yml';

/** What can happen to a part of the wiki: heading and end of the anchor. */
export const RELEASE_KINDS = {
  new: {label: '追加', anchor: 'added'},
  improved: {label: '改善', anchor: 'improved'},
  fixed: {label: '修正', anchor: 'fixed'},
  deprecated: {label: '非推奨', anchor: 'deprecated'},
} as const;

const KINDS = Object.keys(RELEASE_KINDS) as (keyof typeof RELEASE_KINDS)[];

const text = v.pipe(v.string(), v.nonEmpty());

/** One entry, in Japanese, without a full stop. */
const ITEM = entryOf({
  kind: [v.picklist(KINDS), KINDS.join('か')],
  /** What it is about: the text of the link. */
  title: [text, 'ページの名前'],
  /** What it brings. */
  summary: [text, '読む人ができるようになること'],
  /** The page that shows it, with or without an anchor. */
  page: [v.pipe(v.string(), v.startsWith('/')), '/wiki/page-name#heading'],
});

const RELEASE = entryOf({
  /** Two numbers, also in the anchors. */
  version: [v.pipe(v.string(), v.regex(/^\d+\.\d+$/)), "'1.0'"],
  /** Not there until it is published. */
  date: [v.optional(v.pipe(v.string(), v.check(isDay))), '2026-11-21'],
  items: [v.array(ITEM), '（次の行から、字下げした「- kind: new」）'],
});

export type Release = v.InferOutput<typeof RELEASE>;
export type ReleaseItem = v.InferOutput<typeof ITEM>;

/**
 * Reads the releases, and says in Japanese what is wrong with them.
 *
 * @param source - of the file
 * @returns all releases, the newest first
 */
export function parseReleases(source: string): List<Release> {
  return parseList(source, RELEASE, (release, index, all) => {
    const newer = all[index - 1];
    return newer && !isNewer(newer, release)
      ? `「version: ${release.version}」は${newer.version}より前のリリースではありません。新しいリリースから順に書いてください。`
      : undefined;
  });
}

/** Whether a release came after another one; those to come have no date. */
function isNewer(one: Release, other: Release): boolean {
  const [major = 0, minor = 0] = one.version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.version.split('.').map(Number);
  return (
    (major - otherMajor || minor - otherMinor) > 0 &&
    (one.date === undefined ||
      (other.date !== undefined && one.date >= other.date))
  );
}

/**
 * The site's releases, the newest first.
 *
 * @param siteDir - the site's folder
 * @throws Error in Japanese that names each fault with file and line
 */
export function readReleases(siteDir: string): Release[] {
  return readList(siteDir, RELEASES_FILE, parseReleases);
}

/** The entries of a part of the release note. */
export function itemsOf(
  releases: readonly Release[],
  {version, kind}: Readonly<Record<string, string>>,
): ReleaseItem[] {
  return releases
    .filter((release) => release.version === version)
    .flatMap(({items}) => items.filter((item) => item.kind === kind));
}
