/**
 * Limits how much is loaded at once. Of what is asked for meanwhile only the last
 * waits: a reader has moved on from the rest.
 *
 * @param load - loads one thing
 * @param most - how many at once
 */
export function fewAtOnce(
  load: (name: string) => Promise<unknown>,
  most: number,
): (name: string) => void {
  let loading = 0;
  let waiting: string | undefined;

  return function start(name) {
    if (loading === most) {
      waiting = name;
      return;
    }
    loading += 1;
    const end = () => {
      loading -= 1;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) {
        start(next);
      }
    };
    load(name).then(end, end);
  };
}
