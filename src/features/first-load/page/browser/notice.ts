/*
 * What a reader is told while the scripts come, and when they don't.
 */
import {comingText} from '../../../../ui/loading/comingText';
import {addReload, makeFootBar, sayInBar} from '../../../../ui/loading/footBar';

const MISSING =
  'ページのプログラムを読み込めませんでした。文章は読めます。通信の状態を確認して、ページを再読み込みしてください。';

const bar = makeFootBar();

/** Adds the empty bar. */
export function addNotice(): void {
  if (!bar.isConnected) {
    document.body.append(bar);
  }
}

/** Says that what the reader wants is on its way. */
export function showComing(): void {
  sayInBar(bar, comingText());
}

/** Says that the scripts can't be had, and offers to load the page again. */
export function showMissing(): void {
  addNotice();
  sayInBar(bar, MISSING);
  addReload(bar);
}

/** Takes the bar away. */
export function removeNotice(): void {
  bar.remove();
}
