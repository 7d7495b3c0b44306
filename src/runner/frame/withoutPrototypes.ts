// Taken before any program could change them.
const {isArray} = Array;
const {forEach} = Array.prototype;
const {keys, setPrototypeOf} = Object;
const {apply} = Reflect;

/**
 * A copy of plain data whose objects and lists inherit nothing, so that nothing
 * that a program gave to all objects has a say in it.
 *
 * @param value - plain data
 */
export function withoutPrototypes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const copy = setPrototypeOf(isArray(value) ? [] : {}, null) as Record<
    string,
    unknown
  >;
  apply(forEach, keys(value), [
    (name: string) => {
      copy[name] = withoutPrototypes((value as typeof copy)[name]);
    },
  ]);
  return copy;
}
