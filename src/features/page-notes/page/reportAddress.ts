/** What a report is about. */
export interface ReportedPage {
  readonly title: string;
  /** The page's whole address, with the section if one is known. */
  readonly url: string;
  /** The heading that the reader was looking at. */
  readonly heading?: string;
  readonly wikiVersion: string;
}

/**
 * The address that opens a report with all that is known of the page.
 *
 * @param target - the form for a new issue, or `mailto:`
 * @param page - what the report is about
 */
export function reportAddress(target: string, page: ReportedPage): string {
  const title = `「${page.title}」について`;
  const body = [
    `ページ：${page.title}`,
    `アドレス：${page.url}`,
    ...(page.heading ? [`見出し：${page.heading}`] : []),
    `Wikiの版：${page.wikiVersion}`,
    '',
    '気づいたこと：',
    '',
  ];
  if (target.startsWith('mailto:')) {
    // Mail programs read %20, not the plus sign; lines end as in mails.
    return `${target}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body.join('\r\n'))}`;
  }
  const address = new URL(target);
  address.searchParams.set('title', title);
  address.searchParams.set('body', body.join('\n'));
  return address.href;
}
