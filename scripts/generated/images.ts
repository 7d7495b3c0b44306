/*
 * The site's images, from drawings that name colours of src/css/tokens.css:
 * an SVG that is shown as an image sees no custom properties of the page.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {colourOf, readColours} from '../../src/config/colours';
import {launchChromium} from '../machine/chromium';

/** The seal on a dark page: the text colours of that mode are too pale for it. */
const SEAL_IN_THE_DARK = '#c4472d';

/** The card that other sites show for a link, from the repository's root. */
export const SOCIAL_CARD = 'static/img/social-card.png';

/**
 * A drawing with its colours.
 *
 * @param drawing - name of the file in this folder, without its ending
 * @param own - colours that differ from those of the site
 * @returns an SVG
 */
export function paint(
  drawing: string,
  own: Readonly<Record<string, string>> = {},
): string {
  const colours = new Map([...readColours(), ...Object.entries(own)]);
  return readFileSync(
    path.join(import.meta.dirname, `${drawing}.svg`),
    'utf8',
  ).replace(/var\(--([\w-]+)\)/g, (_, name: string) => colourOf(colours, name));
}

/** The logo of the dark mode. */
export function paintDarkLogo(): string {
  return paint('logo', {shu: SEAL_IN_THE_DARK});
}

/**
 * Whether a card was made from the drawing as it is now. Two browsers don't
 * give the same bytes, so the card says from what it was made.
 *
 * @param png - the card
 */
export function isCardFresh(png: Buffer): boolean {
  return png.includes(hashOf(paint('social-card')));
}

/**
 * Renders the card: sites that show a card of a link take no SVG. The system
 * needs Noto Sans CJK JP.
 *
 * @returns a PNG
 */
export async function renderCard(): Promise<Buffer> {
  const svg = paint('social-card');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}});
    await page.setContent(`<style>body { margin: 0 }</style>${svg}`);
    // What stands behind the last chunk of a PNG isn't read.
    return Buffer.concat([await page.screenshot(), Buffer.from(hashOf(svg))]);
  } finally {
    await browser.close();
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
