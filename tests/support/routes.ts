/*
 * Every route of the specification, section 2, with what a reader finds there.
 * The title of an API page is its symbol.
 */

import {blogRoutes} from './blogRoutes';

export type Sidebar = 'wikiSidebar' | 'tutorialSidebar';

/** One page of the site. */
export interface Route {
  readonly path: string;
  /** The page's h1; a tag's page counts its articles. */
  readonly title: string | RegExp;
  /** The sidebar beside it; `undefined` for pages that have none. */
  readonly sidebar: Sidebar | undefined;
}

const CLASSES = [
  'CombositeHatsureiDataService',
  'CombositeJushoDataService',
  'CombositeKeisanPatternDataService',
  'CombositeKojinDataService',
  'CombositeKyuyoKeisanSettingsDataService',
  'CombositeShikyukojoDataService',
  'CombositeShiwakeDataService',
  'CustomDataServiceFactory',
  'CustomFunctionLogger',
  'HttpRequest',
  'UserCustomDataService',
  'UserCustomSecretsManager',
];

const ENUMERATIONS = [
  'CustomDataKindKubun',
  'ExternalSystemKubun',
  'HakenUkeoiKubun',
  'HatsureiKubun',
  'HonmuKenmuKubun',
  'JushoBunruiKubun',
  'KaigaiFuninKubun',
  'KekkonKubun',
  'KumiaiinKubun',
  'KumiaiSenjuKubun',
  'RequiredKubun',
  'SexKubun',
  'ShikakugaiKatsudoKubun',
  'ShukkoKubun',
  'TanshinFuninKubun',
  'ZaisekiJokyoKubun',
];

const FUNCTIONS = [
  'Haken',
  'Hatsurei',
  'HonmuKenmu',
  'JushoBunrui',
  'KaigaiFunin',
  'Kekkon',
  'Kumiaiin',
  'KumiaiSenju',
  'Sex',
  'ShikakugaiKatsudo',
  'Shukko',
  'TanshinFunin',
  'ZaisekiJokyo',
].map((kubun) => `get${kubun}KubunName`);

const INTERFACES = [
  'CustomDataDefinitionEntity',
  'CustomSecret',
  'HatsureiDataEntity',
  'JushoDataEntity',
  'KojinDataEntity',
  'ShiwakeDataEntity',
  'Term',
];

/** The 49 members of the reference, by the folder of their route. */
export const API_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  classes: CLASSES,
  enumerations: ENUMERATIONS,
  functions: FUNCTIONS,
  interfaces: INTERFACES,
  'type-aliases': ['CombositeDataServices'],
};

const WIKI: readonly (readonly [string, string])[] = [
  ['account-integration-specification', 'アカウント連携仕様'],
  ['development-plan', '開発計画と未確認の記述'],
  ['frequently-asked-questions', 'よくある質問 FAQ'],
  [
    'custom-data-function/best-practice-updating-shikyugaku-master',
    '支給額マスタを更新する際の注意点',
  ],
  [
    'custom-data-function/custom-data-file-input',
    'カスタムデータをファイルで扱う',
  ],
  [
    'custom-data-function/custom-data-for-custom-function',
    'カスタムファンクションでのカスタムデータ定義・カスタムデータの使用方法',
  ],
  [
    'custom-data-function/custom-function-log',
    'カスタムファンクションのログの確認方法',
  ],
  ['custom-data-function/custom-secret', 'シークレットの概要と利用方法'],
  [
    'custom-data-function/custom-select-option',
    'カスタム選択肢機能の概要と利用方法',
  ],
  ['custom-data-function/default-data', '既定のデータの取得'],
  ['custom-data-function/external-request', '外部リクエストの送信方法'],
  ['custom-data-function/reserved-words', '予約語と名前の付け方'],
  ['custom-data-function/shikyukojo-data', '支給額・控除額データの連携'],
  ['custom-data-function/shiwake-data', '仕訳元データの連携'],
  [
    'custom-data-function/test-custom-function',
    'カスタムファンクションのテスト実行',
  ],
];

const TUTORIAL: readonly (readonly [string, string])[] = [
  ['quick-start', 'クイックスタート'],
  ['tutorial-basic/about-custom-data', 'カスタムデータについて'],
  [
    'tutorial-basic/register-custom-data-definition',
    'カスタムデータ定義の登録',
  ],
  ['tutorial-basic/register-custom-data', 'カスタムデータの登録'],
  [
    'tutorial-advanced/about-custom-functions',
    'カスタムファンクションについて',
  ],
  [
    'tutorial-advanced/register-custom-functions-base',
    'カスタムファンクションの登録',
  ],
  [
    'tutorial-advanced/register-custom-functions-for-pet-teate',
    'ペット手当のカスタムファンクション登録',
  ],
];

const CATEGORIES: readonly (readonly [string, string, Sidebar])[] = [
  [
    'custom-data-function',
    'カスタムデータ・カスタムファンクション',
    'wikiSidebar',
  ],
  ['tutorial-basic', 'チュートリアル基礎', 'tutorialSidebar'],
  ['tutorial-advanced', 'チュートリアル応用', 'tutorialSidebar'],
  ['usage-guide', '利用ガイド', 'wikiSidebar'],
  ['developer-documents', '開発者向けドキュメント', 'wikiSidebar'],
];

/** The tags, by the last part of their route. */
export const TAGS: Readonly<Record<string, string>> = {
  combosite: 'Combosite',
  'custom-data': 'カスタムデータ',
  'custom-function': 'カスタムファンクション',
};

/** All routes, in the order of the specification, and then those of posts. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    title: 'BaaS(Combosite-Functions)ホワイトペーパ',
    sidebar: 'wikiSidebar',
  },
  {path: '/markdown-page', title: 'このサイトの書式見本', sidebar: undefined},
  {path: '/release-note', title: 'リリースノート', sidebar: 'wikiSidebar'},
  {path: '/tags', title: 'タグ', sidebar: undefined},
  ...Object.entries(TAGS).map(([tag, label]) => ({
    path: `/tags/${tag}`,
    title: new RegExp(`^「${label}」タグのついた\\d+ページ`),
    sidebar: undefined,
  })),
  ...CATEGORIES.map(([slug, title, sidebar]) => ({
    path: `/category/${slug}`,
    title,
    sidebar,
  })),
  ...TUTORIAL.map(([slug, title]) => ({
    path: `/tutorial/${slug}`,
    title,
    sidebar: 'tutorialSidebar' as const,
  })),
  ...WIKI.map(([slug, title]) => ({
    path: `/wiki/${slug}`,
    title,
    sidebar: 'wikiSidebar' as const,
  })),
  {path: '/api/', title: 'APIリファレンス', sidebar: 'wikiSidebar'},
  ...Object.entries(API_MEMBERS).flatMap(([folder, names]) =>
    names.map((name) => ({
      path: `/api/${folder}/${name}`,
      title: name,
      sidebar: 'wikiSidebar' as const,
    })),
  ),
  ...blogRoutes(TAGS),
];
