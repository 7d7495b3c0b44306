import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkCjkFriendly from 'remark-cjk-friendly';
import ts from 'typescript';
import {announcement, readAnnouncement} from './src/config/announcement';
import {readEnvironment} from './src/config/environment';
import {editAddress, feedback} from './src/config/feedback';
import apiReference from './src/features/reference/build/pages';
import {createLinkFinder} from './src/features/reference/build/pages/codeLinks';
import {PAGE_TEMPLATE} from './src/features/first-load/build/pageTemplate';
import {
  messageIds,
  readMessageMarks,
} from './src/features/messages/build/messageMarks';
import {messagesAbout} from './src/features/messages/shared/catalogue';
import {markedIds} from './src/features/assumptions/shared/marks';
import {
  ASSUMPTIONS,
  createExplain,
  readAssumptions,
} from './src/features/assumptions/build/readAssumptions';
import {readOpenQuestions} from './src/features/assumptions/build/openQuestions';
import showMarks from './src/features/assumptions/build/showMarks';
import {createCards} from './src/features/reference/build/stubs/cards';
import {readStubs} from './src/features/reference/build/stubs/readStubs';
import giveData from './src/features/content/build/giveData';
import {routeOf} from './src/features/content/build/routeOf';
import joinJapaneseLines from './src/features/content/build/joinJapaneseLines';
import alignNumbers from './src/features/content/build/alignNumbers';
import nameColumns from './src/features/content/build/nameColumns';
import {textDates} from './src/features/content/build/textDates';
import markTerms from './src/features/glossary/build/markTerms';
import {
  GLOSSARY_FILE,
  readGlossary,
  termIds,
} from './src/features/glossary/build/readGlossary';
import {
  FIGURES_FILE,
  figureOf,
  readFigures,
} from './src/features/figures/build/readFigures';
import joinOutputs from './src/features/code-blocks/build/joinOutputs';
import renderCode from './src/features/code-blocks/build/renderCode';
import {
  TUTORIAL_FILE,
  exerciseOf,
  lengthOf,
  pathOf,
  readTutorial,
} from './src/features/exercises/build/readTutorial';
import runAllowanceSample from './src/features/home/build/runAllowanceSample';
import {RELATIONS} from '@combosite-functions/stress';
import {withOptions} from './src/features/content/build/withOptions';
import {readFrontMatter} from './src/features/page-check/build';
import {LISTS, Site} from './src/features/page-check/build/site';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {GiveDataOptions} from './src/features/content/build/giveData';
import type {SearchOptions} from './src/features/search/shared/types';

const siteDir = path.resolve('.');
// What is wrong in a stub is told in TypeScript's words.
ts.validateLocaleAndSetLanguage('ja', ts.sys);
const site = new Site(siteDir);
// Read anew when they have changed: under `npm start` writers edit them.
const asItIs =
  <T>(file: string, read: (siteDir: string) => T) =>
  () =>
    site.read(file, 'entries', () => read(siteDir));
