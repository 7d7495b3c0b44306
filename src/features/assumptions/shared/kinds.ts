/** The provider, who answers for the product. */
const PROVIDER = '提供元の担当者';

/** Of what an assumption is, in the order of the list, and whom one asks. */
export const KINDS = {
  画面と操作: `製品の画面を開ける人か、${PROVIDER}`,
  給与計算と仕訳: PROVIDER,
  カスタムデータとCSV: PROVIDER,
  プログラムの書き方と動き: PROVIDER,
  区分のコードと名称: PROVIDER,
  製品の名前と分担: PROVIDER,
  このWiki: 'このWikiの編集者',
} as const;

export type AssumptionKind = keyof typeof KINDS;

/** The kinds, in the order of the list. */
export const KIND_NAMES = Object.keys(KINDS) as AssumptionKind[];

/** Whether the provider can say if it is right. */
export function isQuestion({kind}: {readonly kind: AssumptionKind}): boolean {
  return kind !== 'このWiki';
}

/** What an assumption says; code is in backticks. */
export interface Assumption {
  readonly id: string;
  /** What is assumed. */
  readonly text: string;
  readonly reason: string;
  /** How somebody who has the product confirms it. */
  readonly confirmation: string;
}

/** An assumption, of what it is and the files that depend on it. */
export interface ListedAssumption extends Assumption {
  readonly kind: AssumptionKind;
  /** Their paths from the repository's root. */
  readonly places: readonly string[];
}
