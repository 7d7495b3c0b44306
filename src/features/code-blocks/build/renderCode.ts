/*
 * Highlights code at build time, and links the identifiers that the reference
 * documents. Each code block gets its lines as HTML in the property `html`,
 * which src/theme/CodeBlock shows; the text itself stays for copying.
 *
 * On a stock site the browser tokenises every block while the page hydrates.
 */
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {findFolds, foldLines} from './folds';
import type {Code, Root} from 'mdast';
import type {
  CodeLink,
  LinkFinder,
  Listing,
} from '../../reference/build/pages/codeLinks';

/** Options of {@link renderCode}. */
export interface RenderCodeOptions {
  /** Finds the documented identifiers of JavaScript and TypeScript. */
  readonly findLinks: LinkFinder;
}

/** A stretch of one kind of token. */
interface Token {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

/** Names by which fences call a language of Prism. */
const LANGUAGES: Readonly<Record<string, string>> = {
  html: 'markup',
  js: 'javascript',
  md: 'markdown',
  mdx: 'markdown',
  ts: 'typescript',
};

/** Languages that the compiler reads, and their files' endings. */
const SCRIPTS: Readonly<Record<string, Listing['language']>> = {
  javascript: 'js',
  typescript: 'ts',
};

/** Remark plugin: gives each code block its highlighted lines. */
export default function renderCode({
  findLinks,
}: RenderCodeOptions): (tree: Root) => void {
  return (tree) => {
    const blocks: Code[] = [];
    visit(tree, 'code', (node) => void blocks.push(node));
    const listings = blocks.flatMap(({lang, value}): Listing[] => {
      const language = SCRIPTS[languageOf(lang)];
      return language ? [{code: value, language}] : [];
    });
    const links = findLinks(listings).values();
    const seen = new Set<string>();
    for (const node of blocks) {
      const language = languageOf(node.lang);
      const own: readonly CodeLink[] =
        (SCRIPTS[language] && links.next().value) ?? [];
      const lines = renderLines(
        node.value,
        tokenize(node.value, language),
        own,
        seen,
      );
      const html = foldLines(lines, findFolds(node, own));
      node.data = {
        ...node.data,
        hProperties: {...node.data?.hProperties, html},
      };
    }
  };
}

/** A fence's language by its name in Prism. */
function languageOf(fence: string | null | undefined): string {
  return LANGUAGES[fence ?? ''] ?? fence ?? '';
}

/**
 * The tokens of code, without overlap and in order; where Prism nests tokens
 * (an expression in a template string), the innermost counts.
 *
 * @param language - Prism's name; none is known for plain text
 */
export function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language];
  const tokens: Token[] = [];
  let offset = 0;
  const collect = (stream: unknown, type: string | undefined): void => {
    if (Array.isArray(stream)) {
      stream.forEach((item) => collect(item, type));
    } else if (typeof stream === 'string') {
      if (type) {
        tokens.push({start: offset, end: offset + stream.length, type});
      }
      offset += stream.length;
    } else {
      const token = stream as {type: string; content: unknown};
      collect(
        token.content,
        token.type === 'interpolation' ? undefined : token.type,
      );
    }
  };
  if (grammar) {
    collect(Prism.tokenize(code, grammar), undefined);
  }
  return tokens;
}

/**
 * Code as HTML, one string for each line.
 *
 * @param tokens - as {@link tokenize} gives them
 * @param links - stretches that become links; they may cover several tokens, or
 *   part of one. Their addresses lack the site's base path: compiled pages are
 *   cached across builds, also of another base path
 * @param seen - what the page links so far. The first new name of a block is a
 *   link at once; the others are when they are wanted (useCodeHint.tsx), so that
 *   code isn't read out as a list of links, and is one stop of the keyboard
 */
export function renderLines(
  code: string,
  tokens: readonly Token[],
  links: readonly CodeLink[],
  seen: Set<string>,
): string[] {
  const cuts = new Set([0, code.length]);
  for (const {start, end} of [...tokens, ...links]) {
    cuts.add(start).add(end);
  }
  for (const match of code.matchAll(/\n/g)) {
    cuts.add(match.index).add(match.index + 1);
  }
  const offsets = [...cuts].sort((a, b) => a - b);

  const lines = [''];
  let html = '';
  let stop: CodeLink | undefined;
  const flush = () => {
    lines[lines.length - 1] += html;
    html = '';
  };
  for (const [index, end] of offsets.entries()) {
    const start = offsets[index - 1];
    if (start === undefined) {
      continue;
    }
    const text = code.slice(start, end);
    if (text === '\n') {
      flush();
      lines.push('');
      continue;
    }
    const token = tokens.find((item) => item.start <= start && end <= item.end);
    const link = links.find((item) => item.start <= start && end <= item.end);
    const opens = link?.start === start;
    if (opens) {
      stop ??= seen.has(link.target) ? undefined : link;
      seen.add(link.target);
      html += `<a ${link === stop ? 'href' : 'data-href'}="${link.target}">`;
    }
    html += token
      ? `<span class="token ${token.type}">${escapeHtml(text)}</span>`
      : escapeHtml(text);
    if (link?.end === end) {
      html += '</a>';
    }
  }
  flush();
  return lines;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
