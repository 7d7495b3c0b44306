import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The colours of src/css/tokens.css by their names, without the hyphens. */
export type Colours = ReadonlyMap<string, string>;

/**
 * Reads the site's colours, for what can't use custom properties. Only for
 * programs: run in the repository's folder.
 *
 * @param mode - the dark one adds to the light one
 */
export function readColours(mode: 'light' | 'dark' = 'light'): Colours {
  return coloursOf(
    readFileSync(path.resolve('src/css/tokens.css'), 'utf8'),
    mode,
  );
}

/**
 * The custom properties of a stylesheet whose value is `#rrggbb`.
 *
 * @param css - the stylesheet
 * @param mode - the dark one adds to the light one
 */
export function coloursOf(css: string, mode: 'light' | 'dark'): Colours {
  const selectors =
    mode === 'light' ? [':root'] : [':root', "[data-theme='dark']"];
  const found = new Map<string, string>();
  for (const selector of selectors) {
    const start = css.indexOf(`${selector} {`);
    const block = css.slice(start, css.indexOf('\n}', start));
    for (const [, name = '', value = ''] of block.matchAll(
      /--([\w-]+):\s*(#[\da-f]{6});/giu,
    )) {
      found.set(name, value);
    }
  }
  return found;
}

/**
 * A colour by its name.
 *
 * @throws Error if there is none of that name
 */
export function colourOf(colours: Colours, name: string): string {
  const colour = colours.get(name);
  if (colour === undefined) {
    throw new Error(`src/css/tokens.css has no colour --${name}.`);
  }
  return colour;
}
