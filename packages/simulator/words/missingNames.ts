/** What a prototype tells of the objects that have it. */
interface Listeners {
  /** A name was read that neither the object nor its prototype has. */
  readonly onRead: (object: unknown, name: string | symbol) => void;
  /** A name was set that the object didn't have. */
  readonly onSet?: (object: unknown, name: string | symbol) => void;
}

/** Names that the language itself looks for in any value. */
const LANGUAGE_NAMES: ReadonlySet<string | symbol> = new Set([
  'then',
  'toJSON',
]);

/**
 * A prototype that tells which names are missing. The objects that have it stay
 * ordinary ones: a copy, their keys and their JSON are what they would be
 * without it.
 *
 * @param prototype - what they would have instead
 * @param listeners - who is told
 */
export function tellMissingNames(
  prototype: object,
  {onRead, onSet}: Listeners,
): object {
  return new Proxy(Object.create(prototype) as object, {
    get: (target, name, object) => {
      if (!(name in target) && !LANGUAGE_NAMES.has(name)) {
        onRead(object, name);
      }
      return Reflect.get(target, name, object) as unknown;
    },
    set: (target, name, value, object) => {
      onSet?.(object, name);
      return Reflect.set(target, name, value, object);
    },
  });
}
