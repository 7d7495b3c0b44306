/*
 * TypeDoc plugin: turns the pages of typedoc-plugin-markdown into pages of this
 * site. Front matter gives them a description (for cards and search results),
 * and each heading an id (see localizePage.mjs).
 */
import {MarkdownPageEvent} from 'typedoc-plugin-markdown';
import {localizePage} from './localizePage.mjs';

/**
 * TypeDoc calls this once, when it loads the plugin.
 *
 * @param {import('typedoc-plugin-markdown').MarkdownApplication} app
 */
export function load(app) {
  app.renderer.on(
    MarkdownPageEvent.END,
    (/** @type {MarkdownPageEvent} */ page) => {
      if (!page.contents) {
        return;
      }
      const name = page.model?.name ?? page.url;
      page.contents = [
        '---',
        `title: ${JSON.stringify(name)}`,
        `description: ${JSON.stringify(summaryOf(page.model) || INDEX_DESCRIPTION)}`,
        '---',
        '',
        localizePage(page.contents, name),
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
