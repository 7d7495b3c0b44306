/*
 * One generated reference page, after typedoc-plugin-markdown has written it.
 * Every heading gets an explicit ASCII id in the comment form (`#bar`,
 * `#bar-parameters`), every table row an ASCII anchor (`#list`), so that links
 * survive copying and don't change with the wording. MDX needs the comment
 * form: with `future.v4`, `{#bar}` is an expression that can't be parsed.
 */

import {
  markLines,
  markedIds,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {writeMemberTable} from './memberTable';
import type {ReferenceName} from '../stubs/readReference';

/** ASCII part of the id of each heading that TypeDoc adds by itself. */
const SECTION_IDS: Readonly<Record<string, string>> = {
  クラス: 'classes',
  列挙型: 'enumerations',
  関数: 'functions',
  インターフェース: 'interfaces',
  型エイリアス: 'type-aliases',
  コンストラクター: 'constructors',
  プロパティ: 'properties',
  アクセサー: 'accessors',
  メソッド: 'methods',
  メンバー: 'members',
  パラメーター: 'parameters',
  型パラメーター: 'type-parameters',
  戻り値: 'returns',
  例外: 'throws',
  補足: 'remarks',
  使用例: 'examples',
  型宣言: 'type-declaration',
  インデックスシグネチャ: 'index-signature',
  派生元: 'extends',
  派生先: 'extended-by',
  関連項目: 'see',
  非推奨: 'deprecated',
  読み: 'reading',
  追加されたバージョン: 'since',
};

const HEADING = /^(#{2,6}) (.+?)(?: \{#([^}]+)\})?$/;
const TABLE_ANCHOR_PREFIX = /^(?:プロパティ|メンバー|アクセサー)-/;

/** The sign in a stub's comment of what must not be overlooked. */
const CAUTION = '注意：';

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
export function localizePage(markdown: string, page?: PageModel): string {
  // TypeDoc's own Japanese is partly in decomposed form.
  const lines = markdown
    .normalize('NFC')
    .replace(/^(# \w+)(?:\(\)|\\?<.*)$/m, '$1')
    .split('\n');
  const localized = outsideFences(
    page ? writeMemberTable(lines, page) : lines,
    (prose) => wrapCautions(prose.map(localizeTableRow)),
  );
  return listThrows(membersFirst(identify(localized, page))).join('\n');
}

/**
 * Applies a change to the lines outside code blocks.
 */
function outsideFences(
  lines: readonly string[],
  change: (prose: string[]) => string[],
): string[] {
  const result: string[] = [];
  let prose: string[] = [];
  let inFence = false;
  for (const line of lines) {
    const isMark = line.startsWith('```');
    if (isMark && !inFence) {
      result.push(...change(prose));
      prose = [];
    }
    if (isMark || inFence) {
      result.push(line);
    } else {
      prose.push(line);
    }
    inFence = inFence !== isMark;
  }
  return [...result, ...change(prose)];
}

/**
 * Gives each heading its id, and the rows of a description's tables the ids of
 * the model. Sections of the same name that follow each other (two `@throws`)
 * become one.
 */
function identify(lines: readonly string[], page?: PageModel): string[] {
  const rows = page?.tables.flat() ?? [];
  const result: string[] = [];
  let member = '';
  let previous = '';
  let inFence = false;
  // A symbol's or member's own text, before its first section. Tables there
  // explain the helper types, which have no page.
  let isDescription = true;

  for (const line of lines) {
    if (line.startsWith('```')) {
      inFence = !inFence;
    }
    const heading = inFence ? null : HEADING.exec(line);
    if (!heading) {
      const row =
        isDescription && !inFence && rows[0] && line.startsWith(rows[0].start)
          ? rows.shift()
          : undefined;
      result.push(
        row?.id === undefined
          ? line
          : `| <Anchor id="${row.id}" /> ${line.slice(2)}`,
      );
      continue;
    }
    const [, marks = '', title = '', anchor] = heading;
    if (anchor) {
      member = anchor;
      isDescription = true;
      previous = '';
      result.push(`${marks} ${title} {/* #${anchor} */}`);
      continue;
    }
    isDescription = false;
    if (marks.length <= 2) {
      member = '';
    }
    const section = SECTION_IDS[title];
    if (!section) {
      throw new Error(
        `${page?.name ?? 'index'}の見出し「${title}」に対応するIDがありません。src/features/reference/build/pages/localizePage.tsのSECTION_IDSに追加してください。`,
      );
    }
    const id = [member, section].filter(Boolean).join('-');
    if (id !== previous) {
      result.push(`${marks} ${title} {/* #${id} */}`);
    }
    previous = id;
  }
  if (rows[0]) {
    throw new Error(
      `api-src/${page?.file}：コメントの表の行「${rows[0].field}」がページにありません。表は、最初のタグ（@remarksなど）より前に書いてください。`,
    );
  }
  return result;
}

/**
 * On a page of data (no methods) the table of members or properties comes
 * before remarks and examples: it is what one looks up.
 */
function membersFirst(lines: readonly string[]): string[] {
  const sections: string[][] = [[]];
  let inFence = false;
  for (const line of lines) {
    if (line.startsWith('```')) {
      inFence = !inFence;
    }
    if (!inFence && line.startsWith('## ')) {
      sections.push([]);
    }
    sections.at(-1)?.push(line);
  }
  const isData = (section: readonly string[]) =>
    /^## (?:メンバー|プロパティ) /.test(section[0] ?? '');
  const isMethods = (section: readonly string[]) =>
    (section[0] ?? '').startsWith('## メソッド ');
  const [opening = [], ...rest] = sections;
  const isInOrder = rest.findLastIndex(isData) < rest.filter(isData).length;
  if (isInOrder || rest.some(isMethods)) {
    return [...lines];
  }
  return [
    opening,
    ...rest.filter(isData),
    ...rest.filter((section) => !isData(section)),
  ].flatMap((section) => [...section, '']);
}

/**
 * Several errors of one member as a list; marks on lines of their own are about
 * all of it.
 */
function listThrows(lines: readonly string[]): string[] {
  const result: string[] = [];
  let ids: string[] = [];
  let errors: string[] = [];
  let inThrows = false;
  const flush = () => {
    result.push(
      ...markLines(ids),
      ...(errors.length > 1 ? errors.map((error) => `- ${error}`) : errors),
    );
    ids = [];
    errors = [];
  };
  for (const line of lines) {
    if (inThrows && /^(?:#|\*\*\*|```|:::)/.test(line)) {
      flush();
      result.push('');
      inThrows = false;
    }
    if (inThrows) {
      ids.push(...markedIds(line));
      errors.push(...(withoutMarks(line).trim() === '' ? [] : [line]));
    } else {
      result.push(line);
    }
    if (/^#+ 例外 /.test(line)) {
      inThrows = true;
      result.push('');
    }
  }
  flush();
  return result;
}

/**
 * Paragraphs that open with {@link CAUTION} as admonitions.
 */
function wrapCautions(lines: readonly string[]): string[] {
  const result: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open && line.trim() === '') {
      result.push('', ':::');
      open = false;
    }
    if (line.startsWith(CAUTION)) {
      result.push(':::warning[注意]', '', line.slice(CAUTION.length));
      open = true;
    } else {
      result.push(line);
    }
  }
  return open ? [...result, '', ':::'] : result;
}

/**
 * A row of a table: anchors without their Japanese group name, as targets that
 * Docusaurus checks, and no space where TypeDoc has joined Japanese lines.
 */
function localizeTableRow(line: string): string {
  const linked = line.replace(
    /(\]\([^)#\s]*#)([^)\s]+)\)/g,
    (_, target: string, id: string) => `${target}${asciiAnchor(id)})`,
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
