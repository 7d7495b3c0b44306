/*
 * The bar at the foot of the page: what a reader is told while the scripts come,
 * and when they don't. Its look is src/css/unhydrated.css's.
 */
import {comingText} from '../../../../ui/loading/comingText';

const MISSING =
  'ページのプログラムを読み込めませんでした。文章は読めます。通信の状態を確かめて、ページを再読み込みしてください。';

const bar = document.createElement('div');
bar.className = 'foot-bar';
bar.dataset.pagePart = 'control';
bar.innerHTML = '<p role="status"></p>';

/** Adds the empty bar: screen readers need to know it before its text changes. */
export function addNotice(): void {
  if (!bar.isConnected) {
    document.body.append(bar);
  }
}

/** Says that what the reader wants is on its way. */
export function showComing(): void {
  say(comingText());
}

/** Says that the scripts can't be had, and offers to load the page again. */
export function showMissing(): void {
  addNotice();
  say(MISSING);
  const button = document.createElement('button');
  button.className = 'button button--sm button--primary';
  button.textContent = 'ページを再読み込み';
  button.onclick = () => location.reload();
  bar.append(button);
}

/** Takes the bar away. */
export function removeNotice(): void {
  bar.remove();
}

function say(text: string): void {
  bar.querySelector('p')?.replaceChildren(text);
}
