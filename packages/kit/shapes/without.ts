/**
 * A copy of an object without some of its items.
 *
 * @param whole - the object
 * @param keys - names of the items
 */
export function without<Whole extends object, Key extends string>(
  whole: Whole,
  ...keys: readonly Key[]
): Omit<Whole, Key> {
  return Object.fromEntries(
    Object.entries(whole).filter(([key]) => !keys.some((one) => one === key)),
  ) as Omit<Whole, Key>;
}
