/*
 * The site's images, from drawings that name colours of src/css/tokens.css:
 * an SVG that is shown as an image sees no custom properties of the page.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {colourOf, readColours} from '../../src/config/colours';
import {launchChromium} from '../machine/chromium';

/** The seal on a dark page: the text colours of that mode are too pale for it. */
const SEAL_IN_THE_DARK = '#c4472d';

/** The card that other sites show for a link, from the repository's root. */
export const SOCIAL_CARD = 'static/img/social-card.png';

/** Under this name the card keeps the hash of its drawing. */
const KEYWORD = 'Source-SHA-256';

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
  return png.includes(`${KEYWORD}\0${hashOf(paint('social-card'))}`);
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
    return withText(await page.screenshot(), hashOf(svg));
  } finally {
    await browser.close();
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A PNG with a text that isn't shown, before its last chunk. */
function withText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`tEXt${KEYWORD}\0${text}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}
