/*
 * TypeDoc plugin: turns the pages of typedoc-plugin-markdown into pages of this
 * site. Front matter gives them a description (for cards and search results),
 * and each heading an id (see localizePage.ts). What the stubs mean comes from
 * the reference's model; TypeDoc prints it.
 */
import type {
  Application,
  CommentDisplayPart,
  DeclarationReflection,
} from 'typedoc';
import type {
  MarkdownApplication,
  MarkdownPageEvent,
  MarkdownRendererEvent,
} from 'typedoc-plugin-markdown';
import {markBlocks, marksOf} from '../../../assumptions/shared/marks';
import {indexPage} from './indexPage';
import {localizePage} from './localizePage';
import {arrangePage} from './arrangePage';
import {markAssumed} from './markAssumed';
import {quickSheet} from './quickSheet';
import type {Uses} from './findUses';
import {pays} from '../../../pay-slip/shared/paySlip';
import {summaryOf} from '../stubs/cards';
import type {Reference, ReferenceName} from '../stubs/readReference';

// Of its events: to load TypeDoc's package once more would load it again.
const BEGIN_ALL = 'beginRender';
const BEGIN = 'beginPage';
const END = 'endPage';

const INDEX_DESCRIPTION =
  'カスタムファンクションから使えるクラス・列挙型・関数・インターフェース・型エイリアスの一覧です。';

/** What readers call it besides, for the search. */
const INDEX_KEYWORDS =
  'keywords: [型定義, TypeScript, コード補完, エディター, VS Code, 関数の一覧, クラスの一覧, 使える変数, グローバル変数, コードの一覧, API一覧, コードの名称, 引数, 戻り値]';

/**
 * Makes the plugin.
 *
 * @param uses - where written pages use what they declare
 */
export function typedocPlugin(
  reference: Reference,
  uses: Uses,
  siteDir: string,
) {
  const pageOf = ({model}: MarkdownPageEvent): ReferenceName | undefined =>
    reference.names.find(
      ({isHelper, name}) => !isHelper && name === model.name,
    );

  return function japanesePages(app: Application): void {
    // typedoc-plugin-markdown has put its own renderer in.
    const {renderer} = app as MarkdownApplication;

    renderer.on(BEGIN_ALL, ({project}: MarkdownRendererEvent) => {
      // Warns of links to names that aren't there.
      app.validate(project);
      for (const {comment} of Object.values(project.reflections)) {
        keepMarks([
          ...(comment?.summary ?? []),
          ...(comment?.blockTags ?? []).flatMap(({content}) => content),
        ]);
      }
    });
    renderer.on(BEGIN, (page: MarkdownPageEvent) => {
      if (pageOf(page)?.enumeration) {
        leaveMeanings(page.model as DeclarationReflection);
      }
    });
    renderer.on(END, (page: MarkdownPageEvent) => {
      if (!page.contents) {
        return;
      }
      const about = pageOf(page);
      const sections = localizePage(writeMarks(page.contents), about);
      const blocks = about
        ? [
            ...arrangePage(
              markAssumed(sections, about, reference),
              about,
              uses,
              reference.names,
            ),
            ...quickSheet(about, reference),
          ]
        : indexPage(sections, reference, siteDir);
      page.contents = [
        [
          '---',
          `title: ${JSON.stringify(page.model.name)}`,
          `description: ${JSON.stringify(about ? summaryOf(about) : INDEX_DESCRIPTION)}`,
          ...(about ? [] : [INDEX_KEYWORDS]),
          ...(about && blocks.some(pays) ? ['pays: true'] : []),
          '---',
        ].join('\n'),
        ...blocks,
        '',
      ].join('\n\n');
    });
  };
}

/** What TypeDoc's page has for a mark: it would print only the id of our tag. */
const KEPT = /⟦([a-z0-9-]+)⟧/g;

function keepMarks(parts: readonly CommentDisplayPart[]): void {
  for (const part of parts) {
    if (part.kind === 'inline-tag' && part.tag === '@assumption') {
      Object.assign(part, {kind: 'text', text: `⟦${part.text}⟧`});
    }
  }
}

/** Makes marks those of a page; each on a line of its own, if they have one. */
function writeMarks(markdown: string): string {
  const idsOf = (text: string) =>
    [...text.matchAll(KEPT)].map(([, id = '']) => id);
  return markdown
    .replace(/^(?:⟦[a-z0-9-]+⟧ *)+$/gm, (line) =>
      markBlocks(idsOf(line)).join('\n\n'),
    )
    .replace(/⟦[a-z0-9-]+⟧(?: *⟦[a-z0-9-]+⟧)*/g, (marks) =>
      marksOf(idsOf(marks)),
    );
}

/** Members' labels and readings get columns of their own: memberTable.ts. */
function leaveMeanings({children = []}: DeclarationReflection): void {
  for (const {comment} of children) {
    const parts = comment?.summary ?? [];
    const [first] = parts;
    if (comment && first) {
      first.text = first.text.replace(/^[^。]*。\s*/, '');
      const rest = parts.findIndex(
        ({text}) => text.replace(KEPT, '').trim() !== '',
      );
      comment.summary = rest === -1 ? [] : parts.slice(rest);
      comment.removeTags('@yomi');
    }
  }
}
