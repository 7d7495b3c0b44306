/*
 * The specification's testable statements, quoted, by section, each with what
 * proves it: a test beside this file, which has its words, or one elsewhere.
 * `departs` marks what the site does otherwise on purpose: README.md here says
 * why, and the test shows what it does instead. `inCode` marks what no reader can
 * bring about: its test reads the scripts.
 */

/** One statement and its proof. */
export interface Statement {
  readonly text: string;
  /**
   * Tests of that file whose names contain the title; all of them must pass.
   * `undefined`: the test has the statement's own words.
   */
  readonly provenBy?: readonly [file: string, title: string];
  readonly departs?: true;
  readonly inCode?: true;
}

const here = (text: string): Statement => ({text});

const inCode = (text: string): Statement => ({text, inCode: true});

const departs = ({text, provenBy}: Statement): Statement => ({
  text,
  provenBy,
  departs: true,
});

/** Statements that tests of one file prove: statement, title of the test. */
const by =
  (file: string) =>
  (title: string, text: string): Statement => ({
    text,
    provenBy: [`tests/${file}.test.ts`, title],
  });

const announced = by('e2e/ownersChoices');
const badInput = by('build/badInput');
const chrome = by('e2e/chrome');
const colorMode = by('e2e/colorMode');
const gate = by('e2e/gate');
const gatedBuild = by('build/gate');
const head = by('build/heads');
const hosting = by('e2e/hosting');
const notFound = by('e2e/notFound');
const output = by('build/output');
const search = by('e2e/search');
const searchFiles = by('build/search');
const searcher = by('unit/search/createSearcher');
const statements = by('e2e/statements');

const WHOLE = 'is whole';
const CYCLE = 'cycles through light, dark and system, and stores the choice';
const ASKS = 'a wrong, cancelled or empty answer is refused and asked again';
const MENU = 'the menu opens, shows the sidebar and closes';
const STAMPED = 'are two, of one time, and no other';
const WIDTH = 'before and after React';
const PREFERRED =
  'a preferred version is kept, unless there is no such version';
const ANNOUNCEMENT = 'comes back with another id';
const POINTED_AT =
  'only the page of the link that the reader points at or focuses is fetched ahead';

