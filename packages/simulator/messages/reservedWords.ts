/*
 * Names to avoid for the item keys of custom data definitions, and names that
 * programs find in place: the one list for the runtime, the page and the tests.
 */

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
export const RESERVED_WORDS: readonly ReservedWords[] = [
  {
    words: ['dataId', 'createdAt', 'updatedAt'],
    reason: '取得したデータに自動で付く項目と重なります',
    example: 'registeredDate',
    level: 'refused',
  },
  {
    words: ['constructor', 'prototype', '__proto__'],
    reason: 'JavaScriptのオブジェクトが初めから持つ名前と重なります',
    example: 'builderName',
    level: 'refused',
  },
  {
    words: ['toString', 'valueOf', 'hasOwnProperty'],
    reason: 'JavaScriptのオブジェクトが初めから持つ名前と重なります',
    example: 'displayText',
    level: 'refused',
  },
  {
    words: [
      'arguments',
      'await',
      'break',
      'case',
      'catch',
      'class',
      'const',
      'continue',
      'debugger',
      'default',
      'delete',
      'do',
      'else',
      'enum',
      'eval',
      'export',
      'extends',
      'false',
      'finally',
      'for',
      'function',
      'if',
      'implements',
      'import',
      'in',
      'instanceof',
      'interface',
      'let',
      'new',
      'null',
      'package',
      'private',
      'protected',
      'public',
      'return',
      'static',
      'super',
      'switch',
      'this',
      'throw',
      'true',
      'try',
      'typeof',
      'var',
      'void',
      'while',
      'with',
      'yield',
    ],
    reason: 'JavaScriptの予約語なので、変数名にできません',
    example: 'petClass',
    level: 'discouraged',
  },
  {
    words: [
      'Infinity',
      'NaN',
      'undefined',
      'globalThis',
      'Array',
      'Date',
      'JSON',
      'Map',
      'Math',
      'Number',
      'Object',
      'Promise',
      'Set',
      'String',
      'async',
      'of',
    ],
    reason: 'JavaScriptの特別な値や機能と重なります',
    example: 'startDate',
    level: 'discouraged',
  },
];

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
