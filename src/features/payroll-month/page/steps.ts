/** A page to read at a step of the month. */
export interface StepPage {
  readonly label: string;
  readonly to: string;
}

/** A step of a payroll month. */
export interface PayrollStep {
  readonly name: string;
  /** The 実行トリガー処理 whose custom functions then run. */
  readonly trigger?: string;
  readonly pages: readonly StepPage[];
}

const WIKI = '/wiki/custom-data-function';
const FAQ = '/wiki/frequently-asked-questions';

// assumption: scenario-flow
/** What the office does in a month, what runs then, and what to read. */
export const STEPS: readonly PayrollStep[] = [
  {
    name: '締め',
    pages: [
      {label: 'ファイルで登録する', to: `${WIKI}/custom-data-file-input`},
    ],
  },
  {
    name: '事前計算',
    trigger: '給与計算(前)',
    pages: [{label: '手当の金額を更新する', to: `${WIKI}/shikyukojo-data`}],
  },
  {
    name: '確認',
    pages: [
      {label: 'ログを見る', to: `${WIKI}/custom-function-log#latest-log`},
      {label: 'エラーの原因を調べる', to: `${FAQ}#all-messages`},
    ],
  },
  {
    name: '本計算',
    trigger: '給与計算(前)',
    pages: [
      {
        label: '2回動いても同じ結果にする',
        to: `${WIKI}/best-practice-updating-shikyugaku-master#rule-twice`,
      },
      {
        label: '本番で失敗したとき',
        to: `${WIKI}/test-custom-function#after-failure`,
      },
    ],
  },
  {
    name: '仕訳',
    trigger: '給与仕訳元データ連携',
    pages: [{label: '仕訳元データを送る', to: `${WIKI}/shiwake-data`}],
  },
  {name: '振込データ', pages: []},
  {
    name: '支給',
    pages: [
      {label: '後から遡って計算する', to: `${FAQ}#retroactive-calculation`},
    ],
  },
];
