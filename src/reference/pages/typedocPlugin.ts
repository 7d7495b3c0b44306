/*
 * TypeDoc plugin: turns the pages of typedoc-plugin-markdown into pages of this
 * site. Front matter gives them a description (for cards and search results),
 * and each heading an id (see localizePage.ts). What the stubs mean comes from
 * the reference's model; TypeDoc prints it.
 */
import type {Application, DeclarationReflection} from 'typedoc';
import type {
  MarkdownApplication,
  MarkdownPageEvent,
} from 'typedoc-plugin-markdown';
import {readMessageMarks} from '../../messages/messageMarks';
import {indexPage} from './indexPage';
import {localizePage} from './localizePage';
import {markAssumed} from './markAssumed';
import type {Reference, ReferenceName} from '../stubs/readReference';

// Of MarkdownPageEvent: to load its package once more would load TypeDoc, too.
const BEGIN = 'beginPage';
const END = 'endPage';

const INDEX_DESCRIPTION =
  'カスタムファンクションから使えるクラス・列挙型・関数・インターフェース・型エイリアスの一覧です。';

/**
 * Makes the plugin.
 *
 * @param reference - what the stubs say
 * @param siteDir - the site's folder
 */
export function typedocPlugin(reference: Reference, siteDir: string) {
  const pageOf = ({model}: MarkdownPageEvent): ReferenceName | undefined =>
    reference.names.find(
      ({isHelper, name}) => !isHelper && name === model.name,
    );

  const messages = readMessageMarks(siteDir).all;

  return function japanesePages(app: Application): void {
    // typedoc-plugin-markdown has put its own renderer in.
    const {renderer} = app as MarkdownApplication;

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
      const localized = localizePage(page.contents, about);
      const content = about
        ? markAssumed(localized, about, reference, messages)
        : localized;
      page.contents = [
        '---',
        `title: ${JSON.stringify(page.model.name)}`,
        `description: ${JSON.stringify(about ? summaryOf(about) : INDEX_DESCRIPTION)}`,
        '---',
        '',
        about ? content : indexPage(content, reference, siteDir),
      ].join('\n');
    });
  };
}

/** Members' labels and readings get columns of their own: memberTable.ts. */
function leaveMeanings({children = []}: DeclarationReflection): void {
  for (const {comment} of children) {
    const [first] = comment?.summary ?? [];
    if (comment && first) {
      first.text = first.text.replace(/^[^。]*。\s*/, '');
      comment.removeTags('@yomi');
    }
  }
}

/** The first sentence on a name, as plain text. */
function summaryOf({text}: ReferenceName): string {
  return text.replaceAll('`', '').replace(/(?<=。).*$/s, '');
}
