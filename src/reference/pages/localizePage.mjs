/*
 * One generated reference page, after typedoc-plugin-markdown has written it.
 * Every heading gets an explicit ASCII id in the comment form (`#bar`,
 * `#bar-parameters`), every table row an ASCII anchor (`#list`), so that links
 * survive copying and don't change with the wording. MDX needs the comment
 * form: with `future.v4`, `{#bar}` is an expression that can't be parsed.
 */

import {splitMemberTable} from './enumerationTable.mjs';

/** ASCII part of the id of each heading that TypeDoc adds by itself. */
const SECTION_IDS = {
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
/** A row of a comment's own table, about a field or a method. */
const TABLE_ROW = /^\| `(?<field>\w+)(?:\([^`]*\))?`/;
const TABLE_ANCHOR_PREFIX = /^(?:プロパティ|メンバー|アクセサー)-/;

/** The sign in a stub's comment of what must not be overlooked. */
const CAUTION = '注意：';

/**
 * @param {string} markdown - a page as typedoc-plugin-markdown writes it
 * @param {string} name - the page's symbol, for error messages
 * @returns {string} the page as this site shows it
 * @throws {Error} if a heading has neither an anchor nor an entry above, or a
 *   member of an enumeration lacks its label or reading
 */
export function localizePage(markdown, name) {
  // TypeDoc's own Japanese is partly in decomposed form.
  const lines = markdown
    .normalize('NFC')
    .replace(/^(# \w+)(?:\(\)|\\?<.*)$/m, '$1')
    .split('\n');
  const page = outsideFences(splitMemberTable(lines, name), (prose) =>
    wrapCautions(prose.map(localizeTableRow)),
  ).reduce(identify(name, markdown), /** @type {string[]} */ ([]));
  return listThrows(membersFirst(page)).join('\n');
}

/**
 * Applies a change to the lines outside code blocks.
 *
 * @param {readonly string[]} lines
 * @param {(prose: string[]) => string[]} change
 * @returns {string[]}
 */
function outsideFences(lines, change) {
  /** @type {string[]} */
  const result = [];
  /** @type {string[]} */
  let prose = [];
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
 * Gives each heading its id, and the rows of a description's tables their
 * anchors. Sections of the same name that follow each other (two `@throws`)
 * become one.
 *
 * @param {string} name - the page's symbol, for the error message
 * @param {string} markdown - the page; the ids of its members are taken
 * @returns {(page: string[], line: string) => string[]} a reducer over lines
 */
function identify(name, markdown) {
  let member = '';
  let previous = '';
  let inFence = false;
  // A symbol's or member's own text, before its first section. Tables there
  // explain the helper types, which have no page.
  let isDescription = true;
  const rows = new Map(
    [...markdown.matchAll(/\{#([\w-]+)\}/g)].map(([, id = '']) => [id, 0]),
  );
  const members = new Set(rows.keys());

  /** @param {string} field */
  const rowId = (field) => {
    const id = [member, field.toLowerCase()].filter(Boolean).join('-');
    const count = (rows.get(id) ?? 0) + 1;
    rows.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };

  return (page, line) => {
    if (line.startsWith('```')) {
      inFence = !inFence;
    }
    const heading = inFence ? null : HEADING.exec(line);
    if (!heading) {
      const field =
        isDescription && !inFence ? TABLE_ROW.exec(line)?.groups?.field : null;
      page.push(
        field && !members.has(field.toLowerCase())
          ? `| <Anchor id="${rowId(field)}" /> ${line.slice(2)}`
          : line,
      );
      return page;
    }
    const [, marks = '', title = '', anchor] = heading;
    if (anchor) {
      member = anchor;
      isDescription = true;
      previous = '';
      page.push(`${marks} ${title} {/* #${anchor} */}`);
      return page;
    }
    isDescription = false;
    if (marks.length <= 2) {
      member = '';
    }
    const section = SECTION_IDS[/** @type {keyof SECTION_IDS} */ (title)];
    if (!section) {
      throw new Error(
        `${name}の見出し「${title}」に対応するIDがありません。src/reference/pages/localizePage.mjsのSECTION_IDSに追加してください。`,
      );
    }
    const id = [member, section].filter(Boolean).join('-');
    if (id !== previous) {
      page.push(`${marks} ${title} {/* #${id} */}`);
    }
    previous = id;
    return page;
  };
}

/**
 * On a page of data (no methods) the table of members or properties comes
 * before remarks and examples: it is what one looks up.
 *
 * @param {readonly string[]} lines
 * @returns {string[]}
 */
function membersFirst(lines) {
  /** @type {string[][]} */
  const sections = [[]];
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
  const isData = (/** @type {string[]} */ section) =>
    /^## (?:メンバー|プロパティ) /.test(section[0] ?? '');
  const isMethods = (/** @type {string[]} */ section) =>
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
 * Several errors of one member as a list.
 *
 * @param {readonly string[]} lines
 * @returns {string[]}
 */
function listThrows(lines) {
  /** @type {string[]} */
  const result = [];
  /** @type {string[]} */
  let errors = [];
  let inThrows = false;
  const flush = () => {
    result.push(
      ...(errors.length > 1 ? errors.map((error) => `- ${error}`) : errors),
    );
    errors = [];
  };
  for (const line of lines) {
    if (inThrows && /^(?:#|\*\*\*|```|:::)/.test(line)) {
      flush();
      result.push('');
      inThrows = false;
    }
    if (inThrows) {
      errors.push(...(line.trim() === '' ? [] : [line]));
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
 *
 * @param {readonly string[]} lines
 * @returns {string[]}
 */
function wrapCautions(lines) {
  /** @type {string[]} */
  const result = [];
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
 *
 * @param {string} line
 */
function localizeTableRow(line) {
  const linked = line.replace(
    /(\]\([^)#\s]*#)([^)\s]+)\)/g,
    (
      /** @type {string} */ _,
      /** @type {string} */ target,
      /** @type {string} */ id,
    ) => `${target}${asciiAnchor(id)})`,
  );
  return line.startsWith('|')
    ? linked
        // A union that Prettier has broken into lines opens with a bar.
        .replace(/(?<=\| )\\\| (?=\[?`)/g, '')
        .replace(
          /<a id="([^"]+)"><\/a>/g,
          (/** @type {string} */ _, /** @type {string} */ id) =>
            `<Anchor id="${asciiAnchor(id)}" />`,
        )
        .replace(
          /(?<=[、。]) +(?=[^\s|])|(?<=[」）ぁ-ヿ一-鿿]) +(?=[「（ぁ-ヿ一-鿿`[])/g,
          '',
        )
    : linked;
}

/** @param {string} id */
function asciiAnchor(id) {
  return decodeURIComponent(id)
    .normalize('NFC')
    .replace(TABLE_ANCHOR_PREFIX, '')
    .replace(/^型パラメーター-/, 'type-parameter-');
}
