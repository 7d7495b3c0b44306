import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hintKey} from '../../src/components/codeHints';
import {readHints} from '../../src/plugins/code-hints/readHints';
import {ROOT} from '../support/files';

const hints = readHints(path.join(ROOT, 'api-src'));

describe('a hint', () => {
  test.each([
    [
      '/api/classes/CombositeHatsureiDataService#readbyemployeeid',
      'readByEmployeeId',
      /^\(method\) CombositeHatsureiDataService\.readByEmployeeId\(employeeIdList: string\[\]\): Promise<HatsureiDataEntity\[\]>$/,
    ],
    ['/api/enumerations/SexKubun', 'SexKubun', /^enum SexKubun$/],
    [
      '/api/functions/getSexKubunName',
      'getSexKubunName',
      /^function getSexKubunName\(kubun: .+\): string$/,
    ],
    [
      '/api/classes/CustomFunctionLogger',
      'logger',
      /^const logger: CustomFunctionLogger$/,
    ],
  ])('of %s %s is its declaration', (target, name, signature) => {
    expect(hints[hintKey(target, name)]?.signature).toMatch(signature);
  });

  test('is a sentence of plain text in one line', () => {
    const texts = Object.values(hints).map(({text}) => text);
    expect(texts.filter((text) => !/^[^\n]+。$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\]\(|@link/.test(text))).toEqual([]);
  });

  test('belongs to what is declared, not to what is imported', () => {
    const signatures = Object.values(hints).map(({signature}) => signature);
    expect(
      signatures.filter((signature) => /\(alias\)|^\(type/.test(signature)),
    ).toEqual([]);
  });
});
