/*
 * docusaurus-lunr-search ships no types. Declared here are the plugin and what
 * our search bar takes from its theme.
 */
declare module 'docusaurus-lunr-search' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function lunrSearch(
    context: LoadContext,
    options: object,
  ): Plugin;
}

declare module 'docusaurus-lunr-search/src/theme/SearchBar/DocSearch' {
  /** Content of `search-doc-{timestamp}.json`. */
  export interface SearchDocFile {
    readonly searchDocs: object[];
    readonly options: {
      readonly maxHits: number;
      readonly highlightResult: boolean;
    };
  }

  interface DocSearchOptions {
    readonly searchDocs: object[];
    readonly searchIndex: object;
    readonly baseUrl: string;
    readonly inputSelector: string;
    readonly maxHits: number;
    readonly handleSelected: (
      input: {setVal(value: string): void},
      event: {target: HTMLElement},
      suggestion: {url: string},
    ) => void;
  }

  export default class DocSearch {
    constructor(options: DocSearchOptions);
  }
}

declare module 'docusaurus-lunr-search/src/theme/SearchBar/templates' {
  const templates: Record<'empty' | 'suggestion', string>;
  export default templates;
}

declare module 'docusaurus-lunr-search/src/theme/SearchBar/HighlightSearchResults' {
  import type {ReactNode} from 'react';

  export function HighlightSearchResults(): ReactNode;
}

declare module 'docusaurus-lunr-search/src/theme/SearchBar/algolia.css';
