import {NOTICE_IDS} from '../../shared/noticeIds';
import type {Bytes} from '../../shared/cryptography';

/**
 * Puts the real page in the place of the notice and starts its scripts. From
 * here on the site runs as one without a gate.
 *
 * @param open - decrypts a sealed file
 * @param openFile - fetches and decrypts one
 * @throws before anything is shown, when a script can't be had
 */
export async function openPage(
  open: (file: Bytes) => Promise<Bytes>,
  openFile: (url: string) => Promise<ArrayBuffer>,
): Promise<void> {
  const page = new DOMParser().parseFromString(
    new TextDecoder().decode(await open(sealedPage())),
    'text/html',
  );
  const moved = page.querySelector<HTMLLinkElement>(
    'meta[http-equiv=refresh] ~ link[rel=canonical]',
  );
  if (moved) {
    // The page at an old address; its own script doesn't run here.
    const {hash, search} = location;
    location.replace(moved.getAttribute('href') + search + hash);
    return;
  }
  const addresses = Array.from(
    page.querySelectorAll<HTMLScriptElement>('script[src]'),
    (script) => {
      script.remove();
      return script.src;
    },
  );
  const scripts = await Promise.all(
    addresses.map((address) => openFile(address)),
  );
  showPage(page);
  for (const script of scripts) {
    await runScript(script);
  }
}

/**
 * Runs a script of the site.
 *
 * @param source - its text, as UTF-8
 */
export function runScript(source: ArrayBuffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const url = URL.createObjectURL(
      new Blob([source], {type: 'text/javascript'}),
    );
    const end = (settle: () => void) => () => {
      URL.revokeObjectURL(url);
      script.remove();
      settle();
    };
    script.src = url;
    script.onload = end(resolve);
    script.onerror = end(() => reject(new Error('gate: a script failed.')));
    document.head.append(script);
  });
}

function sealedPage(): Bytes {
  const holder = document.getElementById(NOTICE_IDS.page);
  const text = holder instanceof HTMLTemplateElement ? holder.innerHTML : '';
  return Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
}

/**
 * Takes over head and body. Inline scripts of the page don't run: those that
 * set the colours are in the notice as well, and have run.
 */
function showPage(page: Document): void {
  const {documentElement: html, head, body} = document;
  for (const {name, value} of page.documentElement.attributes) {
    html.setAttribute(name, value);
  }
  for (const {name, value} of page.body.attributes) {
    body.setAttribute(name, value);
  }
  // Style sheets that are there already must not vanish for a moment.
  const styles = new Set(
    Array.from(head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')),
  );
  const isStyle = (node: Node, {href}: HTMLLinkElement) =>
    node instanceof HTMLLinkElement && node.href === href;
  const fresh = Array.from(page.head.childNodes).filter(
    (node) => ![...styles].some((style) => isStyle(node, style)),
  );
  const kept = [...styles].filter((style) =>
    Array.from(page.head.children).some((node) => isStyle(node, style)),
  );
  head.replaceChildren(...kept, ...fresh);
  body.replaceChildren(...page.body.childNodes);
  if (location.hash) {
    // The browser looked for the heading before it was there.
    location.replace(location.href);
  }
}
