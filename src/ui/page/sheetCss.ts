/**
 * CSS that prints a page's title at the top and its address at the foot of
 * every sheet, beside what src/css/print.css prints there.
 *
 * @param title - the page's title
 * @param address - the page's full address
 */
export function sheetMargins(title: string, address: string): string {
  return `@page {@top-left{${margin(title)}}@bottom-left{${margin(address)}}}`;
}

/** A page's address; none where that of the site isn't known. */
export function sheetAddress(site: string, path: string): string {
  return new URL(site).hostname === 'localhost' ? '' : site + path;
}

function margin(text: string): string {
  return `content:${cssString(text)};font:8pt sans-serif;color:#444`;
}

/** A CSS string that can be part of a `<style>` element. */
function cssString(text: string): string {
  const escaped = text.replace(
    /["\\<>&\n]/g,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
