import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Code, Heading, Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {readFenceMeta} from '../../code-blocks/shared/fenceMeta';
import {scenarios} from '@combosite-functions/simulator/sample-company/scenarios';
import {meant} from '../../content/build/meant';

const ID_COMMENT = /^\/\*\s*#(?<id>\S+)\s*\*\/$/;
const ASCII_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** What ends the part of a post that the list shows. */
const TRUNCATE = /^\/\*\s*truncate\s*\*\/$/;
const VAGUE_LINK_TEXTS = new Set(['こちら', 'ここ', 'リンク']);

/** What a page has that is no text. */
const NO_TEXT = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);

/** Examines how a page is written; the page takes down what is wrong. */
export function examineText(page: VFile, tree: Root): void {
  if (tree.children.every(({type}) => NO_TEXT.has(type))) {
    page.message('このページには本文がありません。');
  }
  const isCut = tree.children.some(
    (node) => node.type === 'mdxFlowExpression' && TRUNCATE.test(node.value),
  );
  if (/^blog\/[^_]/.test(page.path) && !isCut) {
    page.info(
      '記事に「{/* truncate */}」の行がありません。一覧には、その行より前だけが表示されます。一覧に表示する文のすぐ後に加えてください。',
    );
  }
  const headings: Heading[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      examineHeading(page, node, headings);
    } else if (node.type === 'paragraph') {
      examineParagraph(page, node);
    } else if (node.type === 'code') {
      examineFence(page, node);
    } else if (node.type === 'link' && VAGUE_LINK_TEXTS.has(toString(node))) {
      page.info(
        `リンクの文字「${toString(node)}」では行き先が分かりません。行き先のページ名を書いてください。`,
        node,
      );
    }
  });
}

function examineHeading(
  page: VFile,
  heading: Heading,
  before: Heading[],
): void {
  const id = headingId(heading);
  const text = toString(
    heading.children.filter(({type}) => type !== 'mdxTextExpression'),
  ).trim();
  const above = before.at(-1)?.depth ?? 1;
  const same = before.find((other) => headingId(other) === id);
  before.push(heading);
  if (heading.depth === 1) {
    // A plain page has its title in its text.
    if (!page.path.startsWith('src/pages/')) {
      page.message(
        `本文の見出し「${text}」に「#」は使えません。ページの題名はフロントマターのtitleに書き、本文の見出しは「##」から始めてください。`,
        heading,
      );
    }
    return;
  }
  if (heading.depth > above + 1) {
    page.info(
      `見出し「${text}」で階層が飛んでいます。「${'#'.repeat(above + 1)}」にしてください。`,
      heading,
    );
  }
  if (id === undefined) {
    page.info(
      `見出し「${text}」にIDがありません。「${'#'.repeat(heading.depth)} ${text} {/* #english-id */}」のように書いてください。`,
      heading,
    );
  } else if (!ASCII_ID.test(id)) {
    page.message(
      `見出し「${text}」のID「${id}」が正しくありません。半角の小文字・数字・ハイフンで書いてください。`,
      heading,
    );
  } else if (same) {
    page.message(
      `見出し「${text}」のID「${id}」は${same.position?.start.line}行目と同じです。ページの中で重ならないIDにしてください。`,
      heading,
    );
  }
}

function examineParagraph(page: VFile, paragraph: Paragraph): void {
  const line = toString(paragraph).split('\n', 1)[0] ?? '';
  const [, kind, title] = /^:::([a-z]+)[ \t]+(\S.*)$/.exec(line) ?? [];
  if (kind) {
    page.message(
      `「${line}」は囲みになりません。「:::${kind}[${title}]」と書いてください。`,
      paragraph,
    );
  }
}

function examineFence(page: VFile, code: Code): void {
  if (!code.lang) {
    page.info(
      'コードブロックに言語名がありません。「```js」や「```text」のように書いてください。',
      code,
    );
  }
  const {scenario} = readFenceMeta(code.meta);
  const names = scenarios.map(({name}) => name);
  if (scenario !== undefined && !names.includes(scenario)) {
    page.message(
      `場面「${scenario}」はpackages/simulator/sample-company/data/scenarios.jsonにありません。${meant(scenario, names)}${names.map((name) => `「${name}」`).join('')}から選んでください。`,
      code,
    );
  }
}

/** The id that a heading's closing comment gives, if any. */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? ID_COMMENT.exec(last.value.trim())?.groups?.id
    : undefined;
}
