/*
 * A page of the reference as its sections: what the stub declares, and what its
 * comments say of it. Marks of assumptions become those of a page; every heading
 * and every row that explains a name has an ASCII id, which doesn't change with
 * the wording.
 */
import path from 'node:path';
import ts from 'typescript';
import {
  markBlocks,
  markedIds,
  marksOf,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {joinsLines} from '../../../content/build/joinJapaneseLines';
import {commentOf, commentText} from '../../shared/stubs/texts';
import {memberTable} from './memberTable';
import {tableOf} from './tables';
import {writeType} from './writeType';
import type {Reference, ReferenceName} from '../stubs/readReference';
import type {Section} from './sections';

/** The sign in a stub's comment of what must not be overlooked. */
const CAUTION = '注意：';

/** Tags of a comment that are sections of their own: the id and the title. */
const TAGS: Readonly<Record<string, readonly [id: string, title: string]>> = {
  throws: ['throws', '例外'],
  remarks: ['remarks', '補足'],
  example: ['examples', '使用例'],
};

type Method = ts.MethodDeclaration | ts.FunctionDeclaration;

/**
 * Writes the sections of a page.
 *
 * @param page - what it is about
 * @param reference - what the stubs say
 * @throws Error in Japanese if a comment has a tag or a link that nothing knows,
 *   or a table below its first tag
 */
export function writeSections(
  page: ReferenceName,
  reference: Reference,
): Section[] {
  const {name, node} = page;
  const write = new Writer(page, reference);
  const data = write.properties(node);
  const methods = (ts.isClassDeclaration(node) ? [...node.members] : []).filter(
    ts.isMethodDeclaration,
  );
  const tags = write.tags(node, '', 2);
  const sections = [
    {
      level: 1,
      title: name,
      id: '',
      blocks: [...write.declaration(node), ...write.text(node)],
    },
    // On a page of data it is what one looks up.
    ...(methods.length === 0 ? data : []),
    ...(ts.isFunctionDeclaration(node) ? write.signature(node, '', 2) : []),
    ...tags,
    ...(ts.isClassDeclaration(node) ? write.typeParameters(node, '', 2) : []),
    ...(methods.length > 0
      ? [
          ...data,
          {level: 2, title: 'メソッド', id: 'methods', blocks: []},
          ...methods.flatMap((method) => write.method(method)),
        ]
      : []),
  ];
  write.finish();
  return sections;
}

/** The first sentence on a name, for a list; with what is assumed of its form. */
export function describeBriefly(
  page: ReferenceName,
  reference: Reference,
): string {
  const [first = ''] = new Writer(page, reference)
    .text(page.node)
    .filter((block) => withoutMarks(block).trim() !== '');
  const [line = ''] = first.split('\n');
  const ids = page.enumeration ? [] : page.assumptions;
  return line + (markedIds(line).length > 0 ? '' : marksOf(ids));
}

/** Writes the parts of one page. */
class Writer {
  readonly #page: ReferenceName;
  readonly #reference: Reference;
  /** Rows of tables that have not been written yet. */
  readonly #rows: ReferenceName['tables'][number][number][];

  constructor(page: ReferenceName, reference: Reference) {
    this.#page = page;
    this.#reference = reference;
    this.#rows = page.tables.flat();
  }

  /** Tells of a row that explains a field, but isn't among a description's. */
  finish(): void {
    const [row] = this.#rows;
    if (row) {
      throw new Error(
        `api-src/${this.#page.file}：コメントの表の行「${row.field}」がページにありません。表は、最初のタグ（@remarksなど）より前に書いてください。`,
      );
    }
  }

  declaration(node: ts.Node): string[] {
    const text = ts.isFunctionDeclaration(node)
      ? `function ${this.#head(node)}`
      : ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type)
        ? `type ${node.name.text} = {\n${node.type.members
            .filter(ts.isPropertySignature)
            .map((one) => `  ${one.name.getText()}: ${one.type?.getText()};\n`)
            .join('')}};`
        : undefined;
    return text === undefined ? [] : [`\`\`\`ts\n${text}\n\`\`\``];
  }

  /** `read(id, date?): Promise<string>;` */
  #head({name, parameters, type, typeParameters}: Method): string {
    const generics = (typeParameters ?? []).map((one) => one.name.text);
    return `${name?.getText()}${
      generics.length > 0 ? `<${generics.join(', ')}>` : ''
    }(${parameters
      .map(
        (one) =>
          `${one.dotDotDotToken ? '...' : ''}${one.name.getText()}${one.questionToken ? '?' : ''}`,
      )
      .join(', ')}): ${type?.getText()};`;
  }

  method(node: ts.MethodDeclaration): Section[] {
    const name = node.name.getText();
    const id = name.toLowerCase();
    return [
      {
        level: 3,
        title: `${name}()`,
        id,
        blocks: [`\`\`\`ts\n${this.#head(node)}\n\`\`\``, ...this.text(node)],
      },
      ...this.signature(node, `${id}-`, 4),
      ...this.tags(node, `${id}-`, 4),
    ];
  }

  /** Type parameters, parameters and result. */
  signature(node: Method, prefix: string, level: number): Section[] {
    const tags: readonly ts.JSDocTag[] = commentOf(node)?.tags ?? [];
    const said = (name: string) =>
      this.#cell(
        textOf(
          tags
            .filter(ts.isJSDocParameterTag)
            .find((tag) => tag.name.getText() === name)?.comment,
        ).replace(/^- /, ''),
      );
    const returns = tags.find(ts.isJSDocReturnTag);
    const isOptional = (one: ts.ParameterDeclaration) =>
      one.questionToken ? '?' : '';
    return [
      ...this.typeParameters(node, prefix, level),
      ...(node.parameters.length > 0
        ? [
            {
              level,
              title: 'パラメーター',
              id: `${prefix}parameters`,
              blocks: [
                tableOf(
                  ['パラメーター', '型', '説明'],
                  node.parameters.map((one) => [
                    `${one.dotDotDotToken ? '...' : ''}\`${one.name.getText()}${isOptional(one)}\``,
                    this.#type(one.type),
                    said(one.name.getText()),
                  ]),
                ),
              ],
            },
          ]
        : []),
      {
        level,
        title: '戻り値',
        id: `${prefix}returns`,
        blocks: [
          this.#type(node.type),
          ...(returns ? this.#blocks(textOf(returns.comment)) : []),
        ],
      },
    ];
  }

  typeParameters(
    node: Method | ts.ClassDeclaration,
    prefix: string,
    level: number,
  ): Section[] {
    const parameters = node.typeParameters ?? [];
    const tags = commentOf(node)?.tags ?? [];
    return parameters.length === 0
      ? []
      : [
          {
            level,
            title: '型パラメーター',
            id: `${prefix}type-parameters`,
            blocks: [
              tableOf(
                ['型パラメーター', '既定の型', '説明'],
                parameters.map(({constraint, default: usual, name}) => [
                  `<Anchor id="type-parameter-${name.text.toLowerCase()}" /> \`${name.text}\`${constraint ? ` *extends* ${this.#type(constraint)}` : ''}`,
                  this.#type(usual),
                  this.#cell(
                    tags.find(
                      ({comment, tagName}) =>
                        tagName.text === 'typeParam' &&
                        textOf(comment).startsWith(`${name.text} - `),
                    )?.comment,
                  ).replace(`${name.text} - `, ''),
                ]),
              ),
            ],
          },
        ];
  }

  /** The members of data, or of an enumeration. */
  properties(node: ts.Node): Section[] {
    if (ts.isEnumDeclaration(node)) {
      const meanings = node.members.map((member) =>
        this.#cell(
          commentText(member).replace(
            /^[^。]*。\s*(?:\{@assumption [^}]*\}\s*)*/,
            '',
          ),
        ),
      );
      const blocks = [memberTable(this.#page, meanings)];
      return [{level: 2, title: 'メンバー', id: 'members', blocks}];
    }
    const members = ts.isTypeAliasDeclaration(node)
      ? ts.isTypeLiteralNode(node.type)
        ? node.type.members
        : []
      : ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
        ? node.members
        : [];
    const rows = [...members].flatMap((one) =>
      ts.isPropertySignature(one) || ts.isPropertyDeclaration(one)
        ? [
            [
              `<Anchor id="${one.name.getText().toLowerCase()}" /> \`${one.name.getText()}${one.questionToken ? '?' : ''}\``,
              this.#type(one.type),
              this.#cell(commentText(one)),
            ],
          ]
        : [],
    );
    return rows.length === 0
      ? []
      : [
          {
            level: 2,
            title: 'プロパティ',
            id: 'properties',
            blocks: [tableOf(['プロパティ', '型', '説明'], rows)],
          },
        ];
  }

  /** The description, whose tables explain helpers: these have no page. */
  text(node: ts.Node): string[] {
    return this.#blocks(commentText(node)).map((block) =>
      block
        .split('\n')
        .map((line) => {
          const [row] = this.#rows;
          if (!row || !line.startsWith(row.start)) {
            return line;
          }
          this.#rows.shift();
          return row.id === undefined
            ? line
            : `| <Anchor id="${row.id}" /> ${line.slice(2)}`;
        })
        .join('\n'),
    );
  }

  /** A section for each kind of tag; several errors are a list. */
  tags(node: ts.Node, prefix: string, level: number): Section[] {
    const sections = new Map<string, Section & {blocks: string[]}>();
    for (const {comment, tagName} of commentOf(node)?.tags ?? []) {
      const [own = '', title = ''] = TAGS[tagName.text] ?? [];
      const id = prefix + own;
      const section = sections.get(own) ?? {level, title, id, blocks: []};
      if (title !== '') {
        section.blocks.push(...this.#blocks(textOf(comment)));
        sections.set(own, section);
      } else if (!OTHER_TAGS.has(tagName.text)) {
        throw new Error(
          `api-src/${this.#page.file}：コメントのタグ「@${tagName.text}」は使えません。使えるのは${[...Object.keys(TAGS), ...OTHER_TAGS].join('、')}です。`,
        );
      }
    }
    return [...sections].map(([own, section]) =>
      own === 'throws'
        ? {...section, blocks: listErrors(section.blocks)}
        : section,
    );
  }

  #type(node: ts.TypeNode | undefined): string {
    return node ? writeType(node, (name) => this.#pageOf(name)) : '';
  }

  /** A text in a table: its paragraphs are one line. */
  #cell(comment: string | ts.JSDoc['comment']): string {
    return this.#blocks(textOf(comment))
      .join('\n')
      .replace(/\n+/g, (gap, at: number, whole: string) =>
        joinsLines(whole[at - 1] ?? '', whole[at + gap.length] ?? '')
          ? ''
          : ' ',
      )
      .replace(/(?<!\\)\|/g, '\\|');
  }

  /** The paragraphs, tables and code of a comment, as a page has them. */
  #blocks(text: string): string[] {
    return text.split(/(^```[^]*?^```$)/m).flatMap((part) =>
      part.startsWith('```')
        ? [part]
        : part
            .split(/\n\n+/)
            .filter((one) => one.trim() !== '')
            .flatMap((one) => this.#paragraph(one.trim())),
    );
  }

  #paragraph(text: string): string[] {
    const [head = '', ...rest] = text.split('\n');
    const parts = ONLY_MARKS.test(head)
      ? [...markBlocks(markedIds(head)), rest.join('\n')]
      : [text];
    const blocks = parts
      .filter((part) => part !== '')
      .map((part) =>
        part
          .replace(/(?: *\{@assumption [a-z0-9-]+\})+/g, (marks) =>
            marksOf(markedIds(marks)),
          )
          .replace(
            /\{@link ([\w.]+)(?: *\| *([^}]+))?\}/g,
            (_, name: string, label?: string) => this.#link(name, label),
          ),
      );
    return blocks.flatMap((block) =>
      block.startsWith(CAUTION)
        ? [`:::warning[注意]\n\n${block.slice(CAUTION.length)}\n\n:::`]
        : [block],
    );
  }

  #link(target: string, label?: string): string {
    const [name = '', member] = target.split('.');
    const page = this.#pageOf(name);
    if (page === undefined) {
      throw new Error(
        `api-src/${this.#page.file}：{@link ${target}}の「${name}」は、リファレンスにありません。`,
      );
    }
    const hash = member === undefined ? '' : `#${member.toLowerCase()}`;
    const isHere = name === this.#page.name && hash !== '';
    return `[${label ?? member ?? name}](${isHere ? '' : page}${hash})`;
  }

  /** The file of a name's page, from this one; nothing without a page. */
  #pageOf(name: string): string | undefined {
    const found = this.#reference.names.find(
      (one) => one.name === name && !one.isHelper,
    );
    return (
      found &&
      `${path.posix.relative(this.#page.folder, `${found.folder}/${name}`)}.md`
    );
  }
}

/** A line that has nothing but marks. */
const ONLY_MARKS = /^(?:\{@assumption [a-z0-9-]+\} *)+$/;

/** Tags that are told elsewhere on the page. */
const OTHER_TAGS = new Set(['param', 'returns', 'typeParam', 'yomi']);

function textOf(comment: string | ts.JSDoc['comment']): string {
  return typeof comment === 'string'
    ? comment
    : (ts.getTextOfJSDocComment(comment) ?? '');
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
