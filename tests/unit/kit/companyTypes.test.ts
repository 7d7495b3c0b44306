import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sampleCompany} from '../../../src/sample-company';
import {openKit} from '../../support/kit';
import type {Kit} from '../../support/kit';

const FILE = 'company-types.d.ts';

let kit: Kit;

beforeAll(async () => {
  kit = await openKit();
});

afterAll(() => {
  kit.remove();
});

describe('the types of the definitions', () => {
  test('are those of the sample company, or of the reader’s', async () => {
    const sample = kit.file(FILE);
    expect((await kit.command('types')).code).toBe(0);
    expect(kit.read(FILE)).toBe(sample);
    const [table] = sampleCompany.customData;
    kit.write(
      'my.json',
      JSON.stringify({
        extends: 'sample',
        name: '自社',
        customData: [
          {
            definition: {...table?.definition, definitionName: '自社の定義'},
            records: [],
          },
        ],
      }),
    );
    const {code, stdout} = await kit.nodeIn(
      'company',
      '../run.mjs',
      'types',
      '--company=../my.json',
    );
    expect([code, stdout.split('\n').slice(0, 2)]).toEqual([
      0,
      [
        `../${FILE}を作りました。`,
        `会社：自社（カスタムデータ定義：${sampleCompany.customData.length + 1}件）`,
      ],
    ]);
    expect(kit.read(FILE)).toContain('"自社の定義": UserCustomDataService<');
    kit.write(FILE, sample);
  });

  test('take the place of no file of the reader’s', async () => {
    kit.write(FILE, '// 自分の型\n');
    expect(await kit.refusal('types')).toContain(
      `${FILE}は、このコマンドで作ったファイルではないため、書き換えません。`,
    );
    expect(kit.read(FILE)).toBe('// 自分の型\n');
    kit.write(FILE, kit.file(FILE));
    expect(await kit.refusal('types', 'main.js')).toContain(
      'typesの後に、プログラムは書けません。書かれている値：main.js',
    );
  });
});
