/**
 * The same function of a program's text, which finds once what it finds again: a
 * program is run many times, one run after the other.
 *
 * @param find - depends on nothing but the text; nobody may change what it gives
 */
export function keepLast<Found>(
  find: (source: string) => Found,
): (source: string) => Found {
  let last: {readonly source: string; readonly found: Found} | undefined;
  return (source) => {
    if (last?.source !== source) {
      last = {source, found: find(source)};
    }
    return last.found;
  };
}
