/*
 * The releases of this wiki: the one list that the release note shows. It says
 * nothing of the product's history, of which nothing is known.
 */

/** What happened to a page or a feature of the wiki. */
export type ReleaseKind = 'new' | 'improved' | 'fixed' | 'deprecated';

/** Part of the wiki, where a release lists so much that it is divided. */
export type ReleaseArea =
  | 'tutorial'
  | 'custom-data-function'
  | 'guide-and-reference'
  | 'downloads'
  | 'runner';

/** One entry, in Japanese, without a full stop. */
export interface ReleaseItem {
  readonly kind: ReleaseKind;
  readonly area?: ReleaseArea;
  /** What it is about: the text of the link. */
  readonly title: string;
  /** What it brings. */
  readonly summary: string;
  /** Route of the page that shows it, with or without an anchor. */
  readonly page: string;
}

/** One release. */
export interface Release {
  /** `1.0`: two numbers, also in the anchors. */
  readonly version: string;
  /** `2026-11-21`; not there until it is published. */
  readonly date?: string;
  readonly items: readonly ReleaseItem[];
}

/** Headings and ends of anchors, in the order of the page. */
export const RELEASE_KINDS: readonly {
  readonly kind: ReleaseKind;
  readonly label: string;
  readonly anchor: string;
}[] = [
  {kind: 'new', label: '追加', anchor: 'added'},
  {kind: 'improved', label: '改善', anchor: 'improved'},
  {kind: 'fixed', label: '修正', anchor: 'fixed'},
  {kind: 'deprecated', label: '非推奨', anchor: 'deprecated'},
];

/** Headings of the areas, in the order of the page; an area is its anchor. */
export const RELEASE_AREAS: readonly {
  readonly area: ReleaseArea;
  readonly label: string;
}[] = [
  {area: 'tutorial', label: 'チュートリアル'},
  {
    area: 'custom-data-function',
    label: 'カスタムデータ・カスタムファンクション',
  },
  {area: 'guide-and-reference', label: '利用ガイドと開発者向けドキュメント'},
  {area: 'downloads', label: 'ダウンロード'},
  {area: 'runner', label: 'ページの中での実行'},
];

const BASIC = '/tutorial/tutorial-basic';
const ADVANCED = '/tutorial/tutorial-advanced';
const WIKI = '/wiki/custom-data-function';

