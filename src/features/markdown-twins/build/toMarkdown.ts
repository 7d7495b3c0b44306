/*
 * A finished page as Markdown. The finished page and not its source is read:
 * what components show is in it, and so are the pages of the reference.
 * What each element is, src/features/finished-pages/shared/parts.ts says.
 */
import {toMdast} from 'hast-util-to-mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {
  classesOf,
  find,
  findAll,
  findArticle,
  hasClass,
  parsePage,
  textOf as textFor,
} from '../../finished-pages/build/elements';
import {isLeftOut, partOf} from '../../finished-pages/shared/parts';
import type {Element, Nodes} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root as MarkdownRoot,
  TableRow,
  Text,
} from 'mdast';

const writer = unified()
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '*'})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkCjkFriendly)
  .freeze();

/**
 * The text of a page as Markdown, from its title on.
 *
 * @param html - the whole file
 * @param pageUrl - the page's address, against which its links are resolved
 * @returns nothing if the file has no article
 */
export function toMarkdown(html: string, pageUrl: string): string | undefined {
  const article = findArticle(parsePage(html));
  if (!article) {
    return undefined;
  }
  prepare(article, pageUrl);
  const tree = toMdast(
    {type: 'root', children: article.children},
    {
      document: true,
      handlers: {
        // A fold lies open.
        details: flowOf,
        div: convertDiv,
        dl: listDefinitions,
        figure: describeFigure,
        section: flowOf,
        summary: emphasize,
        textarea: quoteFile,
      },
    },
  );
  return writer.stringify(tree as MarkdownRoot);
}

