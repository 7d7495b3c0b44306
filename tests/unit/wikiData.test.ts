import {describe, expect, test} from 'vitest';
import {PROGRAM_NAMES} from '@combosite-functions/simulator';
import {readText} from '../support/files';

describe('the names of programs', () => {
  test('are main and the globals that are no names of stubs', () => {
    const globals = [
      ...readText('api-src/globals.d.ts').matchAll(/^declare const (\w+)/gm),
    ].map(([, name = '']) => name);
    expect(PROGRAM_NAMES.map(({name}) => name)).toEqual(['main', ...globals]);
  });
});
