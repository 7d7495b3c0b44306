/*
 * `npx tsx scripts/render-social-card.ts`: renders static/img/social-card.png
 * from scripts/social-card.svg, as sites that show a card of a link take no
 * SVG. Run it after a change of the SVG, on a system with Noto Sans CJK JP.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {launchChromium} from './machine/chromium';

const IMAGES = path.resolve(import.meta.dirname, '../static/img');

void render();

async function render(): Promise<void> {
  const svg = readFileSync(
    path.join(import.meta.dirname, 'social-card.svg'),
    'utf8',
  );
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}});
    await page.setContent(`<style>body { margin: 0 }</style>${svg}`);
    await page.screenshot({path: path.join(IMAGES, 'social-card.png')});
  } finally {
    await browser.close();
  }
}
