/*
 * Titles come from front matter and from sidebars.ts, past the plugins that
 * read Markdown: this one notes for each where its line may break.
 */
import {splitPhrases} from '../splitPhrases';
import type {TitlePhrases} from '../../page/Phrases';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** Publishes the phrases of all titles of pages and categories. */
export default function titlePhrases(): Plugin {
  return {
    name: 'title-phrases',

    allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      const phrases: TitlePhrases = {};
      for (const version of docs.loadedVersions) {
        const titles = [
          ...version.docs.map(({title}) => title),
          ...Object.values(version.sidebars).flatMap(categoryTitles),
        ];
        for (const title of titles) {
          const parts = splitPhrases(title);
          if (parts.length > 1) {
            phrases[title] = parts;
          }
        }
      }
      actions.setGlobalData(phrases);
    },
  };
}

type SidebarItem =
  LoadedContent['loadedVersions'][number]['sidebars'][string][number];

function categoryTitles(items: SidebarItem | SidebarItem[]): string[] {
  return [items]
    .flat()
    .flatMap((item) =>
      item.type === 'category'
        ? [
            item.label,
            ...(item.link?.type === 'generated-index' && item.link.title
              ? [item.link.title]
              : []),
            ...categoryTitles(item.items),
          ]
        : [],
    );
}
