/*
 * What the parts of a run's result are called: in the page, in the kit and in
 * the pages on messages. One thing, one word.
 */
import type {KyuyoKomoku} from '../company/company';
import type {HttpCall} from '../company/httpCall';
import type {MessageEntry} from './catalogue';

/** The parts of a message of the catalogue. */
export const MESSAGE_LABELS = {
  cause: '原因',
  check: '確認すること',
  mend: '対処方法',
} as const satisfies Partial<Record<keyof MessageEntry, string>>;

/** The kinds of messages. */
export const KIND_LABELS: Readonly<Record<MessageEntry['kind'], string>> = {
  error: 'エラー',
  notice: 'ヒント',
};

/** The parts of a result. */
export const RESULT_LABELS = {
  logs: 'ログ',
  amounts: '支給額マスタ・控除額マスタの変更',
  customData: 'カスタムデータの変更',
  httpCalls: '外部リクエスト',
} as const;

/** How a record changed. */
export const CHANGE_LABELS = {
  created: '登録',
  updated: '更新',
  deleted: '削除',
} as const;

/** On which side of the pay the items of a 項目区分 are. */
export const AMOUNT_KINDS = {
  固定支給: '支給',
  固定控除: '控除',
  その他: null,
} as const satisfies Record<KyuyoKomoku['komokuKubun'], string | null>;

/** What names stand for where a message tells where they exist. */
export const NAME_LABELS = {
  definition: 'カスタムデータ定義',
  employee: '従業員ID',
  kyuyoKomoku: '給与項目',
} as const;

/** Where there is no value, record or text. */
export const NONE = 'なし';

/** Why a request got no answer. */
export const HTTP_FAILURE_LABELS: Readonly<
  Record<NonNullable<HttpCall['failure']>, string>
> = {
  timeout: '時間切れ',
  connection: '接続の失敗',
  'no-answer': '用意された応答なし',
};

/** How a request ended: the status, or why there was none. */
export function describeOutcome({
  failure,
  status,
}: Pick<HttpCall, 'failure' | 'status'>): string {
  return failure ? HTTP_FAILURE_LABELS[failure] : String(status);
}

/** What engines call Japan's time zone. */
export const JAPAN_TIME = '日本標準時';

/** In the log, where a value is inside of itself. */
export const CYCLE = '（循環）';

/** A promise where a value is shown. */
export const PROMISE = 'Promise（awaitを付けていません）';

/** With what a write fails that the scenario has fail. */
export const WRITE_FAILED = '一時的な障害のため、書き込めませんでした';
