import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrastOf} from '../../src/config/contrast';
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
      /--([\w-]+):\s*(#[\da-f]{6});/giu,
    )) {
      found.set(name ?? '', value ?? '');
    }
  }
  return found;
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
        contrastOf(colour(tokens, name), colour(tokens, surface)),
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
        contrastOf(colour(tokens, name), colour(tokens, surface)),
        name,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['paper', 'surface'])(
    'the edges of controls are seen on --%s',
    (surface) => {
      expect(
        contrastOf(colour(tokens, 'line-strong'), colour(tokens, surface)),
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
        contrastOf(colour(code, name), colour(code, 'code-background')),
        name,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 1);
  });
});
