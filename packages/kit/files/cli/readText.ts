import {readFileSync, statSync} from 'node:fs';
import {InputError} from './inputError';
import {HOST_LIMITS} from '../runtime.mjs';

/** Reasons of the file system that a reader can correct. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'ファイルがありません。名前と、今いるフォルダーを確認してください',
  EISDIR: 'フォルダーです。ファイルを指定してください',
  EACCES: 'ファイルを読む権限がありません',
};

const {fileMegabytes} = HOST_LIMITS.kit;

/**
 * Reads a file of text in UTF-8.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be read
 */
export function readText(file: string): string {
  const bytes = readBytes(file);
  return checkText(
    file,
    decode(bytes, 'utf-8'),
    `文字コードがUTF-8ではありません${isUtf16(bytes) ? '（UTF-16）' : ''}。UTF-8で保存し直してください`,
  );
}

/**
 * Reads a program.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be read or is too long
 */
export function readProgram(file: string): string {
  const {sourceLength} = HOST_LIMITS.kit;
  const source = readText(file);
  if (source.length > sourceLength) {
    throw new InputError(
      `${file}：プログラムが長すぎます。${sourceLength.toLocaleString('ja-JP')}文字以内にしてください。`,
    );
  }
  return source;
}

/**
 * Reads a CSV file: in UTF-8, or in the encoding of Excel in Japanese Windows.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be read
 */
export function readCsv(file: string): string {
  const bytes = readBytes(file);
  const text = checkText(
    file,
    decode(bytes, 'utf-8') ?? decode(bytes, 'shift_jis'),
    'CSVとして読み取れません。表計算ソフトで開き、CSV（UTF-8）で保存し直してください',
  );
  // Old programs end a line with CR alone.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

/** A text that says something; `problem` tells why it is none. */
function checkText(
  file: string,
  text: string | undefined,
  problem: string,
): string {
  if (text === undefined || text.includes('\0')) {
    throw new InputError(`${file}：${problem}。`);
  }
  if (text.trim() === '') {
    throw new InputError(
      `${file}：ファイルが空です。保存されているかを確認してください。`,
    );
  }
  return text;
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  );
}

function readBytes(file: string): Uint8Array {
  let bytes: number;
  try {
    const found = statSync(file);
    bytes = found.size;
    // A pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) {
      throw new Error('ふつうのファイルではありません');
    }
    if (bytes <= fileMegabytes * 1_000_000) {
      return readFileSync(file);
    }
  } catch (error) {
    throw new InputError(`${file}：${reasonOf(error)}。`);
  }
  throw new InputError(
    `${file}：ファイルが大きすぎます（${Math.ceil(bytes / 1_000_000)}MB）。${fileMegabytes}MBまでのファイルを使えます。`,
  );
}

/** Why a file can't be read or written. */
export function reasonOf(error: unknown): string {
  const {code = '', message} = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

/** The text without a byte order mark, or `undefined` in another encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
