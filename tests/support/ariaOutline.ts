/*
 * What a screen reader finds on a page, without what writers write: the roles in
 * their order, headings by level, the names of controls and landmarks. Of parts
 * that are alike beside each other, such as entries of a menu or rows, the first
 * stands for all.
 */
import {parse} from 'yaml';
import type {Locator} from '@playwright/test';

/** The accessibility tree as Playwright writes it. */
type Tree = readonly (string | Readonly<Record<string, Tree | string>>)[];

/** Parts of a sentence. */
const PROSE = /^(?:\/url|text|paragraph|code|strong|emphasis)\b/;

/** Names of all others are titles and texts of pages. */
const NAMED =
  /^(?:button|checkbox|combobox|complementary|contentinfo|dialog|navigation|radio|region|search|searchbox|switch|tab|textbox)\b/;

/** The outline of a part of a page. */
export async function ariaOutline(part: Locator): Promise<string> {
  return `${outline(parse(await part.ariaSnapshot()) as Tree).join('\n')}\n`;
}

function outline(tree: Tree): string[] {
  const parts = tree
    .flatMap((node): [string, Tree | string][] =>
      typeof node === 'string' ? [[node, []]] : Object.entries(node),
    )
    .filter(([start]) => !PROSE.test(start))
    .map(([start, children]) =>
      [
        `- ${NAMED.test(start) ? start : start.replace(/ (?:"(?:[^"\\]|\\.)*"|\/.*\/)/, '')}`,
        ...(typeof children === 'string' ? [] : outline(children)).map(
          (line) => `  ${line}`,
        ),
      ].join('\n'),
    );
  return [...new Set(parts)].flatMap((part) => part.split('\n'));
}
