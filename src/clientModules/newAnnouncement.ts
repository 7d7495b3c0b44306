/*
 * Docusaurus hides a new announcement on the first page of a reader who has
 * closed an older one: the script in the page's head knows nothing of ids, and
 * its attribute outlasts the state. This runs before the page is hydrated.
 * Nor does it close what the reader has closed in another tab.
 */
import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-common';

const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;

// Also runs on the server.
if (typeof document !== 'undefined') {
  if (
    createStorageSlot('docusaurus.announcement.id').get() !==
    announcementBar?.id
  ) {
    document.documentElement.setAttribute(
      'data-announcement-bar-initially-dismissed',
      'false',
    );
  }
  createStorageSlot('docusaurus.announcement.dismiss').listen(({newValue}) => {
    if (newValue === 'true') {
      document
        .querySelector<HTMLElement>('.theme-announcement-bar .close')
        ?.click();
    }
  });
}
