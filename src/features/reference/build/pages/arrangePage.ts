/*
 * How a page of the reference is laid out: the members at a glance on top, and
 * for the page and each of its methods a row with the text on the one side and
 * the sample on the other. src/css/reference.css puts both side by side where
 * there is room; elsewhere the sample follows how a name is called, its
 * parameters and its result. What a class does as a whole is read behind its
 * methods.
 */
import {
  changeBlocks,
  changeLines,
  foldList,
  isCode,
  isTable,
  writeSection,
} from './sections';
import {cellsOf, readTable, rowOf, tableOf} from './tables';
import words from './words.json';
import type {Use, Uses} from './findUses';
import type {Section} from './sections';
import type {ReferenceName} from '../stubs/readReference';

/** How many pages a list of uses names. */
const MOST_USES = 2;

/** A part of a type, as TypeDoc writes it: `Promise`\\<[`Term`](Term.md)[]\\>. */
const TYPE_PART = String.raw`(?:\x60[^\x60]+\x60|\[\x60[^\x60]+\x60\]\([^)]*\)|\\[<>|]|\[\]|[(){},:?=>]|&[a-z]+;| )`;
const TYPE = new RegExp(String.raw`^(?:readonly )?(?=[\x60[])${TYPE_PART}+$`);

/** Above what a table tells of the values that are given or come back. */
const DETAILS = '値の詳細';
/** What a section on the result says first: the type. */
const RESULT = '型：';
/** How stubs write what is thrown; below the heading 例外, half of it says nothing. */
const THROWN = /ときに`Error`を投げる（メッセージ：(.+)）$/;
const WHOSE_WORDS = '製品の文面は、違うことがあります。';
/** A declaration of more letters than its column has, or of more than one line. */
const LONG_CALL =
  /(?<=^```ts\n)(?=.{45}|[^\n;]*\n)([^(]+)\(\s*([^]+?)\s*\)(: [^()]+;)(?=\n```$)/;
/** What a declaration has in short, and what can go wrong. */
const DECLARED = /(?:^|-)(?:parameters|details|returns|throws)$/;
/** A type parameter's bound, where that is its default, too. */
const BOUND = / \*extends\* (\S+)(?= \| \1 \|)/;
const NEXT_PARAMETER = /,\s+(?=(?:\.{3})?\w+\??: )/;

/**
 * Lays out a page.
 *
 * @param sections - the page, as markAssumed gives it
 * @param names - all of the reference, for links to types without a page
 * @returns its blocks
 */
export function arrangePage(
  sections: readonly Section[],
  page: ReferenceName,
  uses: Uses,
  names: readonly ReferenceName[],
): string[] {
  const [title, ...rest] = sections
    .map((section) => nameTypes(section, names))
    .map(shortenThrows)
    .map(breakCalls);
  const methods = rest.findIndex(({id}) => id === 'methods');
  const isClass = methods !== -1;
  const [{blocks: opening = []} = {}, ...details] = title
    ? splitCall(title)
    : [];
  const summary = isClass ? opening.slice(0, 1) : opening;
  const own = (
    isClass
      ? remarksOf(opening.slice(1), rest.slice(0, methods))
      : nestDetails([...details, ...rest])
  )
    .map(sayAsync)
    .map((section) => sayAbout(section, page.target));
  const [heading, ...members] = isClass ? rest.slice(methods) : [];
  const groups = groupsOf(members);
  // The table of an enumeration has five columns and needs the whole width.
  const wide = page.enumeration ? own.splice(0, 1) : [];
  // What can be called comes before what is said of all of it.
  const whole = isClass ? own.splice(0) : [];
  return [
    ...(title ? writeSection({...title, blocks: []}) : []),
    ...(page.enumeration ? summary : []),
    ...wide.map(asMembers).flatMap(writeSection),
    ...row(
      page.enumeration ? [] : [...summary, ...glance(groups)],
      own,
      usesOf(uses.get(page.target)),
    ),
    ...(heading ? writeSection(heading) : []),
    ...groups.flatMap(([head, ...parts]) => {
      const target = `${page.target}#${head?.id ?? ''}`;
      return row(
        head ? writeSection(head) : [],
        nestDetails(parts)
          .map(sayAsync)
          .map((section) => sayAbout(section, target)),
        usesOf(uses.get(target), uses.get(page.target)),
      );
    }),
    ...(whole.length > 0 ? row([], whole.map(sayWhose), []) : []),
  ];
}

