import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readAssumptions} from '../../../src/features/assumptions/build/readAssumptions';
import {
  SHEETS,
  quickSheet,
} from '../../../src/features/reference/build/pages/quickSheet';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT} from '../../support/files';

const reference = readReference(readStubs(path.join(ROOT, 'api-src')));

function sheetOf(name: string): string {
  const page = reference.names.find((one) => one.name === name);
  return page ? quickSheet(page, reference).join('\n') : '';
}

describe('a sheet', () => {
  test.each(Object.entries(SHEETS))(
    'of %s has its fields and its methods',
    (name, {fields, services}) => {
      const sheet = sheetOf(name);
      const parts = reference.names.filter(
        (one) => one.name === fields || services.includes(one.name),
      );
      expect(parts).toHaveLength(services.length + 1);
      const missing = parts
        .flatMap(({members}) => members)
        .map(({identifier}) => identifier.text)
        .filter((member) => !new RegExp(`\\| \`${member}[\`(]`).test(sheet));
      expect(missing).toEqual([]);
    },
  );

  test('has the codes of its fields, and says what is not confirmed', () => {
    const sheet = sheetOf('KojinDataEntity');
    const codes = reference.enumerations
      .find(({name}) => name === 'SexKubun')
      ?.members.map(({code, label}) => `\`'${code}'\` ${label}`);
    expect(sheet).toContain(`| \`SexKubun\` | ${codes?.join('、')} |`);
    expect(sheet).not.toContain('`HatsureiKubun`');
    const assumed = readAssumptions(ROOT).map(({id}) => id);
    for (const id of ['kojin-entity', 'enumeration-codes', 'read-methods']) {
      expect(sheet.includes(`{/* assumption: ${id} */}`)).toBe(
        assumed.includes(id),
      );
    }
  });

  test('is on no other page', () => {
    expect(sheetOf('Term')).toBe('');
  });
});
