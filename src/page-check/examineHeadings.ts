import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Heading, Root} from 'mdast';
import type {Report} from './problem';

const ID_COMMENT = /^\/\*\s*#(?<id>\S+)\s*\*\/$/;
const ASCII_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Examines the headings of a page.
 *
 * @param tree - the page
 * @param titleInBody - whether its title is a heading, as in plain pages
 * @param report - takes down what is wrong
 */
export function examineHeadings(
  tree: Root,
  titleInBody: boolean,
  report: Report,
): void {
  const seen = new Map<string, number>();
  let titles = 0;
  let depth = 1;
  visit(tree, 'heading', (heading) => {
    const place = heading.position?.start;
    const text = headingText(heading);
    if (heading.depth === 1) {
      titles += 1;
      if (!titleInBody) {
        report(
          `本文の見出し「${text}」に「#」は使えません。ページの題名はフロントマターのtitleに書き、本文の見出しは「##」から始めてください。`,
          place,
        );
      }
      return;
    }
    if (heading.depth > depth + 1) {
      report(
        `見出し「${text}」で階層が飛んでいます。「${'#'.repeat(depth + 1)}」にしてください。`,
        place,
        true,
      );
    }
    depth = heading.depth;

    const id = headingId(heading);
    if (id === undefined) {
      report(
        `見出し「${text}」にIDがありません。「${'#'.repeat(heading.depth)} ${text} {/* #english-id */}」のように書いてください。`,
        place,
        true,
      );
    } else if (!ASCII_ID.test(id)) {
      report(
        `見出し「${text}」のID「${id}」が正しくありません。半角の小文字・数字・ハイフンで書いてください。`,
        place,
      );
    } else if (seen.has(id)) {
      report(
        `見出し「${text}」のID「${id}」は${seen.get(id)}行目と同じです。ページの中で重ならないIDにしてください。`,
        place,
      );
    } else {
      seen.set(id, place?.line ?? 1);
    }
  });
  if (titleInBody && titles !== 1) {
    report(
      `本文に「# 題名」が${titles}個あります。src/pagesのページには、ちょうど1個書いてください。`,
    );
  }
}

/** The words of a heading, without the comment that gives its id. */
function headingText(heading: Heading): string {
  return toString(
    heading.children.filter(({type}) => type !== 'mdxTextExpression'),
  ).trim();
}

/** The id that a heading's closing comment gives, if any. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? ID_COMMENT.exec(last.value.trim())?.groups?.id
    : undefined;
}