/** A table of members, which a phone shows as entries of its own. */
function asMembers(section: Section): Section {
  return changeBlocks(section, (block) =>
    isTable(block) ? ['<div className="api-members">', block, '</div>'] : block,
  );
}

/** A section whose samples show the call of what they are about. */
function sayAbout(section: Section, target: string): Section {
  return changeBlocks(section, (block) =>
    block.replace(/^```js(?= )/, `$& sampleOf="${target}"`),
  );
}

/** The sections of a class with what it says at length among its remarks. */
function remarksOf(
  details: readonly string[],
  sections: readonly Section[],
): Section[] {
  const {id, label: title} = words.find(({id}) => id === 'remarks') ?? {};
  const isRemarks = (section: Section) => section.id === id;
  const blocks = [...details, ...(sections.find(isRemarks)?.blocks ?? [])];
  return [
    ...sections.filter((section) => !isRemarks(section)),
    ...(id && title && blocks.length > 0
      ? [{level: 2, title, id, blocks}]
      : []),
  ];
}

/**
 * Text with its sections, and beside it the examples. What is read on its own takes
 * the whole width below both.
 */
function row(
  head: readonly string[],
  sections: readonly Section[],
  end: readonly string[],
): string[] {
  const texts = sections
    .filter((section) => !isSample(section))
    // What to mind comes before what is only looked up.
    .sort((one, other) => Number(isThrown(one)) - Number(isThrown(other)));
  const declared = texts.findIndex(({id}) => DECLARED.test(id));
  const above = texts.slice(0, declared === -1 ? undefined : declared);
  const below = texts.slice(above.length);
  return [
    '<div className="api-row">',
    ...part('api-text', [
      ...head,
      ...[...above, ...below.filter(isOfCall)].flatMap(writeSection),
    ]),
    ...part('api-code', sections.filter(isSample).flatMap(writeSection)),
    ...part('api-text api-more', [
      ...below.filter((section) => !isOfCall(section)).flatMap(writeSection),
      ...end,
    ]),
    '</div>',
  ];
}

function part(className: string, blocks: readonly string[]): string[] {
  return blocks.length === 0
    ? []
    : [`<div className="${className}">`, ...blocks, '</div>'];
}

/** Methods have samples and remarks, too. */
function sayWhose(section: Section): Section {
  return /^(?:remarks|throws|examples)$/.test(section.id)
    ? {...section, title: `全体の${section.title}`}
    : section;
}

function isSample({id}: Section): boolean {
  return /(?:^|-)examples$/.test(id);
}

/** What is given and what comes back, without which the sample isn't read. */
function isOfCall({id}: Section): boolean {
  return /(?:^|-)(?:parameters|returns)$/.test(id);
}

function isThrown({id}: Section): boolean {
  return /(?:^|-)throws$/.test(id);
}

/** Each error as `…とき：message`, many in a fold, and once a page whose words they are. */
function shortenThrows(
  section: Section,
  _: number,
  sections: readonly Section[],
): Section {
  if (!isThrown(section)) {
    return section;
  }
  const {blocks} = changeLines(section, (line) =>
    line.replace(THROWN, 'とき：$1'),
  );
  return {
    ...section,
    blocks: [
      ...blocks.flatMap(foldErrors),
      ...(section === sections.find(isThrown)
        ? aside('data-page-part="facts"', WHOSE_WORDS)
        : []),
    ],
  };
}

/** A list of errors with all but the first in a fold, if that are many. */
function foldErrors(block: string): string[] {
  const parts = block.startsWith('- ')
    ? foldList(block.split('\n'), '例外')
    : [block];
  return parts.length > 1 ? ['<div>', ...parts, '</div>'] : parts;
}

/** Small print that is the same on many pages, or leads on from here. */
function aside(part: string, text: string): string[] {
  return [`<div className="api-aside" ${part}>`, text, '</div>'];
}

/** A declaration that is wider than its column, with a line for each parameter. */
function breakCalls(section: Section): Section {
  return changeBlocks(section, (block) =>
    block.replace(LONG_CALL, (_, name, parameters: string, result) =>
      [
        `${name}(`,
        ...parameters.split(NEXT_PARAMETER).map((one) => `  ${one},`),
        `)${result}`,
      ].join('\n'),
    ),
  );
}

/** Of more than one method: how each is called, its result and first sentence. */
function glance(groups: readonly Section[][]): string[] {
  const rows = groups.map(([head, ...parts]) => [
    `[\`${callOf(head, parts)}\`](#${head?.id})`,
    resultOf(parts),
    firstSentence(head),
  ]);
  return rows.length < 2
    ? []
    : [
        '<div className="api-glance" data-page-part="digest">',
        tableOf(['メソッド', '戻り値', '内容'], rows),
        '</div>',
      ];
}

/** A method with the names of its parameters. */
function callOf(head: Section | undefined, parts: readonly Section[]): string {
  const names = parts
    .filter(hasParameters)
    .flatMap(({blocks}) => blocks.filter(isTable))
    .flatMap((table) => readTable(table).rows)
    .map(([cell = '']) => /`([^`]+)`/.exec(cell)?.[1]);
  return head?.title.replace('()', `(${names.join(', ')})`) ?? '';
}

function hasParameters({id}: Section): boolean {
  return /(?<!type-)parameters$/.test(id);
}

function resultOf(parts: readonly Section[]): string {
  return (
    parts
      .find(({id}) => id.endsWith('-returns'))
      ?.blocks.find((block) => block.startsWith(RESULT))
      ?.slice(RESULT.length) ?? ''
  );
}

function isAsync(result: string): boolean {
  return result.includes('`Promise`');
}

/** What comes back, and that it is waited for; its type is in the declaration. */
function sayAsync(section: Section): Section {
  const result = section.blocks.find((block) => block.startsWith(RESULT));
  if (result === undefined) {
    return section;
  }
  const [text = '', ...rest] = section.blocks.filter(
    (block) => block !== result,
  );
  const awaited = isAsync(result) ? '。`await`を付ける' : '';
  return {...section, blocks: [text + awaited, ...rest]};
}

/** The first sentence after a declaration. */
function firstSentence(head?: Section): string {
  const blocks = head?.blocks ?? [];
  const text = blocks[blocks.findLastIndex(isCode) + 1] ?? '';
  return /^[^。\n]*。?/.exec(text)?.[0] ?? '';
}

/**
 * Links to the written pages that use a name.
 *
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
  return aside(
    'data-page-part="links"',
    `使っているページ：${links.join('、')}${more > 0 ? `、ほか${more}ページ` : ''}`,
  );
}

/**
 * How a name is called and what it does, and as a section of its own what a table
 * tells of the values, from the paragraph on that opens it.
 */
function splitCall(section: Section): Section[] {
  const {blocks, id, level} = section;
  const call = blocks.findLastIndex(isCode);
  const table = blocks.findIndex(isTable);
  if (call === -1 || table === -1) {
    return [section];
  }
  const start = Math.max(table - 1, call + 2);
  return [
    {...section, blocks: blocks.slice(0, start)},
    {
      level: level + 1,
      title: DETAILS,
      id: [id, 'details'].filter(Boolean).join('-'),
      blocks: blocks.slice(start),
    },
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
  return groups.flatMap(([own, ...parts]) => {
    const [head, ...details] = own ? splitCall(own) : [];
    return head ? [[head, ...details, ...parts]] : [];
  });
}

/**
 * What is told of a type's values stands where that type is given or comes back:
 * each table, and what opens it, below what links to a row of it, or to one of a table
 * before. What is to mind, and what nothing links to, stays for itself.
 */
function nestDetails(sections: readonly Section[]): Section[] {
  const details = sections.find(({title}) => title === DETAILS);
  if (!details) {
    return [...sections];
  }
  const parts = sections.filter((section) => section !== details);
  const told = new Map<Section, string[]>();
  const tell = (section: Section, ...blocks: readonly string[]) =>
    told.set(section, [...(told.get(section) ?? []), ...blocks]);
  let owner = details;
  let waiting: string[] = [];
  for (const block of details.blocks) {
    if (block.startsWith(':::')) {
      tell(details, block);
    } else if (isTable(block)) {
      owner =
        parts.find(({blocks}) => leadsTo(blocks.join(), [block])) ?? owner;
      tell(owner, ...waiting, block);
      waiting = [];
    } else {
      waiting.push(block);
    }
  }
  tell(owner, ...waiting);
  const rest = told.get(details) ?? [];
  const [first] = told.keys();
  if (first && rest.length === 0) {
    // Where links to its heading lead.
    const anchor = `<Anchor id="${details.id}" />`;
    told.set(first, [anchor, ...(told.get(first) ?? [])]);
  }
  return [
    ...(rest.length > 0 ? [{...details, blocks: rest}] : []),
    ...parts.map((part) => withFields(part, told.get(part))),
  ];
}

/** A section with the values of a type below its row, or at the end. */
function withFields(section: Section, fields?: readonly string[]): Section {
  if (!fields) {
    return section;
  }
  const nested = part('api-fields', fields);
  if (!hasParameters(section)) {
    return {...section, blocks: [...section.blocks, ...nested]};
  }
  return changeBlocks(section, (block) => {
    const {head, rows} = readTable(block);
    const at = rows.findIndex((row) => leadsTo(row.join(), fields)) + 1;
    const after = rows.slice(at);
    return [
      tableOf(head, rows.slice(0, at)),
      ...nested,
      ...(after.length > 0 ? [tableOf(head, after)] : []),
    ];
  });
}

/** Whether a text links to an address in the others. */
function leadsTo(text: string, others: readonly string[]): boolean {
  return [...others.join().matchAll(/<Anchor id="([^"]+)"/g)].some(([, id]) =>
    text.includes(`#${id})`),
  );
}

