import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hintKey} from '../../src/features/code-blocks/shared/hints/codeHints';
import {readHints} from '../../src/features/code-blocks/build/hints/readHints';
import {codeParts} from '../../src/ui/codeParts';
import {ROOT, exampleStubs} from '../support/files';
import {tempFolder} from '../support/tempFolder';

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
    [
      '/api/interfaces/CustomDataDefinitionEntity#itemlist',
      'itemList',
      /"文字列"/,
    ],
  ])('of %s %s is its declaration', (target, name, signature) => {
    expect(hints[hintKey(target, name)]?.signature).toMatch(signature);
  });

  test('is a sentence in one line, with no mark-up but code', () => {
    const texts = Object.values(hints).map(({text}) => text);
    expect(
      texts.filter((text) => !/^[^\n]+。(?:（未確認）)?$/.test(text)),
    ).toEqual([]);
    expect(texts.filter((text) => /\]\(|@link|\*\*/.test(text))).toEqual([]);
    const marked = texts.filter((text) => text.includes('`'));
    expect(marked.length).toBeGreaterThan(5);
    for (const text of marked) {
      expect(text.split('`')).toHaveLength(codeParts(text).length);
      expect(codeParts(text).filter(({isCode}) => isCode)).toHaveLength(
        (text.split('`').length - 1) / 2,
      );
    }
  });

  // Stubs of its own: somebody may confirm what those in api-src assume.
  test.each([
    ['/api/classes/Sender#send', 'send', '文を送る。（未確認）'],
    ['/api/classes/Sender#stop', 'stop', '送るのをやめる。'],
    ['/api/interfaces/Letter#title', 'title', '文の題名。（未確認）'],
    ['/api/enumerations/Kind#oral', 'Oral', '口頭。（未確認）'],
    [
      '/api/enumerations/Kind#written',
      'Written',
      '書面。名前とコードは未確認です。',
    ],
  ])('of %s %s says what is unconfirmed', (target, name, text) => {
    const folder = tempFolder(exampleStubs('unconfirmed'));
    expect(readHints(folder)[hintKey(target, name)]?.text).toBe(text);
  });

  test('of a method with several forms has them all', () => {
    const target =
      '/api/classes/UserCustomDataService#getcustomdatabyquery-where';
    const where = hints[hintKey(target, 'where')] ?? {signature: '', text: ''};
    expect(where.signature.split('\n')).toEqual([
      expect.stringContaining('Exclude<'),
      expect.stringContaining('"in" | "not-in"'),
    ]);
    expect(where.signature).not.toContain('overload');
    expect(where.text).toMatch(/^[^。]+。[^。]*複数の値[^。]*。$/);
  });

  test('belongs to what is declared, not to what is imported', () => {
    const signatures = Object.values(hints).map(({signature}) => signature);
    expect(
      signatures.filter((signature) => /\(alias\)|^\(type/.test(signature)),
    ).toEqual([]);
  });
});

describe('the value of a field', () => {
  test.each([
    ['KojinDataEntity', 'sei', "`'田中'`"],
    ['KojinDataEntity', 'sexKubun', "`'1'`（男性）"],
    ['JushoDataEntity', 'term', "`{startDate: '2023/07/01', endDate: null}`"],
    ['HatsureiDataEntity', 'shozokuName', "`'営業部'`"],
  ])('%s.%s is that of employee 0001', (entity, field, value) => {
    const target = `/api/interfaces/${entity}#${field.toLowerCase()}`;
    expect(hints[hintKey(target, field)]?.value).toBe(
      `見本の会社の従業員0001：${value}`,
    );
  });

  test('is there for each field of the personnel data, and for nothing else', () => {
    const fields = Object.keys(hints).filter((key) =>
      /^\/api\/interfaces\/(?:Hatsurei|Jusho|Kojin)DataEntity#/.test(key),
    );
    expect(fields.length).toBeGreaterThan(50);
    expect(
      Object.keys(hints).filter((key) => hints[key]?.value !== undefined),
    ).toEqual(fields);
  });
});
