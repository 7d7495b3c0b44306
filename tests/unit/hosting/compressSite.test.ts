import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {MARK} from '../../../src/features/gate/shared/sealedFile';
import {compressSite} from '../../../src/features/hosting/build/compressSite';

test('lays copies beside text that shrinks, and beside nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  try {
    const text = Buffer.from('給与を計算します。'.repeat(100));
    for (const [name, content] of Object.entries({
      'page.html': text,
      'small.html': '短い',
      'sealed.js': Buffer.concat([MARK, text]),
      'image.png': text,
    })) {
      writeFileSync(path.join(folder, name), content);
    }
    expect(await compressSite(folder)).toBe(1);
    expect(
      readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name)),
    ).toEqual(['page.html.br', 'page.html.gz']);
    const read = (name: string) => readFileSync(path.join(folder, name));
    expect(gunzipSync(read('page.html.gz'))).toEqual(text);
    expect(brotliDecompressSync(read('page.html.br'))).toEqual(text);
    // Again, after the next build: copies get no copies.
    expect(await compressSite(folder)).toBe(1);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
