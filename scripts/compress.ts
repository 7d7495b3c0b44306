/*
 * `npm run compress`: compressed copies beside the files of `build/`, or of the
 * folder that is named.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {compressSite} from '../src/features/hosting/build/compressSite';

void main(process.argv[2] ?? 'build');

async function main(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error(
      `「${folder}」にビルドしたサイトがありません。先に「npm run build」を実行してください。`,
    );
    process.exitCode = 1;
    return;
  }
  const count = await compressSite(folder);
  console.log(
    `${folder}：${count}個のファイルに、圧縮したファイル（.gzと.br）を付けました。`,
  );
}
