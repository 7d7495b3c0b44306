import {NOTICE_IDS} from '../shared/noticeIds';

/** What a notice page is made of; addresses are complete paths. */
export interface NoticePageParts {
  readonly icon: string | undefined;
  readonly styles: readonly string[];
  readonly script: string;
  /** Docusaurus's tags before the content: they set the colours. */
  readonly preBodyTags: string;
  /** The encrypted page. */
  readonly sealedPage: Buffer;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
};

/**
 * The document in place of every page of a gated site: the same words
 * everywhere, and the page itself encrypted.
 */
export function noticePage({
  icon,
  styles,
  script,
  preBodyTags,
  sealedPage,
}: NoticePageParts): string {
  return [
    '<!doctype html>',
    '<html lang="ja" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1.0">',
    '<meta name="robots" content="noindex, nofollow">',
    '<title>共有パスワードの確認</title>',
    ...(icon === undefined ? [] : [`<link rel="icon" href="${escape(icon)}">`]),
    ...styles.map((style) => `<link rel="stylesheet" href="${escape(style)}">`),
    `<script src="${escape(script)}" defer></script>`,
    '</head>',
    '<body>',
    preBodyTags,
    '<main class="gate">',
    '<svg class="gate__sign" viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="4.5" y="10.5" width="15" height="10" rx="2"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2"/></svg>',
    '<h1 class="gate__title">共有パスワードが必要です</h1>',
    // The program replaces these sentences as soon as it runs.
    `<div id="${NOTICE_IDS.status}" role="status">`,
    '<p>このサイトを見るには、共有パスワードを入力します。</p>',
    '<p>入力にはJavaScriptを使います。入力欄が表示されないときは、ブラウザーの設定でJavaScriptを有効にしてから、このページを開き直してください。</p>',
    '</div>',
    `<button id="${NOTICE_IDS.retry}" class="gate__retry" type="button" hidden></button>`,
    '</main>',
    `<template id="${NOTICE_IDS.page}">${sealedPage.toString('base64')}</template>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function escape(text: string): string {
  return text.replace(/[&<"]/g, (character) => ESCAPES[character] ?? character);
}