/** All releases, the newest first. */
export const RELEASES: readonly Release[] = [
  {
    version: '1.2',
    date: '2026-11-22',
    items: [
      {
        kind: 'new',
        title: '「未確認」の印と、すべての一覧',
        summary:
          '製品で確認できていない記述に印を付け、提供元に尋ねる文面を作れるようにした',
        page: '/wiki/development-plan#unconfirmed',
      },
      {
        kind: 'new',
        title: '厳しい条件で試すボタン',
        summary:
          '空の値、二重の登録、異動などの困った場面を1つずつ加え、プログラムの誤りを見つける',
        page: `${WIKI}/test-custom-function#stress-in-page`,
      },
      {
        kind: 'new',
        title: 'キットで書く、自社のデータと期待する結果',
        summary:
          '見本の会社に自社のデータを加え、翌月までの場面をつなげ、結果が期待と違うところを示す',
        page: `${WIKI}/test-custom-function#kit-init`,
      },
      {
        kind: 'new',
        title: '項目キーの補完と、書き間違いの印',
        summary: 'カスタムデータ定義の項目キーを、エディターが知っている',
        page: `${WIKI}/custom-data-for-custom-function`,
      },
      {
        kind: 'new',
        title: '手当や控除を作る前に決めることの一覧',
        summary:
          '課税、社会保険、割増賃金、端数、労使協定などの根拠を1か所にまとめた',
        page: `${WIKI}/shikyukojo-data#payroll-office`,
      },
      {
        kind: 'new',
        title: 'お金を変えるプログラムの決まり',
        summary: '13の決まりと、写して使えるプログラムを1か所にまとめた',
        page: `${WIKI}/best-practice-updating-shikyugaku-master#rules`,
      },
      {
        kind: 'new',
        title: '勤続年数、月の途中の入社と退職の数え方',
        summary: '昇格や異動があっても数えられるプログラムを示す',
        page: `${WIKI}/default-data#years-of-service`,
      },
      {
        kind: 'new',
        title: '同じ従業員の古いデータを消すプログラム',
        summary: '最も新しい1件だけを残す',
        page: `${WIKI}/custom-data-for-custom-function#keep-newest`,
      },
      {
        kind: 'new',
        title: '外部サービスへ数件ずつ同時に送るプログラム',
        summary: '失敗した分を残し、二重に送らない',
        page: `${WIKI}/external-request#several-at-once`,
      },
      {
        kind: 'new',
        title: '管理者と開発者の順序と、進み具合',
        summary: '読む順と所要時間を分け、終わった段階を数える',
        page: '/tutorial/tutorial-basic/about-custom-data#administrator-path',
      },
      {
        kind: 'improved',
        title: '長いページの整理',
        summary:
          '目的の手順と決まりを先に置き、詳しい例とメッセージは押すと開くようにした',
        page: '/',
      },
      {
        kind: 'improved',
        title: '厳しい条件とヒントの追加',
        summary:
          '名前の書き間違い、年月の形の違い、部門のない仕訳、4月1日生まれ、失敗の見落とし、1年後や3月の実行を調べ、数値ごとの金額を並べる',
        page: `${WIKI}/test-custom-function#stress-in-page`,
      },
      {
        kind: 'improved',
        title: 'お金やデータを変えるすべての見本',
        summary:
          '空の値、異動、遡及計算などの厳しい条件に合わせて直した。退職や休職の扱いは、例ごとの「会社の決まり」による',
        page: `${WIKI}/best-practice-updating-shikyugaku-master#safe-program`,
      },
      {
        kind: 'improved',
        title: 'ページの中での実行',
        summary:
          '見本の出力と違うところを示し、書き換えた内容をそのブラウザーに残す',
        page: `${WIKI}/test-custom-function#try-in-page`,
      },
      {
        kind: 'improved',
        title: '実行したときのヒント',
        summary:
          '読んでいない対象者や、前の月のまま残る金額を、従業員IDで知らせる',
        page: `${WIKI}/test-custom-function`,
      },
      {
        kind: 'improved',
        title: '用語とコードの名前の説明',
        summary: '同じ操作で開き、スマートフォンでも読める',
        page: `${WIKI}/shikyukojo-data#save-amount`,
      },
      {
        kind: 'improved',
        title: 'ページの日付',
        summary: '「本文の更新日」とし、製品で確認した日とは分けた',
        page: '/wiki/development-plan',
      },
      {
        kind: 'new',
        title: '日割りの計算',
        summary: '月の途中の入社、退職、休職を、在籍した日数で計算する',
        page: `${WIKI}/shikyukojo-data#daily-rate`,
      },
      {
        kind: 'new',
        title: '出社日数、祝金、試用期間、部門別の貸借、内容による番号の例',
        summary:
          '回数を数える、1回だけ支給する、数か月後から支給するなどのプログラムを示す',
        page: `${WIKI}/custom-data-file-input#daily-attendance`,
      },
      {
        kind: 'new',
        title: '払いすぎたとき、少なく払ったとき',
        summary: 'プログラムと給与の担当者がすることを、場合ごとに示す',
        page: `${WIKI}/shikyukojo-data#negative-amounts`,
      },
      {
        kind: 'new',
        title: 'データの値が後から変わったとき',
        summary: '単価の改定、退職、届け出の遅れで、管理者がすることを示す',
        page: '/tutorial/tutorial-basic/register-custom-data#later-changes',
      },
      {
        kind: 'fixed',
        title: '資格手当、食事手当、住宅補助のプログラム',
        summary: '遡及計算で、済んだ月の金額を今の金額に変えないようにした',
        page: `${WIKI}/best-practice-updating-shikyugaku-master#rule-retroactive`,
      },
      {
        kind: 'fixed',
        title: '空の値を0円や対象外とみなしていたプログラム',
        summary:
          '金額、単価、日付、区分が空のときは、従業員IDを残して除くか、書く前に止めるようにした',
        page: `${WIKI}/best-practice-updating-shikyugaku-master#rule-values`,
      },
      {
        kind: 'fixed',
        title: '休職中の従業員と、月の途中の入社と退職',
        summary:
          '知らせずに支給したり落としたりせず、会社の決まりとしてプログラムに書くようにした',
        page: `${WIKI}/best-practice-updating-shikyugaku-master#company-decisions`,
      },
      {
        kind: 'fixed',
        title: '食事手当、日割り、給与項目を切り替えるプログラム',
        summary:
          '兼務がある休職者への支給と、2つの給与項目での二重払いを直した',
        page: `${WIKI}/default-data#active-employees`,
      },
      {
        kind: 'fixed',
        title: '在宅勤務手当のプログラム',
        summary:
          '過去の月の日数まで足していたため対象年月で絞り、実績が1件もない月は止めるようにした',
        page: `${WIKI}/shikyukojo-data#save-amount-sample`,
      },
      {
        kind: 'fixed',
        title: 'ペット手当と資格手当のプログラム',
        summary: '支給がなくなった従業員に、前の月の金額が残らないようにした',
        page: `${ADVANCED}/register-custom-functions-for-pet-teate#step-implementation`,
      },
      {
        kind: 'fixed',
        title: '仕訳元データの見本',
        summary:
          '借方と貸方を差し引かず、合っていることと、新しく登録されたことを調べるようにした',
        page: `${WIKI}/shiwake-data`,
      },
    ],
  },
  {
    version: '1.1',
    date: '2026-11-21',
    items: [
      {
        kind: 'new',
        title: '5,000件を取り込み、12件を直す例',
        summary: 'エラーのファイルと直したファイルを、初めから終わりまで示す',
        page: `${WIKI}/custom-data-file-input#worked-example`,
      },
      {
        kind: 'new',
        title: '取り込んだデータを確かめるプログラム',
        summary: 'エラーにならない誤りを、ページの中で試せるプログラムで探す',
        page: `${WIKI}/custom-data-file-input#verify`,
      },
      {
        kind: 'new',
        title: 'エラーメッセージの一覧',
        summary: 'どのメッセージにも、原因、確認すること、対処方法を示す',
        page: '/wiki/frequently-asked-questions#all-messages',
      },
      {
        kind: 'new',
        title: '用語集',
        summary: '給与計算と製品の用語を、1文ずつ説明する',
        page: '/wiki/frequently-asked-questions#glossary',
      },
      {
        kind: 'new',
        title: 'コードの名前の説明',
        summary: 'マウスを重ねるかキーボードで選ぶと、型と意味を表示する',
        page: `${WIKI}/shikyukojo-data#save-amount`,
      },
      {
        kind: 'new',
        title: 'チュートリアルの練習問題',
        summary: '答えをその場で確かめながら、学んだことを試す',
        page: '/tutorial/quick-start',
      },
      {
        kind: 'new',
        title: '見本の会社のデータ',
        summary: 'サンプルが使うデータを表で示し、CSVで配る',
        page: `${WIKI}/test-custom-function#sample-company`,
      },
      {
        kind: 'new',
        title: 'Markdownのコピーと本文の更新日',
        summary: 'どのページもMarkdownで写し取れ、本文がいつ変わったかが分かる',
        page: `${WIKI}/custom-secret`,
      },
      {
        kind: 'new',
        title: 'このWikiの使いやすさ',
        summary: 'アクセシビリティの目標と、確かめた範囲を示す',
        page: '/#accessibility',
      },
      {
        kind: 'improved',
        title: 'ページの中のエディター',
        summary: '入力候補、カーソルの位置の説明、誤りの印を表示する',
        page: `${WIKI}/test-custom-function#try-in-page`,
      },
      {
        kind: 'improved',
        title: '日本語の検索',
        summary: '読み、表記の揺れ、言葉の一部からも、ページを見つける',
        page: '/',
      },
      {
        kind: 'improved',
        title: '見た目と印刷',
        summary: '配色と文字の組み方を改め、A4で印刷できるようにする',
        page: '/',
      },
      {
        kind: 'improved',
        title: '支給額マスタを更新する際の注意点',
        summary: '更新できない従業員を、給与計算の前に調べるプログラムを加える',
        page: `${WIKI}/best-practice-updating-shikyugaku-master`,
      },
      {
        kind: 'improved',
        title: '既定のデータの取得',
        summary: '同じ従業員が2件以上返る理由と、調べるプログラムを加える',
        page: `${WIKI}/default-data`,
      },
      {
        kind: 'improved',
        title: 'カスタムファンクションのテスト実行',
        summary: '支給日までに、実データを変えずに確かめる順序を加える',
        page: `${WIKI}/test-custom-function`,
      },
      {
        kind: 'improved',
        title: 'よくある質問',
        summary: '急ぐときの早見表を加え、どの質問にも初めに短く答える',
        page: '/wiki/frequently-asked-questions#quick-answers',
      },
      {
        kind: 'improved',
        title: 'アカウント連携仕様',
        summary: 'ログインの順序の図と、入社から退職までの確認項目を加える',
        page: '/wiki/account-integration-specification#life-cycle',
      },
      {
        kind: 'improved',
        title: 'シークレット',
        summary: '値が通る道の図と、入れ替えの前後の確認を加える',
        page: `${WIKI}/custom-secret#use-in-function`,
      },
      {
        kind: 'improved',
        title: 'カスタム選択肢',
        summary: '選択肢を変えるときの手順と、影響を調べるプログラムを加える',
        page: `${WIKI}/custom-select-option#change-options`,
      },
      {
        kind: 'improved',
        title: '予約語と名前の付け方',
        summary: '名前の一覧を、サンプルを動かす環境と同じものにする',
        page: `${WIKI}/reserved-words#item-keys`,
      },
      {
        kind: 'improved',
        title: '開発計画',
        summary: '予定、検討中、予定していないものを、理由とともに示す',
        page: '/wiki/development-plan#wiki-plan',
      },
    ],
  },
  {
    version: '1.0',
    date: '2026-11-21',
    items: [
      {
        kind: 'new',
        area: 'tutorial',
        title: 'クイックスタート',
        summary:
          '最初のカスタムファンクションを登録し、ログを確かめるまでの手順',
        page: '/tutorial/quick-start',
      },
      {
        kind: 'new',
        area: 'tutorial',
        title: 'カスタムデータについて',
        summary: 'カスタムデータ定義とカスタムデータの考え方',
        page: `${BASIC}/about-custom-data`,
      },
      {
        kind: 'new',
        area: 'tutorial',
        title: 'カスタムデータ定義の登録',
        summary: 'ペット手当に使う2つの定義の登録',
        page: `${BASIC}/register-custom-data-definition`,
      },
      {
        kind: 'new',
        area: 'tutorial',
        title: 'カスタムデータの登録',
        summary: '定義に沿った値の登録',
        page: `${BASIC}/register-custom-data`,
      },
      {
        kind: 'new',
        area: 'tutorial',
        title: 'カスタムファンクションについて',
        summary: 'カスタムファンクションの考え方と実行トリガー',
        page: `${ADVANCED}/about-custom-functions`,
      },
      {
        kind: 'new',
        area: 'tutorial',
        title: 'カスタムファンクションの登録',
        summary: '手動で実行するカスタムファンクションの登録',
        page: `${ADVANCED}/register-custom-functions-base`,
      },
      {
        kind: 'new',
        area: 'tutorial',
        title: 'ペット手当のカスタムファンクション登録',
        summary: '給与計算に合わせて手当を更新するカスタムファンクション',
        page: `${ADVANCED}/register-custom-functions-for-pet-teate`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title:
          'カスタムファンクションでのカスタムデータ定義・カスタムデータの使用方法',
        summary: 'プログラムからの読み取り、作成、更新、削除',
        page: `${WIKI}/custom-data-for-custom-function`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: 'カスタムデータをファイルで扱う',
        summary: 'CSVファイルの出力と取り込み',
        page: `${WIKI}/custom-data-file-input`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: 'カスタム選択肢機能の概要と利用方法',
        summary: '選択肢のマスタの作成と利用',
        page: `${WIKI}/custom-select-option`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: '既定のデータの取得',
        summary: '発令、個人、住所などの読み取り',
        page: `${WIKI}/default-data`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: '支給額・控除額データの連携',
        summary: '給与計算のときの金額の更新',
        page: `${WIKI}/shikyukojo-data`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: '支給額マスタを更新する際の注意点',
        summary: '計算パターンに給与項目があるかの確認',
        page: `${WIKI}/best-practice-updating-shikyugaku-master`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: '仕訳元データの連携',
        summary: '給与仕訳元データの読み取り',
        page: `${WIKI}/shiwake-data`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: '外部リクエストの送信方法',
        summary: 'HTTPによる外部システムとの通信',
        page: `${WIKI}/external-request`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: 'シークレットの概要と利用方法',
        summary: '秘密の値の登録と読み取り',
        page: `${WIKI}/custom-secret`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: 'カスタムファンクションのテスト実行',
        summary: '本番の前の動作の確認',
        page: `${WIKI}/test-custom-function`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: 'カスタムファンクションのログの確認方法',
        summary: 'ログの出力と確認',
        page: `${WIKI}/custom-function-log`,
      },
      {
        kind: 'new',
        area: 'custom-data-function',
        title: '予約語と名前の付け方',
        summary: '定義や項目に使えない名前',
        page: `${WIKI}/reserved-words`,
      },
      {
        kind: 'new',
        area: 'guide-and-reference',
        title: 'アカウント連携仕様',
        summary: 'Combositeのユーザー情報によるログイン',
        page: '/wiki/account-integration-specification',
      },
      {
        kind: 'new',
        area: 'guide-and-reference',
        title: 'よくある質問 FAQ',
        summary: '問い合わせの多い内容と答え',
        page: '/wiki/frequently-asked-questions',
      },
      {
        kind: 'new',
        area: 'guide-and-reference',
        title: '開発計画',
        summary: '製品の計画の公開状況と、このWikiの計画',
        page: '/wiki/development-plan',
      },
      {
        kind: 'new',
        area: 'guide-and-reference',
        title: 'APIリファレンス',
        summary: 'クラス、列挙型、関数、インターフェース、型の一覧',
        page: '/api/',
      },
      {
        kind: 'new',
        area: 'downloads',
        title: '型の定義ファイル',
        summary: 'エディターの補完と型の検査に使う、すべての型の定義',
        page: '/api/#types-in-editor',
      },
      {
        kind: 'new',
        area: 'downloads',
        title: '列挙型のコード一覧',
        summary:
          'すべての列挙型のコード、名称、読みのCSVファイルとJSONファイル',
        page: '/api/#enumeration-codes',
      },
      {
        kind: 'new',
        area: 'downloads',
        title: 'パソコンで試すためのキット',
        summary: '見本の会社のデータで、プログラムを手元で動かす一式',
        page: `${WIKI}/test-custom-function#try-on-your-machine`,
      },
      {
        kind: 'new',
        area: 'runner',
        title: 'サンプルの実行',
        summary:
          '「実行」を押すと、給与計算に影響せずに、見本の会社のデータで動く',
        page: '/tutorial/quick-start#step-create-file',
      },
      {
        kind: 'new',
        area: 'runner',
        title: 'サンプルの編集',
        summary:
          '「編集」でプログラムを書き換え、「場面」で実行のきっかけと対象者を選ぶ',
        page: '/tutorial/quick-start#step-create-file',
      },
    ],
  },
];
