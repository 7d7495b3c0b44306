import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {colourOf, coloursOf} from '../../../src/config/colours';
import {contrastOf} from '../../../src/config/contrast';
import {ROOT} from '../../support/files';

const TOKENS = readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
const CODE = readFileSync(path.join(ROOT, 'src/css/code.css'), 'utf8');

const SURFACES = ['paper', 'surface', 'sunken', 'ai-wash', 'shu-wash'];

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  const tokens = coloursOf(TOKENS, mode);
  const code = coloursOf(CODE, mode);

  it.each(SURFACES)('text and links are AAA on --%s', (surface) => {
    for (const name of ['ink', 'ai']) {
      expect(
        contrastOf(colourOf(tokens, name), colourOf(tokens, surface)),
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
        contrastOf(colourOf(tokens, name), colourOf(tokens, surface)),
        name,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['paper', 'surface'])(
    'the edges of controls are seen on --%s',
    (surface) => {
      expect(
        contrastOf(colourOf(tokens, 'line-strong'), colourOf(tokens, surface)),
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
        contrastOf(colourOf(code, name), colourOf(code, 'code-background')),
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
