/*
 * Names to avoid for the item keys of custom data definitions, and names that
 * programs find in place: the one list for the runtime, the page and the tests.
 */

import reservedWords from './reservedWordList.json';

/** A group of names with the reason that they share. */
export interface ReservedWords {
  /** The names. */
  readonly words: readonly string[];
  /** Why to avoid them, in Japanese, without a full stop. */
  readonly reason: string;
  /** A name to use instead. */
  readonly example: string;
  /** `refused` can't be registered here; `discouraged` works, but is awkward. */
  readonly level: 'refused' | 'discouraged';
}

// assumption: reserved-words-list
/** All groups, in the order of the page. */
export const RESERVED_WORDS = reservedWords as readonly ReservedWords[];

/**
 * The group to which a name belongs.
 *
 * @param word - a name, for example an item key
 * @returns the group, or `undefined` if the name is free
 */
export function findReservedWord(word: string): ReservedWords | undefined {
  return RESERVED_WORDS.find(({words}) => words.includes(word));
}

/** A name that every program finds in place, or has to define. */
export interface ProgramName {
  readonly name: string;
  /** What it is for, in Japanese, without a full stop. */
  readonly role: string;
}

// assumption: runtime-globals
/** Names that a program mustn't use for something else; Kubun come on top. */
export const PROGRAM_NAMES: readonly ProgramName[] = [
  {name: 'main', role: '最初に実行される関数。プログラムに1つだけ書く'},
  {name: 'baseService', role: 'カスタムデータのサービスを取得する'},
  {name: 'combositeDataService', role: 'Combositeのデータを扱う'},
  {name: 'logger', role: 'ログを出す'},
  {name: 'httpRequest', role: '外部サービスを呼び出す'},
  {name: 'secretsManager', role: 'シークレットを受け取る'},
];
