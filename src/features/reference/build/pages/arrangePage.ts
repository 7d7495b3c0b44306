/*
 * How a page of the reference is laid out: the members at a glance on top, and
 * for the page and each of its methods a row with the text on the one side and
 * the sample on the other. src/css/reference.css puts both side by side where
 * there is room; without it, and on a phone, they follow each other.
 */
import {markLines, marksOf} from '../../../assumptions/shared/marks';
import {SHEETS, SHEET_ID} from './quickSheet';
import type {Use, Uses} from './findUses';
import type {ReferenceName} from '../stubs/readReference';

/** The lines of a page from a heading to the next. */
interface Section {
  /** Of the heading; 0 before the first. */
  readonly level: number;
  readonly id: string;
  readonly lines: readonly string[];
}

/** How many pages a list of uses names. */
const MOST_USES = 6;

const HEADING = /^(#{1,6}) .* \{\/\* #(\S+) \*\/\}$/;

/** A part of a type, as TypeDoc writes it: `Promise`\<[`Term`](Term.md)[]\>. */
const TYPE_PART = String.raw`(?:\x60[^\x60]+\x60|\[\x60[^\x60]+\x60\]\([^)]*\)|\\[<>|]|\[\]|[(){},:?=>]|&[a-z]+;| )`;
const TYPE = new RegExp(String.raw`^(?:readonly )?(?=[\x60[])${TYPE_PART}+$`);
const MARKS = /(?:\{\/\* assumption: \S+ \*\/\} *)+/g;

/**
 * Lays out a page.
 *
 * @param markdown - the page, as markAssumed gives it
 * @param page - what it is about
 * @param uses - where written pages use it
 */
export function arrangePage(
  markdown: string,
  page: ReferenceName,
  uses: Uses,
): string {
  const sections = sectionsOf(nameTypes(markdown.split('\n')));
  const [first, ...rest] = sections;
  const [title = '', ...opening] = first?.lines ?? [];
  const methods = rest.findIndex(({id}) => id === 'methods');
  const own = methods === -1 ? rest : rest.slice(0, methods);
  const members = methods === -1 ? [] : rest.slice(methods);
  // The table of an enumeration has five columns and needs the whole width.
  const wide = page.enumeration ? own.splice(0, 1) : [];
  return [
    title,
    '',
    ...(page.enumeration ? opening : []),
    ...wide.flatMap(({lines}) => lines),
    ...row(
      page.enumeration
        ? []
        : afterLead(opening, [...glance(members, page), ...sheetLink(page)]),
      own,
      usesOf(uses.get(page.target)),
    ),
    ...(members[0]?.lines ?? []),
    ...groupsOf(members.slice(1)).flatMap(([head, ...sections]) => [
      ...row(
        sayAsync(head?.lines ?? [], sections),
        sections,
        usesOf(
          uses.get(`${page.target}#${head?.id ?? ''}`),
          uses.get(page.target),
        ),
      ),
    ]),
  ].join('\n');
}

/** Text with its sections, and beside it the examples. */
function row(
  head: readonly string[],
  sections: readonly Section[],
  end: readonly string[],
): string[] {
  const isSample = ({id}: Section) => /(?:^|-)examples$/.test(id);
  const lines = (some: readonly Section[]) =>
    some.flatMap((section) => section.lines).filter((line) => line !== '***');
  return [
    '',
    '<div className="api-row">',
    '<div className="api-text">',
    '',
    ...head,
    '',
    ...lines(sections.filter((section) => !isSample(section))),
    '',
    ...end,
    '',
    '</div>',
    '<div className="api-code">',
    '',
    ...lines(sections.filter(isSample)),
    '',
    '</div>',
    '</div>',
    '',
  ];
}

/** The methods of a class: name, result and first sentence, each a link. */
function glance(
  members: readonly Section[],
  {members: described}: ReferenceName,
): string[] {
  const groups = groupsOf(members.slice(1));
  const ids = groups.map(
    ([head]) =>
      described.find(({target}) => target.endsWith(`#${head?.id}`))
        ?.assumptions ?? [],
  );
  // Heads of columns are hidden where the rows are stacked, so no mark is there.
  const isWhole = ids.every((own) => own.length > 0);
  const rows = groups.map(([head, ...sections], index) => {
    const {id = '', lines = []} = head ?? {};
    const name = /^### (.*) \{\/\*/.exec(lines[0] ?? '')?.[1] ?? '';
    const result = resultOf(sections);
    const cells = [
      `[\`${name}\`](#${id})${isWhole ? '' : marksOf(ids[index] ?? [])}`,
      result + (isAsync(result) ? ` ${ASYNC}` : ''),
      firstSentence(lines),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return rows.length === 0
    ? []
    : [
        '',
        '<div className="api-glance" data-page-part="links">',
        '',
        ...markLines(isWhole ? ids.flat() : []),
        '| メソッド | 戻り値 | 内容 |',
        '| --- | --- | --- |',
        ...rows,
        '',
        '</div>',
        '',
      ];
}

function sheetLink({name}: ReferenceName): string[] {
  return Object.hasOwn(SHEETS, name)
    ? ['', `[印刷できる早見表](#${SHEET_ID})`, '']
    : [];
}

/** Puts lines behind the first paragraph. */
function afterLead(
  opening: readonly string[],
  lines: readonly string[],
): string[] {
  const lead = opening.findIndex(
    (line) => line.replace(MARKS, '').trim() !== '',
  );
  const end = opening.indexOf('', lead);
  return end === -1
    ? [...opening, ...lines]
    : [...opening.slice(0, end), ...lines, ...opening.slice(end)];
}

const RESULT = '型：';
const ASYNC = '<span className="api-async">非同期</span>';

/** What a section on the result says first: the type. */
function resultOf(sections: readonly Section[]): string {
  return (
    sections
      .find(({id}) => id.endsWith('-returns'))
      ?.lines.find((line) => line.startsWith(RESULT))
      ?.slice(RESULT.length) ?? ''
  );
}

function isAsync(result: string): boolean {
  return result.includes('`Promise`');
}

/** After the declaration of a method that has to be awaited. */
function sayAsync(
  lines: readonly string[],
  sections: readonly Section[],
): string[] {
  const end = lines.lastIndexOf('```');
  return isAsync(resultOf(sections))
    ? [
        ...lines.slice(0, end + 1),
        '',
        `${ASYNC} \`await\`を付けて呼び出します。`,
        ...lines.slice(end + 1),
      ]
    : [...lines];
}

/** The first sentence after a declaration, without its marks. */
function firstSentence(lines: readonly string[]): string {
  const text = lines
    .slice(lines.lastIndexOf('```') + 1)
    .map((line) => line.replace(MARKS, '').trim())
    .find((line) => line !== '');
  return /^[^。]*。?/.exec(text ?? '')?.[0] ?? '';
}

/**
 * Links to the written pages that use a name.
 *
 * @param uses - of the name
 * @param shown - those that the page has listed already
 */
function usesOf(
  uses: readonly Use[] = [],
  shown: readonly Use[] = [],
): string[] {
  const addresses = (some: readonly Use[]) =>
    some.map(({address}) => address).join();
  if (uses.length === 0 || addresses(uses) === addresses(shown)) {
    return [];
  }
  const links = uses
    .slice(0, MOST_USES)
    .map(({address, title}) => `[${title}](${address})`);
  const more = uses.length - links.length;
  return [
    '<div className="api-uses" data-page-part="links">',
    '',
    `使っているページ：${links.join('、')}${more > 0 ? `、ほか${more}ページ` : ''}`,
    '',
    '</div>',
  ];
}

/** The sections of each method, its own first. */
function groupsOf(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    if (section.level === 3) {
      groups.push([]);
    }
    groups.at(-1)?.push(section);
  }
  return groups;
}

/** Each type as one piece, and each parameter with an address of its own. */
function nameTypes(lines: readonly string[]): string[] {
  let id = '';
  let inFence = false;
  return lines.map((line) => {
    inFence = line.startsWith('```') !== inFence;
    if (inFence) {
      return line;
    }
    id = HEADING.exec(line)?.[2] ?? id;
    if (!line.startsWith('| ')) {
      // Without a word before it, it wouldn't be a paragraph.
      return TYPE.test(line) ? RESULT + typeOf(line) : line;
    }
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, name = '', type = ''] = cells;
    if (TYPE.test(type) && cells.length > 4) {
      cells[2] = typeOf(type);
    }
    const parameter = /^`(?:\.{3})?(\w+)\??`/.exec(name)?.[1];
    if (/(?:^|-)parameters$/.test(id) && parameter !== undefined) {
      cells[1] = `<Anchor id="${id}-${parameter.toLowerCase()}" label="${parameter}" /> ${name}`;
    }
    return cells.join(' | ').trim();
  });
}

function typeOf(type: string): string {
  return `<span className="api-type">${type}</span>`;
}

function sectionsOf(lines: readonly string[]): Section[] {
  const sections: {level: number; id: string; lines: string[]}[] = [
    {level: 0, id: '', lines: []},
  ];
  let inFence = false;
  for (const line of lines) {
    inFence = line.startsWith('```') !== inFence;
    const [, marks, id] = (inFence ? null : HEADING.exec(line)) ?? [];
    if (marks !== undefined && id !== undefined) {
      sections.push({level: marks.length, id, lines: []});
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections;
}
