/*
 * The two files of the search, as the build writes them and the client reads
 * them: `search-doc-{timestamp}.json` and `lunr-index-{timestamp}.json`. The
 * second is a serialised lunr index; its refs are positions in `searchDocs`.
 */

/** One thing a reader can find: a page, a section, a member of the API. */
export interface SearchDoc {
  /** Heading, or the qualified name of a member: `HttpRequest.post`. */
  readonly title: string;
  /** 0 for a page, 1 for what is on one. A page comes before its sections. */
  readonly type: 0 | 1;
  /** Path, with the site's base path, and fragment. */
  readonly url: string;
  /**
   * Text: a page's lead, or a section's text; one line per block. Programs and
   * heads of tables come last, after {@link CODE_BEGINS}: searched, but not shown.
   */
  readonly content: string;
  /** Where the page is, from the top of its sidebar; pages only. */
  readonly trail?: readonly string[];
  /** What other pages call it: a reader's purpose, a question, a term. */
  readonly also?: readonly string[];
  /** What it is, if the search treats it in its own way. */
  readonly kind?: EntryKind;
}

export const CODE_BEGINS = '\f';

/**
 * `api`: reference. `message`: what the platform says. `question`: of the FAQ, which links to the page that says
 * how. `term`: of the glossary. `list`: made of other pages' titles, or about the
 * site itself.
 */
export type EntryKind = 'api' | 'message' | 'question' | 'term' | 'list';

/** A word, and other ways to write it: readings, romaji, English, synonyms. */
export type Synonyms = readonly [word: string, others: readonly string[]];

/** Content of `search-doc-{timestamp}.json`. */
export interface SearchDocFile {
  readonly searchDocs: readonly SearchDoc[];
  readonly options: SearchOptions;
  readonly synonyms: readonly Synonyms[];
  /** As synonyms, but less surely meant. */
  readonly everyday: readonly Synonyms[];
}

/** What docusaurus.config.ts says about results. */
export interface SearchOptions {
  /** How many results are shown at most. */
  readonly maxHits: number;
  /** Whether the words found are marked in the page that is opened. */
  readonly highlightResult: boolean;
}

/** A piece of text that is shown, marked where it was found. */
export interface MarkedText {
  readonly text: string;
  readonly marked: boolean;
  /** Whether it is left out where there is only one line. */
  readonly isLead?: boolean;
}

/** One result. */
export interface Hit {
  /** Path with fragment. */
  readonly url: string;
  readonly title: readonly MarkedText[];
  /** The part of the text in which the words were found; may be empty. */
  readonly snippet: readonly MarkedText[];
  /** What it is, or in which part of the sidebar; and the place next to it. */
  readonly trail: readonly string[];
  /** Whether its title is a name of the reference. */
  readonly isName?: boolean;
  /** What its page is called, if neither its title nor the hit before says so. */
  readonly page?: readonly MarkedText[] | undefined;
  /** Whether there is a program on its page. */
  readonly hasProgram?: boolean;
  /** Whether the hit before is of the same page. */
  readonly grouped: boolean;
}

/** The answer to a query. */
export interface SearchResult {
  readonly hits: readonly Hit[];
  /** Whether there are more than are shown. */
  readonly hasMore: boolean;
  /** Other words that were found for those of the query, as pages write them. */
  readonly others: readonly string[];
  /** What was found for a misspelt word, as pages write it. */
  readonly corrected: readonly string[];
  /** Words for which nothing was found, as typed. */
  readonly missing: readonly string[];
  /** Words to mark in the page, folded. */
  readonly words: readonly string[];
}