/** Removes what is no text, and writes out what only the look said. */
function prepare(article: Element, pageUrl: string): void {
  visit(article, 'comment', (_, index, parent) => {
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  visit(article, 'element', (element, index, parent) => {
    const {href} = element.properties;
    // Where a name may break is for the eye: Markdown would have a character there.
    if (isLeftOut(element, 'twin') || element.tagName === 'wbr') {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    const part = partOf(element);
    if (part === 'line' || part === 'explanation') {
      element.properties.dataPagePart = undefined;
      parent?.children.splice(
        index ?? 0,
        0,
        part === 'explanation'
          ? {type: 'text', value: '：'}
          : {type: 'element', tagName: 'br', properties: {}, children: []},
      );
      return (index ?? 0) + 1;
    }
    if (part === 'list') {
      element.children = element.children.flatMap((child, position) =>
        position > 0 ? [{type: 'text', value: '、'}, child] : [child],
      );
    }
    if (typeof href === 'string') {
      element.properties.href = new URL(href, pageUrl).href;
    }
    return undefined;
  });
}

function convertDiv(state: State, node: Element): ReturnType<Handle> {
  if (hasClass(node, 'theme-code-block')) {
    return quoteCode(node);
  }
  if (hasClass(node, 'theme-admonition')) {
    const [heading, ...content] = node.children.filter(
      (child) => child.type === 'element',
    );
    return {
      type: 'blockquote',
      children: [
        strongLine(textOf(heading)),
        ...content.flatMap((child) => flowOf(state, child)),
      ],
    };
  }
  return flowOf(state, node);
}

/** A fence with the title of the block, as pages write it. */
function quoteCode(block: Element): ReturnType<Handle> {
  // A program's common functions are a part of their own.
  const parts = findAll(block, ({tagName}) => tagName === 'pre');
  const language = classesOf(block)
    .find((name) => name.startsWith('language-'))
    ?.replace('language-', '');
  const title = block.children
    .filter((child) => child.type === 'element')
    .filter((child) => !find(child, ({tagName}) => tagName === 'pre'))
    .map(textOf)
    .join('');
  return {
    type: 'code',
    // A fence with a title needs a language before it.
    lang: language ?? 'text',
    meta: title ? `title="${title}"` : null,
    value: parts.map(textOf).join('').replace(/\n$/, ''),
  };
}

/** A file that the reader corrects in an exercise. */
function quoteFile(_: State, node: Element): ReturnType<Handle> {
  return {type: 'code', lang: 'text', value: textOf(node)};
}

/** `- **term**：definition`; longer definitions stand below their term. */
function listDefinitions(state: State, node: Element): ReturnType<Handle> {
  const items: ListItem[] = [];
  for (const element of definitionParts(node)) {
    const content = flowOf(state, element);
    const last = items.at(-1);
    if (element.tagName === 'dt') {
      const term = content.flatMap((part) =>
        part.type === 'paragraph' ? part.children : [],
      );
      items.push(item([paragraph([{type: 'strong', children: term}])]));
    } else if (last) {
      const [first, ...rest] = content;
      const term = last.children[0];
      if (
        last.children.length === 1 &&
        term?.type === 'paragraph' &&
        first?.type === 'paragraph' &&
        term.children.length === 1
      ) {
        term.children.push(text('：'), ...first.children);
        last.children.push(...rest);
      } else {
        last.children.push(...content);
      }
    }
  }
  return {type: 'list', spread: false, children: items};
}

/** The terms and definitions of a list, with or without groups around them. */
function definitionParts(list: Element): Element[] {
  return findAll(list, ({tagName}) => tagName === 'dt' || tagName === 'dd');
}

/**
 * A drawing becomes its name and description; the schematic of a screen its
 * fields. Both are quoted, so that they stay apart from the text.
 */
function describeFigure(state: State, node: Element): ReturnType<Handle> {
  const svg = find(node, ({tagName}) => tagName === 'svg');
  if (svg) {
    const part = (name: string) =>
      textOf(find(svg, ({tagName}) => tagName === name));
    return {
      type: 'blockquote',
      children: [strongLine(`図：${part('title')}`), line(part('desc'))],
    };
  }
  const part = (name: string) => find(node, ({tagName}) => tagName === name);
  const path = part('ol');
  const step = findAll(node, ({tagName}) => tagName === 'p')[1];
  const fields = part('dl');
  const table = part('table');
  const buttons = part('ul');
  const caption = part('figcaption');
  const children = [
    strongLine(String(node.properties.ariaLabel ?? '')),
    ...(path ? [line(`場所：${itemsOf(path).join(' > ')}`)] : []),
    ...(step ? [line(textOf(step))] : []),
    ...(fields ? [fieldTable(fields)] : []),
    ...(table ? flowOf(state, {...node, children: [table]}) : []),
    ...(buttons ? [line(`ボタン：${itemsOf(buttons).join('、')}`)] : []),
    ...(caption ? [line(textOf(caption))] : []),
  ];
  return {type: 'blockquote', children};
}

function fieldTable(fields: Element): BlockContent {
  const parts = definitionParts(fields).map(textOf);
  const row = (cells: readonly string[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: [text(cell)],
    })),
  });
  return {
    type: 'table',
    children: [
      row(['項目', '値']),
      ...parts.flatMap((_, index) =>
        index % 2 === 0 ? [row(parts.slice(index, index + 2))] : [],
      ),
    ],
  };
}

function emphasize(state: State, node: Element): ReturnType<Handle> {
  return find(node, ({tagName}) => /^h\d$/.test(tagName))
    ? flowOf(state, node)
    : strongLine(textOf(node));
}

function line(value: string): Paragraph {
  return paragraph([text(value)]);
}

function strongLine(value: string): Paragraph {
  return paragraph([{type: 'strong', children: [text(value)]}]);
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): Text {
  return {type: 'text', value};
}

function item(children: ListItem['children']): ListItem {
  return {type: 'listItem', spread: false, children};
}

function flowOf(
  state: State,
  node: Element,
): (BlockContent | DefinitionContent)[] {
  return state.toFlow(state.all(node));
}

function itemsOf(list: Element): string[] {
  return findAll(list, ({tagName}) => tagName === 'li').map(textOf);
}

function textOf(node: Nodes | undefined): string {
  return node ? textFor(node, 'twin') : '';
}
