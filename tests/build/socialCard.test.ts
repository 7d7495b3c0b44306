import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {ROUTES} from '../support/routes';
import {BUILD_FOLDER, TEST_SITE_URL} from '../support/site';

const CARD = `${TEST_SITE_URL}/img/social-card.png`;

/** The `<meta>` elements of a page: name or property, and content. */
function metaOf(route: string): Map<string, unknown> {
  const html = readFileSync(
    path.join(BUILD_FOLDER, route, 'index.html'),
    'utf8',
  );
  const found = new Map<string, unknown>();
  visit(fromHtml(html), 'element', ({tagName, properties}) => {
    const name = properties.name ?? properties.property;
    if (tagName === 'meta' && name !== undefined) {
      found.set([name].flat().join(), properties.content);
    }
  });
  return found;
}

describe('the social card', () => {
  test('is a PNG of 1200 by 630 pixels', () => {
    const png = readFileSync(path.join(BUILD_FOLDER, 'img/social-card.png'));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('is named by every page, with its full address', () => {
    for (const route of ROUTES) {
      const meta = metaOf(route.path);
      expect(meta.get('og:image'), route.path).toBe(CARD);
      expect(meta.get('twitter:image'), route.path).toBe(CARD);
      expect(meta.get('twitter:card'), route.path).toBe('summary_large_image');
    }
  });
});
