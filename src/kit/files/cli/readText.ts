import {readFileSync, statSync} from 'node:fs';
import {InputError} from './inputError';
import {HOST_LIMITS} from '../runtime.mjs';

/** Reasons of the file system that a reader can correct. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'ファイルがありません。名前と、今いるフォルダーを確かめてください',
  EISDIR: 'フォルダーです。ファイルを指定してください',
  EACCES: 'ファイルを読む権限がありません',
};

/**
 * Reads a file of text in UTF-8.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be read
 */
export function readText(file: string): string {
  const text = decode(readBytes(file), 'utf-8');
  if (text === undefined || text.includes('\0')) {
    throw new InputError(
      `${file}：文字コードがUTF-8ではありません。UTF-8で保存し直してください。`,
    );
  }
  return text;
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
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'shift_jis');
  if (text === undefined || text.includes('\0')) {
    throw new InputError(
      `${file}：CSVとして読み取れません。表計算ソフトで開き、CSV（UTF-8）で保存し直してください。`,
    );
  }
  return text;
}

/**
 * Reads a file of JSON.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be read
 */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = /position (\d+)/.exec(message)?.[1];
    const line =
      position === undefined
        ? ''
        : `${text.slice(0, Number(position)).split('\n').length}行目の近くを、`;
    throw new InputError(
      `${file}：JSONとして読み取れません。${line}引用符、コンマ、括弧の過不足がないか確かめてください（${message}）。`,
    );
  }
}

function readBytes(file: string): Uint8Array {
  const {fileMegabytes} = HOST_LIMITS.kit;
  try {
    if (statSync(file).size > fileMegabytes * 1_000_000) {
      throw new InputError(
        `${file}：ファイルが大きすぎます。${fileMegabytes}MB以内にしてください。`,
      );
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof InputError) {
      throw error;
    }
    const {code = '', message} = error as NodeJS.ErrnoException;
    throw new InputError(`${file}：${REASONS[code] ?? message}。`);
  }
}

/** The text without a byte order mark, or `undefined` in another encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
