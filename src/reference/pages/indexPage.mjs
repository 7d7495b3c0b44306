/*
 * The entry page of the reference, `/api/`: the written introduction of
 * api-src/introduction.mdx, TypeDoc's tables of everything, and one table of all
 * codes of all enumerations.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ReflectionKind} from 'typedoc';

const JSCONFIG_MARK = 'JSCONFIG';

/**
 * @param {string} tables - TypeDoc's page: the h1 and a table for each kind
 * @param {import('typedoc').ProjectReflection} project
 * @param {string} siteDir - the site's folder
 * @returns {string} the whole page
 */
export function indexPage(tables, project, siteDir) {
  const introduction = readFileSync(
    path.join(siteDir, 'api-src/introduction.mdx'),
    'utf8',
  );
  const jsconfig = readFileSync(
    path.join(siteDir, 'src/reference/types/editorOptions.json'),
    'utf8',
  );
  const [title = '', ...rest] = tables.split('\n');
  return [
    title,
    '',
    introduction.replace(JSCONFIG_MARK, jsconfig.trim()),
    ...rest,
    '',
    ...enumerationCodes(project),
  ].join('\n');
}

/**
 * @param {import('typedoc').ProjectReflection} project
 * @returns {string[]}
 */
function enumerationCodes(project) {
  // In the order of TypeDoc's own table.
  const enumerations =
    project.groups?.find(({children}) =>
      children.every(({kind}) => kind === ReflectionKind.Enum),
    )?.children ?? [];
  const rows = enumerations.flatMap((enumeration) => {
    const {
      name,
      children = [],
      comment,
    } = /** @type {import('typedoc').DeclarationReflection} */ (enumeration);
    // The summary ends in the enumeration's Japanese name: 「…を表す、性別区分。」
    const label = firstSentence(comment?.summary).split('、').at(-1) ?? '';
    return children.map((member) => {
      const code = member.type?.type === 'literal' ? member.type.value : '';
      const reading = textOf(
        member.comment?.blockTags.find(({tag}) => tag === '@yomi')?.content,
      );
      const anchor = `/api/enumerations/${name}#${member.name.toLowerCase()}`;
      return `| [${label}](/api/enumerations/${name}) | \`'${String(code)}'\` | ${firstSentence(member.comment?.summary)} | [${name}.${member.name}](${anchor}) | ${reading.trim()} |`;
    });
  });
  return [
    '## 列挙型のコード一覧 {/* #enumeration-codes */}',
    '',
    'すべての列挙型のコードと名称です。',
    '同じ内容を、表計算ソフト用の<Download file="combosite-functions-enumerations.csv" />と、プログラム用の<Download file="combosite-functions-enumerations.json" />でダウンロードできます。',
    '',
    '| 区分 | コード | 名称 | プログラムでの書き方 | 読み |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

/** @param {readonly {text: string}[]} [parts] */
function firstSentence(parts) {
  return textOf(parts).split('。')[0] ?? '';
}

/** @param {readonly {text: string}[]} [parts] */
function textOf(parts = []) {
  return parts.map(({text}) => text).join('');
}
