/*
 * The bar at the foot of the page, in which a reader is told of the page's
 * scripts. Its look is src/css/unhydrated.css's.
 */

/** A bar without words: screen readers need to know it before its text changes. */
export function makeFootBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'foot-bar';
  bar.dataset.pagePart = 'control';
  bar.innerHTML = '<p role="status"></p>';
  return bar;
}

export function sayInBar(bar: HTMLElement, text: string): void {
  bar.querySelector('p')?.replaceChildren(text);
}

export function addReload(bar: HTMLElement): void {
  addButton(bar, 'ページを再読み込み', 'primary', () => location.reload());
}

export function addButton(
  bar: HTMLElement,
  name: string,
  kind: 'primary' | 'secondary',
  onClick: () => void,
): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--sm button--${kind}`;
  button.textContent = name;
  button.onclick = onClick;
  bar.append(button);
}
