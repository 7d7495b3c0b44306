/*
 * The lists of a company, and by what their elements are known.
 */
import lists from '../../shapes/companyLists.json';
import type {ShapeName} from '../../shapes/shapes';

const HONMU = '1';

/** A thing of a company: an employee, an order, a definition. */
export type Thing = Readonly<Record<string, unknown>>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

/** How the elements of a list are told apart. */
export interface ListRule {
  /** The shape of an element that says everything. */
  readonly element: ShapeName;
  /** What an element is called; those of a history have no name. */
  readonly kind?: string;
  /** The items that make two elements the same thing. */
  readonly keys: readonly string[];
  /** The lists inside of an element. */
  readonly lists?: Readonly<Record<string, ListRule>>;
  /** Of a history: a new term ends the one in which it begins. */
  readonly history?: readonly string[];
  /** The item by which the elements are in order. */
  readonly order?: string;
}

/** The lists of a company: companyLists.json. */
export const COMPANY_LISTS = lists as Readonly<Record<string, ListRule>>;

/** By what a thing is known: the values of the given items. */
export function idOf(thing: Thing, keys: readonly string[]): string {
  return keys
    .map((key) => {
      const [name = '', inner] = key.split('.');
      const part = thing[name];
      const value = inner ? (part as Thing | undefined)?.[inner] : part;
      // The only item that may lack is 本務兼務区分, which is 本務 then.
      return typeof value === 'string' ? value : HONMU;
    })
    .join(' ');
}
