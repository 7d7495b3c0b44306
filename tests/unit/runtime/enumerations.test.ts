import path from 'node:path';
import {expect, test} from 'vitest';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ENUMERATIONS, NAME_FUNCTIONS} from '@combosite-functions/simulator';
import {ROOT} from '../../support/files';

const {enumerations, names} = readReference(
  readStubs(path.join(ROOT, 'api-src')),
);

test('the enumerations have the members and codes of the stubs', () => {
  expect(ENUMERATIONS).toEqual(
    Object.fromEntries(
      enumerations.map(({name, members}) => [
        name,
        Object.fromEntries(members.map((member) => [member.name, member.code])),
      ]),
    ),
  );
});

test('each name function gives labels, and nothing for unknown codes', () => {
  const functions = names.filter(({folder}) => folder === 'functions');
  expect(Object.keys(NAME_FUNCTIONS)).toEqual(functions.map(({name}) => name));
  for (const getName of Object.values(NAME_FUNCTIONS)) {
    expect(getName('1')).not.toBe('');
    expect(getName('99')).toBe('');
    expect(getName('constructor')).toBe('');
  }
  expect(NAME_FUNCTIONS.getHakenKubunName('0')).toBe('派遣・請負以外');
  expect(NAME_FUNCTIONS.getZaisekiJokyoKubunName('3')).toBe('退職済');
});
