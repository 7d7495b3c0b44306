/*
 * TypeDoc plugin: turns the pages of typedoc-plugin-markdown into pages of this
 * site. Front matter gives them a description (for cards and search results),
 * and each heading an id (see localizePage.mjs).
 */
import path from 'node:path';
import {ProjectReflection} from 'typedoc';
import {MarkdownPageEvent} from 'typedoc-plugin-markdown';
import {indexPage} from './indexPage.mjs';
import {localizePage} from './localizePage.mjs';

/**
 * TypeDoc calls this once, when it loads the plugin.
 *
 * @param {import('typedoc-plugin-markdown').MarkdownApplication} app
 */
export function load(app) {
  const siteDir = () => path.resolve(app.options.getValue('tsconfig'), '../..');

  app.renderer.on(
    MarkdownPageEvent.END,
    (/** @type {MarkdownPageEvent} */ page) => {
      if (!page.contents) {
        return;
      }
      const {model} = page;
      const name = model?.name ?? page.url;
      const content = localizePage(page.contents, name);
      page.contents = [
        '---',
        `title: ${JSON.stringify(name)}`,
        `description: ${JSON.stringify(summaryOf(model) || INDEX_DESCRIPTION)}`,
        '---',
        '',
        model instanceof ProjectReflection
          ? indexPage(content, model, siteDir())
          : content,
      ].join('\n');
    },
  );
}

const INDEX_DESCRIPTION =
  'カスタムファンクションから使えるクラス・列挙型・関数・インターフェース・型エイリアスの一覧です。';

/**
 * The first sentence of a symbol's comment, as plain text.
 *
 * @param {unknown} model - a reflection; functions keep the comment on their
 *   first signature
 */
function summaryOf(model) {
  const reflection =
    /** @type {{comment?: {summary: {text: string}[]}, signatures?: {comment?: {summary: {text: string}[]}}[]}} */ (
      model
    );
  const comment = reflection?.comment ?? reflection?.signatures?.[0]?.comment;
  const text = (comment?.summary ?? []).map((part) => part.text).join('');
  return text
    .replace(/\s*\n\s*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/(?<=。).*$/s, '');
}