/** Each type as one piece, and each parameter with an address of its own. */
function nameTypes(section: Section, names: readonly ReferenceName[]): Section {
  const typeOf = (type: string) =>
    `<span className="api-type">${linkHelpers(type, names)}</span>`;
  const isOfParameters = hasParameters(section);
  return changeLines(section, (line) => {
    if (!line.startsWith('| ')) {
      // Without a word before it, it wouldn't be a paragraph.
      return TYPE.test(line) ? RESULT + typeOf(line) : line;
    }
    const [name = '', type = '', ...cells] = cellsOf(line.replace(BOUND, ''));
    const [, parameter] = isOfParameters
      ? (/^(?:\.{3})?`(\w+)\??`/.exec(name) ?? [])
      : [];
    const isType =
      parameter !== undefined || (TYPE.test(type) && cells.length > 0);
    return rowOf([
      parameter !== undefined
        ? `<Anchor id="${section.id}-${parameter.toLowerCase()}" label="${parameter}" /> ${name.replace('...`', '`...')}`
        : name,
      isType ? typeOf(type) : type,
      ...cells,
    ]);
  });
}

/** TypeDoc links what has a page; a helper is explained on that of another. */
function linkHelpers(type: string, names: readonly ReferenceName[]): string {
  return type.replace(/(?<!\[)`(\w+)`/g, (code, name) => {
    const helper = names.find((one) => one.isHelper && one.name === name);
    return helper ? `[${code}](${helper.target})` : code;
  });
}
