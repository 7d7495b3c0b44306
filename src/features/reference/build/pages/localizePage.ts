/*
 * One generated reference page, after typedoc-plugin-markdown has written it.
 * Every heading gets an explicit ASCII id in the comment form (`#bar`,
 * `#bar-parameters`), every table row an ASCII anchor (`#list`), so that links
 * survive copying and don't change with the wording. MDX needs the comment
 * form: with `future.v4`, `{#bar}` is an expression that can't be parsed.
 */
import {MESSAGES, messageAddress} from '@combosite-functions/simulator';
import type {MessageId} from '@combosite-functions/simulator';
import {
  markBlocks,
  markedIds,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {writeMemberTable} from './memberTable';
import messageValues from './messageValues.json';
import {changeBlocks, changeLines, foldList, readSections} from './sections';
import words from './words.json';
import type {Section} from './sections';
import type {ReferenceName} from '../stubs/readReference';

/** ASCII part of the id of each heading that TypeDoc adds by itself. */
const SECTION_IDS = new Map(words.map(({id, label}) => [label, id]));

const TABLE_ANCHOR_PREFIX = /^(?:プロパティ|メンバー|アクセサー)-/;

/** The sign in a stub's comment of what must not be overlooked. */
const CAUTION = '注意：';

const ADMONITION = ':::warning[注意]';

/** What {@link localizePage} needs to know of a page. */
export type PageModel = Pick<
  ReferenceName,
  'enumeration' | 'file' | 'members' | 'name' | 'tables'
>;

/**
 * @param markdown - a page as typedoc-plugin-markdown writes it
 * @param page - what it is about; the index is about nothing of its own
 * @returns the page as this site shows it
 * @throws Error in Japanese if a heading has neither an anchor nor an entry
 *   above, or a row of a comment's table isn't on the page
 */
export function localizePage(markdown: string, page?: PageModel): Section[] {
  // TypeDoc's own Japanese is partly in decomposed form.
  const sections = readSections(markdown.normalize('NFC')).map((section) =>
    wrapCautions(
      changeLines(
        changeBlocks(section, (block) =>
          page ? writeMemberTable(block, page) : block,
        ),
        (line) => localizeLine(line, page?.name),
      ),
    ),
  );
  return membersFirst(
    identify(page ? addressRows(sections, page) : sections, page?.name),
  ).map((section) =>
    /(?:^|-)throws$/.test(section.id)
      ? {...section, blocks: listErrors(section.blocks)}
      : section,
  );
}

/**
 * Gives the rows of a description's tables the ids of the model. They explain
 * the helper types, which have no page, before the first section of their own.
 */
function addressRows(
  sections: readonly Section[],
  {file, tables}: PageModel,
): Section[] {
  const rows = tables.flat();
  const addressed = sections.map((section) =>
    section.level === 1 || section.id
      ? changeLines(section, (line) => {
          const row =
            rows[0] && line.startsWith(rows[0].start)
              ? rows.shift()
              : undefined;
          return row?.id === undefined
            ? line
            : `| <Anchor id="${row.id}" /> ${line.slice(2)}`;
        })
      : section,
  );
  if (rows[0]) {
    throw new Error(
      `api-src/${file}：コメントの表の行「${rows[0].field}」がページにありません。表は、最初のタグ（@remarksなど）より前に書いてください。`,
    );
  }
  return addressed;
}

/**
 * Gives each section its id. Sections of the same name that follow each other
 * (two `@throws`) become one.
 */
function identify(sections: readonly Section[], name = 'index'): Section[] {
  const result: Section[] = [];
  let member = '';
  for (const section of sections) {
    const {blocks, id, level, title} = section;
    if (level === 1) {
      result.push({
        ...section,
        title: title.replace(/^(\w+)(?:\(\)|\\?<.*)$/, '$1'),
      });
      continue;
    }
    if (id) {
      member = id;
      result.push(section);
      continue;
    }
    if (level === 2) {
      member = '';
    }
    const own = SECTION_IDS.get(title);
    if (!own) {
      throw new Error(
        `${name}の見出し「${title}」に対応するIDがありません。src/features/reference/build/pages/words.jsonに追加してください。`,
      );
    }
    const whole = [member, own].filter(Boolean).join('-');
    const last = result.at(-1);
    const isSame = last?.id === whole;
    result.splice(isSame ? -1 : result.length, 1, {
      ...section,
      id: whole,
      blocks: isSame ? [...last.blocks, ...blocks] : blocks,
    });
  }
  return result;
}

/**
 * On a page of data (no methods) the table of members or properties comes
 * before remarks and examples: it is what one looks up.
 */
function membersFirst(sections: readonly Section[]): Section[] {
  const [opening, ...rest] = sections;
  const isData = ({id}: Section) => id === 'members' || id === 'properties';
  return !opening || rest.some(({id}) => id === 'methods')
    ? [...sections]
    : [
        opening,
        ...rest.filter(isData),
        ...rest.filter((section) => !isData(section)),
      ];
}

/**
 * Several errors of one member as a list; marks on lines of their own are about
 * all of it.
 */
function listErrors(blocks: readonly string[]): string[] {
  const end = blocks.findIndex((block) => /^(?:```|:::)/.test(block));
  const own = blocks.slice(0, end === -1 ? undefined : end);
  const lines = own.flatMap((block) => block.split('\n'));
  const errors = lines.filter((line) => withoutMarks(line).trim() !== '');
  return [
    ...markBlocks(lines.flatMap(markedIds)),
    errors.length > 1
      ? errors.map((error) => `- ${error}`).join('\n')
      : errors.join(''),
    ...blocks.slice(own.length),
  ];
}

/** Which message stubs quote. */
const IDS = new Map(
  (Object.keys(MESSAGES) as MessageId[]).map((id) => [
    `\`${MESSAGES[id].template}\``,
    id,
  ]),
);

/** What a reader may see in the place of a name: of a page, a message, or all. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> =
  messageValues;

/** A message that a stub quotes as a reader sees it, with where it is explained. */
function showMessages(line: string, page = ''): string {
  return line.replace(/`[^`]+`/g, (code) => {
    const id = IDS.get(code);
    if (id === undefined) {
      return code;
    }
    const values = {...VALUES[''], ...VALUES[page], ...VALUES[id]};
    const shown = code.replace(
      /\{(\w+)\}/g,
      (name, key: string) => values[key] ?? name,
    );
    return `[${shown}](${messageAddress(id)})`;
  });
}

/** Paragraphs that open with {@link CAUTION}: those in a row as one admonition. */
function wrapCautions({blocks, ...section}: Section): Section {
  const parts: (string | string[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (!block.startsWith(CAUTION)) {
      parts.push(block);
    } else if (Array.isArray(last)) {
      last.push(block.slice(CAUTION.length));
    } else {
      parts.push([block.slice(CAUTION.length)]);
    }
  }
  return {
    ...section,
    blocks: parts.map((part) =>
      Array.isArray(part)
        ? [ADMONITION, ...listOf(part), ':::'].join('\n\n')
        : part,
    ),
  };
}

/** What is several things is a list. */
function listOf(texts: readonly string[]): readonly string[] {
  return texts.length > 1
    ? foldList(
        texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`),
        '注意',
      )
    : texts;
}

/**
 * Messages with links, anchors without their Japanese group name, in a table's
 * row as targets that Docusaurus checks, and no space where TypeDoc has joined
 * Japanese lines.
 */
function localizeLine(line: string, page?: string): string {
  const linked = showMessages(
    line.replace(
      /(\]\([^)#\s]*#)([^)\s]+)\)/g,
      (_, target: string, id: string) => `${target}${asciiAnchor(id)})`,
    ),
    page,
  );
  return line.startsWith('|')
    ? linked
        // A union that Prettier has broken into lines opens with a bar.
        .replace(/(?<=\| )\\\| (?=\[?`)/g, '')
        .replace(
          /<a id="([^"]+)"><\/a>/g,
          (_, id: string) => `<Anchor id="${asciiAnchor(id)}" />`,
        )
        .replace(
          /(?<=[、。]) +(?=[^\s|])|(?<=[」）ぁ-ヿ一-鿿]) +(?=[「（ぁ-ヿ一-鿿`[])/g,
          '',
        )
    : linked;
}

function asciiAnchor(id: string): string {
  return decodeURIComponent(id)
    .normalize('NFC')
    .replace(TABLE_ANCHOR_PREFIX, '')
    .replace(/^型パラメーター-/, 'type-parameter-');
}
