/*
 * The one examination of a page: `npm start` and the build ask it before they
 * compile a page (see stopAtProblems.ts), `npm run check` for all pages.
 */
import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseDocument} from 'yaml';
import type {Root} from 'mdast';
import {faultOfPostName} from '../content/blog-plugin/checkPosts';
import {readFenceMeta} from '../code-blocks/fenceMeta';
import {misspeltName} from '../runtime/nearest';
import {scenarios} from '../sample-company/scenarios';
import {examineCode} from './examineCode';
import {examineHeadings} from './examineHeadings';
import {examineTargets} from './examineTargets';
import {explainSyntax} from './explainSyntax';
import {examineFrontMatter} from './frontMatter';
import type {Problem, Report} from './problem';
import type {Site} from './site';

const ARTICLE_OF_LAW = /(?:法|規則)第\d+条/;
const LAW_LOOKED_UP = /\d{4}年\d{1,2}月\d{1,2}日に調べた/;
const VAGUE_LINK_TEXTS = new Set(['こちら', 'ここ', 'リンク']);

/** What a page has that is no text. */
const NO_TEXT = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Examines one page.
 *
 * @param file - its path from the site's folder, with slashes
 * @param source - its MDX
 * @param site - what else there is
 * @returns what is wrong, in the order of the page; nothing for a good page
 */
export function examinePage(
  file: string,
  source: string,
  site: Site,
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (text, place, isAdvice = false) => {
    const {line = 1, column = 1} = place ?? {};
    problems.push({file, line, column, text, isAdvice});
  };
  if (!path.posix.basename(file).startsWith('_')) {
    examineHead(file, source, site, report);
  }
  let tree: Root | undefined;
  try {
    tree = parser.parse(source);
  } catch (error) {
    const {text, place} = explainSyntax(error);
    report(text, place);
  }
  if (tree) {
    examineHeadings(tree, file.startsWith('src/pages/'), report);
    examineText(tree, source, report);
    examineCode(file, tree, site, report);
    examineTargets(file, tree, site, readPage, report);
  }
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * Whether a file can be read at all: its front matter is YAML, its text MDX.
 *
 * @param file - its path
 */
export function isReadable(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  const [, yaml = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(source) ?? [];
  return (
    parseDocument(yaml).errors.length === 0 &&
    (path.extname(file) !== '.mdx' || readPage(source) !== undefined)
  );
}

/** @returns the page's tree; `undefined` if it is no MDX */
function readPage(source: string): Root | undefined {
  try {
    return parser.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * The keys of a page's front matter that are wrong, and whether anything else is
 * wrong in it.
 */
export function wrongFrontMatter(
  file: string,
  source: string,
  site: Site,
): {wrongKeys: readonly string[]; isWrong: boolean} {
  let isWrong = false;
  const {wrongKeys} = examineFrontMatter(source, rulesOf(file, site), () => {
    isWrong = true;
  });
  return {wrongKeys, isWrong};
}

function rulesOf(file: string, site: Site) {
  return {
    tags: site.tags(),
    needsTags: /^(?:docs|wiki)\//.test(file),
    isPost: file.startsWith('blog/'),
  };
}

/** Front matter, and whether another page has the same title. */
function examineHead(
  file: string,
  source: string,
  site: Site,
  report: Report,
): void {
  const fault = file.startsWith('blog/') && faultOfPostName(file);
  if (fault) {
    report(fault);
  }
  const {title} = examineFrontMatter(source, rulesOf(file, site), report);
  const twin = site
    .writtenPages()
    .find(
      (other) =>
        other !== file &&
        title !== undefined &&
        title ===
          site.read(
            other,
            'title',
            (text) =>
              examineFrontMatter(text, rulesOf(other, site), () => undefined)
                .title,
          ),
    );
  if (twin) {
    report(
      `題名「${title}」は${twin}と同じです。検索の結果とメニューで区別できる題名にしてください。`,
    );
  }
}

function examineText(tree: Root, source: string, report: Report): void {
  if (tree.children.every(({type}) => NO_TEXT.has(type))) {
    report('このページには本文がありません。');
  }
  visit(tree, 'paragraph', (paragraph) => {
    const line = toString(paragraph).split('\n', 1)[0] ?? '';
    const [, kind, title] = /^:::([a-z]+)[ \t]+(\S.*)$/.exec(line) ?? [];
    if (kind) {
      report(
        `「${line}」は囲みになりません。「:::${kind}[${title}]」と書いてください。`,
        paragraph.position?.start,
      );
    }
  });
  visit(tree, 'link', (link) => {
    const text = toString(link);
    if (VAGUE_LINK_TEXTS.has(text)) {
      report(
        `リンクの文字「${text}」では行き先が分かりません。行き先のページ名を書いてください。`,
        link.position?.start,
        true,
      );
    }
  });
  visit(tree, 'code', (code) => {
    const {scenario} = readFenceMeta(code.meta);
    const names = scenarios.map(({name}) => name);
    if (!code.lang) {
      report(
        'コードブロックに言語名がありません。「```js」や「```text」のように書いてください。',
        code.position?.start,
        true,
      );
    }
    if (scenario !== undefined && !names.includes(scenario)) {
      const meant = misspeltName(scenario, names);
      report(
        `場面「${scenario}」はsrc/sample-company/scenarios.tsにありません。${meant ? `「${meant}」の誤りではありませんか。` : ''}${names.map((name) => `「${name}」`).join('')}から選んでください。`,
        code.position?.start,
      );
    }
  });
  // Laws change: a page that cites an article says when it was looked up.
  const law = source.split('\n').findIndex((line) => ARTICLE_OF_LAW.test(line));
  if (law !== -1 && !LAW_LOOKED_UP.test(source)) {
    report(
      '法令の条文を書いたページに、調べた日がありません。「2026年11月22日に調べた内容です」のように書いてください。',
      {line: law + 1},
      true,
    );
  }
}
