import {addButton, addReload, makeFootBar, sayInBar} from './footBar';

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
  const shown = makeFootBar();
  bar = shown;
  addReload(shown);
  addButton(shown, '閉じる', 'secondary', () => {
    shown.remove();
    bar = undefined;
  });
  document.body.append(shown);
  setTimeout(() => sayInBar(shown, PUBLISHED), 100);
}

const PUBLISHED =
  'このサイトは、ページを開いた後に更新されたようです。再読み込みすると、新しい内容で続けられます。編集したコードは残ります。';
