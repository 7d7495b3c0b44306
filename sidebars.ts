import apiItems from './api/typedoc-sidebar.cjs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** TypeDoc writes the items as JavaScript without a type. */
type SidebarItemsConfig = Extract<SidebarsConfig[string], unknown[]>;
type SidebarItemConfig = SidebarItemsConfig[number];

/** What readers come back for: two pages, and parts of others. */
const lookUp = (pages: SidebarItemsConfig): SidebarItemConfig => ({
  type: 'category',
  label: '早引き・ダウンロード',
  collapsible: false,
  items: [
    ...pages,
    {
      type: 'link',
      label: '区分のコード一覧',
      href: '/api/#enumeration-codes',
    },
    {
      type: 'link',
      label: '型の定義ファイル',
      href: '/api/#types-in-editor',
    },
    {
      type: 'link',
      label: 'お試しキット',
      href: '/wiki/custom-data-function/try-programs#try-on-your-machine',
    },
  ],
});

/** A recipe by what people call it: its title says more. */
const recipe = (id: string, label: string): SidebarItemConfig => ({
  type: 'doc',
  id,
  label,
});

/** Recipes for one need, under its name. */
const need = (label: string, items: SidebarItemsConfig): SidebarItemConfig => ({
  type: 'category',
  label,
  collapsible: false,
  items,
});

/**
 * The site's table of contents. Ids are paths from the repository's root. Of the
 * wiki only the branch of the current page is open at first; the tutorial is so
 * short that all of it can be seen.
 */
