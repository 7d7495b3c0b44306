/*
 * Marks the first use of a term of the glossary on a page, so that the page can
 * explain it on the spot:
 *
 *   基準日は…  →  <Term term="基準日" meaning="…" … />は…
 *
 * Only running text is marked: headings, links, code, tables, titles and what
 * is in components are passed over. Japanese has no spaces between words,
 * so a term counts only where it isn't a part of a longer word (発令 in 発令日).
 */
import {SKIP, visit} from 'unist-util-visit';
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {routeOf} from '../../content/build/routeOf';
import type {GlossaryEntry} from './readGlossary';

/** Options of {@link markTerms}. */
export interface MarkTermsOptions {
  /** The site's folder. */
  readonly siteDir: string;
  /** Gives all terms as they are now. */
  readonly glossary: () => readonly GlossaryEntry[];
}

/** More marks would litter a page, or a paragraph. */
const MARKS_ON_PAGE = 12;
const MARKS_IN_PARAGRAPH = 2;

/** What makes a word longer: kanji, katakana, letters and digits. */
const WORD = /[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9]/u;

/** Elements whose text isn't running text. */
const NOT_RUNNING_TEXT = new Set([
  'heading',
  'link',
  'linkReference',
  'table',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);

/** Remark plugin: marks the terms that a page explains on the spot. */
export default function markTerms({
  siteDir,
  glossary,
}: MarkTermsOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    // All terms are looked for, so that a longer one isn't taken for a shorter.
    const terms = glossary().toSorted((a, b) => b.term.length - a.term.length);
    const route = routeOf(file.path, siteDir);
    const wanted = new Set(
      terms.filter(
        ({page, tooltip}) => tooltip && page.split('#', 1)[0] !== route,
      ),
    );
    let left = MARKS_ON_PAGE;
    visit(tree, (node) => {
      if (NOT_RUNNING_TEXT.has(node.type) || isTitle(node)) {
        return SKIP;
      }
      if (node.type === 'paragraph') {
        left -= markParagraph(
          node,
          terms,
          wanted,
          Math.min(left, MARKS_IN_PARAGRAPH),
        );
        return SKIP;
      }
      return undefined;
    });
  };
}

/** The title of an admonition is a paragraph, too. */
function isTitle(node: {readonly data?: unknown}): boolean {
  const {data} = node as {readonly data?: {readonly hName?: string}};
  return data?.hName === 'mdxAdmonitionTitle';
}

/**
 * @param wanted - the terms still to be marked; a marked one is taken out
 * @param most - how many may be marked
 * @returns how many have been marked
 */
function markParagraph(
  paragraph: Paragraph,
  terms: readonly GlossaryEntry[],
  wanted: Set<GlossaryEntry>,
  most: number,
): number {
  let marks = 0;
  visit(paragraph, (node, index, parent) => {
    if (NOT_RUNNING_TEXT.has(node.type)) {
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined) {
      return undefined;
    }
    const parts: PhrasingContent[] = [];
    let from = 0;
    for (const {entry, start} of findTerms(node.value, terms)) {
      if (marks < most && wanted.delete(entry)) {
        marks += 1;
        parts.push(text(node.value.slice(from, start)), element(entry));
        from = start + entry.term.length;
      }
    }
    if (parts.length === 0) {
      return undefined;
    }
    parts.push(text(node.value.slice(from)));
    const filled = parts.filter(
      (part) => part.type !== 'text' || part.value !== '',
    );
    parent.children.splice(index, 1, ...filled);
    return index + filled.length;
  });
  return marks;
}

/**
 * The terms in a text, in its order and without overlap.
 *
 * @param terms - the longest first
 */
export function findTerms(
  value: string,
  terms: readonly GlossaryEntry[],
): {readonly entry: GlossaryEntry; readonly start: number}[] {
  const found = [];
  for (let start = 0; start < value.length; start += 1) {
    const entry = terms.find(
      ({term}) =>
        value.startsWith(term, start) &&
        !WORD.test(value.charAt(start - 1)) &&
        !WORD.test(value.charAt(start + term.length)),
    );
    if (entry) {
      found.push({entry, start});
      start += entry.term.length - 1;
    }
  }
  return found;
}

function text(value: string): Text {
  return {type: 'text', value};
}

function element({
  assumption,
  meaning,
  page,
  reading,
  term,
}: GlossaryEntry): MdxJsxTextElement {
  const attributes = {meaning, page, reading, term, assumption};
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : {type: 'mdxJsxAttribute', name, value},
    ),
    children: [],
  };
}
