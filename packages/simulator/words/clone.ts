/**
 * A deep copy of plain data: objects, arrays and primitive values.
 *
 * @param data - data without functions and without cycles
 */
export function cloneData<T>(data: T): T {
  if (Array.isArray(data)) {
    return data.map((item: unknown) => cloneData(item)) as T;
  }
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        cloneData(value as unknown),
      ]),
    ) as T;
  }
  return data;
}
