import type {Hit} from '@site/src/features/search/shared/types';

/** What most readers come back for: path below the base path, and title. */
export const SUGGESTED_PAGES = [
  ['tutorial/quick-start', 'クイックスタート'],
  ['wiki/frequently-asked-questions', 'よくある質問 FAQ'],
  ['wiki/office/monthly-checklist', '毎月のチェックリスト（担当と承認）'],
  ['wiki/error-messages', 'エラーメッセージの一覧'],
  ['wiki/glossary', '用語集'],
] as const;

/** The same as results. */
export function suggestedHits(baseUrl: string): Hit[] {
  return SUGGESTED_PAGES.map(([path, title]) => ({
    url: `${baseUrl}${path}`,
    title: [{text: title, marked: false}],
    snippet: [],
    trail: [],
    grouped: false,
  }));
}
