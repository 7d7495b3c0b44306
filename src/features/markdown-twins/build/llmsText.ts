import downloads from './downloads.json';
import {ASSUMPTION_LIST} from '../../assumptions/shared/labels';
import {twinPath} from '../shared/twinPath';

/** A page of the docs, as Markdown and with what is known of it. */
export interface TwinPage {
  /** The page's path with the base path. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /**
   * `2026-11-21`, when the text was last changed; pages of the reference have
   * none.
   */
  readonly lastChanged?: string;
  /** When a person has checked the page against the product, if one has. */
  readonly lastVerified?: string;
  /** The ids of what nobody has confirmed of it. */
  readonly unconfirmed: readonly string[];
  /** Version of the product that the page describes, if the page names it. */
  readonly productVersion?: string;
  /** The text from the title on. */
  readonly markdown: string;
}

/** What the files say of the site. */
export interface TwinSite {
  readonly title: string;
  readonly tagline: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Newest published version of the wiki. */
  readonly wikiVersion: string;
}

/** Pages under one heading of the list. */
export interface TwinSection {
  readonly title: string;
  readonly pages: readonly TwinPage[];
}

/**
 * The file beside a page.
 *
 * @returns the page's text under a head of YAML
 */
export function twinText(page: TwinPage, site: TwinSite): string {
  // JSON is YAML, whatever is in the text.
  const head = Object.entries({
    title: JSON.stringify(page.title),
    description: JSON.stringify(page.description),
    url: site.url + page.permalink,
    wiki_version: JSON.stringify(site.wikiVersion),
    product_version: page.productVersion && JSON.stringify(page.productVersion),
    last_changed: page.lastChanged,
    last_verified: page.lastVerified,
    unconfirmed:
      page.unconfirmed.length > 0 && JSON.stringify(page.unconfirmed),
  }).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  return `---\n${head.join('\n')}\n---\n\n${page.markdown}`;
}

const UNCONFIRMED_NOTE = `（未確認）は、その段落、または示した部分に、製品で確認できていない仮定があることを表します。1つの節に2か所以上あるときは、節の初めに1つだけ付いています。リファレンスではページかメソッドごとに付いています。名前と画面の言葉は、ページの初めに数だけを書きました。ページごとのIDは「unconfirmed」と「未確認」に並びます。型定義では「未確認」の文と@unconfirmed、コードとメッセージの一覧ではassumptionsがその印です。すべての仮定は${ASSUMPTION_LIST}にあります。業務に使う前に、製品で確認してください。`;

/**
 * The list of all pages, in the form of llmstxt.org.
 *
 * @param sections - in the order of the sidebars
 */
export function llmsText(
  site: TwinSite,
  sections: readonly TwinSection[],
): string {
  return [
    `# ${site.title}\n`,
    `> ${site.tagline}（Wikiの版：${site.wikiVersion}）\n`,
    '一覧のページのほかは、アドレスの末尾に「.md」を付けたMarkdownがあります。すべてのページを1つにまとめたものは、llms-full.txtにあります。\n',
    `${UNCONFIRMED_NOTE}\n`,
    ...sections.map(
      ({title, pages}) =>
        `## ${title}\n\n${pages
          .map(
            (page) =>
              `- [${page.title}](${site.url}${twinPath(page.permalink)}): ${page.description}\n`,
          )
          .join('')}`,
    ),
    `## ダウンロード\n\n${downloads
      .map(
        ({file, title, description}) =>
          `- [${title}](${site.url}${site.baseUrl}${file}): ${description}\n`,
      )
      .join('')}`,
  ].join('\n');
}

/**
 * All pages one after the other, each with its address.
 *
 * @param sections - in the order of the sidebars
 */
export function llmsFullText(
  site: TwinSite,
  sections: readonly TwinSection[],
): string {
  const pages = sections.flatMap((section) => section.pages);
  return [
    `# ${site.title}\n\n> ${site.tagline}（Wikiの版：${site.wikiVersion}）\n`,
    `${UNCONFIRMED_NOTE}\n`,
    ...pages.map((page) => {
      const {lastChanged, lastVerified, markdown, permalink, unconfirmed} =
        page;
      const facts = [
        lastChanged && `、本文の更新日：${lastChanged}`,
        lastVerified && `、製品で確認した日：${lastVerified}`,
        unconfirmed.length > 0 && `、未確認：${unconfirmed.join('、')}`,
      ]
        .filter(Boolean)
        .join('');
      const [title = '', ...text] = markdown.split('\n');
      return [
        title,
        '',
        `> 出典：${site.url}${permalink}${facts}`,
        ...text,
      ].join('\n');
    }),
  ].join('\n---\n\n');
}
