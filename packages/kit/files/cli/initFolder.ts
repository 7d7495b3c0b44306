/*
 * `init`: writes the files with which a reader begins an own function.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';
import {KIT_FOLDER, kitAddress, quotedPath} from './kitAddress';
import {reasonOf} from './readText';

/** Text of the files by name; the build adds it from `template/`. */
declare function templateFiles(): Readonly<Record<string, string>>;

const DEFAULT_FOLDER = 'my-function';

/**
 * Writes the files into a folder; one that exists is never overwritten.
 *
 * @param folder - path from the current folder
 * @returns what to tell the reader
 * @throws InputError if a file is there already, or can't be written
 */
export function initFolder(folder = DEFAULT_FOLDER): string[] {
  const files = templateFiles();
  const names = Object.keys(files);
  const taken = names.filter((name) => existsSync(path.join(folder, name)));
  if (taken.length > 0) {
    throw new InputError(
      `${folder}に、次のファイルがすでにあります：${taken.join('、')}\n何も書き出していません。別のフォルダーの名前を書いてください。`,
    );
  }
  const {kitPath, kitUrl} = kitAddress(folder, KIT_FOLDER);
  try {
    mkdirSync(folder, {recursive: true});
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(
        path.join(folder, name),
        text
          .replaceAll('{{kitUrl}}', kitUrl)
          .replaceAll('{{kitPath}}', kitPath),
        {flag: 'wx'},
      );
    }
  } catch (error) {
    throw new InputError(`${folder}：書き出せません。${reasonOf(error)}。`);
  }
  return [
    `${folder}に、次のファイルを書き出しました。`,
    ...names.map((name) => `  ${path.join(folder, name)}`),
    '',
    '次のように動かします。',
    `  node ${[
      path.relative(process.cwd(), path.join(KIT_FOLDER, 'run.mjs')),
      path.join(folder, 'main.js'),
    ]
      .map(quotedPath)
      .join(' ')} --all`,
  ];
}
