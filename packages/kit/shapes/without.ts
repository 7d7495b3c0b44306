/** A copy of an object without some of its items. */
export function without<Whole extends object, Key extends string>(
  whole: Whole,
  ...keys: readonly Key[]
): Omit<Whole, Key> {
  return Object.fromEntries(
    Object.entries(whole).filter(([key]) => !keys.some((one) => one === key)),
  ) as Omit<Whole, Key>;
}
