/*
 * A page of the reference as its parts. All that is done to a page is done to
 * these, so that text is told from code in one place.
 */

/** What stands from a heading to the next. */
export interface Section {
  /** Of the heading; 1 for the page's own. */
  readonly level: number;
  readonly title: string;
  /** Of the heading; the page's own has none. */
  readonly id: string;
  /** Paragraphs, lists, tables and code. */
  readonly blocks: readonly string[];
}

/** A heading as TypeDoc writes it, code, or lines of text. */
const BLOCK =
  /^(#{1,6}) (.+?)(?: \{#([^}]+)\})?$|^```[^]*?^```$|(?:^(?!#{1,6} |```).+\n?)+/gm;

/** How many entries of a list are in sight, if more than one is left. */
const SHOWN_ENTRIES = 3;

/** The sections of a page as typedoc-plugin-markdown writes it. */
export function readSections(markdown: string): Section[] {
  const sections: (Section & {blocks: string[]})[] = [];
  for (const [block, marks, title = '', id = ''] of markdown.matchAll(BLOCK)) {
    const text = block.trimEnd();
    if (marks !== undefined) {
      sections.push({level: marks.length, title, id, blocks: []});
    } else if (text !== '***') {
      sections.at(-1)?.blocks.push(text);
    }
  }
  return sections;
}

/** A section with its blocks changed, each to one or several. */
export function changeBlocks(
  section: Section,
  change: (block: string) => string | readonly string[],
): Section {
  return {...section, blocks: section.blocks.flatMap(change)};
}

/** A section with the lines outside its code changed. */
export function changeLines(
  section: Section,
  change: (line: string) => string,
): Section {
  return changeBlocks(section, (block) =>
    isCode(block) ? block : block.split('\n').map(change).join('\n'),
  );
}

/**
 * The blocks of a section as a page has them, its heading with its id. What is
 * nothing but admonitions has titles enough.
 */
export function writeSection({blocks, id, level, title}: Section): string[] {
  if (blocks.length > 0 && blocks.every((block) => block.startsWith(':::'))) {
    return [...blocks];
  }
  const heading = `${'#'.repeat(level)} ${title}`;
  return [id ? `${heading} {/* #${id} */}` : heading, ...blocks];
}

/** A list with all but the first entries in a fold, if those are many. */
export function foldList(entries: readonly string[], name: string): string[] {
  const others = entries.slice(SHOWN_ENTRIES);
  return others.length > 1
    ? [
        entries.slice(0, SHOWN_ENTRIES).join('\n'),
        `<details>\n<summary>ほか${others.length}件の${name}</summary>`,
        others.join('\n'),
        '</details>',
      ]
    : [entries.join('\n')];
}

export function isCode(block: string): boolean {
  return block.startsWith('```');
}

export function isTable(block: string): boolean {
  return block.startsWith('| ');
}