export default {
  wikiSidebar: [
    {type: 'doc', id: 'docs/index', label: 'ホーム'},
    {
      type: 'category',
      label: '利用ガイド',
      link: {
        type: 'generated-index',
        slug: '/category/usage-guide',
        description:
          'カスタムデータとカスタムファンクションの使い方、手当・控除のレシピ、導入と毎月の運用を説明します。',
      },
      items: [
        {
          type: 'category',
          label: 'カスタムデータ・カスタムファンクション',
          // Whoever opens the guide wants its pages, not a second caret.
          collapsed: false,
          link: {
            type: 'generated-index',
            slug: '/category/custom-data-function',
            description:
              'カスタムデータの管理と、カスタムファンクションの作成・確認・運用を目的ごとに説明します。',
          },
          items: [
            {
              type: 'doc',
              id: 'wiki/custom-data-function/custom-data-for-custom-function',
              // The full title doesn't fit into two lines.
              label: 'カスタムデータの使用方法',
            },
            'wiki/custom-data-function/custom-data-file-input',
            'wiki/custom-data-function/custom-select-option',
            // assumption: data-page-titles
            // assumption: shikyukojo-data-title
            'wiki/custom-data-function/default-data',
            'wiki/custom-data-function/shikyukojo-data',
            'wiki/custom-data-function/best-practice-updating-shikyugaku-master',
            'wiki/custom-data-function/shiwake-data',
            'wiki/custom-data-function/external-request',
            'wiki/custom-data-function/custom-secret',
            {
              type: 'doc',
              id: 'wiki/custom-data-function/try-programs',
              label: '登録する前に試す（お試しキット）',
            },
            'wiki/custom-data-function/test-custom-function',
            'wiki/custom-data-function/custom-function-log',
            'wiki/custom-data-function/write-logs',
            'wiki/custom-data-function/reserved-words',
          ],
        },
        {
          type: 'category',
          label: '手当・控除のレシピ',
          link: {
            type: 'generated-index',
            slug: '/category/recipes',
            description:
              '手当と控除を1つずつ、プログラム、仕様、登録するデータ、試した境目、会社が決めることの順に説明します。休職中の扱いの一覧は「休職、産休、育休の人の手当」にあります。',
          },
          items: [
            recipe(
              'wiki/recipes/safe-program',
              '13の注意点と、写して使うプログラム',
            ),
            need('通勤・在宅', [
              recipe('wiki/recipes/commuting-by-days', '通勤手当（出社日数）'),
              recipe('wiki/recipes/commuter-pass', '通勤手当（定期代）'),
              recipe('wiki/recipes/remote-work', '在宅勤務手当'),
            ]),
            need('住まい・家族・食事', [
              recipe(
                'wiki/recipes/housing-by-household',
                '住宅手当（扶養する家族）',
              ),
              recipe('wiki/recipes/housing-by-rent', '住宅手当（家賃の割合）'),
              recipe('wiki/recipes/family', '家族手当'),
              recipe('wiki/recipes/meal-on-active', '食事手当（休職者は0円）'),
              recipe('wiki/recipes/meal-price', '食事手当（単価の改定）'),
              recipe('wiki/recipes/price-by-option', 'ペット手当（種類ごと）'),
            ]),
            need('職務・勤怠・勤続', [
              recipe('wiki/recipes/prices-by-keys', '職種・等級の手当'),
              recipe('wiki/recipes/perfect-attendance', '皆勤手当・精勤手当'),
              recipe('wiki/recipes/probation', '試用期間の後の手当'),
              recipe('wiki/recipes/age', '年齢で変わる手当'),
              recipe('wiki/recipes/years-of-service', '勤続手当'),
            ]),
            need('祝金', [
              recipe('wiki/recipes/celebration', '祝金・一時金'),
              recipe('wiki/recipes/payment-record', '祝金（記録を残す）'),
            ]),
            need('対象者・期間', [
              recipe('wiki/recipes/on-leave', '休職・産休・育休の人'),
              recipe(
                'wiki/recipes/item-by-pattern',
                '給与項目を切り替える手当',
              ),
              recipe('wiki/recipes/keep-one', '1人だけ前のまま'),
              recipe('wiki/recipes/daily-rate', '日割り'),
            ]),
            need('控除', [
              recipe('wiki/recipes/absence-deduction', '欠勤控除'),
              recipe('wiki/recipes/union-dues', '組合費'),
              recipe('wiki/recipes/housing-fee', '寮費・社宅使用料'),
            ]),
            need('データの手入れ', [
              recipe('wiki/recipes/delete-old-records', '古いデータの削除'),
              recipe('wiki/recipes/rename-option', '選択肢の言葉の変更'),
            ]),
          ],
        },
        {
          type: 'category',
          label: '導入と毎月の運用',
          link: {
            type: 'generated-index',
            slug: '/category/office',
            description:
              '手当を作る前に決めること、毎月と1年の予定、導入の進め方、失敗や払いすぎへの対応、変更の承認を説明します。',
          },
          items: [
            'wiki/office/payroll-office',
            'wiki/office/introduction-plan',
            'wiki/office/unconfirmed',
            'wiki/office/monthly-checklist',
            'wiki/office/yearly-calendar',
            'wiki/office/check-amounts',
            'wiki/office/after-failure',
            'wiki/office/overpaid',
            'wiki/office/change-approval',
            'wiki/office/limits',
            'wiki/office/import-example',
          ],
        },
        'wiki/account-integration-specification',
        'wiki/frequently-asked-questions',
        'wiki/sample-company',
      ],
    },
    {
      type: 'category',
      label: '開発者向けドキュメント',
      link: {
        type: 'generated-index',
        slug: '/category/developer-documents',
        description:
          'カスタムファンクションから使えるクラスや列挙型のリファレンスと、開発計画です。',
      },
      items: [
        {
          type: 'category',
          label: 'APIリファレンス',
          link: {type: 'doc', id: 'api/index'},
          items: apiItems as SidebarItemsConfig,
        },
        'wiki/development-plan',
      ],
    },
    'docs/release-note',
    'wiki/accessibility',
    lookUp(['wiki/glossary', 'wiki/error-messages']),
  ],
  tutorialSidebar: [
    'docs/tutorial/quick-start',
    {
      type: 'category',
      label: 'チュートリアル基礎',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/tutorial-basic',
        description:
          'ペット手当を題材に、カスタムデータ定義とカスタムデータを登録します。',
      },
      items: [
        'docs/tutorial/tutorial-basic/about-custom-data',
        'docs/tutorial/tutorial-basic/register-custom-data-definition',
        'docs/tutorial/tutorial-basic/register-custom-data',
      ],
    },
    {
      type: 'category',
      label: 'チュートリアル応用',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/tutorial-advanced',
        description:
          'カスタムファンクションを登録し、給与計算のときにペット手当を計算します。',
      },
      items: [
        'docs/tutorial/tutorial-advanced/about-custom-functions',
        'docs/tutorial/tutorial-advanced/register-custom-functions-base',
        'docs/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate',
      ],
    },
    // A page belongs to one sidebar; here they are but links.
    lookUp([
      {type: 'link', label: '用語集', href: '/wiki/glossary'},
      {
        type: 'link',
        label: 'エラーメッセージの一覧',
        href: '/wiki/error-messages',
      },
    ]),
  ],
} satisfies SidebarsConfig;
