/*
 * The message catalogue: everything that the runtime can say. The runtime, the
 * pages and the tests read it; no message is written anywhere else.
 */

/** One message of the catalogue. */
export interface MessageEntry {
  /** The message, with `{name}` where a value is. */
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
    check:
      '示された位置と、その前の括弧と引用符の数、全角の記号がないことを確かめます。',
    mend: '示された位置を直し、もう一度実行します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#program-shape`,
  },
  // assumption: host-globals
  'import-unavailable': {
    template:
      '「{statement}」は使えません。プログラムは1つのファイルに書きます',
    cause: 'ほかのファイルやライブラリを読み込む書き方があります。',
    check: 'プログラムの中の、importとexportを探します。',
    mend: 'importとexportを消し、使う関数をプログラムの中に書きます。loggerなどは、importなしで使えます。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#available-names`,
  },
  // assumption: top-level-await
  'await-outside-async': {
    template: 'awaitは、asyncを付けた関数の中でだけ使えます',
    cause: 'awaitが、関数の外か、asyncのない関数の中にあります。',
    check:
      'awaitを囲む、いちばん内側の関数を確かめます。forEachなどに渡した関数も、1つの関数です。',
    mend: '関数の外にあれば、mainの中に移します。関数の中なら、その関数にasyncを付けます。forEachの中なら、for...ofに書き直します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  // assumption: runtime-globals
  'main-duplicate': {
    template: 'main関数が2つあります。1つだけにします',
    cause: '同じ名前の関数が2つあり、どちらから動かすかが決まりません。',
    check: 'プログラムの中の「function main」を、すべて探します。',
    mend: '使わないほうを消すか、別の名前に変えます。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  'main-missing': {
    template: 'プログラムにmain関数がありません',
    cause: '実行の入り口である「async function main()」が見つかりません。',
    check: '関数の名前がmainで、ほかの関数の中に入っていないことを確かめます。',
    mend: '「async function main() { … }」の形に直します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  'main-called': {
    template:
      '関数の外で、mainを呼び出しています。mainは自動で動きます。この行を消します',
    cause: 'mainは自動で1回動くので、呼び出すと、すべてのことを2回します。',
    check: 'プログラムの最後などにある、main()の行を探します。',
    mend: 'main()の行を消します。ほかの関数は、mainの中から呼び出します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  // assumption: uncaught-error-result
  'program-stopped': {
    template: 'プログラムのthrowで止まりました：{reason}',
    cause: 'プログラムのthrowが、実行を止めました。',
    check: 'エラーの内容と、throwの条件を確かめます。',
    mend: '内容のとおりにデータを直し、もう一度実行します。データが正しければ、throwの条件を直します。',
    kind: 'error',
    page: `${DATA_PAGE}#error-handling`,
  },
  // assumption: uncaught-error-result
  'uncaught-error': {
    template: 'mainからエラーが投げられました：{reason}',
    cause: '計算や処理の途中で、エラーが起きました。',
    check: 'エラーの内容と、その行で使った値を確かめます。',
    mend: '値がないときや、型が違うときの処理を加えます。',
    kind: 'error',
    page: `${DATA_PAGE}#error-handling`,
  },
  // assumption: unhandled-rejection-result
  'unhandled-rejection': {
    template: 'awaitを付けていない処理でエラーが起きました：{reason}',
    cause:
      'awaitを付けずに呼び出した非同期の関数が失敗し、エラーが受け取られませんでした。',
    check: '示された行を含む関数を、どこから呼び出しているか確かめます。',
    mend: 'その関数の呼び出しにawaitを付け、エラーの原因を直します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  // assumption: host-globals
  'console-unavailable': {
    template: 'console.{method}は使えません。loggerを使ってください',
    cause: 'カスタムファンクションのログは、consoleでは出せません。',
    check: 'プログラムの中のconsoleを探します。',
    mend: 'logger.info()など、loggerのメソッドに置き換えます。',
    kind: 'error',
    page: `${WIKI}/custom-function-log#write-logs`,
  },
  // assumption: host-globals
  'host-name-unavailable': {
    template: '「{name}」は使えません。{instead}',
    cause:
      'ブラウザーやNode.jsの機能で、JavaScriptの言語そのものにはありません。',
    check: '示された名前を、プログラムの中で探します。',
    mend: '使える名前の一覧にあるものと、JavaScriptの言語にあるものだけで書きます。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#available-names`,
  },
  'not-changeable': {
    template: '書き換えられないものを、書き換えようとしました：{reason}',
    cause:
      'constの変数、標準のオブジェクト（Array.prototypeなど）、列挙型やサービスの値、freezeしたもののどれかを、書き換えています。',
    check: '示された行で、何に値を入れているかを確かめます。',
    mend: '標準のオブジェクトに加える代わりに、ふつうの関数を作ります。変数は、letで作ります。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#available-names`,
  },
  'recursion-endless': {
    template: '関数が、自分自身を呼び出し続けたため、止まりました',
    cause:
      '関数が、終わる条件のないまま、自分自身を呼び出しています。2つの関数が、互いに呼び出していることもあります。',
    check: '示された行の関数が、呼び出しをやめる条件を確かめます。',
    mend: 'やめる条件を加えるか、for...ofの繰り返しに書き直します。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  'not-awaited': {
    template: '{call}の前にawaitがありません。awaitを付けてください',
    cause: '非同期の操作にawaitを付けずに、次の行へ進みました。',
    check: '操作の前にawaitがあることを確かめます。',
    mend: '操作の前にawaitを付けます。',
    kind: 'notice',
    page: `${FUNCTION_PAGE}#rules`,
  },
  'used-without-await': {
    template:
      '{call}の前にawaitがないため、結果を使えません。起きたエラー：{reason}',
    cause: 'awaitを付けない操作の戻り値は、結果ではなくPromiseです。',
    check: '操作の前にawaitがあることを確かめます。',
    mend: '操作の前にawaitを付けます。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#rules`,
  },
  // assumption: run-ends-with-main
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
  'log-size-limit': {
    template: 'ログが合わせて{limit}文字を超えたため、実行を止めました',
    cause: '長い文字列や大きな配列を、そのままログに出しています。',
    check: '繰り返しの中のloggerと、loggerに渡した値の大きさを確かめます。',
    mend: '件数と従業員IDだけをログに出します。この上限は、お試し実行だけのものです。',
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
    page: `${WIKI}/best-practice-updating-shikyugaku-master#multiple-calculation-patterns`,
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
  // assumption: personal-data-employee-id-item
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
  // assumption: item-key-field
  'item-key-duplicate': {
    template: '定義「{definitionName}」に項目キー「{itemKey}」が2つあります',
    cause: '1つの定義の中で、項目キーが重なっています。',
    check: '定義の項目キーを見比べます。',
    mend: '片方の項目キーを変えます。',
    kind: 'error',
    page: `${WIKI}/reserved-words#kinds-of-names`,
  },
  // assumption: reserved-words-list
  'item-key-invalid': {
    template: '項目キー「{itemKey}」は使えません：英字で始まる英数字にします',
    cause: '項目キーに、使えない文字があるか、数字で始まっています。',
    check: '空白、ハイフン、全角文字がないことを確かめます。',
    mend: 'dogCountのように、小文字で始まる英数字にします。',
    kind: 'error',
    page: `${WIKI}/reserved-words#item-keys`,
  },
  // assumption: reserved-words-list
  'item-key-reserved': {
    template: '項目キー「{itemKey}」は使えません：{reason}',
    cause: '製品やJavaScriptが別の意味で使う名前です。',
    check: '予約語の表で、理由と代わりの例を確かめます。',
    mend: '別の項目キーにします。',
    kind: 'error',
    page: `${WIKI}/reserved-words#item-keys`,
  },
  // assumption: reserved-words-list
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
  // assumption: custom-data-argument-check
  'custom-data-not-object': {
    template: 'カスタムデータの内容は、項目キーと値のオブジェクトで渡します',
    cause: '登録または更新する内容が、オブジェクトではありません。',
    check: '引数の値と順序を確かめます。',
    mend: '{dogCount: 1}のような形で渡します。',
    kind: 'error',
    page: `${DATA_PAGE}#create`,
  },
  // assumption: custom-data-argument-check
  // assumption: query-meta-fields
  'unknown-item-key': {
    template:
      '定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}',
    cause: '渡した内容か検索条件に、定義にない項目キーがあります。',
    check: '定義の「項目キー」と見比べます。大文字と小文字も区別します。',
    mend: '項目キーを定義に合わせます。',
    kind: 'error',
    page: `${DATA_PAGE}#get-definition`,
  },
  // assumption: custom-data-argument-check
  'meta-field-write': {
    template: '「{itemKey}」は書き換えられません',
    cause: 'データID、登録日時、更新日時は、製品が値を決めます。',
    check: '取得したデータを、そのまま渡していないかを確かめます。',
    mend: '変える項目だけを選んで渡します。',
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  // assumption: service-errors
  'required-item-missing': {
    template: '必須の項目「{itemName}」（{itemKey}）に値がありません',
    cause: '定義で必須にした項目が、渡した内容にないか、空です。',
    check: '項目キーの綴りと、値がnullや空の文字列でないことを確かめます。',
    mend: '必須の項目に値を入れます。',
    kind: 'error',
    page: `${DATA_PAGE}#create`,
  },
  // assumption: service-errors
  'data-type-mismatch': {
    template:
      '項目「{itemName}」（{itemKey}）は{dataType}です。渡した値：{value}',
    cause: '値の型が、定義の「データ型」と違います。',
    check: "数値の項目に'2'のような文字列を渡していないかを確かめます。",
    mend: 'NumberやStringで、定義の「データ型」に合わせます。',
    kind: 'error',
    page: `${DATA_PAGE}#cautions`,
  },
  // assumption: valueless-text
  'text-without-value': {
    template:
      '項目「{itemName}」（{itemKey}）に、値がないことを表す文字列は登録できません。渡した値：{value}',
    cause: '値のない変数を、文字列に埋め込んだか、Stringで変換しています。',
    check: 'その項目の値を、どこで求めたか確かめます。',
    mend: '値がないときは、nullを渡すか、登録せずに従業員IDをログに出します。',
    kind: 'error',
    page: `${DATA_PAGE}#create`,
  },
  // assumption: service-errors
  'date-format': {
    template:
      '項目「{itemName}」（{itemKey}）の日付はYYYY/MM/DDの形で渡します。渡した値：{value}',
    cause: '日付の形が違うか、暦にない日です。',
    check: '月と日が2桁で、スラッシュで区切られていることを確かめます。',
    mend: "'2025/04/01'のような形にします。",
    kind: 'error',
    page: `${DATA_PAGE}#cautions`,
  },
  // assumption: service-errors
  'select-option-unknown': {
    template:
      '項目「{itemName}」（{itemKey}）の選択肢に「{value}」がありません',
    cause: '紐づけたカスタム選択肢マスタにない文字列です。',
    check: '全角と半角、前後の空白まで見比べます。',
    mend: 'マスタにある選択肢を渡すか、マスタに選択肢を加えます。',
    kind: 'error',
    page: `${WIKI}/custom-select-option#use-in-function`,
  },
  // assumption: service-errors
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

  // assumption: csv-import-unit
  'csv-item-missing': {
    template:
      'ファイルに、定義「{definitionName}」の項目「{itemName}」の列がありません',
    cause: '定義にある項目の列が、ファイルの見出しにありません。',
    check: 'テンプレートの見出しと、1文字ずつ見比べます。',
    mend: 'テンプレートか出力したファイルを元に、すべての列をそろえます。',
    kind: 'error',
    page: `${WIKI}/custom-data-file-input#troubleshooting`,
  },
  // assumption: csv-import-unit
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
  // assumption: csv-import-unit
  'data-id-duplicate': {
    template: 'データID「{dataId}」がファイルに2つあります',
    cause: '1つのファイルに、同じデータIDの行が2つあります。',
    check: '行を写したときに、データIDも写していないかを確かめます。',
    mend: '新しい行のデータIDを、別の値か空欄にします。',
    kind: 'error',
    page: `${WIKI}/custom-data-file-input#data-id`,
  },

  // Queries

  // assumption: query-argument-check
  'query-function-result': {
    template: '検索条件の関数は、受け取ったqbか、条件を加えたqbを返します',
    cause: '関数が値を返していないか、別の値を返しています。',
    check: '{ }で囲んだ関数にreturnがあることを確かめます。',
    mend: "(qb) => qb.where('dogCount', '>', 0)のように書きます。",
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  // assumption: query-argument-check
  'query-operator-unknown': {
    template: 'whereの演算子「{operator}」は使えません。使える演算子：{known}',
    cause: '演算子の書き方が違います。',
    check: "'='や'==='、'like'を使っていないかを確かめます。",
    mend: '使える演算子に直します。',
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  // assumption: query-argument-check
  'query-value-not-array': {
    template: 'whereの演算子「{operator}」には、値の配列を渡します',
    cause: "'in'と'not-in'に、配列ではない値を渡しています。",
    check: '3番目の引数を確かめます。',
    mend: "['0001']のように、1つの値でも配列にします。",
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  // assumption: query-argument-check
  'query-direction-invalid': {
    template: "orderByの方向は'asc'か'desc'です。渡した値：{value}",
    cause: '並び順の方向の書き方が違います。',
    check: '2番目の引数を確かめます。',
    mend: "'asc'（昇順）か'desc'（降順）にします。",
    kind: 'error',
    page: `${DATA_PAGE}#read`,
  },
  // assumption: query-argument-check
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
  'query-value-missing': {
    template:
      '検索条件「{itemKey} {operator}」の値が{value}のため、正しく絞り込めません',
    cause: '値のない変数か、綴りの違う名前の値を渡しています。',
    check: '値をどこで求めたか、名前の綴りが正しいかを確かめます。',
    mend: '値のある変数を渡します。値がないときは、検索せずにエラーで止めます。',
    kind: 'notice',
    page: `${DATA_PAGE}#read`,
  },
  'query-list-empty': {
    template:
      '対象者がいるのに、検索条件「{itemKey} in」の一覧が空です。1件も一致しません',
    cause: '検索の前に、全員を除いています。',
    check: '従業員を絞り込んだ条件の、名前や値の綴りを確かめます。',
    mend: '条件を直します。1人もいないことが正しければ、検索の前にログに残して終わります。',
    kind: 'notice',
    page: `${DATA_PAGE}#read-at-once`,
  },
  // assumption: query-null-order
  'query-blank-left-out': {
    template:
      '検索条件「{itemKey} {operator}」で、{itemName}が空の{count}件が外れました：{records}',
    cause: '空の項目は、どの範囲の条件（<、>=など）にも合いません。',
    check:
      '空が、「期限なし」などの意味か、入力の漏れかを、一覧画面で確かめます。',
    mend: '意味があるなら、その条件を外して読み、プログラムの中で比べます。入力の漏れなら、値を登録します。',
    kind: 'notice',
    page: `${DATA_PAGE}#check-values`,
  },
  'date-form-differs': {
    template:
      '「{name}」は「{example}」の形ですが、{value}と比べています。書き方が違うと、正しく比べられません',
    cause: '年月や日付は文字列なので、同じ月でも、書き方が違うと別の値です。',
    check: '区切りの文字と、月と日の桁数を確かめます。',
    mend: "同じ形にそろえてから比べます。月と日は、padStart(2, '0')で2桁にします。",
    kind: 'notice',
    page: `${DATA_PAGE}#symptoms`,
  },
  'month-impossible': {
    template: '「{name}」を{value}と比べています。この年月はありません',
    cause: '月から1を引いたり、月に1を足したりして、0月や13月になりました。',
    check: '1月と12月に、前の月や次の月をどう求めるかを確かめます。',
    mend: '1月の前の月は前の年の12月、12月の次の月は次の年の1月になるように、年も変えます。',
    kind: 'notice',
    page: `${DATA_PAGE}#check-values`,
  },
  'date-forms-mixed': {
    template:
      '「{definitionName}」の項目「{itemName}」に、形の違う年月か日付があります：{records}',
    cause: '年月や日付の書き方が、データによって違います。',
    check: '示されたデータの値を、一覧画面で確かめます。',
    mend: 'データの書き方をそろえます。そろうまでは、形を調べて、違えばエラーで止めます。',
    kind: 'notice',
    page: `${DATA_PAGE}#check-values`,
  },
  'compared-value-unknown': {
    template: '「{name}」が{value}になることはありません。使える値：{nearest}',
    cause: '名前の綴りが違うか、コードではなく名称などと比べています。',
    check: '登録された名前や、区分のリファレンスと見比べます。',
    mend: '使える値に直します。区分は、HatsureiKubun.Taishokuのように名前で書きます。',
    kind: 'notice',
    page: `${DATA_PAGE}#symptoms`,
  },
  'width-differs': {
    template:
      '「{value}」は、{place}にある「{known}」と、全角と半角か、空白だけが違います。同じ値としては扱われません',
    cause:
      '見た目が似ていても、全角と半角の文字や、空白の有無が違えば、別の値です。',
    check: '示された2つを、全角と半角、前後と途中の空白まで見比べます。',
    mend: "データかプログラムを、同じ文字にそろえます。そろうまでは、両方をnormalize('NFKC')とtrim()で変えてから比べます。",
    kind: 'notice',
    page: `${DATA_PAGE}#check-values`,
  },
  'compared-type-differs': {
    template: '「{name}」は{dataType}ですが、{value}と比べています',
    cause: '型が違う値は、===では一致しません。',
    check: "'1'と1、'true'とtrueを取り違えていないかを確かめます。",
    mend: '値の型を「データ型」に合わせます。',
    kind: 'notice',
    page: `${DATA_PAGE}#symptoms`,
  },
  'error-caught': {
    template: '{call}のエラーが、ログに残らないまま続きました：{reason}',
    cause: 'try...catchなどで受け止めたエラーを、どこにも残していません。',
    check: '示された操作で、取得や更新ができなかったものを確かめます。',
    mend: 'catchの中でlogger.errorに残すか、throwで止めます。',
    kind: 'notice',
    page: `${DATA_PAGE}#stop-or-continue`,
  },
  'for-each-async': {
    template:
      'forEachにasyncの関数を渡しています。forEachは待たないので、awaitを書いても、終わる前に次へ進みます',
    cause: 'forEachは、渡した関数の終わりを待たずに、次の値に進みます。',
    check: '示された行の後に、その結果を使う処理がないかを確かめます。',
    mend: 'for (const 値 of 一覧) { … }に書き換え、その中でawaitします。',
    kind: 'notice',
    page: `${DATA_PAGE}#cautions`,
  },
  'save-amount-failed': {
    template:
      'saveAmountが失敗して金額が変わらなかったのに、エラーで終わっていません：{employees}',
    cause:
      'saveAmountのエラーをcatchで受け止めて、続けています。ログに残しても、実行は正常に終わったことになります。',
    check: '示された従業員の金額と、ログに残したエラーの理由を確かめます。',
    mend: 'catchの最後で、throw error;と書いて止めます。受け止める必要がなければ、try...catchを消します。',
    kind: 'notice',
    page: `${DATA_PAGE}#stop-or-continue`,
  },
  // assumption: query-builder-immutable
  'query-condition-dropped': {
    template:
      '加えた検索条件が使われていません。条件を加えたqbを返してください',
    cause: 'whereなどの戻り値を捨てて、元のqbを返しています。',
    check: 'returnする値が、最後に条件を加えたqbかを確かめます。',
    mend: '条件を続けて書き、その戻り値を返します。',
    kind: 'notice',
    page: `${DATA_PAGE}#read`,
  },

  'record-item-unknown': {
    template:
      '定義「{definitionName}」のデータに「{itemKey}」がないため、値はundefinedです。近い名前：{nearest}',
    cause: '取得したデータから、定義にない項目キーの値を読みました。',
    check: '定義の「項目キー」と見比べます。大文字と小文字も区別します。',
    mend: '項目キーを定義に合わせます。',
    kind: 'notice',
    page: `${DATA_PAGE}#symptoms`,
  },
  'name-unknown': {
    template:
      '{owner}に「{name}」がないため、値はundefinedです。近い名前：{nearest}',
    cause: '名前の綴りが違うか、別のものの名前です。',
    check: 'リファレンスの名前と見比べます。大文字と小文字も区別します。',
    mend: '名前を直します。undefinedのままでは、比べても一致せず、計算の結果はNaNになります。',
    kind: 'notice',
    page: `${DATA_PAGE}#symptoms`,
  },
  'list-name-unknown': {
    template: '一覧（配列）に「{name}」はないため、値はundefinedです',
    cause: '1件のデータではなく、一覧から値を読んだか、綴りが違います。',
    check: '一覧の変数か、1件の変数かを確かめます。件数はlengthです。',
    mend: 'for...ofで1件ずつ取り出すか、件数を確かめてから[0]で取り出します。',
    kind: 'notice',
    page: `${DATA_PAGE}#symptoms`,
  },
  'required-item-empty': {
    template:
      '「{definitionName}」の必須の項目「{itemName}」が空のデータを読みました：{records}',
    cause:
      '取り込みか、定義の変更の後に、必須の項目が空のデータが残っています。',
    check: '示されたデータの値を、一覧画面で確かめます。',
    mend: '値を登録します。プログラムでは、空なら、何も書き込まないうちに、従業員IDを示してエラーで止めます。',
    kind: 'notice',
    page: `${DATA_PAGE}#error-handling`,
  },
  'employee-id-odd': {
    template:
      '「{definitionName}」の項目「{itemName}」に、いない従業員のIDがあるようです：{records}',
    cause: '入力の誤りです。0とO、1とl、全角と半角は、見分けにくい文字です。',
    check: '示された値を、Combositeの従業員IDと見比べます。',
    mend: 'データを直します。プログラムでは、いない従業員のIDなら、何も書き込まないうちに、データIDを示してエラーで止めます。',
    kind: 'notice',
    page: `${DATA_PAGE}#check-values`,
  },
  'common-data-ambiguous': {
    template:
      '共通データ「{definitionName}」に、どれを使うか決められないデータがあります：{records}',
    cause:
      '同じ内容のためのデータが2件以上あり、先頭の1件だけが使われがちです。',
    check: '示されたデータのどれが正しいか、一覧画面で確かめます。',
    mend: '余分なデータを削除します。プログラムでは、1件でなければエラーで止めます。',
    kind: 'notice',
    page: `${DATA_PAGE}#read-newest`,
  },
  'target-record-not-read': {
    template:
      '「{definitionName}」にデータがあるのに、読んでいない対象者がいます：{employees}',
    cause: '検索条件の従業員IDか件数の上限で、対象者の一部が漏れています。',
    check: "employeeIdListの全員を、'in'の条件に渡しているかを確かめます。",
    mend: '全員のデータを読みます。除いてよければ、従業員IDをログに出します。',
    kind: 'notice',
    page: `${DATA_PAGE}#read-at-once`,
  },
  // assumption: custom-data-no-history
  'retroactive-data-changed': {
    template:
      '遡及計算で、{shikyuDate}の支給より後に変わった「{definitionName}」のデータを読みました：{records}',
    cause: 'カスタムデータは、遡及計算でも、今の値が返ると考えて備えます。',
    check: '示されたデータの、その月の値を確かめます。',
    mend: '適用開始日の項目を加えてその月の値を選ぶか、遡及計算では何もせずに終わります。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#retroactive-calculation`,
  },

  // Combosite's data

  // assumption: trigger-availability
  // assumption: unavailable-service-error
  'service-not-available': {
    template: '{service}は、{trigger}では使えません。使える場面：{available}',
    cause: '実行トリガーと実行トリガー処理によって、使えるサービスが違います。',
    check: '「実行トリガー」と「実行トリガー処理」を確かめます。',
    mend: '使える場面を選び直すか、そのサービスを使わない処理にします。',
    kind: 'error',
    page: `${FUNCTION_PAGE}#execution-triggers`,
  },
  // assumption: argument-type-errors
  'employee-id-list-invalid': {
    template: '従業員IDは文字列の配列で渡します。渡した値：{value}',
    cause: '配列ではない値か、文字列ではない従業員IDを渡しています。',
    check: '1人だけのときも配列にしているか、数値にしていないかを確かめます。',
    mend: "['0001']のように渡します。",
    kind: 'error',
    page: `${WIKI}/default-data#how-to-read`,
  },
  // assumption: read-valid-on-base-date
  'personnel-data-missing': {
    template:
      '{service}に、基準日{baseDate}のデータがない対象者がいます：{employees}',
    cause: '基準日より後に雇用された従業員などは、データが返りません。',
    check: '示された従業員の、雇用の発令日を確かめます。',
    mend: 'データがない場合の金額を決めます。対象から除くなら、従業員IDをログに出します。',
    kind: 'notice',
    page: `${WIKI}/default-data#ids-and-base-date`,
  },
  'base-date-today': {
    template:
      '{service}に、今日の日付の{today}を渡しています。この給与計算の基準日は{baseDate}です',
    cause: '今日の日付で読むと、実行した日によって、返るデータが変わります。',
    check:
      'new Date()などで作った日付を、基準日として渡していないか確かめます。',
    mend: 'kyuyoKeisanSettingsDataのbaseDateか、shikyuDateを渡します。',
    kind: 'notice',
    page: `${WIKI}/default-data#ids-and-base-date`,
  },
  // assumption: shiwake-balance
  'shiwake-unbalanced': {
    template:
      '取得した仕訳元データの借方の合計{debit}と貸方の合計{credit}が一致しません',
    cause: '仕訳元データの一部が、取得した範囲にありません。',
    check: '会計システムに送る前に、借方と貸方の合計を確かめます。',
    mend: '一致しないときは、送らずに止めるか、logger.warnで差額を残します。',
    kind: 'notice',
    page: `${WIKI}/shiwake-data#check-balance`,
  },
  // assumption: service-errors
  'base-date-invalid': {
    template: '基準日が日付として正しくありません。渡した値：{value}',
    cause: '年、月、日がスラッシュで区切られていないか、暦にない日です。',
    check: 'ハイフンや全角文字、2月30日のような日でないことを確かめます。',
    mend: "'2025/04/01'か'2025/4/1'の形にします。",
    kind: 'error',
    page: `${WIKI}/default-data#how-to-read`,
  },

  // Payment and deduction masters

  // assumption: argument-type-errors
  'amount-list-invalid': {
    template: 'saveAmountには、更新する金額の配列を渡します。渡した値：{value}',
    cause: '配列ではない値か、オブジェクトではない要素を渡しています。',
    check: '引数が、4つの項目を持つオブジェクトの配列かを確かめます。',
    mend: '1件だけのときも、配列にして渡します。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#save-amount`,
  },
  // assumption: argument-type-errors
  'amount-item-invalid': {
    template: 'saveAmountに渡した値が正しくありません：{problems}',
    cause:
      '示された項目がないか、型が違います。日付の形が違うか、暦にない日のこともあります。',
    check: '示された項目の値を、どこで求めたか確かめます。',
    mend: 'employeeIdとkyuyoKomokuNameは文字列、amountは数値、baseDateは「2025/04/01」の形の文字列にします。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#save-amount`,
  },
  // assumption: save-amount-refuses-negative
  // assumption: save-amount-whole-yen
  'amount-not-yen': {
    template: '金額は0以上の整数で渡します：{problems}',
    cause: '計算の結果に、円未満の端数があるか、負の値になっています。',
    check: '計算に使った値に、負の数や小数がないかを確かめます。',
    mend: '端数は、賃金規程の丸め方で整数にします。引く額は、固定控除の給与項目に、正の値で渡します。ほかの負の値は、元の値を直すまで止めます。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#check-amounts`,
  },
  // assumption: save-amount-targets-only
  'employee-unknown': {
    template: '従業員ID「{employeeId}」の従業員がいません',
    cause: '従業員IDが、Combositeの登録と違います。',
    check: '先頭の0が消えていないかを確かめます。',
    mend: '従業員IDを、Combositeと同じ文字列にします。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#troubleshooting`,
  },
  // assumption: save-amount-targets-only
  'employee-not-target': {
    template:
      '従業員ID「{employeeId}」は、実行中の給与計算の対象ではありません',
    cause: 'employeeIdListにない従業員の金額を渡しています。',
    check: 'employeeIdListと、金額を渡した従業員を見比べます。',
    mend: 'employeeIdListにある従業員だけを選んで渡します。',
    kind: 'error',
    page: `${WIKI}/shikyukojo-data#employee-id-list`,
  },
  // assumption: service-errors
  'kyuyo-komoku-not-found': {
    template: '給与項目「{kyuyoKomokuName}」がありません',
    cause: '給与項目名が、Combositeの登録と違います。',
    check: '全角と半角、空白、送り仮名を見比べます。',
    mend: '給与項目名を、Combositeの登録どおりに書きます。',
    kind: 'error',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#troubleshooting`,
  },
  // assumption: service-errors
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
  // assumption: service-errors
  'keisan-pattern-missing': {
    template:
      '従業員ID「{employeeId}」に、{baseDate}の時点の計算パターンがありません',
    cause: '基準日に適用される計算パターンがありません。',
    check: '基準日と、従業員の雇用と退職の日を確かめます。',
    mend: 'その従業員を対象から除くか、基準日を直します。',
    kind: 'error',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#check-item-in-pattern`,
  },
  // assumption: request-is-run
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
  // assumption: amount-stays
  'target-amount-left': {
    template:
      '給与項目「{kyuyoKomokuName}」に、前の金額のままの対象者がいます：{employees}',
    cause:
      'saveAmountに渡さなかった対象者では、前の金額が残るおそれがあります。',
    check: '示された従業員に、今月もその金額を支給するか確かめます。',
    mend: '支給しない従業員も、0円で渡します。そのままでよければ、従業員IDをログに出します。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#troubleshooting`,
  },
  'searched-komoku-unknown': {
    template:
      '計算パターンから探した給与項目「{kyuyoKomokuName}」がありません。近い名前：{nearest}',
    cause: '給与項目名が登録と違うため、全員が対象から外れます。',
    check: '全角と半角、空白、送り仮名を見比べます。',
    mend: '給与項目名を、Combositeの登録どおりに書きます。',
    kind: 'notice',
    page: `${WIKI}/best-practice-updating-shikyugaku-master#check-item-in-pattern`,
  },
  'nobody-updated': {
    template:
      '対象者が{count}人いますが、saveAmountに渡した一覧は空です。誰の金額も変わりません',
    cause: '対象者の絞り込みで、全員が外れました。',
    check: '絞り込みの条件の、給与項目名、区分、年月を確かめます。',
    mend: '条件を直します。全員を除いてよければ、理由をlogger.warnで残します。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#troubleshooting`,
  },
  'all-amounts-zero': {
    template: '更新した{count}件の金額が、すべて0円です',
    cause: 'データが1件も一致しなかったか、計算に使う値が空です。',
    check: '検索や比較の条件の、名前、区分、年月を確かめます。',
    mend: '条件を直します。全員が0円でよければ、「今月は全員0円です」のように、0円であることをlogger.warnで残します。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#troubleshooting`,
  },
  'retired-employee-paid': {
    template: '{baseDate}に退職済みの対象者に、金額があります：{employees}',
    cause:
      '支払マスタか対象者に、退職した従業員が残っています。給与計算の対象のままかもしれません。',
    check: '示された従業員の、退職日と、最後の給与の月を確かめます。',
    mend: '支給しないなら、0円にします。支給するなら、従業員IDをlogger.warnで残します。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#payroll-office`,
  },
  'amount-outlier': {
    template:
      '給与項目「{kyuyoKomokuName}」の金額が、ほかの全員の10倍を超えています：{employees}',
    cause: '元のデータの桁が違うか、単価と数量を取り違えた計算です。',
    check: '示された従業員の、計算に使った値を確かめます。',
    mend: '元のデータを直します。正しい金額なら、従業員IDをlogger.warnで残します。',
    kind: 'notice',
    page: `${WIKI}/shikyukojo-data#check-amounts`,
  },
  // assumption: dry-run-no-update
  'dry-run-not-written': {
    template: 'テスト実行のため、変更は保存していません',
    cause: 'お試し実行のテスト実行では、マスタもカスタムデータも変わりません。',
    check: '変わるはずの値を、変更の一覧で確かめます。',
    mend: '製品でも変わらない見込みですが、確認できていません。外部への送信（httpRequest）は実際に行われると考え、送り先を試験用にします。',
    kind: 'notice',
    page: `${WIKI}/test-custom-function#sample-and-real-data`,
  },

  // Secrets

  // assumption: secrets-manager
  'secret-not-found': {
    template: 'シークレット「{name}」が登録されていません。近い名前：{nearest}',
    cause: '名前が登録と違うか、まだ登録されていません。',
    check: '大文字と小文字まで、名前を見比べます。',
    mend: '管理者に登録を頼むか、プログラムの名前を直します。お試しキットでは、会社のデータのsecretsに加えます。',
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

  // assumption: http-request-shape
  'http-url-invalid': {
    template:
      'URLが正しくありません。https://で始まるURLを渡します。渡した値：{url}',
    cause: 'https://で始まっていないか、空白などの使えない文字があります。',
    check: '先頭の文字と、値がundefinedになっていないことを確かめます。',
    mend: 'https://で始まるURLにします。値はqueryで渡します。',
    kind: 'error',
    page: `${WIKI}/external-request#rules`,
  },
  // assumption: valueless-text
  'http-without-value': {
    template: '値がないことを表すものは送れません：{place}が{value}',
    cause: '値のない変数を、文字列に埋め込んだか、計算に使っています。',
    check: '示された値を、どこで求めたか確かめます。',
    mend: '値がないときは、送らずに止めて、データIDや従業員IDをログに出します。',
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
  // assumption: http-request-shape
  'http-timeout': {
    template: '{method} {url}の応答が{timeoutMillis}ミリ秒以内にありません',
    cause: '外部サービスの応答が遅いか、止まっています。',
    check: '外部サービスの状況と、timeoutMillisの値を確かめます。',
    mend: 'timeoutMillisを延ばすか、取得する件数を減らします。',
    kind: 'error',
    page: `${WIKI}/external-request#timeout-and-retry`,
  },
  // assumption: http-request-shape
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
    template:
      '{method} {url}の応答が用意されていません。用意した応答（近い順）：{nearest}',
    cause: 'お試し実行は外部と通信せず、用意した応答だけを返します。',
    check: 'メソッドとURLを、場面か会社のデータの応答と見比べます。',
    mend: '場面か会社のデータに応答（httpAnswers）を加えるか、用意された応答のURLを使います。',
    kind: 'error',
    page: `${WIKI}/external-request#methods`,
  },
  // assumption: http-request-shape
  'http-json-invalid': {
    template: '応答の本文をJSONとして読み取れません',
    cause: '本文が空か、HTMLのエラー画面などのJSONではない内容です。',
    check: '先にstatusとContent-Typeを確かめます。',
    mend: 'okを確かめてからjson()を呼びます。',
    kind: 'error',
    page: `${WIKI}/external-request#troubleshooting`,
  },
} as const satisfies Record<string, MessageEntry>;

const FILES =
  'ほかのファイルは読み込めません。使う関数を、プログラムの中に書きます';
const OUTSIDE = '外部サービスには、httpRequestで送ります';
const TIMERS = 'タイマーはないので、待たずに続けて処理します';
const SCREEN = '画面はないので、結果はloggerで残します';
const SHARED = '共有する値は、関数の外の変数に入れます';

/** What programs for other hosts ask for, and what there is instead. */
export const ABSENT_NAMES = {
  clearInterval: TIMERS,
  clearTimeout: TIMERS,
  document: SCREEN,
  exports: FILES,
  fetch: OUTSIDE,
  global: SHARED,
  importScripts: FILES,
  module: FILES,
  postMessage: SCREEN,
  process: 'トークンなどの値は、secretsManagerで読み取ります',
  queueMicrotask: TIMERS,
  require: FILES,
  self: SHARED,
  setImmediate: TIMERS,
  setInterval: TIMERS,
  setTimeout: TIMERS,
  WebSocket: OUTSIDE,
  window: SCREEN,
  XMLHttpRequest: OUTSIDE,
} as const;

/** What there is instead of any other host's names. */
export const ABSENT_OTHERWISE = 'JavaScriptの言語にあるものだけで書きます';

/** Id of a message of the catalogue. */
export type MessageId = keyof typeof MESSAGES;

/** Advice that only explains: the reader has nothing to mend. */
const HARMLESS: ReadonlySet<MessageId> = new Set([
  'base-date-moved',
  'dry-run-not-written',
]);

/**
 * Whether a reader has something to do because of a message.
 *
 * @param id - the message's id
 */
export function needsCare(id: MessageId): boolean {
  return !HARMLESS.has(id);
}

/** The names that stand in braces in a template. */
type Placeholder<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholder<Rest>
    : never;

/** Every name that is in braces in some message. */
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
 * The place that explains a message: cause, check and remedy.
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
  return MESSAGES[id].template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = byName[name];
    // Only limits are whole and large; a reader's own numbers stay as they are.
    return name === 'limit' && typeof value === 'number'
      ? value.toLocaleString('ja-JP')
      : String(value);
  });
}
