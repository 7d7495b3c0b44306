import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A message at the top of every page, until the reader closes it. */
export interface Announcement {
  /** Whether the site shows it. */
  readonly enabled: boolean;
  /** ASCII kebab-case. Who closed the bar sees it again when this changes. */
  readonly id: string;
  /** What it says, as plain text. */
  readonly text: string;
  /** A page of the site that says more. */
  readonly link?: {readonly label: string; readonly to: string};
  /** As `#rrggbb`; the contrast of both should be at least 4.5:1. */
  readonly backgroundColor: string;
  readonly textColor: string;
}

/** The announcement of this site. Edit it here, and nowhere else. */
export const announcement: Announcement = {
  enabled: false,
  id: 'release-1-0',
  text: 'Combosite Functions Wikiの1.0を公開しました。',
  link: {label: '変更点を見る', to: '/release-note'},
  backgroundColor: '#1d4b75',
  textColor: '#ffffff',
};

/**
 * Turns the announcement into the setting of Docusaurus's theme.
 *
 * @param source - the announcement
 * @param baseUrl - path under which the site is published
 * @returns the setting; nothing while the announcement is off
 * @throws Error in Japanese (its reader is a writer at the terminal) when the
 *   id, the text, the link or a colour can't be used
 */
export function readAnnouncement(
  source: Announcement,
  baseUrl: string,
): Pick<ThemeConfig, 'announcementBar'> {
  if (!source.enabled) {
    return {};
  }
  const {id, text, link, backgroundColor, textColor} = source;
  check(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id),
    `idは半角の小文字、数字、ハイフンで書いてください：${id}`,
  );
  check(text.trim() !== '', 'textに知らせる文を書いてください');
  check(
    link === undefined || link.to.startsWith('/'),
    `link.toは「/」で始まるサイト内のURLにしてください：${String(link?.to)}`,
  );
  for (const [name, value] of Object.entries({backgroundColor, textColor})) {
    check(
      /^#[\da-f]{6}$/iu.test(value),
      `${name}は「#003366」のように書いてください：${value}`,
    );
  }

  const more = link
    ? ` <a href="${escape(baseUrl + link.to.slice(1))}">${escape(link.label)}</a>`
    : '';
  return {
    announcementBar: {
      id,
      content: escape(text) + more,
      backgroundColor,
      textColor,
      isCloseable: true,
    },
  };
}

function check(isRight: boolean, problem: string): asserts isRight {
  if (!isRight) {
    throw new Error(`src/config/announcement.ts：${problem}`);
  }
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/gu,
    (character) => `&#${String(character.codePointAt(0))};`,
  );
}
