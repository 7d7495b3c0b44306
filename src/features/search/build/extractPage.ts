/*
 * What can be found on a finished page: its lead, its sections, the members of
 * the API. Read from the HTML, as components write text too.
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import {
  find,
  findAll,
  hasClass,
  parsePage,
} from '../../finished-pages/build/elements';
import {isLeftOut, partOf} from '../../finished-pages/shared/parts';
import {CODE_BEGINS} from '../shared/types';
import type {EntryKind, SearchDoc} from '../shared/types';

const BLOCK =
  /^(?:address|article|blockquote|dd|div|dl|dt|figcaption|figure|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|thead|tr|ul)$/;

/**
 * Headings of the reference that say nothing without the page around them. What
 * is below one belongs to the entry above: parameters to their method.
 */
const GENERIC_IDS =
  /^(?:.+-)?(?:accessors|classes|constructors|enumerations|examples?|extended-by|extends|functions|index-signature|interfaces|members|methods|parameters|properties|reading|remarks|returns|see|since|throws|type-aliases|type-declaration|type-parameters|deprecated)$/;

/** Headings of other pages of which the same holds. */
const GENERAL_IDS = /^(?:methods|when-(?:you-need-this|to-use)|program)$/;

/** Headings of links that lead on, the same on many pages. */
const WAYS_ON = /^(?:next-step|related-reference)$/;
const WAYS_ON_FRAGMENT = '#';

/** What the platform says, with its cause: for who looks for its words. */
const MESSAGE_PREFIX = '#message-';

/** A text that leads readers to an entry: a row 「したいこと」, a question. */
export interface Signpost {
  readonly text: string;
  /** Path, with the site's base path, and fragment. */
  readonly to: string;
}

/** What is read from a page. */
export interface ExtractedPage {
  /** The page itself first. */
  readonly docs: readonly SearchDoc[];
  readonly signposts: readonly Signpost[];
}

/** An entry while its text is gathered. */
interface Draft {
  readonly title: string;
  readonly fragment: string;
  readonly parts: string[];
  /** Its programs and what they put out, and heads of tables. */
  readonly code: string[];
  /** Where its links lead, and their texts. */
  readonly links: Signpost[];
  /** What its tables say of other entries: a purpose, a symptom. */
  readonly rows: Signpost[];
  /** What is addressed on its own inside it. */
  readonly members: Draft[];
  /** What it is, if not what its page is. */
  readonly kind?: EntryKind;
}

/**
 * The entries of one page, and what it says of others.
 *
 * @param html - the whole document
 * @param url - the page's path, with the base path
 * @param kind - what kind of page it is
 * @returns nothing if the document has no main part, or no h1 in what is read
 */
export function extractPage(
  html: string,
  url: string,
  kind?: EntryKind,
): ExtractedPage {
  const tree = parsePage(html);
  const main = find(tree, ({tagName}) => tagName === 'main');
  const heading = main && find(main, ({tagName}) => tagName === 'h1', 'search');
  if (!main || !heading) {
    return {docs: [], signposts: []};
  }
  const pageTitle = lineOf(heading);
  const drafts = [createDraft(pageTitle)];
  drafts[0]?.parts.push(metaOf(tree, 'description'), '\n');
  gather(main.children, drafts, {pageTitle, isApi: kind === 'api'});
  const trail = readTrail(main);
  const read = drafts.filter(({fragment}) => fragment !== WAYS_ON_FRAGMENT);
  const found = read.flatMap(withMembers).map((draft) => ({
    ...draft,
    content: [draft.parts, draft.code]
      .map((texts) => tidy(texts.join('')))
      .join(draft.code.length > 0 ? `\n${CODE_BEGINS}` : ''),
    kind:
      draft.kind ??
      (draft.fragment.startsWith(MESSAGE_PREFIX) ? 'message' : kind),
  }));
  return {
    docs: found.map(({title, fragment, content, kind: own}) => ({
      title,
      type: fragment ? 1 : 0,
      url: `${url}${fragment}`,
      content,
      ...(!fragment && trail.length > 0 ? {trail} : {}),
      ...(own ? {kind: own} : {}),
    })),
    signposts: [
      // What readers call the page's topic.
      ...metaOf(tree, 'keywords')
        .split(',')
        .filter(Boolean)
        .map((text) => ({text, to: url})),
      ...found.flatMap(({rows}) => rows),
      ...found.flatMap(({fragment, kind: own, links, title}) =>
        fragment && (own === 'question' || own === 'term')
          ? links.slice(0, 1).map(({to}) => ({text: title, to}))
          : [],
      ),
    ].map(({text, to}) => ({
      text,
      to: to.startsWith('#') ? `${url}${to}` : to,
    })),
  };
}

/** What a page's front matter says. */
function metaOf(tree: Root, name: 'description' | 'keywords'): string {
  const meta = find(
    tree,
    ({properties, tagName}) => tagName === 'meta' && properties.name === name,
  );
  return String(meta?.properties.content ?? '');
}

function createDraft(title: string, fragment = ''): Draft {
  return {
    title,
    fragment,
    parts: [],
    code: [],
    links: [],
    rows: [],
    members: [],
  };
}

function withMembers(draft: Draft): Draft[] {
  return [draft, ...draft.members];
}

interface Page {
  readonly pageTitle: string;
  readonly isApi: boolean;
  /** Whether it is a term of the glossary. */
  readonly isTerm?: boolean;
}

