/*
 * The message catalogue: everything that the runtime can say. The runtime, the
 * pages and the tests read it; no message stands anywhere else.
 */

/** One message of the catalogue. */
export interface MessageEntry {
  /** The message, with `{name}` where a value stands. */
  readonly template: string;
  /** What led to it. */
  readonly cause: string;
  /** What the reader looks at first. */
  readonly check: string;
  /** What the reader does about it. */
  readonly mend: string;
  /** An `error` stops the program; a `notice` is advice beside the log. */
  readonly kind: 'error' | 'notice';
  /**
   * The page, and its section, that explains the rule. The page shows the
   * message too, therefore it is a written one, not of the reference.
   */
  readonly page: string;
}

const FUNCTION_PAGE = '/tutorial/tutorial-advanced/about-custom-functions';
const DEFINITION_PAGE =
  '/tutorial/tutorial-basic/register-custom-data-definition';
const WIKI = '/wiki/custom-data-function';
const DATA_PAGE = `${WIKI}/custom-data-for-custom-function`;

// assumption: error-messages
/** All messages by their id, grouped by topic. */
export const MESSAGES = {
  // Programs

  'syntax-error': {
    template: 'プログラムの構文に誤りがあります：{reason}',
    cause: '括弧や引用符が欠けているか、使えない書き方があります。',
    check: '開く括弧と閉じる括弧の数、引用符と全角文字を確かめます。',
    mend: 'エディターで誤りの位置を探して直し、もう一度実行します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#program-shape`,
  },
  'main-missing': {
    template: 'プログラムにmain関数がありません',
    cause: '実行の入り口である「async function main()」が見つかりません。',
    check: '関数の名前がmainで、ほかの関数の中に入っていないことを確かめます。',
    mend: '「async function main() { … }」の形に直します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  'uncaught-error': {
    template: 'mainからエラーが投げられました：{reason}',
    cause:
      'プログラムが投げたエラーか、計算の途中のエラーが、catchされませんでした。',
    check: 'エラーの内容と、その行で使った値を確かめます。',
    mend: '原因を直します。処理を続けられる失敗なら、tryとcatchで受け取ります。',
    kind: 'error',
    page: `${DATA_PAGE}#error-handling`,
  },
  'unhandled-rejection': {
    template: 'awaitを付けていない処理でエラーが起きました：{reason}',
    cause:
      'awaitを付けずに呼び出した非同期の関数が失敗し、エラーが受け取られませんでした。',
    check: '示された行を含む関数を、どこから呼び出しているか確かめます。',
    mend: 'その関数の呼び出しにawaitを付け、エラーの原因を直します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  'console-unavailable': {
    template: 'console.{method}は使えません。loggerを使ってください',
    cause: 'カスタムファンクションのログは、consoleでは出せません。',
    check: 'プログラムの中のconsoleを探します。',
    mend: 'logger.info()など、loggerのメソッドに置き換えます。',
    kind: 'error',
    page: `${WIKI}/custom-function-log#write-logs`,
  },
  'not-awaited': {
    template: '{call}の結果が使われていません。awaitを付けてください',
    cause: '非同期の操作にawaitを付けずに、次の行へ進みました。',
    check: '操作の前にawaitがあることを確かめます。',
    mend: '操作の前にawaitを付けます。',
    kind: 'notice',
    page: `${FUNCTION_PAGE}#rules`,
  },

  'not-finished': {
    template:
      '{call}が終わる前にmainが終わりました。呼び出しをたどって、awaitを付けてください',
    cause:
      'その操作をする非同期の関数にawaitを付けずに、mainの終わりまで進みました。',
    check: '示された行を含む関数の呼び出しに、awaitがあることを確かめます。',
    mend: 'mainからその操作までの、すべての呼び出しにawaitを付けます。',
    kind: 'notice',
    page: `${FUNCTION_PAGE}#rules`,
  },

  // Limits of this runtime

  'log-limit': {
    template: 'ログが{limit}行を超えたため、実行を止めました',
    cause: '繰り返しの中で、ログを出しすぎています。',
    check: '繰り返しが終わる条件と、繰り返しの中のloggerを確かめます。',
    mend: '要点だけをログに出します。この上限は、お試し実行だけのものです。',
    kind: 'error',
    page: `${WIKI}/custom-function-log#searchable-logs`,
  },
  'operation-limit': {
    template: 'データの操作が{limit}回を超えたため、実行を止めました',
    cause: '繰り返しの中で、データの操作を何度も呼び出しています。',
    check: '繰り返しが終わる条件と、繰り返しの中のawaitを確かめます。',
    mend: 'まとめて取得して振り分けます。この上限は、お試し実行だけのものです。',
    kind: 'error',
    page: `${DATA_PAGE}#read-at-once`,
  },
  'http-call-limit': {
    template: '外部リクエストが{limit}回を超えたため、実行を止めました',
    cause: '従業員ごとの呼び出しや、終わらない再試行があります。',
    check: '再試行の回数と、繰り返しの中のhttpRequestを確かめます。',
    mend: 'まとめて送るAPIを使います。この上限は、お試し実行だけのものです。',
    kind: 'error',
    page: `${WIKI}/external-request#rules`,
  },
  'run-time-limit': {
    template: '実行が{seconds}秒を超えたため、止めました',
    cause: '応答の遅い外部サービスを、何度も待っています。',
    check: '待ち時間の長い呼び出しと、timeoutMillisを確かめます。',
    mend: 'timeoutMillisを短くします。この上限は、お試し実行だけのものです。',
    kind: 'error',
    page: `${WIKI}/external-request#timeout-and-retry`,
  },

  // Scenarios and company data

  'scenario-unknown': {
    template: '場面「{scenario}」がありません。使える場面：{known}',
    cause: '指定した場面の名前が、一覧にありません。',
    check: '名前の文字を、使える場面の一覧と見比べます。',
    mend: '一覧にある名前を指定します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#execution-triggers`,
  },
  'shiharai-master-unknown': {
    template: '支払マスタ「{shiharaiMasterName}」がありません',
    cause:
      'お試し実行の場面に書いた支払マスタが、見本の会社のデータにありません。',
    check: '支払マスタの名前を、見本の会社のデータと見比べます。',
    mend: '見本の会社のデータにある名前を指定します。',
    kind: 'error',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#terms`,
  },

  // Custom select options and custom data definitions

  'select-option-master-duplicate': {
    template: 'カスタム選択肢マスタ「{masterName}」は登録済みです',
    cause: '同じ名前のカスタム選択肢マスタがあります。',
    check: 'カスタム選択肢マスタ一覧画面で、名前を確かめます。',
    mend: '別の名前にします。',
    kind: 'error',
    page: `${WIKI}/custom-select-option#master-rules`,
  },
  'select-option-duplicate': {
    template: 'カスタム選択肢マスタ「{masterName}」に「{option}」が2つあります',
    cause: '1つのマスタに、同じ選択肢が2つあります。',
    check: 'マスタの選択肢を見比べます。',
    mend: '重複した選択肢を除きます。',
    kind: 'error',
    page: `${WIKI}/custom-select-option#master-rules`,
  },
  'select-option-master-missing': {
    template:
      '項目「{itemName}」のカスタム選択肢マスタ「{masterName}」がありません',
    cause: '項目に紐づけたマスタが、登録されていないか、削除されています。',
    check: 'カスタム選択肢マスタ一覧画面で、名前を確かめます。',
    mend: 'マスタを作るか、紐づけを見直します。',
    kind: 'error',
    page: `${WIKI}/custom-select-option#link-to-definition`,
  },
  'definition-name-duplicate': {
    template: 'カスタムデータ定義名「{definitionName}」は使われています',
    cause: '同じ名前のカスタムデータ定義があります。',
    check: 'カスタムデータ定義の一覧で、名前を確かめます。',
    mend: '別の名前にします。同じ定義なら、登録済みのものを使います。',
    kind: 'error',
    page: `${DEFINITION_PAGE}#troubleshooting`,
  },
  'definition-name-empty': {
    template: 'カスタムデータ定義名がありません',
    cause: 'カスタムデータ定義名が空です。',
    check: '「カスタムデータ定義名」の値を確かめます。',
    mend: '内容が分かる名前を付けます。',
    kind: 'error',
    page: `${DEFINITION_PAGE}#definition-fields`,
  },
  'employee-id-item-missing': {
    template:
      '個人データの定義「{definitionName}」に従業員IDの項目がありません',
    cause:
      '個人データは、必須で文字列の項目「従業員ID」（employeeId）を持ちます。',
    check: '「データ種別」と、項目キーemployeeIdの設定を確かめます。',
    mend: '従業員IDの項目を加えます。従業員に結び付かないなら、共通データにします。',
    kind: 'error',
    page: `${DEFINITION_PAGE}#step-pet-count`,
  },
  'item-key-duplicate': {
    template: '定義「{definitionName}」に項目キー「{itemKey}」が2つあります',
    cause: '1つの定義の中で、項目キーが重なっています。',
    check: '定義の項目キーを見比べます。',
    mend: '片方の項目キーを変えます。',
    kind: 'error',
    page: `${WIKI}/reserved-words#kinds-of-names`,
  },
  'item-key-invalid': {
    template: '項目キー「{itemKey}」は使えません：英字で始まる英数字にします',
    cause: '項目キーに、使えない文字があるか、数字で始まっています。',
    check: '空白、ハイフン、全角文字がないことを確かめます。',
    mend: 'dogCountのように、小文字で始まる英数字にします。',
    kind: 'error',
    page: `${WIKI}/reserved-words#item-keys`,
  },
  'item-key-reserved': {
    template: '項目キー「{itemKey}」は使えません：{reason}',
    cause: '製品やJavaScriptが別の意味で使う名前です。',
    check: '予約語の表で、理由と代わりの例を確かめます。',
    mend: '別の項目キーにします。',
    kind: 'error',
    page: `${WIKI}/reserved-words#item-keys`,
  },
  'item-key-discouraged': {
    template: '項目キー「{itemKey}」は避けたほうがよい名前です：{reason}',
    cause: 'JavaScriptの予約語などと重なり、変数名にできません。',
    check: '予約語の表で、理由と代わりの例を確かめます。',
    mend: '別の項目キーにします。変えられないときは、別名を付けて受け取ります。',
    kind: 'notice',
    page: `${WIKI}/reserved-words#example`,
  },

  // Custom data

  'definition-not-found': {
    template: 'カスタムデータ定義「{definitionName}」がありません',
    cause:
      'プログラムの定義名が、登録した名前と違うか、定義が登録されていません。',
    check: '全角と半角、空白、末尾の「マスタ」の有無まで見比べます。',
    mend: 'カスタムデータ定義の一覧から名前を写し、プログラムに貼り付けます。',
    kind: 'error',
    page: `${DATA_PAGE}#error-handling`,
  },
  'custom-data-not-object': {
    template: 'カスタムデータの内容は、項目キーと値のオブジェクトで渡します',
    cause: '登録または更新する内容が、オブジェクトではありません。',
    check: '引数の値と順序を確かめます。',
    mend: '{dogCount: 1}のような形で渡します。',
    kind: 'error',
    page: `${DATA_PAGE}#create`,
  },
  'unknown-item-key': {
    template:
      '定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}',
    cause: '渡した内容か検索条件に、定義にない項目キーがあります。',
    check: '定義の「項目キー」と見比べます。大文字と小文字も区別します。',
    mend: '項目キーを定義に合わせます。',
    kind: 'error',
    page: `${DATA_PAGE}#get-definition`,
  },
  'meta-field-write': {
    template: '「{itemKey}」は書き換えられません',
    cause: 'データID、登録日時、更新日時は、製品が値を決めます。',
    check: '取得したデータを、そのまま渡していないかを確かめます。',
    mend: '変える項目だけを選んで渡します。',
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  'required-item-missing': {
    template: '必須の項目「{itemName}」（{itemKey}）に値がありません',
    cause: '定義で必須にした項目が、渡した内容にないか、空です。',
    check: '項目キーの綴りと、値がnullや空の文字列でないことを確かめます。',
    mend: '必須の項目に値を入れます。',
    kind: 'error',
    page: `${DATA_PAGE}#create`,
  },
  'data-type-mismatch': {
    template:
      '項目「{itemName}」（{itemKey}）は{dataType}です。渡した値：{value}',
    cause: '値の型が、定義の「データ型」と違います。',
    check: "数値の項目に'2'のような文字列を渡していないかを確かめます。",
    mend: 'NumberやStringで、定義の「データ型」に合わせます。',
    kind: 'error',
    page: `${DATA_PAGE}#cautions`,
  },
  'date-format': {
    template:
      '項目「{itemName}」（{itemKey}）の日付はYYYY/MM/DDの形で渡します。渡した値：{value}',
    cause: '日付の形が違うか、暦にない日です。',
    check: '月と日が2桁で、スラッシュで区切られていることを確かめます。',
    mend: "'2025/04/01'のような形にします。",
    kind: 'error',
    page: `${DATA_PAGE}#cautions`,
  },
  'select-option-unknown': {
    template:
      '項目「{itemName}」（{itemKey}）の選択肢に「{value}」がありません',
    cause: '紐づけたカスタム選択肢マスタにない文字列です。',
    check: '全角と半角、前後の空白まで見比べます。',
    mend: 'マスタにある選択肢を渡すか、マスタに選択肢を加えます。',
    kind: 'error',
    page: `${WIKI}/custom-select-option#use-in-function`,
  },
  'data-id-not-found': {
    template:
      '定義「{definitionName}」にデータID「{dataId}」のデータがありません',
    cause: 'データIDが違うか、データがすでに削除されています。',
    check: '取得し直し、そのデータのdataIdを渡しているかを確かめます。',
    mend: '対象を取得し直し、そのdataIdを渡します。',
    kind: 'error',
    page: `${DATA_PAGE}#update`,
  },

  // Files of custom data

  'csv-item-missing': {
    template:
      'ファイルに、定義「{definitionName}」の項目「{itemName}」の列がありません',
    cause: '定義にある項目の列が、ファイルの見出しにありません。',
    check: 'テンプレートの見出しと、1文字ずつ見比べます。',
    mend: 'テンプレートか出力したファイルを元に、すべての列をそろえます。',
    kind: 'error',
    page: `${WIKI}/custom-data-file-input#troubleshooting`,
  },
  'csv-broken': {
    template: 'ファイルの{row}行目をCSVとして読み取れません',
    cause: '引用符が閉じていないか、値の途中に引用符があります。',
    check: 'その行の引用符の数を確かめます。',
    mend: '表計算ソフトで開き、CSV形式で保存し直します。',
    kind: 'error',
    page: `${WIKI}/custom-data-file-input#file-format`,
  },
  'data-id-invalid': {
    template: 'データID「{dataId}」は使えません：英数字にします',
    cause: '自分で決めたデータIDに、英数字ではない文字があります。',
    check: '空白、ハイフン、全角文字がないことを確かめます。',
    mend: '英数字だけのデータIDにするか、空欄にします。',
    kind: 'error',
    page: `${WIKI}/custom-data-file-input#data-id`,
  },
  'data-id-duplicate': {
    template: 'データID「{dataId}」がファイルに2つあります',
    cause: '1つのファイルに、同じデータIDの行が2つあります。',
    check: '行を写したときに、データIDも写していないかを確かめます。',
    mend: '新しい行のデータIDを、別の値か空欄にします。',
    kind: 'error',
    page: `${WIKI}/custom-data-file-input#data-id`,
  },

  // Queries

  'query-function-result': {
    template: '検索条件の関数は、受け取ったqbか、条件を加えたqbを返します',
    cause: '関数が値を返していないか、別の値を返しています。',
    check: '{ }で囲んだ関数にreturnがあることを確かめます。',
    mend: "(qb) => qb.where('dogCount', '>', 0)のように書きます。",
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  'query-operator-unknown': {
    template: 'whereの演算子「{operator}」は使えません。使える演算子：{known}',
    cause: '演算子の書き方が違います。',
    check: "'='や'==='、'like'を使っていないかを確かめます。",
    mend: '使える演算子に直します。',
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  'query-value-not-array': {
    template: 'whereの演算子「{operator}」には、値の配列を渡します',
    cause: "'in'と'not-in'に、配列ではない値を渡しています。",
    check: '3番目の引数を確かめます。',
    mend: "['0001']のように、1つの値でも配列にします。",
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  'query-direction-invalid': {
    template: "orderByの方向は'asc'か'desc'です。渡した値：{value}",
    cause: '並び順の方向の書き方が違います。',
    check: '2番目の引数を確かめます。',
    mend: "'asc'（昇順）か'desc'（降順）にします。",
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  'query-limit-invalid': {
    template: 'limitの件数は1以上の整数です。渡した値：{value}',
    cause: '件数が0以下か、整数ではありません。',
    check: '引数の値を確かめます。',
    mend: '1以上の整数を渡します。',
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  'query-value-type': {
    template: '項目「{itemKey}」は{dataType}ですが、検索条件の値は{value}です',
    cause: '検索条件の値の型が、定義の「データ型」と違うため、一致しません。',
    check: "'1'と1のように、文字列と数値を取り違えていないかを確かめます。",
    mend: '値の型を「データ型」に合わせます。',
    kind: 'notice',
    page: `${DATA_PAGE}#error-handling`,
  },
  'query-condition-dropped': {
    template:
      '加えた検索条件が使われていません。条件を加えたqbを返してください',
    cause: 'whereなどの戻り値を捨てて、元のqbを返しています。',
    check: 'returnする値が、最後に条件を加えたqbかを確かめます。',
    mend: '条件を続けて書き、その戻り値を返します。',
    kind: 'notice',
    page: `${DATA_PAGE}#read`,
  },

  // Combosite's data

  'service-not-available': {
    template: '{service}は、{trigger}では使えません。使える場面：{available}',
    cause: '実行トリガーと実行トリガー処理によって、使えるサービスが違います。',
    check: '「実行トリガー」と「実行トリガー処理」を確かめます。',
    mend: '使える場面を選び直すか、そのサービスを使わない処理にします。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#execution-triggers`,
  },
  'employee-id-list-invalid': {
    template: '従業員IDは文字列の配列で渡します。渡した値：{value}',
    cause: '配列ではない値か、文字列ではない従業員IDを渡しています。',
    check: '1人だけのときも配列にしているか、数値にしていないかを確かめます。',
    mend: "['0001']のように渡します。",
    kind: 'error',
    page: `${WIKI}/default-data#how-to-read`,
  },
  'base-date-invalid': {
    template: '基準日が日付として正しくありません。渡した値：{value}',
    cause: '年、月、日がスラッシュで区切られていないか、暦にない日です。',
    check: 'ハイフンや全角文字、2月30日のような日でないことを確かめます。',
    mend: "'2025/04/01'か'2025/4/1'の形にします。",
    kind: 'error',
    page: `${WIKI}/default-data#how-to-read`,
  },

  // Payment and deduction masters

  'amount-list-invalid': {
    template: 'saveAmountには、更新する金額の配列を渡します。渡した値：{value}',
    cause: '配列ではない値か、オブジェクトではない要素を渡しています。',
    check: '引数が、4つの項目を持つオブジェクトの配列かを確かめます。',
    mend: '1件だけのときも、配列にして渡します。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#save-amount`,
  },
  'amount-item-invalid': {
    template: 'saveAmountに渡した値が正しくありません：{problems}',
    cause:
      '示された項目がないか、型が違います。日付の形が違うか、暦にない日のこともあります。',
    check: '示された項目の値を、どこで求めたか確かめます。',
    mend: 'employeeIdとkyuyoKomokuNameは文字列、amountは数値、baseDateは「2025/04/01」の形の文字列にします。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#save-amount`,
  },
  'amount-not-yen': {
    template: '金額は0以上の整数で渡します：{problems}',
    cause: '計算の結果に、円未満の端数があるか、負の値になっています。',
    check: '計算に使った値に、負の数や小数がないかを確かめます。',
    mend: '端数は、賃金規程の丸め方で整数にします。負の値は、元の値を直すまで止めます。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#check-amounts`,
  },
  'employee-unknown': {
    template: '従業員ID「{employeeId}」の従業員がいません',
    cause: '従業員IDが、Combositeの登録と違います。',
    check: '先頭の0が消えていないかを確かめます。',
    mend: '従業員IDを、Combositeと同じ文字列にします。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#troubleshooting`,
  },
  'employee-not-target': {
    template:
      '従業員ID「{employeeId}」は、実行中の給与計算の対象ではありません',
    cause: 'employeeIdListにない従業員の金額を渡しています。',
    check: 'employeeIdListと、金額を渡した従業員を見比べます。',
    mend: 'employeeIdListにある従業員だけを選んで渡します。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#employee-id-list`,
  },
  'kyuyo-komoku-not-found': {
    template: '給与項目「{kyuyoKomokuName}」がありません',
    cause: '給与項目名が、Combositeの登録と違います。',
    check: '全角と半角、空白、送り仮名を見比べます。',
    mend: '給与項目名を、Combositeの登録どおりに書きます。',
    kind: 'error',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#troubleshooting`,
  },
  'kyuyo-komoku-not-updatable': {
    template:
      '給与項目「{kyuyoKomokuName}」は更新できません。固定支給か固定控除で、金額直接入力の給与項目だけを更新できます',
    cause: '給与項目の項目区分または算出方法区分が、条件に合いません。',
    check: 'Combositeで、項目区分と算出方法区分を確かめます。',
    mend: '条件を満たす給与項目を用意し、その名前を指定します。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#updatable-masters`,
  },
  'kyuyo-komoku-not-in-pattern': {
    template:
      '従業員ID「{employeeId}」の{keisanPatternName}に、給与項目「{kyuyoKomokuName}」がありません',
    cause: '従業員の計算パターンで使えない給与項目です。',
    check: 'keisanPatternDataで、従業員の計算パターンの給与項目を確かめます。',
    mend: 'その従業員を対象から除くか、使える給与項目に切り替えます。',
    kind: 'error',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#leave-out-employees`,
  },
  'keisan-pattern-missing': {
    template:
      '従業員ID「{employeeId}」に、{baseDate}の時点の計算パターンがありません',
    cause: '基準日に適用される計算パターンがありません。',
    check: '基準日と、従業員の雇用と退職の日を確かめます。',
    mend: 'その従業員を対象から除くか、基準日を直します。',
    kind: 'error',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#check-item-in-pattern`,
  },
  'amount-already-updated': {
    template:
      '従業員ID「{employeeId}」の「{kyuyoKomokuName}」は、1回のリクエストで2度更新できません',
    cause: '同じ従業員の同じマスタは、1回のリクエストで1度しか更新できません。',
    check:
      '同じ従業員のデータが2件ないか、saveAmountを2回呼んでいないかを確かめます。',
    mend: '従業員ごとに金額を合計し、1件にまとめて渡します。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#once-per-request`,
  },
  'base-date-moved': {
    template:
      '従業員ID「{employeeId}」の開始日を、{baseDate}から発令日の{startDate}に置き換えました',
    cause: '基準日が、雇用または出向受入の発令日より前です。',
    check: '従業員の発令日を確かめます。',
    mend: '決まりのとおりの動きなので、対処はいりません。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#base-date-rule`,
  },
  'dry-run-not-written': {
    template: 'テスト実行のため、変更は保存していません',
    cause: 'お試し実行のテスト実行では、マスタもカスタムデータも変わりません。',
    check: '変わるはずの値を、変更の一覧で確かめます。',
    mend: '製品でもマスタとカスタムデータは変わりませんが、外部への送信（httpRequest）は実際に行われると考え、送り先を試験用にします。',
    kind: 'notice',
    page: `${WIKI}/test-custom-function#sample-and-real-data`,
  },

  // Secrets

  'secret-not-found': {
    template: 'シークレット「{name}」が登録されていません',
    cause: '名前が登録と違うか、まだ登録されていません。',
    check: '大文字と小文字まで、名前を見比べます。',
    mend: '管理者に登録を頼むか、プログラムの名前を直します。',
    kind: 'error',
    page: `${WIKI}/custom-secret#missing-secret`,
  },
  'secret-in-log': {
    template: 'シークレット「{name}」の値がログに出ています',
    cause: '値やオブジェクトを、そのままloggerに渡しています。',
    check: 'ログを出した行の引数を確かめます。',
    mend: '値の代わりに名前を出します。本番で出したときは、値を入れ替えます。',
    kind: 'notice',
    page: `${WIKI}/custom-secret#rules`,
  },

  // External requests

  'http-url-invalid': {
    template:
      'URLが正しくありません。https://で始まるURLを渡します。渡した値：{url}',
    cause: 'https://で始まっていないか、空白などの使えない文字があります。',
    check: '先頭の文字と、値がundefinedになっていないことを確かめます。',
    mend: 'https://で始まるURLにします。値はqueryで渡します。',
    kind: 'error',
    page: `${WIKI}/external-request#rules`,
  },
  'http-timeout-invalid': {
    template: 'timeoutMillisは1以上の数値です。渡した値：{value}',
    cause: '待ち時間が0以下か、数値ではありません。',
    check: 'optionsのtimeoutMillisを確かめます。',
    mend: '10000のように、ミリ秒の数値で指定します。',
    kind: 'error',
    page: `${WIKI}/external-request#options`,
  },
  'http-timeout': {
    template: '{method} {url}の応答が{timeoutMillis}ミリ秒以内にありません',
    cause: '外部サービスの応答が遅いか、止まっています。',
    check: '外部サービスの状況と、timeoutMillisの値を確かめます。',
    mend: 'timeoutMillisを延ばすか、取得する件数を減らします。',
    kind: 'error',
    page: `${WIKI}/external-request#timeout-and-retry`,
  },
  'http-connection-failed': {
    template: '{method} {url}に接続できません',
    cause:
      'URLが違うか、外部サービスが止まっているか、接続元が制限されています。',
    check: 'URLと、外部サービスの接続元の制限を確かめます。',
    mend: 'URLを直します。一時的な失敗なら、時間をおいて実行し直します。',
    kind: 'error',
    page: `${WIKI}/external-request#timeout-and-retry`,
  },
  'http-answer-missing': {
    template: '{method} {url}の応答が用意されていません',
    cause: 'お試し実行は外部と通信せず、用意した応答だけを返します。',
    check: 'メソッドとURLを、会社のデータの応答と見比べます。',
    mend: '会社のデータに応答を加えるか、用意された応答のURLを使います。',
    kind: 'error',
    page: `${WIKI}/external-request#methods`,
  },
  'http-json-invalid': {
    template: '応答の本文をJSONとして読み取れません',
    cause: '本文が空か、HTMLのエラー画面などのJSONではない内容です。',
    check: '先にstatusとContent-Typeを確かめます。',
    mend: 'okを確かめてからjson()を呼びます。',
    kind: 'error',
    page: `${WIKI}/external-request#troubleshooting`,
  },
} as const satisfies Record<string, MessageEntry>;

/** Id of a message of the catalogue. */
export type MessageId = keyof typeof MESSAGES;

/** The names that stand in braces in a template. */
type Placeholder<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholder<Rest>
    : never;

/** Every name that stands in braces in some message. */
export type PlaceholderName = {
  [Id in MessageId]: Placeholder<(typeof MESSAGES)[Id]['template']>;
}[MessageId];

/** The values that a message needs. */
export type MessageValues<Id extends MessageId> = Record<
  Placeholder<(typeof MESSAGES)[Id]['template']>,
  string | number
>;

/**
 * The fragment under which its page explains a message.
 *
 * @param id - the message's id
 */
export function messageAnchor(id: MessageId): string {
  return `message-${id}`;
}

/**
 * The place that explains a message: cause, check and mend.
 *
 * @param id - the message's id
 * @returns an address inside the site, without the base path
 */
export function messageAddress(id: MessageId): string {
  const [page = ''] = MESSAGES[id].page.split('#', 1);
  return `${page}#${messageAnchor(id)}`;
}

/**
 * A wrong value among the elements given to `saveAmount`, for the list in a
 * message.
 *
 * @param position - of the element, from 1
 * @param employeeId - of the element, if it has any
 * @param field - the wrong one
 * @param value - ready to be shown
 */
export function describeElement(
  position: number,
  employeeId: unknown,
  field: string,
  value: string,
): string {
  const whose =
    typeof employeeId === 'string' && field !== 'employeeId'
      ? `（従業員ID ${employeeId}）`
      : '';
  return `${position}件目${whose}の${field}は${value}`;
}

/**
 * A message of the catalogue with its values.
 *
 * @param id - the message's id
 * @param values - what stands for the names in braces
 */
export function formatMessage<Id extends MessageId>(
  id: Id,
  values: MessageValues<Id>,
): string {
  const byName: Readonly<Record<string, string | number>> = values;
  return MESSAGES[id].template.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(byName[name]),
  );
}
