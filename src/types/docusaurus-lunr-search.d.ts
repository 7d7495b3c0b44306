/* docusaurus-lunr-search ships no types. Declared here is what we wrap. */
declare module 'docusaurus-lunr-search' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  /** What we set of its options. */
  export interface Options {
    /** Languages of the index. */
    readonly languages: readonly string[];
    /** Whether the page at the base path is indexed. */
    readonly indexBaseUrl: boolean;
    /** How many results are shown at most. */
    readonly maxHits: number;
    /** Whether the words found are marked in the page that is opened. */
    readonly highlightResult: boolean;
  }

  export default function lunrSearch(
    context: LoadContext,
    options: Options,
  ): Plugin;
}
