import {languageGlobals} from '../words/hostNames';
import {useJapanese} from '../time/japaneseLocale';

type Descriptor = Omit<PropertyDescriptor, 'value'> & {
  readonly value?: unknown;
};

let isHardened = false;

/**
 * Makes what belongs to the language unchangeable in this thread, for good: no
 * program can put anything of its own where the runtime, its host or the next
 * program relies on the language. Objects that inherit from it can still have
 * properties of the same names, also by assignment.
 */
export function hardenLanguage(): void {
  if (isHardened) {
    return;
  }
  isHardened = true;
  useJapanese();
  const language = languageGlobals();
  const found = new Set<object>();
  const todo: unknown[] = [...Object.values(language), ...namelessObjects()];
  for (const one of todo) {
    if (isObject(one) && one !== globalThis && !found.has(one)) {
      found.add(one);
      todo.push(Object.getPrototypeOf(one));
      const descriptors = descriptorsOf(one);
      for (const key of Reflect.ownKeys(descriptors)) {
        todo.push(...Object.values<unknown>(descriptors[key] ?? {}));
      }
    }
  }
  for (const one of found) {
    // A constructor's own are rarely assigned to in a class that extends it; V8
    // doesn't ask an accessor for `Error.stackTraceLimit`.
    if (typeof one !== 'function' || one === Function.prototype) {
      allowOverrides(one);
    }
    Object.freeze(one);
  }
  // These three are each run's own: see `isAlone` in run.ts.
  const ownOfRuns = new Set(['Date', 'Intl', 'Math']);
  for (const name of Object.keys(language)) {
    if (!ownOfRuns.has(name)) {
      Object.defineProperty(globalThis, name, {
        writable: false,
        configurable: false,
      });
    }
  }
}

/** Objects of the language to which only values lead, by one of each. */
function namelessObjects(): unknown[] {
  const list = [][Symbol.iterator]() as unknown as {
    map?: (change: () => void) => unknown;
  };
  const {Iterator} = globalThis as {
    readonly Iterator?: {from?: (one: object) => unknown};
  };
  const segments = new Intl.Segmenter().segment('');
  return [
    async () => Promise.resolve(),
    function* () {
      yield undefined;
    },
    async function* () {
      yield await Promise.resolve();
    },
    list,
    list.map?.(() => undefined),
    Iterator?.from?.({next: () => undefined}),
    ''[Symbol.iterator](),
    ''.matchAll(/./g),
    new Map().entries(),
    new Set().values(),
    segments,
    segments[Symbol.iterator](),
  ];
}

/**
 * In a frozen prototype a property keeps assignments from making one of the
 * same name in what inherits from it; an accessor doesn't.
 */
function allowOverrides(object: object): void {
  const descriptors = descriptorsOf(object);
  for (const key of Reflect.ownKeys(descriptors)) {
    const {configurable, enumerable, value, writable} = descriptors[key] ?? {};
    if (configurable && writable) {
      Object.defineProperty(object, key, {
        configurable: false,
        enumerable: enumerable ?? false,
        get: () => value,
        set(this: object, next: unknown) {
          Object.defineProperty(this, key, {
            configurable: true,
            enumerable: true,
            writable: true,
            value: next,
          });
        },
      });
    }
  }
}

function descriptorsOf(object: object): Record<PropertyKey, Descriptor> {
  return Object.getOwnPropertyDescriptors(object);
}

function isObject(value: unknown): value is object {
  return (
    typeof value === 'function' || (typeof value === 'object' && value !== null)
  );
}
