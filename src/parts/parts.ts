/*
 * What docusaurus.config.ts puts together.
 */
export {RELATIONS} from '@combosite-functions/stress';
export {default as remarkCjkFriendly} from 'remark-cjk-friendly';
export {
  ASSUMPTIONS,
  createExplain,
  readAssumptions,
} from '../features/assumptions/build/readAssumptions';
export {readOpenQuestions} from '../features/assumptions/build/openQuestions';
export {default as showMarks} from '../features/assumptions/build/showMarks';
export {markedIds} from '../features/assumptions/shared/marks';
export {announcement, readAnnouncement} from '../config/announcement';
export {readEnvironment} from '../config/environment';
export {editAddress, feedback} from '../config/feedback';
export {default as codeBlocks} from '../features/code-blocks/build';
export {default as codeHints} from '../features/code-blocks/build/hints';
export {default as joinOutputs} from '../features/code-blocks/build/joinOutputs';
export {paidFirst} from '../features/code-blocks/shared/amountTable';
export {default as renderCode} from '../features/code-blocks/build/renderCode';
export {default as alignNumbers} from '../features/content/build/alignNumbers';
export {default as blog} from '../features/content/build/blog-plugin';
export {default as breakNames} from '../features/content/build/breakNames';
export {default as docs} from '../features/content/build/docs-plugin';
export {default as giveData} from '../features/content/build/giveData';
export {default as joinJapaneseLines} from '../features/content/build/joinJapaneseLines';
export {default as lazyPages} from '../features/content/build/lazy-pages';
export {default as nameColumns} from '../features/content/build/nameColumns';
export {default as pageData} from '../features/content/build/page-data';
export {routeOf} from '../features/content/build/routeOf';
export {textDates} from '../features/content/build/textDates';
export {
  pluginWithOptions,
  withOptions,
} from '../features/content/build/withOptions';
export {default as editor} from '../features/editor/build';
export {
  TUTORIAL_FILE,
  exerciseOf,
  lengthOf,
  pathOf,
  readTutorial,
} from '../features/exercises/build/readTutorial';
export {
  FIGURES_FILE,
  figureOf,
  readFigures,
} from '../features/figures/build/readFigures';
export {default as firstLoad} from '../features/first-load/build';
export {default as gate} from '../features/gate/build';
export {default as markTerms} from '../features/glossary/build/markTerms';
export {
  GLOSSARY_FILE,
  readGlossary,
  termIds,
} from '../features/glossary/build/readGlossary';
export {default as hosting} from '../features/hosting/build';
export {default as kit} from '../features/kit/build';
export {default as markdownTwins} from '../features/markdown-twins/build';
export {default as messageFile} from '../features/messages/build/file';
export {
  messageIds,
  readMessageMarks,
} from '../features/messages/build/messageMarks';
export {messagesAbout} from '../features/messages/shared/catalogue';
export {default as pageCheck} from '../features/page-check/build';
export {readFrontMatter} from '../features/page-check/build';
export {LISTS, Site} from '../features/page-check/build/site';
export {default as redirects} from '../features/redirects/build';
export {default as apiReference} from '../features/reference/build/pages';
export {createLinkFinder} from '../features/reference/build/pages/codeLinks';
export {createCards} from '../features/reference/build/stubs/cards';
export {readStubs} from '../features/reference/build/stubs/readStubs';
export {default as typePackage} from '../features/reference/build/types';
export {default as runner} from '../features/runner/build';
export {default as search} from '../features/search/build';
