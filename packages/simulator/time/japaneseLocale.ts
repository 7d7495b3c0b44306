/*
 * Texts for people are Japanese in every run, whatever the machine's own
 * settings are: `toLocaleString`, `localeCompare`, `Intl`.
 */
import type {Clock} from './clock';

// Taken before it could be a program's: see `isAlone` in run.ts.
const {Intl} = globalThis;

/** The locale of every run. */
// assumption: run-locale
export const LOCALE = 'ja-JP';

/** Methods of values that ask the machine, and which argument tells them. */
const METHODS = (
  [
    [Number.prototype, 'toLocaleString', 0],
    [BigInt.prototype, 'toLocaleString', 0],
    [String.prototype, 'localeCompare', 1],
    [String.prototype, 'toLocaleLowerCase', 0],
    [String.prototype, 'toLocaleUpperCase', 0],
  ] as const
).map(([prototype, name, position]) => ({
  prototype,
  name,
  position,
  original: Reflect.get(prototype, name) as (...args: unknown[]) => unknown,
}));

/** Runs under way: the methods are everybody's. */
let users = 0;

/**
 * Makes values speak Japanese.
 *
 * @returns a function that undoes it, once for each call
 */
export function useJapanese(): () => void {
  users += 1;
  for (const {prototype, name, position, original} of METHODS) {
    define(prototype, name, function (this: unknown, ...args: unknown[]) {
      args[position] ??= LOCALE;
      return Reflect.apply(original, this, args);
    });
  }
  return () => {
    users -= 1;
    if (users > 0) {
      return;
    }
    for (const {prototype, name, original} of METHODS) {
      define(prototype, name, original);
    }
  };
}

/** Gives all values of a kind a method. */
export function define(prototype: object, name: string, value: unknown): void {
  Object.defineProperty(prototype, name, {
    value,
    configurable: true,
    writable: true,
  });
}

type Constructor = new (...args: unknown[]) => object;

/**
 * `Intl` for programs: Japanese, in the zone and at the time of the run.
 *
 * @param timeZone - name of the zone
 */
export function createProgramIntl(clock: Clock, timeZone: string): typeof Intl {
  const intl = Object.create(Intl) as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const value = (Intl as unknown as Record<string, unknown>)[name];
    if (isConstructor(value) && name !== 'Locale') {
      intl[name] = inJapanese(
        name === 'DateTimeFormat' ? zonedFormat(clock, timeZone) : value,
      );
    }
  }
  return intl as unknown as typeof Intl;
}

function isConstructor(value: unknown): value is Constructor {
  return typeof value === 'function' && value.prototype !== undefined;
}

function inJapanese(constructor: Constructor): unknown {
  const construct = (
    target: Constructor,
    [locales, ...rest]: unknown[],
    newTarget: Constructor = target,
  ): object =>
    Reflect.construct(target, [locales ?? LOCALE, ...rest], newTarget);
  return new Proxy(constructor, {
    construct: (target, args, newTarget) =>
      construct(target, args, newTarget as Constructor),
    // Some of them need no `new`.
    apply: (target, _, args) => construct(target, args),
  });
}

function zonedFormat(clock: Clock, timeZone: string): Constructor {
  return class DateTimeFormat extends Intl.DateTimeFormat {
    constructor(
      locales: Intl.LocalesArgument,
      options: Intl.DateTimeFormatOptions = {},
    ) {
      super(locales, {...options, timeZone: options.timeZone ?? timeZone});
      // In the language it is a getter of a function that needs no `this`.
      const format = this.format.bind(this);
      Object.defineProperty(this, 'format', {
        value: (date: Date | number = clock.now) => format(date),
      });
    }

    override formatToParts(
      date: Date | number = clock.now,
    ): Intl.DateTimeFormatPart[] {
      return super.formatToParts(date);
    }
  } as Constructor;
}
