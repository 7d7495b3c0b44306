let isAsking = false;
let bar: HTMLElement | undefined;

/**
 * Call it when a part of the site couldn't be loaded. Where the server answers
 * all the same, the site was published anew since the page was opened: trying
 * again can't help, and the reader is offered to reload. Readers' programs are
 * kept by the browser. Without a connection, what failed says so itself.
 */
export function offerReload(): void {
  if (isAsking || bar) {
    return;
  }
  isAsking = true;
  void serverAnswers().then((answers) => {
    isAsking = false;
    if (answers) {
      show();
    }
  });
}

async function serverAnswers(): Promise<boolean> {
  try {
    const {ok} = await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
    });
    return ok;
  } catch {
    return false;
  }
}

function show(): void {
  bar = document.createElement('div');
  bar.dataset.pagePart = 'control';
  // src/css/unhydrated.css
  bar.className = 'foot-bar';
  // Screen readers need to know the region before its text changes.
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  bar.append(
    text,
    button('ページを再読み込み', 'button--primary', () => location.reload()),
    button('閉じる', 'button--secondary', () => {
      bar?.remove();
      bar = undefined;
    }),
  );
  document.body.append(bar);
  setTimeout(() => {
    text.textContent =
      'このサイトは、ページを開いた後に更新されたようです。再読み込みすると、新しい内容で続けられます。編集したコードは残ります。';
  }, 100);
}

function button(name: string, kind: string, onClick: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `button button--sm ${kind}`;
  element.textContent = name;
  element.onclick = onClick;
  return element;
}
