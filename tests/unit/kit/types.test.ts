import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {openFolder} from '../../support/editor';
import {useKit} from '../../support/kit';

const FILE = 'company-types.d.ts';

const kit = useKit();

describe('the types of the definitions', () => {
  test('are those of the sample company, or of another one', async () => {
    const sample = kit.read(FILE);
    expect((await kit.command('types')).code).toBe(0);
    expect(kit.read(FILE)).toBe(sample);
    kit.write('my.json', '{"extends": "sample", "name": "自社"}');
    const {code, stdout} = await kit.nodeIn(
      'company',
      '../run.mjs',
      'types',
      '--company=../my.json',
    );
    expect([code, stdout.split('\n').slice(0, 2)]).toEqual([
      0,
      [
        `${path.join('..', FILE)}を作りました。`,
        `会社：自社（カスタムデータ定義：${sampleCompany.customData.length}件）`,
      ],
    ]);
  });

  test('are those of a function in a folder of its own', async () => {
    await kit.command('init', 'own');
    expect((await kit.command('types', 'own')).code).toBe(0);
    const program = kit.read('own/main.js');
    const editor = (text: string) =>
      openFolder({
        'combosite-functions.d.ts': kit.file('combosite-functions.d.ts'),
        [FILE]: kit.read(`own/${FILE}`),
        'jsconfig.json': kit.file('jsconfig.json'),
        'main.js': text,
      }).errors('main.js');
    expect(editor(program)).toEqual([]);
    expect(kit.read(`own/${FILE}`)).toContain('"従業員日直回数": ');
    expect(kit.read(FILE)).not.toContain('従業員日直回数');
  });

  test('take the place of no file of the reader’s', async () => {
    kit.write(FILE, '// 自分の型\n');
    expect(await kit.refusal('types')).toContain(
      `${FILE}は、このコマンドで作ったファイルではないため、書き換えません。`,
    );
    expect(kit.read(FILE)).toBe('// 自分の型\n');
    expect(await kit.refusal('types', 'own', 'main.js')).toContain(
      'フォルダーは1つだけ書いてください：own、main.js',
    );
    expect(await kit.refusal('types', 'no-such-folder')).toContain(
      'フォルダー「no-such-folder」がありません。',
    );
  });
});
