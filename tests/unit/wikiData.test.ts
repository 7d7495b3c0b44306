import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {PROGRAM_NAMES} from '@combosite-functions/simulator';
import {ROOT} from '../support/files';

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

describe('the names of programs', () => {
  test('are main and the globals that are no names of stubs', () => {
    const globals = [
      ...read('api-src/globals.d.ts').matchAll(/^declare const (\w+)/gm),
    ].map(([, name = '']) => name);
    expect(PROGRAM_NAMES.map(({name}) => name)).toEqual(['main', ...globals]);
  });
});
