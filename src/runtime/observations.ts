/*
 * What a program reads and writes, for those who look at a run from outside:
 * which records it was given, which of their items it used, whom it asked for.
 */

/** One thing that a program did. */
export type Observation =
  /** It got custom data. */
  | {
      readonly kind: 'query';
      readonly definitionName: string;
      /** Items of its conditions. */
      readonly fields: readonly string[];
      readonly dataIds: readonly string[];
    }
  /** It used an item of a record that it had got; told once for each. */
  | {
      readonly kind: 'item';
      readonly definitionName: string;
      readonly dataId: string;
      readonly itemKey: string;
    }
  /** It got personnel data. */
  | {
      readonly kind: 'personnel';
      readonly service: string;
      /** Without it, it asked for the whole history. */
      readonly baseDate: string | undefined;
      readonly employeeIds: readonly string[];
      /** Those for whom there was something. */
      readonly foundIds: readonly string[];
    }
  /** It set amounts. */
  | {readonly kind: 'amounts'; readonly employeeIds: readonly string[]}
  /** It wrote custom data. */
  | {
      readonly kind: 'data';
      readonly definitionName: string;
      readonly dataId: string;
    }
  /** It sent a request, which is the next one of the run's `httpCalls`. */
  | {readonly kind: 'request'};

/** An observation with the line of the call that led to it. */
export type ObservedLine = Observation & {readonly line: number | undefined};

/**
 * A copy of a record that tells which of its items are used. A program can
 * change it, copy it and list it as any other object.
 *
 * @param record - as the program is to see it
 * @param onUse - told of each item
 */
export function observeItems<T extends object>(
  record: T,
  onUse: (itemKey: string) => void,
): T {
  const observed = {} as T;
  for (const [itemKey, value] of Object.entries(record)) {
    Object.defineProperty(observed, itemKey, {
      enumerable: true,
      configurable: true,
      get: () => {
        onUse(itemKey);
        return value as unknown;
      },
      set: (next: unknown) => {
        Object.defineProperty(observed, itemKey, {
          enumerable: true,
          configurable: true,
          writable: true,
          value: next,
        });
      },
    });
  }
  return observed;
}
