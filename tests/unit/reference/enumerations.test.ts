import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  enumerationsCsv,
  enumerationsJson,
} from '../../../src/features/reference/build/types/enumerationFiles';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT, exampleStubs} from '../../support/files';

const {enumerations} = readReference(readStubs(path.join(ROOT, 'api-src')));

describe('the enumerations', () => {
  test.each(enumerations)(
    '$name has different members, codes, labels and readings',
    ({members}) => {
      expect(members.length).toBeGreaterThan(1);
      for (const key of ['name', 'code', 'label', 'reading'] as const) {
        expect(new Set(members.map((member) => member[key])).size).toBe(
          members.length,
        );
      }
    },
  );

  test.each(enumerations)(
    '$name is named in Japanese, and so are its members',
    ({label, members}) => {
      expect(label).toMatch(/^[^、。\s]*(?:区分|種別)$/);
      for (const member of members) {
        expect(member.name).toMatch(/^[A-Z][A-Za-z]*$/);
        expect(member.code).toMatch(/^(?:0|[1-9]\d*)$/);
        expect(member.label).toMatch(/^[^、。\s]+$/);
        expect(member.reading).toMatch(/^[ぁ-んー]+$/);
      }
    },
  );
});

describe('the files of the enumerations', () => {
  const members = enumerations.flatMap((enumeration) => enumeration.members);
  const csv = enumerationsCsv(enumerations);

  test('are a CSV that Excel reads, with one row for each member', () => {
    expect(csv.startsWith('\uFEFF列挙型,列挙型の名称,')).toBe(true);
    expect(csv).not.toMatch(/[^\r]\n/);
    const [head = '', ...rows] = csv.slice(1).trimEnd().split('\r\n');
    expect(head).toBe(
      '列挙型,列挙型の名称,メンバー,コード,名称,読み,列挙型の名称の確認,メンバーとコードの確認,名称の確認,読みの確認',
    );
    expect(rows).toHaveLength(members.length);
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^ZaisekiJokyoKubun,在籍状況区分,Taishokuzumi,3,退職済,たいしょくずみ,,(?:未確認)?,,$/,
      ),
    );
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^SexKubun,性別区分,Dansei,1,男性,だんせい,(?:未確認)?,(?:未確認)?,(?:未確認)?,$/,
      ),
    );
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  test('are a JSON with the same data', () => {
    expect(
      JSON.parse(enumerationsJson(enumerations, 'https://wiki.example/base/')),
    ).toEqual({
      notice: expect.stringContaining('製品で確認できていません') as string,
      assumptionList:
        'https://wiki.example/base/wiki/office/unconfirmed#unconfirmed',
      enumerations,
    });
  });
});

describe('an enumeration', () => {
  const stubs = exampleStubs('enumeration');
  const file = 'enumerations/A.d.ts';
  const good = stubs[file] ?? '';
  const read = (text: string) =>
    readReference(new Map(Object.entries({...stubs, [file]: text})))
      .enumerations;

  test('is read from its comments', () => {
    const marked = good
      .replace('/**', '// assumption: codes\n/**')
      .replace('性別区分。', '性別区分。{@assumption kubun}')
      .replace('  /**', '  // assumption: dansei\n  /**')
      .replace('男性。', '男性。{@assumption a} {@assumption b}')
      .replace('だんせい', 'だんせい{@assumption yomi}');
    expect(read(marked)).toEqual([
      {
        name: 'A',
        label: '性別区分',
        assumptions: ['kubun'],
        members: [
          {
            name: 'Dansei',
            code: '1',
            label: '男性',
            reading: 'だんせい',
            assumptions: {
              code: ['codes', 'dansei'],
              label: ['a', 'b'],
              reading: ['yomi'],
            },
          },
        ],
      },
    ]);
  });

  test.each([
    [
      'a name of its own',
      '性を表す、性別区分。',
      '性別。',
      '「…を表す、名称。」',
    ],
    ['a label', '男性。', '男性', 'Danseiのコメントを「名称。」で'],
    ['a reading', '@yomi だんせい', '@remarks 無', 'Danseiに「@yomi 読み」'],
    ['a code', " = '1'", '', 'Danseiにコードを文字列で'],
    ['a code that is text', "'1'", '1', 'Danseiにコードを文字列で'],
  ])('without %s is named', (_, from, to, message) => {
    expect(() => read(good.replace(from, to))).toThrow(
      new RegExp(`^api-src/enumerations/A\\.d\\.ts：.*${message}`),
    );
  });
});
