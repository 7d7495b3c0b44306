/*
 * The pages of `/api/`, from the stubs: front matter gives them a description
 * (for cards and search results), and each heading has an id.
 */
import path from 'node:path';
import {UNCONFIRMED} from '../../../assumptions/shared/labels';
import {readReference} from '../stubs/readReference';
import {readStubs} from '../stubs/readStubs';
import {arrangePage} from './arrangePage';
import {indexPage} from './indexPage';
import {kindsOf} from './kinds';
import {markAssumed} from './markAssumed';
import {quickSheet} from './quickSheet';
import {writeSections} from './writeSections';
import type {Uses} from './findUses';
import type {ReferenceName} from '../stubs/readReference';

const INDEX_DESCRIPTION =
  'カスタムファンクションから使えるクラス・列挙型・関数・インターフェース・型エイリアスの一覧です。';

/** What readers call it besides, for the search. */
const INDEX_KEYWORDS =
  'keywords: [型定義, TypeScript, コード補完, エディター, VS Code, 関数の一覧, クラスの一覧, 使える変数, グローバル変数, コードの一覧, API一覧, コードの名称, 引数, 戻り値]';

/**
 * Writes the pages.
 *
 * @param siteDir - the site's folder
 * @param uses - where written pages use what the stubs declare
 * @returns their Markdown by their path below `api/`, without ending
 * @throws Error in Japanese if a stub has something that no page can show
 */
export function referencePages(
  siteDir: string,
  uses: Uses,
): Map<string, string> {
  const reference = readReference(readStubs(path.join(siteDir, 'api-src')));
  const pages = kindsOf(reference)
    .flatMap(({pages}) => pages)
    .map((page): [string, string] => [
      `${page.folder}/${page.name}`,
      pageText(
        page.name,
        summaryOf(page),
        [],
        [
          ...arrangePage(
            markAssumed(writeSections(page, reference), page, reference),
            page,
            uses,
          ),
          ...quickSheet(page, reference),
        ],
      ),
    ]);
  const index = pageText(
    'APIリファレンス',
    INDEX_DESCRIPTION,
    [INDEX_KEYWORDS],
    indexPage(reference, siteDir),
  );
  return new Map([...pages, ['index', index]]);
}

/** Items of the sidebar: a category for each kind. */
export function referenceSidebar(siteDir: string) {
  return kindsOf(readReference(readStubs(path.join(siteDir, 'api-src')))).map(
    ({folder, title, pages}) => ({
      type: 'category' as const,
      label: title,
      items: pages.map(({name}) => ({
        type: 'doc' as const,
        id: `api/${folder}/${name}`,
        label: name,
      })),
    }),
  );
}

function pageText(
  title: string,
  description: string,
  more: readonly string[],
  blocks: readonly string[],
): string {
  return [
    [
      '---',
      `title: ${JSON.stringify(title)}`,
      `description: ${JSON.stringify(description)}`,
      ...more,
      '---',
    ].join('\n'),
    ...blocks,
    '',
  ].join('\n\n');
}

/** The first sentence on a name with its sign, as plain text. */
function summaryOf({assumptions, text}: ReferenceName): string {
  const [whole, sentence = '', sign = ''] =
    /^([^。]*。)(（未確認）)?/.exec(text) ?? [];
  const isAssumed = sign !== '' || assumptions.length > 0;
  return whole === undefined
    ? text.replaceAll('`', '')
    : sentence.replaceAll('`', '') + (isAssumed ? `（${UNCONFIRMED}）` : '');
}
