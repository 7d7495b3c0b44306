/*
 * A line break in the source next to Japanese text becomes nothing:
 *
 *   カスタムデータは、      →  カスタムデータは、定義に従って登録します。
 *   定義に従って登録します。
 *
 * Browsers show a line break as a space, which is right between two English
 * words and wrong in Japanese. Pages are written with one sentence on a line,
 * so it matters in every paragraph. House style sets no space between Japanese
 * and Latin text either (`text-autospace` draws the gap), therefore one
 * Japanese neighbour is enough. Between two Latin words the space stays.
 */
import {visit} from 'unist-util-visit';
import type {Nodes, PhrasingContent, Root} from 'mdast';

/** Kana, kanji, and the punctuation and full-width forms set with them. */
const JAPANESE =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF]/u;

/** Elements whose line breaks are one run of text. */
const RUNS = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Whether a line break between two characters must not become a space.
 *
 * @param before - the last character before the break, or '' at a run's start
 * @param after - the first character after the break, or '' at a run's end
 */
export function joinsLines(before: string, after: string): boolean {
  return JAPANESE.test(before) || JAPANESE.test(after);
}

/** Remark plugin: joins lines of a paragraph next to Japanese characters. */
export default function joinJapaneseLines(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (RUNS.has(node.type)) {
        joinRun(node);
      }
    });
  };
}

interface Leaf {
  readonly node: Nodes;
  readonly value: string;
}

function joinRun(run: Nodes): void {
  const leaves: Leaf[] = [];
  collectLeaves(run, leaves);
  leaves.forEach(({node}, index) => {
    if (node.type !== 'text' || !node.value.includes('\n')) {
      return;
    }
    const before = lastCharacter(leaves[index - 1]?.value ?? '');
    const after = firstCharacter(leaves[index + 1]?.value ?? '');
    node.value = joinText(node.value, before, after);
  });
}

function joinText(value: string, before: string, after: string): string {
  return value.replace(/[ \t]*\n[ \t]*/g, (space, offset: number) => {
    const left = lastCharacter(value.slice(0, offset)) || before;
    const right = firstCharacter(value.slice(offset + space.length)) || after;
    return joinsLines(left, right) ? '' : space;
  });
}

function collectLeaves(node: Nodes | PhrasingContent, leaves: Leaf[]): void {
  if ('children' in node) {
    node.children.forEach((child) => collectLeaves(child, leaves));
  } else if (node.type === 'break') {
    // A hard break is kept, and nothing joins across it.
    leaves.push({node, value: ''});
  } else if (node.type === 'image') {
    leaves.push({node, value: node.alt ?? ''});
  } else if ('value' in node && !node.type.startsWith('mdx')) {
    leaves.push({node, value: node.value});
  }
}

function firstCharacter(text: string): string {
  return [...text].at(0) ?? '';
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? '';
}