const glossary = asItIs(GLOSSARY_FILE, readGlossary);
const figures = asItIs(FIGURES_FILE, readFigures);
const tutorial = asItIs(TUTORIAL_FILE, readTutorial);
try {
  readStubs(path.join(siteDir, 'api-src'));
  figures();
  glossary();
  tutorial();
} catch (error) {
  // Docusaurus would tell it below many words of its own.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const assumptions = asItIs(ASSUMPTIONS, readAssumptions);
const explain = createExplain(assumptions);
const findLinks = createLinkFinder(path.join(siteDir, 'api-src'));
const cardsOf = createCards(path.join(siteDir, 'api-src'));
const messageMarks = readMessageMarks(siteDir);
const environment = readEnvironment(process.env);

/** What components of pages show, for src/features/content/build/giveData.ts. */
const pageData: GiveDataOptions['data'] = {
  ApiCards: (_, {names = ''}) => ({cards: cardsOf(names)}),
  AssumptionList: () => ({
    entries: assumptions(),
    questions: readOpenQuestions(siteDir),
  }),
  Exercise: (_, {id}) => ({exercise: exerciseOf(tutorial(), id)}),
  ExerciseProgress: (_, {role = ''}) => ({
    steps: pathOf(tutorial(), role),
  }),
  Figure: (_, {id}) => figureOf(figures(), id),
  Glossary: () => ({entries: glossary()}),
  MessageCatalogue: (_, {about = ''}) => ({messages: messagesAbout(about)}),
  PaydayQuestions: () => ({
    entries: assumptions().filter(({isBeforePayday}) => isBeforePayday),
  }),
  ReaderPaths: () => ({
    lengths: {
      管理者: lengthOf(pathOf(tutorial(), '管理者')),
      開発者: lengthOf(pathOf(tutorial(), '開発者')),
    },
  }),
  StressRelations: () => ({
    relations: RELATIONS.map(({title, change, holds}) => ({
      title,
      change,
      holds,
    })),
  }),
};

/** How Japanese Markdown is read, the same in docs, blog and plain pages. */
const markdownOptions: Pick<
  DocsOptions & BlogOptions & Extract<PresetOptions['pages'], object>,
  'remarkPlugins' | 'rehypePlugins' | 'admonitions'
> = {
  remarkPlugins: [
    remarkCjkFriendly,
    joinJapaneseLines,
    joinOutputs,
    withOptions(renderCode, {findLinks}),
    runAllowanceSample,
    withOptions(markTerms, {siteDir, glossary}),
    withOptions(giveData, {siteDir, data: pageData}),
    withOptions(showMarks, {
      siteDir,
      explain,
      shownIds: (source) => messageIds(source, messageMarks),
    }),
  ],
  rehypePlugins: [nameColumns, alignNumbers],
  admonitions: {keywords: ['check'], extendDefaults: true},
};

const docs = {
  ...markdownOptions,
  path: '.',
  include: ['docs/**/*.mdx', 'wiki/**/*.mdx', 'api/**/*.md'],
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  docCategoryGeneratedIndexComponent:
    '@site/src/features/content/page/CategoryPage.tsx',
  tags: 'docs/tags.yml',
  onInlineTags: 'throw',
  versions: {current: {label: 'Next'}},
  showLastUpdateTime: true,
  editUrl: ({docPath}) => editAddress(feedback, docPath),
} satisfies DocsOptions;

const blog = {
  ...markdownOptions,
  blogTitle: 'ブログ',
  blogDescription: 'Combosite Functions Wikiからのお知らせと解説です。',
  blogSidebarTitle: 'すべての記事',
  tags: '../docs/tags.yml',
  showReadingTime: true,
  feedOptions: {
    type: ['rss', 'atom'],
    title: 'Combosite Functions Wikiのブログ',
    description: 'Combosite Functions Wikiからのお知らせと解説です。',
  },
  blogSidebarCount: 'ALL',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  // A short post is shown whole in the list.
  onUntruncatedBlogPosts: 'ignore',
} satisfies BlogOptions;

const search = {
  // assumption: search-max-hits
  maxHits: 10,
  highlightResult: true,
} satisfies SearchOptions;

const preset = {
  docs: false,
  blog: false,
  pages: markdownOptions,
  // The site asks search engines to stay away.
  sitemap: false,
  theme: {
    customCss: [
      'tokens',
      'custom',
      'lists',
      'code',
      'reference',
      'print',
      'unhydrated',
    ].map((name) => `./src/css/${name}.css`),
  },
} satisfies PresetOptions;

const themeConfig = {
  ...readAnnouncement(announcement, environment.baseUrl),
  image: 'img/social-card.png',
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'Combosite Functions Wiki',
    hideOnScroll: true,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: ''},
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'wikiSidebar',
        position: 'left',
        label: 'Wiki',
      },
      {
        type: 'docSidebar',
        sidebarId: 'tutorialSidebar',
        position: 'left',
        label: 'クイックスタート',
      },
      // src/theme/NavbarItem: only while there is a post.
      {type: 'custom-blog', position: 'left', label: 'ブログ', to: '/blog'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {
    style: 'light',
    // assumption: copyright-line
    copyright: '© 2026 Combosite Functions Wiki',
  },
} satisfies ThemeConfig;

