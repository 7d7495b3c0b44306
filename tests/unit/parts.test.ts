import path from 'node:path';
import {expect, test} from 'vitest';
import {modules, parts} from '../../src/parts/loadParts';
import {ROOT} from '../support/files';

test('the configuration has its parts, and names the files they are made of', () => {
  expect(parts.routeOf(path.join(ROOT, 'docs/index.mdx'), ROOT)).toBe('/');
  // Compiled pages are made anew with them.
  expect(modules).toEqual(
    expect.arrayContaining(
      [
        'src/features/content/build/giveData.ts',
        'packages/simulator/index.ts',
        'src/parts/loadParts.ts',
      ].map((file) => path.join(ROOT, file)),
    ),
  );
  expect(modules.join()).not.toContain('node_modules');
});