/** By id: the section, a dot, and the statement's number in it. */
export const STATEMENTS: Readonly<Record<string, Statement>> = {
  // 1. What the product does and for whom
  '1.1': head(
    WHOLE,
    'It holds a quick-start tutorial, basic and advanced tutorials, a wiki of how-to pages, a release note, and a reference',
  ),
  '1.2': head(WHOLE, 'The site title is a functions wiki for the product.'),
  '1.3': head(
    WHOLE,
    'The site is marked no-index, so search engines should not list it.',
  ),
  '1.4': head(WHOLE, 'The only locale is ja (left to right).'),
  '1.5': here("The version is labelled 'Next' (current)."),
  '1.6': here(
    'Full-text search is offered (index languages English and Japanese).',
  ),
  '1.7': badInput(
    'has a page of each post, both feeds, and its year in the sidebar',
    'A blog is configured with reading time, RSS and Atom feeds and a sidebar grouped by year.',
  ),
  '1.8': output(
    'has a blog exactly while there is a post',
    'No blog pages are shown.',
  ),

  // 2. Screens and routes. The tests read the names out of the quotations.
  '2.1': notFound(
    'says that the page does not exist',
    'All routes are exact matches under a root layout.',
  ),
  '2.2': notFound(
    'says that the page does not exist',
    'Unknown paths show the not-found page.',
  ),
  '2.3': notFound(
    'leads to /',
    'Trailing index.html or .html is stripped from a path.',
  ),
  '2.4': here('/: Home, which is the docs index'),
  '2.5': here('/markdown-page: Plain markdown page'),
  '2.6': here('/release-note: Release note'),
  '2.7': here('/tags: Tags index'),
  '2.8': here(
    '/tags/combosite, /tags/custom-data, /tags/custom-function: Tag pages',
  ),
  '2.9': here(
    '/category/...: Five category index pages: custom data and custom functions, tutorial basics, tutorial advanced, usage guide, developer documents',
  ),
  '2.10': here('/tutorial/quick-start'),
  '2.11': here(
    '/tutorial/tutorial-basic/{name}: about-custom-data, register-custom-data, register-custom-data-definition',
  ),
  '2.12': here(
    '/tutorial/tutorial-advanced/{name}: about-custom-functions, register-custom-functions-base, register-custom-functions-for-pet-teate',
  ),
  '2.13': head(WHOLE, 'Tutorial pages (tutorial sidebar, id tutorialSidebar)'),
  '2.14': here(
    '/wiki/account-integration-specification, /wiki/development-plan, /wiki/frequently-asked-questions',
  ),
  '2.15': here(
    '/wiki/custom-data-function/{name}: best-practice-updating-shikyugaku-master, custom-data-file-input, custom-data-for-custom-function, custom-function-log, custom-secret, custom-select-option, default-data, external-request, reserved-words, shikyukojo-data, shiwake-data, test-custom-function',
  ),
  '2.16': head(WHOLE, 'Wiki pages (wiki sidebar, id wikiSidebar)'),
  '2.17': here('/api/: API reference index'),
  '2.18': here(
    '/api/classes/{name}: CombositeHatsureiDataService, CombositeJushoDataService, CombositeKeisanPatternDataService, CombositeKojinDataService, CombositeKyuyoKeisanSettingsDataService, CombositeShikyukojoDataService, CombositeShiwakeDataService, CustomDataServiceFactory, CustomFunctionLogger, HttpRequest, UserCustomDataService, UserCustomSecretsManager',
  ),
  '2.19': here(
    '/api/enumerations/{name}: CustomDataKindKubun, ExternalSystemKubun, HakenUkeoiKubun, HatsureiKubun, HonmuKenmuKubun, JushoBunruiKubun, KaigaiFuninKubun, KekkonKubun, KumiaiinKubun, KumiaiSenjuKubun, RequiredKubun, SexKubun, ShikakugaiKatsudoKubun, ShukkoKubun, TanshinFuninKubun, ZaisekiJokyoKubun',
  ),
  '2.20': here(
    '/api/functions/get{name}KubunName: Haken, Hatsurei, HonmuKenmu, JushoBunrui, KaigaiFunin, Kekkon, Kumiaiin, KumiaiSenju, Sex, ShikakugaiKatsudo, Shukko, TanshinFunin, ZaisekiJokyo',
  ),
  '2.21': here(
    'CustomDataKindKubun, ExternalSystemKubun and RequiredKubun have none.',
  ),
  '2.22': here(
    '/api/interfaces/{name}: CustomDataDefinitionEntity, CustomSecret, HatsureiDataEntity, JushoDataEntity, KojinDataEntity, ShiwakeDataEntity, Term',
  ),
  '2.23': here('/api/type-aliases/CombositeDataServices'),
  '2.24': chrome(
    'leads to the wiki and to the quick start',
    'Navbar: left items are the wiki sidebar and the quick-start tutorial sidebar',
  ),
  '2.25': search(
    'opens the box, walks the list and opens a page',
    'a search box (Ctrl+K, or Cmd+K on Mac)',
  ),
  '2.26': colorMode(CYCLE, 'a colour-mode toggle (light, dark, system)'),
  '2.27': chrome(
    'has a language menu with Japanese only',
    'a language dropdown',
  ),
  '2.28': chrome(MENU, 'a mobile side menu'),
  '2.29': chrome('is skipped by the first key press', 'a skip-to-content link'),
  '2.30': chrome(
    'hides on scrolling down and returns on scrolling up',
    'The navbar hides on scroll down and shows on scroll up when hide-on-scroll is enabled.',
  ),
  '2.31': badInput(
    'a navbar item of an unknown type stops the build and is named',
    'An unknown navbar item type is a configuration error.',
  ),
  '2.32': chrome(
    'the footer is one copyright line without links',
    'Footer: a copyright line, no links.',
  ),
  '2.33': departs(here('Table of contents covers heading levels 2 to 3.')),
  '2.34': here('Sidebar categories are not hideable and not auto-collapsed.'),
  '2.35': departs(
    here(
      "Headings carry a direct-link anchor titled 'Direct link to {heading}'.",
    ),
  ),
  '2.36': by('e2e/navigation')(
    'a page begins at its top, or at the heading that the link names',
    'After navigation the page scrolls to the hash target, or to the top.',
  ),
  '2.37': by('e2e/navigation')(
    'a page whose scripts fail is loaded again as a whole, and the console says why',
    "A route's assets are preloaded before switching; if that fails, the page is fully reloaded.",
  ),
  '2.38': head(
    WHOLE,
    'Per locale, alternate-language links and canonical and og URL tags are written.',
  ),
  '2.39': here('Page titles are page title, delimiter, site title'),
  '2.40': statements(
    "shows the site's alone",
    'unless the title is empty or equals the site title',
  ),
  '2.41': departs(
    statements(
      'the banner for a wrong base path',
      'A base-URL-problem banner appears only when the site is served at its base path and the script did not load.',
    ),
  ),
  '2.42': announced(
    'leads to its page, and stays closed once closed',
    'An announcement bar, if configured, shows until dismissed',
  ),
  '2.43': announced(
    ANNOUNCEMENT,
    'and shows again when its configured id changes.',
  ),
  '2.44': announced(
    ANNOUNCEMENT,
    'The dismissal flag is kept in browser storage.',
  ),

  // 3. Entities and their fields
  '3.1': here(
    'Interfaces: CustomDataDefinitionEntity, CustomSecret, HatsureiDataEntity (reported event), JushoDataEntity (address), KojinDataEntity (personal), ShiwakeDataEntity (journal), Term.',
  ),
  '3.2': here(
    'Data-service classes and the enumerations are those listed in section 2',
  ),
  '3.3': statements(
    PREFERRED,
    'the preferred docs version, kept per docs plugin under a key prefixed docs-preferred-version-',
  ),
  '3.4': statements(
    PREFERRED,
    'it holds a version name, or null when none is saved or the saved name is unknown.',
  ),
  '3.5': colorMode(CYCLE, 'Colour-mode choice is stored in browser storage.'),
  '3.6': here(
    'Site configuration fields: title, titleDelimiter, url, baseUrl, trailingSlash, favicon, noIndex, baseUrlIssueBanner, a custom field ENABLE_BASIC_AUTH (configured as disabled)',
  ),
  '3.7': here(
    'theme colorMode (defaultMode, disableSwitch, respectPrefersColorScheme, default light with the switch available); navbar (title, logo).',
  ),
  '3.8': here(
    'Locale configuration: currentLocale, defaultLocale, localeConfigs with htmlLang and direction.',
  ),
  '3.9': searchFiles(
    'say how results are shown',
    'Search document file fields read: searchDocs (array) and options (maxHits, highlightResult).',
  ),

  // 4. States and transitions
  '4.1': colorMode(
    CYCLE,
    "Colour mode: light or dark, plus the user choice 'system' (stored as no choice).",
  ),
  '4.2': colorMode(
    'is taken over from another tab and kept after a reload',
    'Light or dark is saved and applied.',
  ),
  '4.3': colorMode(
    'follows the operating system',
    'System follows the operating system if respecting it is configured',
  ),
  '4.4': statements(
    'a system whose colours are not respected leaves the default mode',
    'otherwise the default mode.',
  ),
  '4.5': colorMode(
    'is taken over from another tab and kept after a reload',
    'Changes made in other tabs are picked up.',
  ),
  '4.6': statements(
    'without the switch, the stored choice is removed',
    'If the switch is disabled, the stored choice is removed.',
  ),
  '4.7': chrome(MENU, 'Mobile sidebar: shown or hidden; toggled by a button'),
  '4.8': by('e2e/navigation')(
    'the menu closes on going back, and when the window becomes wide',
    'closes on back navigation or when the viewport becomes desktop width.',
  ),
  '4.9': statements(
    WIDTH,
    'Viewport: wider than 996 px is desktop, otherwise mobile; before hydration it is treated as server-rendered.',
  ),
  '4.10': statements(
    'takes the longer to open and close, the more is in it',
    'Collapsible panel: collapsed or expanded, with an ease-in-out height animation whose duration grows with content height',
  ),
  '4.11': statements(
    'opens and closes at once where less motion is wanted',
    'and 1 ms when reduced motion is preferred.',
  ),
  '4.12': inCode(
    'Lazy-loaded page: loading, then a delay-passed state after 200 ms (spinner), then either timed-out, error (with a Retry action) or loaded.',
  ),
  '4.13': statements(
    'a bar shows that the next page takes longer than 200 ms',
    'A top progress bar starts after a 200 ms delay on a path change.',
  ),
  '4.14': departs(
    search(
      'begins when the box is pointed at, which says so until it is ready',
      "Search input shows 'Loading...' until the index has loaded.",
    ),
  ),
  '4.15': gate(
    'nothing of a page is in the document before the password',
    'Basic-auth gate (only when ENABLE_BASIC_AUTH is on): content hidden until the password prompt is answered correctly.',
  ),
  '4.16': gatedBuild(
    'contains none of it',
    'only when ENABLE_BASIC_AUTH is on',
  ),

  // 5. Validation rules
  '5.1': gate(
    'the right password opens the page as if there were no gate',
    'With the basic-auth field on, a browser password prompt appears',
  ),
  '5.2': gate(ASKS, "a wrong answer shows the alert 'Invalid credentials'"),
  '5.3': departs(
    gate('a blocked prompt leads to a message and a way on', 'and asks again.'),
  ),
  '5.4': gatedBuild(
    'gives a reader with the password every file',
    'The check is client-side only',
  ),
  '5.5': departs(
    gatedBuild(
      'writes the password nowhere, in no form',
      'the accepted password is fixed in the client (not printed here).',
    ),
  ),
  '5.6': badInput(
    'is stopped, and nothing but the link is named',
    'Build-time configuration throws on broken links',
  ),
  '5.7': badInput(
    'a page with a broken link to a file stops the build and is named',
    'and broken markdown links',
  ),
  '5.8': here('and warns on broken anchors'),
  '5.9': badInput(
    'a page with a broken link to a file stops the build and is named',
    'and duplicate routes.',
  ),

  // 6. Roles and permissions
  '6.1': gate(
    'without the gate a page opens unasked',
    'There are no roles. The only gate is the optional shared-password prompt above.',
  ),

  // 7. The calls it makes
  '7.1': searchFiles(STAMPED, 'GET {baseUrl}search-doc-{timestamp}.json'),
  '7.2': searchFiles(
    'say how results are shown',
    'response reads searchDocs (array) and options (maxHits, highlightResult)',
  ),
  '7.3': searchFiles(STAMPED, 'GET {baseUrl}lunr-index-{timestamp}.json'),
  '7.4': searchFiles(
    'hold an index that lunr loads and searches',
    'response is the search index',
  ),
  '7.5': search('results keep the base path', '{baseUrl}'),
  '7.6': chrome(
    POINTED_AT,
    'Route assets and generated JSON content files are fetched lazily.',
  ),
  '7.7': departs(
    chrome(
      POINTED_AT,
      'Route asset prefetching uses a link prefetch or a GET with credentials',
    ),
  ),
  '7.8': statements(
    'nothing is fetched ahead for',
    'and is skipped on 2g or data-saver connections.',
  ),
  '7.9': hosting(
    'the policy stops what it should',
    'No calls to a product backend are shown.',
  ),

  // 8. Error catalogue
  '8.1': by('e2e/navigation')(
    'a page that crashes says so in Japanese, with its causes, and can be tried again',
    "Page crashed: Title 'This page crashed' (Japanese: 'エラーが発生しました'), a 'Try again' button and the error message chain",
  ),
  '8.2': departs(
    by('e2e/navigation')(
      'a page whose own script fails at first can be read, and offers to load it again',
      "Page load failure: The error text with a 'Retry' button",
    ),
  ),
  '8.3': inCode("document title 'Page Error'"),
  '8.4': notFound(
    'says that the page does not exist',
    "Unknown path: Not-found page, 'ページが見つかりません'",
  ),
  '8.5': gate(
    ASKS,
    "Wrong password: Alert 'Invalid credentials', prompt again",
  ),
  '8.6': by('e2e/navigation')(
    'a page whose scripts fail is loaded again as a whole, and the console says why',
    'Route preloading fails: Warning logged, full page reload',
  ),
  '8.7': search(
    'a hostile query does nothing, and storage is not needed',
    'Storage unavailable: feature continues without persistence',
  ),
  '8.8': search(
    'a hostile query does nothing, and storage is not needed',
    'Storage unavailable: Console warning',
  ),
  '8.9': badInput(
    'a navbar item of an unknown type stops the build and is named',
    'Unknown navbar item type: Configuration error',
  ),
  '8.10': inCode(
    'Translation declaration with no id and no message: Error thrown',
  ),
  '8.11': inCode('Missing plugin global data: Error only in fail-fast mode'),
  '8.12': statements(
    'HTML that React would not have written is told on the console',
    'Recoverable hydration errors: Logged to the console',
  ),

  // 9. Business constants and limits
  '9.1': head(WHOLE, 'Locale: ja only.'),
  '9.2': by('specification/1-product')('1.5', 'Version label: Next.'),
  '9.3': searcher(
    'shows no more than the options allow',
    'Search maxHits: from the search document options',
  ),
  '9.4': departs(here('Text highlighter iframe timeout default: 5000 ms.')),
  '9.5': chrome(
    'the table of contents holds levels 2 and 3',
    'Table of contents levels: 2 to 3.',
  ),
  '9.6': statements(WIDTH, 'Desktop/mobile switch: 996 px.'),
  '9.7': inCode(
    'Progress bar: start delay 200 ms; minimum 0.08; speed 200 ms; trickle rate 0.02; trickle interval 800 ms.',
  ),
  '9.8': inCode('Lazy-load default delay: 200 ms.'),
  '9.9': inCode('Router keys have length 6.'),
  '9.10': inCode('Stylesheet wait: 60 seconds (a framework value).'),
  '9.11': here('Docs sidebar ids: wikiSidebar, tutorialSidebar.'),
  '9.12': statements(
    PREFERRED,
    'Preferred-version storage key prefix: docs-preferred-version-.',
  ),
};