/** Adds the text of nodes to the last entry, and entries for headings. */
function gather(
  nodes: readonly (RootContent | ElementContent)[],
  drafts: Draft[],
  page: Page,
): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      drafts.at(-1)?.parts.push(node.value);
      continue;
    }
    if (
      node.type !== 'element' ||
      isLeftOut(node, 'search') ||
      node.tagName === 'h1'
    ) {
      continue;
    }
    if (/^h[2-4]$/.test(node.tagName)) {
      startSection(node, drafts, page);
      continue;
    }
    const term = termOf(node);
    if (term) {
      drafts.at(-1)?.members.push(term);
      continue;
    }
    if (page.isApi && node.tagName === 'tr') {
      gatherRow(node, drafts, page);
      continue;
    }
    if (page.isTerm && partOf(node) === 'line' && node.tagName !== 'a') {
      // Other words for it; the synonyms have them.
      continue;
    }
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      drafts.at(-1)?.links.push({text: lineOf(node), to: node.properties.href});
      if (page.isTerm) {
        continue;
      }
    }
    if (node.tagName === 'tr') {
      drafts.at(-1)?.rows.push(...readRow(node));
    }
    if (
      // What columns are called isn't a sentence that can be shown.
      /^(?:pre|thead)$/.test(node.tagName) ||
      hasClass(node, 'theme-code-block')
    ) {
      drafts.at(-1)?.code.push(textOf(node), '\n');
      continue;
    }
    const gap = gapAround(node);
    drafts.at(-1)?.parts.push(gap);
    gather(node.children, drafts, page);
    drafts.at(-1)?.parts.push(gap);
  }
}

function startSection(
  node: Element,
  drafts: Draft[],
  {pageTitle, isApi}: Page,
): void {
  const {id} = node.properties;
  const text = lineOf(node);
  // A card's heading has no id; it is text of the list it is in.
  if (typeof id === 'string' && WAYS_ON.test(id)) {
    // Nothing is read from what is gathered here.
    drafts.push(createDraft(text, WAYS_ON_FRAGMENT));
    return;
  }
  if (typeof id === 'string' && (isApi ? GENERIC_IDS : GENERAL_IDS).test(id)) {
    return;
  }
  if (typeof id !== 'string') {
    drafts.at(-1)?.parts.push(`\n${text}\n`);
    return;
  }
  const member = /^(\w+)\(\)$/.exec(text)?.[1];
  drafts.push(
    createDraft(isApi && member ? `${pageTitle}.${member}` : text, `#${id}`),
  );
}

/** A term of the glossary that is addressed by an id. */
function termOf(element: Element): Draft | undefined {
  const {children, properties, tagName} = element;
  const name =
    tagName === 'div' && typeof properties.id === 'string'
      ? find(element, ({tagName}) => tagName === 'dfn')
      : undefined;
  if (!name) {
    return undefined;
  }
  const term: Draft = {
    ...createDraft(lineOf(name), `#${String(properties.id)}`),
    kind: 'term',
  };
  gather(
    children.filter((child) => child.type === 'element'),
    [term],
    {pageTitle: '', isApi: false, isTerm: true},
  );
  return term;
}

/** A row of the reference that is addressed by an id is a member. */
function gatherRow(row: Element, drafts: Draft[], page: Page): void {
  const anchor = find(
    row,
    ({tagName, properties}) =>
      tagName === 'span' && typeof properties.id === 'string',
  );
  const name = find(row, ({tagName}) => tagName === 'code');
  const owner = drafts.at(-1);
  if (!anchor || !name || !owner) {
    owner?.parts.push('\n');
    gather(row.children, drafts, page);
    owner?.parts.push('\n');
    return;
  }
  const member = createDraft(
    `${owner.title}.${lineOf(name).replace(/[?(].*$/, '')}`,
    `#${String(anchor.properties.id)}`,
  );
  const [, ...cells] = row.children
    .filter((cell) => cell.type === 'element')
    .map(lineOf);
  member.parts.push(cells.join('\n'));
  owner.members.push(member);
}

/** What a row's first cell says, and where the next ones lead. */
function readRow({children}: Element): Signpost[] {
  const [first, ...next] = children.filter((child) => child.type === 'element');
  const link = next.flatMap((cell) =>
    findAll(cell, ({tagName}) => tagName === 'a'),
  )[0];
  const text = first ? lineOf(first) : '';
  // One that only names something says what it is, not what is wanted.
  return link && /[ぁ-ゖ]/.test(text)
    ? [{text, to: String(link.properties.href)}]
    : [];
}

/** What keeps an element's text apart from the text beside it. */
function gapAround({tagName}: Element): string {
  if (tagName === 'td' || tagName === 'th') {
    return ' ';
  }
  return BLOCK.test(tagName) || tagName === 'br' ? '\n' : '';
}

/** Labels of the breadcrumbs, without the page's own. */
function readTrail(main: Element): string[] {
  const breadcrumbs = find(main, (element) =>
    hasClass(element, 'theme-doc-breadcrumbs'),
  );
  return breadcrumbs
    ? findAll(breadcrumbs, ({tagName}) => tagName === 'li')
        .slice(0, -1)
        .map(lineOf)
        .filter(Boolean)
    : [];
}

/** The text of an element in one line, a space between its blocks. */
function lineOf(element: Element): string {
  return tidy(textOf(element)).replaceAll('\n', ' ');
}

function textOf(element: Element): string {
  const draft = createDraft('');
  gather(
    element.children.flatMap((child) =>
      child.type === 'element' && /^h\d$/.test(child.tagName)
        ? child.children
        : [child],
    ),
    [draft],
    {pageTitle: '', isApi: false},
  );
  return [...draft.parts, '\n', ...draft.code].join('');
}

/** One line per block, one space between words, nothing invisible. */
function tidy(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}
