/**
 * What a reader does when a part of the site didn't come. Whether the connection
 * or a new release is the cause isn't known there; `offerReload` finds out.
 */
export const LOAD_ADVICE =
  '通信の状態を確認して、もう一度お試しください。サイトが更新されているときは、ページを再読み込みしてください。';
