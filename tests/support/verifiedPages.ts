import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {isoDate} from '../../src/components/pageNotes/isoDate';
import {ROOT, listFiles} from './files';

/** What is known of a page's text, and when it was checked last. */
export interface VerifiedPage {
  /** SHA-256 of the text without its front matter. */
  readonly hash: string;
  /** `last_verified` of the front matter; missing if it is no date. */
  readonly date?: string;
}

/** Pages by their path. */
export type VerifiedPages = Readonly<Record<string, VerifiedPage>>;

/** All written pages as they are now. */
export function readVerifiedPages(): VerifiedPages {
  return Object.fromEntries(
    [...listFiles('docs', /\.mdx$/), ...listFiles('wiki', /\.mdx$/)].map(
      (file) => [
        file,
        verifiedPage(readFileSync(path.join(ROOT, file), 'utf8')),
      ],
    ),
  );
}

/**
 * One page.
 *
 * @param source - its MDX
 */
export function verifiedPage(source: string): VerifiedPage {
  const {content, data} = matter(source);
  return {
    hash: createHash('sha256')
      .update(content.replaceAll('\r\n', '\n').trim())
      .digest('hex'),
    date: isoDate(data.last_verified),
  };
}

/**
 * What keeps the list from being renewed: a page without a date, or one whose
 * text has changed and whose date says that it was checked before. The date of
 * the list is enough only if that is today.
 *
 * @param listed - the list
 * @param current - the pages now
 * @param today - `2026-11-21`
 * @returns messages in Japanese for the writer
 */
export function dateProblems(
  listed: VerifiedPages,
  current: VerifiedPages,
  today: string,
): string[] {
  return Object.entries(current).flatMap(([file, {date, hash}]) => {
    const before = listed[file];
    if (date === undefined) {
      return `${file}：フロントマターに「last_verified: ${today}」を書いてください。`;
    }
    if (date > today) {
      return `${file}：last_verifiedが先の日付です。確かめた日に直してください。`;
    }
    const isBumped =
      before?.date === undefined || date > before.date || date === today;
    return before?.hash !== hash && !isBumped
      ? `${file}：本文が変わっています。内容を事実と照らし合わせ、last_verifiedを確かめた日（今日なら${today}）に変えてください。`
      : [];
  });
}

/**
 * What the list doesn't know yet.
 *
 * @returns messages in Japanese for the writer
 */
export function listProblems(
  listed: VerifiedPages,
  current: VerifiedPages,
): string[] {
  const files = new Set([...Object.keys(listed), ...Object.keys(current)]);
  return [...files].flatMap((file) => {
    const before = listed[file];
    const now = current[file];
    if (!before || !now) {
      return `${file}：${before ? '一覧にだけあります' : '一覧にありません'}。`;
    }
    if (before.hash !== now.hash) {
      return `${file}：本文が一覧と違います。`;
    }
    return before.date === now.date
      ? []
      : `${file}：last_verifiedが一覧と違います。`;
  });
}
