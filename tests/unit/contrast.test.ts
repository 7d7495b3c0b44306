import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/files';

const TOKENS = readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
const CODE = readFileSync(path.join(ROOT, 'src/css/code.css'), 'utf8');

/** The custom properties of one mode; the dark one adds to the light one. */
function colours(css: string, mode: 'light' | 'dark'): Map<string, string> {
  const selectors =
    mode === 'light' ? [':root'] : [':root', "[data-theme='dark']"];
  const found = new Map<string, string>();
  for (const selector of selectors) {
    const start = css.indexOf(`${selector} {`);
    const block = css.slice(start, css.indexOf('\n}', start));
    for (const [, name, value] of block.matchAll(
      /--([\w-]+):\s*(#[\da-f]{3,6});/giu,
    )) {
      found.set(name ?? '', value ?? '');
    }
  }
  return found;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full =
    digits.length === 3
      ? [...digits].map((digit) => digit + digit).join('')
      : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((index) => {
    const channel = Number.parseInt(full.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'surface', 'sunken', 'ai-wash', 'shu-wash'];

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  const tokens = colours(TOKENS, mode);
  const code = colours(CODE, mode);
  const colour = (set: Map<string, string>, name: string) => {
    const value = set.get(name);
    if (!value) {
      throw new Error(`No colour --${name}`);
    }
    return value;
  };

  it.each(SURFACES)('text and links are AAA on --%s', (surface) => {
    for (const name of ['ink', 'ai']) {
      expect(
        contrast(colour(tokens, name), colour(tokens, surface)),
        name,
      ).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(SURFACES)('every other text colour is AA on --%s', (surface) => {
    for (const name of [
      'ink-soft',
      'shu',
      'wakatake',
      'kohaku',
      'ifm-color-emphasis-600',
    ]) {
      expect(
        contrast(colour(tokens, name), colour(tokens, surface)),
        name,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['paper', 'surface'])(
    'the edges of controls are seen on --%s',
    (surface) => {
      expect(
        contrast(colour(tokens, 'line-strong'), colour(tokens, surface)),
      ).toBeGreaterThanOrEqual(3);
    },
  );

  it('code is AA on its background', () => {
    const names = [...code.keys()].filter(
      (name) => !['code-background', 'code-border'].includes(name),
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      expect(
        contrast(colour(code, name), colour(code, 'code-background')),
        name,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});
