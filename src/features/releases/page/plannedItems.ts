/*
 * The plan of this wiki: the one list that the page 開発計画 shows. It says
 * nothing of the product's plans, of which none are known.
 */

/** How sure it is that something comes. */
export type PlanStatus = 'planned' | 'considered' | 'not-planned';

/** What a plan changes. */
export type PlanArea = '内容' | '表示' | '配布' | '言語と版';

/** One entry of the plan, in Japanese, without full stops. */
export interface PlanItem {
  /** What would change. */
  readonly title: string;
  readonly status: PlanStatus;
  readonly area: PlanArea;
  /** Why it has this status. */
  readonly reason: string;
}

/** What the statuses are called, in the order of the page. */
export const PLAN_STATUSES: readonly {
  readonly status: PlanStatus;
  readonly label: string;
}[] = [
  {status: 'planned', label: '予定'},
  {status: 'considered', label: '検討中'},
  {status: 'not-planned', label: '予定していない'},
];

/** The plan. An entry that is done moves to `releases.ts`. */
export const DEVELOPMENT_PLAN: readonly PlanItem[] = [
  {
    title: '「未確認」の記述を、製品で確認して直す',
    status: 'planned',
    area: '内容',
    reason: '画面や値の一部は、製品で確認できないまま書いているため',
  },
  {
    title: 'このWikiの全体のPDFを配る',
    status: 'considered',
    area: '配布',
    reason: 'PDFは、配った後にどの版かが分からなくなりやすいため',
  },
  {
    title: '読み上げソフトで使えることを確かめる',
    status: 'planned',
    area: '表示',
    reason: '自動の検査とキーボードでの確認だけを済ませているため',
  },
  {
    title: '賞与の支給額と仕訳元データの説明を加える',
    status: 'considered',
    area: '内容',
    reason: '給与と同じ形のサービスがあるが、詳細を確認できていないため',
  },
  {
    title: '画面の模式図を、実際の画面の画像に替える',
    status: 'considered',
    area: '表示',
    reason: '製品の画面を確認できてから決めるため',
  },
  {
    title: '英語版を作る',
    status: 'not-planned',
    area: '言語と版',
    reason: '日本の給与計算を対象とし、画面の言葉も日本語のため',
  },
  {
    title: '製品の版ごとに、ページを切り替える',
    status: 'not-planned',
    area: '言語と版',
    reason: '常に最新の説明だけを保つため',
  },
];
