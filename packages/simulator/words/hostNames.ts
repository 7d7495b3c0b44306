/*
 * Which names belong to the language, and which to the host that happens to run
 * a program: a program sees the same in Node, in a browser and in a test.
 */
import languageNames from './languageNames.json';

/** The language's own names; those that reach a host's clock aren't here. */
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(languageNames);

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

// assumption: host-globals
/** Names that this host has and the language hasn't. */
export function hostNames(): string[] {
  return globalNames().filter(
    (name) => !LANGUAGE_NAMES.has(name) && IDENTIFIER.test(name),
  );
}

/** The language's own names and values. */
export function languageGlobals(): Record<string, unknown> {
  const scope = globalThis as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    [...LANGUAGE_NAMES]
      .filter((name) => name in scope)
      .map((name) => [name, scope[name]]),
  );
}

/**
 * Takes everything from this thread's global scope that isn't the language's,
 * for good: for threads in which nothing but programs run.
 */
export function removeHostNames(): void {
  for (const name of hostNames()) {
    Reflect.deleteProperty(globalThis, name);
  }
}

function globalNames(): string[] {
  const names = new Set<string>();
  for (
    let scope: unknown = globalThis;
    scope !== Object.prototype && scope !== null;
    scope = Object.getPrototypeOf(scope) as unknown
  ) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      names.add(name);
    }
  }
  names.delete('constructor');
  return [...names];
}
