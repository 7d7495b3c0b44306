import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  COMPANY_TYPES_FILE,
  COMPANY_TYPES_MARK,
  companyTypesFile,
} from '../runtime.mjs';
import {InputError} from './inputError';
import {KIT_FOLDER} from './kitAddress';
import type {Company} from '@combosite-functions/simulator';

/**
 * Writes the types of a company's custom data for an editor. A file of the
 * reader's own is left alone.
 *
 * @param folder - path from the current folder; without it that of the kit
 * @returns what to tell the reader
 * @throws InputError if the file can't be written
 */
export function writeCompanyTypes(
  folder: string | undefined,
  {customData, name}: Company,
): string[] {
  const file = path.join(
    folder ?? path.relative(process.cwd(), KIT_FOLDER),
    COMPANY_TYPES_FILE,
  );
  if (!existsSync(path.dirname(file))) {
    throw new InputError(
      `フォルダー「${path.dirname(file)}」がありません。名前を確認してください。`,
    );
  }
  try {
    if (
      existsSync(file) &&
      !readFileSync(file, 'utf8').startsWith(COMPANY_TYPES_MARK)
    ) {
      throw new InputError(
        `${file}は、このコマンドで作ったファイルではないため、書き換えません。名前を変えてから、もう一度実行してください。`,
      );
    }
    writeFileSync(file, companyTypesFile(customData));
  } catch (error) {
    if (error instanceof InputError) {
      throw error;
    }
    throw new InputError(
      `${file}に書き込めません。ファイルを開いているソフトがないか、フォルダーに書き込めるかを確認してください。`,
    );
  }
  return [
    `${file}を作りました。`,
    `会社：${name}（カスタムデータ定義：${customData.length}件）`,
    'エディターで項目キーが補完され、定義にない項目キーに線が引かれます。',
    '定義を変えたら、もう一度実行してください。',
  ];
}
