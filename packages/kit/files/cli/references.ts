/*
 * Names that a reader's file uses for what stands elsewhere: employees, pay
 * items, definitions. One that doesn't exist is a mistake with a place.
 */
import {nearestNames} from '../runtime.mjs';
import {mistakes} from './checkContent';
import type {JsonFile, Path} from './jsonFile';
import type {Company} from '@combosite-functions/simulator';

/** The kinds of names, and what a company calls by them. */
const NAMES = {
  従業員ID: ({employees}) => employees.map((one) => one.employeeId),
  給与項目: ({kyuyoKomoku}) => kyuyoKomoku.map((one) => one.kyuyoKomokuName),
  計算パターン: ({keisanPatterns}) =>
    keisanPatterns.map((one) => one.keisanPatternName),
  支払マスタ: ({shiharaiMasters}) =>
    shiharaiMasters.map((one) => one.shiharaiMasterName),
  カスタムデータ定義: ({customData}) =>
    customData.map(({definition}) => definition.definitionName),
} as const satisfies Record<string, (company: Company) => readonly string[]>;

/**
 * What is said of a name that doesn't exist.
 *
 * @param kind - of what
 * @param name - as the reader has it
 * @param known - those that exist
 */
export function noSuchName(
  kind: string,
  name: string,
  known: readonly string[],
): string {
  return `「${name}」という${kind}がありません。${
    known.length === 0
      ? '会社のデータに加えてください。'
      : `近い名前：${nearestNames(name, known)}`
  }`;
}

/** Collects the mistakes of a file, to tell them all at once. */
export class References {
  readonly #source: JsonFile;
  readonly #company: Company;
  readonly #mistakes: string[] = [];

  /**
   * @param source - the file
   * @param company - that has what the file names
   */
  constructor(source: JsonFile, company: Company) {
    this.#source = source;
    this.#company = company;
  }

  /** Adds a mistake; `message` follows its place. */
  add(path: Path, message: string): void {
    this.#mistakes.push(`${this.#source.placeOf(path)}${message}`);
  }

  /** Adds a mistake if a name isn't one of the company's. */
  check(path: Path, kind: keyof typeof NAMES, name: string): boolean {
    return this.checkIn(path, kind, name, NAMES[kind](this.#company));
  }

  /** The same, with the names that exist. */
  checkIn(
    path: Path,
    kind: string,
    name: string,
    known: readonly string[],
  ): boolean {
    if (known.includes(name)) {
      return true;
    }
    this.add(path, `：${noSuchName(kind, name, known)}`);
    return false;
  }

  /** Adds a mistake for each element whose name another one has. */
  checkDoubled(path: Path, names: readonly string[]): void {
    names.forEach((name, index) => {
      if (names.indexOf(name) !== index) {
        this.add(
          [...path, index],
          `：「${name}」が2つあります。1つにしてください。`,
        );
      }
    });
  }

  /** Ends the check: throws if there was any mistake. */
  finish(): void {
    if (this.#mistakes.length > 0) {
      throw mistakes(this.#mistakes);
    }
  }
}