export default {
  title: 'Combosite Functions Wiki',
  tagline: 'カスタムデータとカスタムファンクションの手引き',
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: environment.url,
  baseUrl: environment.baseUrl,
  baseUrlIssueBanner: true,
  noIndex: true,
  i18n: {
    defaultLocale: 'ja',
    locales: ['ja'],
    localeConfigs: {ja: {label: '日本語', htmlLang: 'ja', direction: 'ltr'}},
  },
  future: {v4: true, experimental_vcs: textDates()},
  ssrTemplate: PAGE_TEMPLATE,
  // Plain storage keys: the specification names them.
  storage: {namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    hooks: {
      // Docs, posts and plain pages are three plugins: each finds its own files.
      onBrokenMarkdownLinks: ({url, sourceFilePath}) =>
        url.replace(/^[^?#]+/, (target) =>
          routeOf(path.resolve(path.dirname(sourceFilePath), target), siteDir),
        ),
      onBrokenMarkdownImages: 'throw',
    },
    // For the end of a page (src/features/page-notes/page) and its Markdown.
    async parseFrontMatter(params) {
      const {content, frontMatter} = await readFrontMatter(site, params);
      return {
        content,
        frontMatter: {
          ...frontMatter,
          unconfirmed: [
            ...new Set([
              ...markedIds(content),
              ...termIds(content, glossary()),
              ...messageIds(content, messageMarks),
            ]),
          ],
        },
      };
    },
  },
  customFields: {
    ENABLE_BASIC_AUTH: environment.enableBasicAuth,
    // The newest one that is published.
    WIKI_VERSION: /^## (\S+)（\d/m.exec(
      readFileSync(path.join(siteDir, 'docs/release-note.mdx'), 'utf8'),
    )?.[1],
  },
  clientModules: [
    './src/clientModules/translatedPage.ts',
    './src/clientModules/ownAddress.ts',
    './src/clientModules/openFolds.ts',
    './src/clientModules/preloadOnIntent.ts',
    './src/clientModules/missingParts.ts',
    './src/clientModules/returnedPage.ts',
    ...(announcement.enabled ? ['./src/clientModules/newAnnouncement.ts'] : []),
  ],
  presets: [['classic', preset]],
  plugins: [
    () => ({
      name: 'postcss-options',
      // No file has them; looking for one beside each style sheet took 2 s.
      configurePostCss: (options) => ({
        ...options,
        config: false,
        plugins: [
          ...options.plugins,
          // Parts of Infima that neither the theme nor a page of ours shows.
          {
            postcssPlugin: 'without-unused-parts',
            Rule: (rule: {selector: string; remove: () => void}) => {
              if (
                /^\.(?:alert__|breadcrumbs--|button-group|button--(?:block|link|outline|success|info|warning|danger)|card__image|dropdown--nocaret|margin-horiz|padding-(?:horiz|left|right|vert)|pagination--|pills|row--)/.test(
                  rule.selector,
                )
              ) {
                rule.remove();
              }
            },
          },
        ],
      }),
    }),
    // Writes api/ while it initialises, so it comes before the docs.
    (context) => apiReference(context, findLinks),
    ['./src/features/content/build/docs-plugin/index.ts', docs],
    ['./src/features/content/build/blog-plugin/index.ts', blog],
    './src/features/first-load/build/index.ts',
    './src/features/code-blocks/build/index.ts',
    ['./src/features/content/build/page-data/index.ts', {reads: LISTS}],
    './src/features/page-check/build/index.ts',
    './src/features/content/build/lazy-pages/index.ts',
    './src/features/reference/build/types/index.ts',
    './src/features/code-blocks/build/hints/index.ts',
    './src/features/messages/build/file/index.ts',
    './src/features/kit/build/index.ts',
    './src/features/runner/build/index.ts',
    './src/features/editor/build/index.ts',
    ['./src/features/search/build/index.ts', search],
    // Reads the finished pages, so it comes before the gate, which empties them.
    './src/features/markdown-twins/build/index.ts',
    './src/features/redirects/build/index.ts',
    // Encrypts what all the others have made, so it comes last of them.
    ...(environment.enableBasicAuth
      ? ['./src/features/gate/build/index.ts']
      : []),
    // Reads the finished pages, so it comes last.
    './src/features/hosting/build/index.ts',
  ],
  themeConfig,
} satisfies Config;
