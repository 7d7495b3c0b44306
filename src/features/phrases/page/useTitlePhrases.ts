import {usePluginData} from '@docusaurus/useGlobalData';

/** The phrases of each title that has more than one. */
export type TitlePhrases = Record<string, string[]>;

/**
 * @param title - title of a page or a category
 * @returns its phrases, between which a line may break
 */
export function useTitlePhrases(title: string): readonly string[] {
  const phrases = usePluginData('title-phrases') as TitlePhrases;
  return phrases[title] ?? [title];
}
