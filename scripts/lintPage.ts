import matter from 'gray-matter';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Heading, Root} from 'mdast';

/** One thing to correct in a page. */
export interface LintMessage {
  /** Line in the page's source, from 1. */
  readonly line: number;
  /** What is wrong and how to correct it, in Japanese. */
  readonly text: string;
}

/** What the rules need to know besides the page's text. */
export interface LintContext {
  /** Tags that `docs/tags.yml` declares. */
  readonly tags: ReadonlySet<string>;
  /** Whether a page of this kind carries tags. */
  readonly needsTags: boolean;
  /**
   * Whether the page's title is part of its body: plain pages under src/pages/
   * don't show the title of the front matter.
   */
  readonly titleInBody?: boolean;
}

const ID_COMMENT = /^\/\*\s*#(?<id>\S+)\s*\*\/$/;
const ASCII_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ARTICLE_OF_LAW = /(?:法|規則)第\d+条/;
const LAW_LOOKED_UP = /\d{4}年\d{1,2}月\d{1,2}日に調べた/;
const VAGUE_LINK_TEXTS = new Set(['こちら', 'ここ', 'リンク']);

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Checks one page against the rules of CONTRIBUTING.md that Docusaurus itself
 * doesn't check.
 *
 * @param source - the page's MDX
 * @param context - what the rules need to know of the site
 * @returns the messages in the order of their lines; none for a good page
 */
export function lintPage(source: string, context: LintContext): LintMessage[] {
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {
      line?: number;
      reason?: string;
    };
    return [{line, text: `MDXとして読めません：${reason}`}];
  }
  return [
    ...lintFrontMatter(source, context),
    ...lintHeadings(tree, context),
    ...lintAdmonitions(source),
    ...lintLinks(tree),
    ...lintFences(tree),
    ...lintLaws(source),
  ].sort((a, b) => a.line - b.line);
}

function lintFrontMatter(source: string, context: LintContext): LintMessage[] {
  const {data} = matter(source);
  const messages: LintMessage[] = [];
  for (const key of ['title', 'description'] as const) {
    if (typeof data[key] !== 'string' || data[key].trim() === '') {
      messages.push({
        line: 1,
        text: `フロントマターに${key}がありません。先頭の「---」の間に「${key}: …」を書いてください。`,
      });
    }
  }
  const tags: unknown = data.tags ?? [];
  if (!Array.isArray(tags)) {
    return [
      ...messages,
      {
        line: 1,
        text: 'tagsは「tags: [custom-data]」のように配列で書いてください。',
      },
    ];
  }
  if (context.needsTags && tags.length === 0) {
    messages.push({
      line: 1,
      text: `フロントマターにtagsがありません。${listTags(context.tags)}から選んでください。`,
    });
  }
  for (const tag of tags.map(String)) {
    if (!context.tags.has(tag)) {
      messages.push({
        line: 1,
        text: `タグ「${tag}」はdocs/tags.ymlにありません。${listTags(context.tags)}から選ぶか、docs/tags.ymlに追加してください。`,
      });
    }
  }
  return messages;
}

function listTags(tags: ReadonlySet<string>): string {
  return [...tags].map((tag) => `「${tag}」`).join('');
}

function lintHeadings(tree: Root, context: LintContext): LintMessage[] {
  const messages: LintMessage[] = [];
  let titles = 0;
  const seen = new Map<string, number>();
  let depth = 1;
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 1;
    const text = headingText(heading);
    const marks = '#'.repeat(heading.depth);
    if (heading.depth === 1 && context.titleInBody) {
      titles += 1;
      return;
    }
    if (heading.depth === 1) {
      messages.push({
        line,
        text: `本文の見出し「${text}」に「#」は使えません。ページの題名はフロントマターのtitleに書き、本文の見出しは「##」から始めてください。`,
      });
      return;
    }
    if (heading.depth > depth + 1) {
      messages.push({
        line,
        text: `見出し「${text}」で階層が飛んでいます。「${'#'.repeat(depth + 1)}」にしてください。`,
      });
    }
    depth = heading.depth;

    const id = headingId(heading);
    if (id === undefined) {
      messages.push({
        line,
        text: `見出し「${text}」にIDがありません。「${marks} ${text} {/* #english-id */}」のように書いてください。`,
      });
    } else if (!ASCII_ID.test(id)) {
      messages.push({
        line,
        text: `見出し「${text}」のID「${id}」が正しくありません。半角の小文字・数字・ハイフンで書いてください。`,
      });
    } else if (seen.has(id)) {
      messages.push({
        line,
        text: `見出し「${text}」のID「${id}」は${seen.get(id)}行目と同じです。ページの中で重ならないIDにしてください。`,
      });
    } else {
      seen.set(id, line);
    }
  });
  if (context.titleInBody && titles !== 1) {
    messages.push({
      line: 1,
      text: `本文に「# 題名」が${titles}個あります。src/pagesのページには、ちょうど1個書いてください。`,
    });
  }
  return messages;
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

function lintAdmonitions(source: string): LintMessage[] {
  return source.split('\n').flatMap((line, index) => {
    const match = /^:::(?<kind>[a-z]+)[ \t]+(?<title>\S.*)$/.exec(line);
    return match?.groups
      ? [
          {
            line: index + 1,
            text: `「${line}」は囲みになりません。「:::${match.groups.kind}[${match.groups.title}]」と書いてください。`,
          },
        ]
      : [];
  });
}

function lintLinks(tree: Root): LintMessage[] {
  const messages: LintMessage[] = [];
  visit(tree, 'link', (link) => {
    const text = toString(link);
    if (VAGUE_LINK_TEXTS.has(text)) {
      messages.push({
        line: link.position?.start.line ?? 1,
        text: `リンクの文字「${text}」では行き先が分かりません。行き先のページ名を書いてください。`,
      });
    }
  });
  return messages;
}

function lintFences(tree: Root): LintMessage[] {
  const messages: LintMessage[] = [];
  visit(tree, 'code', (code) => {
    if (!code.lang) {
      messages.push({
        line: code.position?.start.line ?? 1,
        text: 'コードブロックに言語名がありません。「```js」や「```text」のように書いてください。',
      });
    }
  });
  return messages;
}

/** Laws change: a page that cites an article says when it was looked up. */
function lintLaws(source: string): LintMessage[] {
  const index = source
    .split('\n')
    .findIndex((line) => ARTICLE_OF_LAW.test(line));
  return index === -1 || LAW_LOOKED_UP.test(source)
    ? []
    : [
        {
          line: index + 1,
          text: '法令の条文を書いたページに、調べた日がありません。「2026年11月22日に調べた内容です」のように書いてください。',
        },
      ];
}
