import type {PlaceholderName} from '@combosite-functions/simulator';

/** What stands for a name in braces when a message is shown. */
export interface Placeholder {
  /** A short name, as it is in the message in the page. */
  readonly label: string;
  /** Which value comes there. */
  readonly meaning: string;
}

/** The names in braces of all messages of the catalogue. */
export const PLACEHOLDERS: Readonly<Record<PlaceholderName, Placeholder>> = {
  available: {label: '場面', meaning: 'そのサービスを使える実行トリガーの一覧'},
  baseDate: {label: '基準日', meaning: '渡した基準日'},
  call: {label: '操作', meaning: '操作の名前'},
  count: {label: '件数', meaning: '人数か、金額の件数'},
  credit: {label: '貸方', meaning: '貸方の金額の合計'},
  dataId: {label: 'データID', meaning: '渡したデータID'},
  dataType: {label: 'データ型', meaning: '定義の「データ型」'},
  debit: {label: '借方', meaning: '借方の金額の合計'},
  definitionName: {label: '定義名', meaning: 'カスタムデータ定義名'},
  employees: {label: '従業員', meaning: '従業員ID。括弧の中は金額'},
  employeeId: {label: '従業員ID', meaning: '対象の従業員ID'},
  example: {label: '形', meaning: 'その形で書いた、年月か日付の例'},
  instead: {label: '代わりの方法', meaning: '代わりに使うもの'},
  itemKey: {label: '項目キー', meaning: '項目の、プログラムでの名前'},
  itemName: {label: '項目名', meaning: '項目の、画面での名前'},
  keisanPatternName: {label: '計算パターン', meaning: '計算パターンの名前'},
  known: {label: '一覧', meaning: '使える値の一覧'},
  kyuyoKomokuName: {label: '給与項目名', meaning: '渡した給与項目の名前'},
  limit: {label: '上限', meaning: '超えた上限の数'},
  masterName: {label: 'マスタ名', meaning: 'カスタム選択肢マスタの名前'},
  method: {label: 'メソッド', meaning: '呼び出したメソッドの名前'},
  name: {label: '名前', meaning: 'シークレット、項目、機能などの名前'},
  nearest: {label: '使える名前', meaning: '使える名前。似ているものから並ぶ'},
  operator: {label: '演算子', meaning: '渡した演算子'},
  option: {label: '選択肢', meaning: '重複した選択肢'},
  owner: {label: '対象', meaning: '名前を読んだオブジェクト'},
  place: {label: '場所', meaning: 'どの引数の、どの値か'},
  problems: {label: '誤りの一覧', meaning: '何件目の、どの項目が、どんな値か'},
  records: {
    label: 'データ',
    meaning: 'データID。個人データでは従業員IDとデータID',
  },
  reason: {label: '理由', meaning: '具体的な理由'},
  row: {label: '行番号', meaning: 'ファイルの何行目か'},
  scenario: {label: '場面', meaning: '指定した場面の名前'},
  seconds: {label: '秒数', meaning: '上限の秒数'},
  service: {label: 'サービス', meaning: '使おうとしたサービスの名前'},
  shiharaiMasterName: {label: '支払マスタ', meaning: '支払マスタの名前'},
  shikyuDate: {label: '支給日', meaning: '計算し直す月の支給日'},
  startDate: {label: '発令日', meaning: '置き換えた後の開始日'},
  statement: {label: '書き方', meaning: '使えない書き方'},
  timeoutMillis: {label: '待ち時間', meaning: '応答を待つ上限のミリ秒'},
  today: {label: '今日の日付', meaning: '実行した日'},
  trigger: {label: '実行トリガー', meaning: '今の実行トリガー'},
  url: {label: 'URL', meaning: '渡したURL'},
  value: {label: '渡した値', meaning: 'プログラムが渡した値'},
};
