/*
 * Names that a reader's file uses for what stands elsewhere: employees, pay
 * items, definitions. One that doesn't exist is a mistake with a place.
 */
import {nearestNames} from '../runtime.mjs';
import {NAMED} from '../../shapes/shape';
import {namesIn} from '../../shapes/names';
import {mistakes} from './checkContent';
import type {JsonFile} from './jsonFile';
import type {Path, Shape} from '../../shapes/shape';
import type {Company} from '@combosite-functions/simulator';

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

  /** @param company - that has what the file names */
  constructor(source: JsonFile, company: Company) {
    this.#source = source;
    this.#company = company;
  }

  /** Adds a mistake; `message` follows its place. */
  add(path: Path, message: string): void {
    this.#mistakes.push(`${this.#source.placeOf(path)}${message}`);
  }

  /** Adds a mistake for each name that the company doesn't have. */
  checkAll(shape: Shape, content: unknown, path: Path = []): void {
    for (const {kind, name, path: place} of namesIn(shape, content, path)) {
      this.checkIn(place, kind, name, NAMED[kind](this.#company));
    }
  }

  /** Adds a mistake if a name isn't one of those that exist. */
  checkIn(
    path: Path,
    kind: string,
    name: string,
    known: readonly string[],
  ): void {
    if (!known.includes(name)) {
      this.add(path, `：${noSuchName(kind, name, known)}`);
    }
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
