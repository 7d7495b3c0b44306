/** The provider, who answers for the product. */
const PROVIDER = '提供元の担当者';

/** What a kind of assumption is about. */
interface Kind {
  /** Whom one asks. */
  readonly whom: string;
  /**
   * Where pages have a sign: once in each section, what moves money; once on a
   * page, what moves data, opens access or stops a program, and what programs
   * rely on; nowhere, words. The head of a page tells what has no sign on it.
   */
  readonly signed: 'section' | 'page' | 'nowhere';
}

/** The kinds of assumptions, in the order of the list and of the letter. */
export const KINDS = {
  給与計算と仕訳: {whom: PROVIDER, signed: 'section'},
  権限と分担: {whom: PROVIDER, signed: 'page'},
  カスタムデータとCSV: {whom: PROVIDER, signed: 'page'},
  プログラムの書き方と動き: {whom: PROVIDER, signed: 'page'},
  区分のコードと名称: {whom: PROVIDER, signed: 'page'},
  プログラムで使う名前と型: {whom: PROVIDER, signed: 'page'},
  画面の言葉: {whom: `製品の画面を開ける人か、${PROVIDER}`, signed: 'nowhere'},
  名前と表示: {whom: PROVIDER, signed: 'nowhere'},
  このWikiの表示: {whom: 'このWikiの編集者', signed: 'nowhere'},
} as const satisfies Readonly<Record<string, Kind>>;

export type AssumptionKind = keyof typeof KINDS;

/** The kinds, in the order of the list. */
export const KIND_NAMES = Object.keys(KINDS) as AssumptionKind[];

/** An assumption as the list has it; code is in backticks. */
export interface Assumption {
  readonly id: string;
  readonly kind: AssumptionKind;
  /** What is assumed, in one sentence. */
  readonly text: string;
  /** Whether a company must know before its first payday. */
  readonly isBeforePayday?: boolean;
  /** What happens if it is wrong; only words have nothing. */
  readonly wrong?: string;
  /** How somebody who has the product confirms it. */
  readonly confirmation: string;
}
