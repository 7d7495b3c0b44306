import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {modules, parts} from './src/parts/loadParts';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {GiveDataOptions} from './src/features/content/build/giveData';
import type {SearchOptions} from './src/features/search/shared/types';

const siteDir = path.resolve('.');
// What is wrong in a stub is told in TypeScript's words.
ts.validateLocaleAndSetLanguage('ja', ts.sys);
const site = new parts.Site(siteDir);
// Read anew when they have changed: under `npm start` writers edit them.
const asItIs =
  <T>(file: string, read: (siteDir: string) => T) =>
  () =>
    site.read(file, 'entries', () => read(siteDir));
const glossary = asItIs(parts.GLOSSARY_FILE, parts.readGlossary);
const figures = asItIs(parts.FIGURES_FILE, parts.readFigures);
const tutorial = asItIs(parts.TUTORIAL_FILE, parts.readTutorial);
try {
  parts.readStubs(path.join(siteDir, 'api-src'));
  figures();
  glossary();
  tutorial();
} catch (error) {
  // Docusaurus would tell it below many words of its own.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const assumptions = asItIs(parts.ASSUMPTIONS, parts.readAssumptions);
const explain = parts.createExplain(assumptions);
const findLinks = parts.createLinkFinder(path.join(siteDir, 'api-src'));
const cardsOf = parts.createCards(path.join(siteDir, 'api-src'));
const messageMarks = parts.readMessageMarks(siteDir);
const environment = parts.readEnvironment(process.env);
const isBuild = process.env.NODE_ENV !== 'development';

/** What components of pages show, for src/features/content/build/giveData.ts. */
const pageData: GiveDataOptions['data'] = {
  ApiCards: (_, {names = ''}) => ({cards: cardsOf(names)}),
  AssumptionList: () => ({
    entries: assumptions(),
    questions: parts.readOpenQuestions(siteDir),
  }),
  Exercise: (_, {id}) => ({exercise: parts.exerciseOf(tutorial(), id)}),
  ExerciseProgress: (_, {role = ''}) => ({
    steps: parts.pathOf(tutorial(), role),
  }),
  Figure: (_, {id}) => parts.figureOf(figures(), id),
  Glossary: () => ({entries: glossary()}),
  MessageCatalogue: (_, {about = ''}) => ({
    messages: parts.messagesAbout(about),
  }),
  PaydayQuestions: () => ({
    entries: assumptions().filter(({isBeforePayday}) => isBeforePayday),
  }),
  ReaderPaths: () => ({
    lengths: {
      管理者: parts.lengthOf(parts.pathOf(tutorial(), '管理者')),
      開発者: parts.lengthOf(parts.pathOf(tutorial(), '開発者')),
    },
  }),
  StressRelations: () => ({
    relations: parts.RELATIONS.map(({title, change, holds}) => ({
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
    parts.remarkCjkFriendly,
    parts.joinJapaneseLines,
    parts.breakNames,
    parts.joinOutputs,
    parts.withOptions(parts.renderCode, {findLinks}),
    parts.withOptions(parts.markTerms, {siteDir, glossary}),
    parts.withOptions(parts.giveData, {siteDir, data: pageData}),
    parts.withOptions(parts.showMarks, {
      siteDir,
      explain,
      shownIds: (source) => parts.messageIds(source, messageMarks),
    }),
  ],
  rehypePlugins: [parts.nameColumns, parts.alignNumbers],
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
  editUrl: ({docPath}) => parts.editAddress(parts.feedback, docPath),
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
  // Code is coloured when it is built: no reader needs what the theme would take.
  prism: {theme: {plain: {}, styles: []}, magicComments: []},
  ...parts.readAnnouncement(parts.announcement, environment.baseUrl),
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
  future: {v4: true, experimental_vcs: parts.textDates()},
  ssrTemplate: readFileSync(
    path.join(siteDir, 'src/features/first-load/build/pageTemplate.eta'),
    'utf8',
  ),
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
          parts.routeOf(
            path.resolve(path.dirname(sourceFilePath), target),
            siteDir,
          ),
        ),
      onBrokenMarkdownImages: 'throw',
    },
    // For the end of a page (src/features/page-notes/page) and its Markdown.
    async parseFrontMatter(params) {
      const {content, frontMatter} = await parts.readFrontMatter(site, params);
      return {
        content,
        frontMatter: {
          ...frontMatter,
          // Whose pay slip stands beside the page.
          paid: parts.paidFirst(content),
          unconfirmed: [
            ...new Set([
              ...parts.markedIds(content),
              ...parts.termIds(content, glossary()),
              ...parts.messageIds(content, messageMarks),
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
    ...(parts.announcement.enabled
      ? ['./src/clientModules/newAnnouncement.ts']
      : []),
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
            // Those of a layer share their list with the sheet: removed while it
            // is walked, each would hide the next.
            Once: (
              sheet: Record<
                'walkRules' | 'walkDecls',
                (
                  what: RegExp,
                  hear: (part: {remove: () => void}) => void,
                ) => void
              >,
            ) => {
              const unused: {remove: () => void}[] = [];
              sheet.walkRules(
                /^\.(?:alert__|alert--primary|avatar--|avatar__(?:photo--|subtitle)|badge|breadcrumbs--|button-group|button--(?:block|link|outline|success|info|warning|danger)|card--full|card__|col--offset-(?![123])|dropdown--nocaret|hero|margin--|margin-horiz|margin-(?:left|right)--(?!sm|md)|margin-(?:bottom|top|vert)--(?:none|xs)|navbar__items--center|padding--(?!none|lg)|padding-(?:horiz|left|right|vert)|padding-(?:bottom|top)--(?!md|lg)|pagination(?:--|__)|pills|row--|shadow--(?!lw)|tabs(?:--|__)|text--(?!center|right|truncate))/,
                (rule) => unused.push(rule),
              );
              sheet.walkDecls(
                /^--ifm-(?:color-[a-z]+-(?:light(?:er|est)?|darkest)|[a-z-]+-value|(?:badge|hero|pills|tabs)-[a-z-]+)$/,
                (declaration) => unused.push(declaration),
              );
              for (const part of unused) {
                part.remove();
              }
            },
          },
        ],
      }),
    }),
    // Writes api/ while it initialises, so it comes before the docs.
    (context) => parts.apiReference(context, findLinks),
    parts.pluginWithOptions(parts.docs, docs),
    parts.pluginWithOptions(parts.blog, blog),
    parts.firstLoad,
    parts.codeBlocks,
    // As options they would be in every reader's bundle.
    (context) => parts.pageData(context, {modules, reads: parts.LISTS}),
    parts.pageCheck,
    parts.lazyPages,
    parts.typePackage,
    parts.codeHints,
    parts.messageFile,
    parts.kit,
    parts.runner,
    parts.editor,
    (context) => parts.search(context, search),
    // Reads the finished pages, so it comes before the gate, which empties them.
    isBuild && parts.markdownTwins,
    parts.redirects,
    // Encrypts what all the others have made, so it comes last of them.
    environment.enableBasicAuth && parts.gate,
    // Reads the finished pages, so it comes last.
    isBuild && parts.hosting,
  ] as PluginConfig[],
  themeConfig,
} satisfies Config;
