import path from 'node:path';
import {expect, test} from 'vitest';
import {readReference} from '../../../src/reference/stubs/readReference';
import {readStubs} from '../../../src/reference/stubs/readStubs';
import {ENUMERATIONS, NAME_FUNCTIONS} from '../../../src/runtime/enumerations';
import {ROOT} from '../../support/files';

const stubs = readStubs(path.join(ROOT, 'api-src'));

test('all 16 enumerations have the members and codes of the stubs', () => {
  expect(Object.keys(ENUMERATIONS)).toHaveLength(16);
  expect(ENUMERATIONS).toEqual(
    Object.fromEntries(
      readReference(stubs).enumerations.map(({name, members}) => [
        name,
        Object.fromEntries(members.map((member) => [member.name, member.code])),
      ]),
    ),
  );
});

test('all 13 name functions give labels, and nothing for unknown codes', () => {
  expect(Object.keys(NAME_FUNCTIONS)).toHaveLength(13);
  for (const getName of Object.values(NAME_FUNCTIONS)) {
    expect(getName('1')).not.toBe('');
    expect(getName('99')).toBe('');
    expect(getName('constructor')).toBe('');
  }
  expect(NAME_FUNCTIONS.getHakenKubunName('0')).toBe('派遣・請負以外');
  expect(NAME_FUNCTIONS.getZaisekiJokyoKubunName('3')).toBe('退職済');
});
