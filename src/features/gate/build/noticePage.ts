import {readFileSync} from 'node:fs';
import path from 'node:path';
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
 * everywhere, and the page itself encrypted. The gate's program replaces the
 * sentences of the status as soon as it runs.
 */
export function noticePage({
  icon,
  styles,
  script,
  preBodyTags,
  sealedPage,
}: NoticePageParts): string {
  const places: Readonly<Record<string, string>> = {
    ...NOTICE_IDS,
    links: [
      ...(icon === undefined
        ? []
        : [`<link rel="icon" href="${escape(icon)}">`]),
      ...styles.map(
        (style) => `<link rel="stylesheet" href="${escape(style)}">`,
      ),
      `<script src="${escape(script)}" defer></script>`,
    ].join('\n'),
    preBodyTags,
    sealedPage: sealedPage.toString('base64'),
  };
  return readFileSync(
    path.resolve('src/features/gate/build/notice.html'),
    'utf8',
  ).replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
}

function escape(text: string): string {
  return text.replace(/[&<"]/g, (character) => ESCAPES[character] ?? character);
}
