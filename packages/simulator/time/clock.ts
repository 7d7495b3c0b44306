import {formatTimestamp, parseTimestamp} from '../company/dates';

// Taken before it could be a program's: see `isAlone` in run.ts.
const {Math} = globalThis;

/** The run's own clock: it starts where the scenario says, and only waiting moves it on. */
export class Clock {
  readonly #start: number;
  /** Milliseconds since 1970 (UTC). */
  now: number;

  /**
   * @param startedAt - `YYYY/MM/DD HH:mm:ss`, in Japan's time
   */
  constructor(startedAt: string) {
    this.#start = parseTimestamp(startedAt);
    this.now = this.#start;
  }

  /** Milliseconds since the start. */
  get elapsed(): number {
    return this.now - this.#start;
  }

  /** The time as the product writes it. */
  get timestamp(): string {
    return formatTimestamp(this.now);
  }
}

/**
 * `Math` for programs: its random numbers are the same in every run that starts
 * at the same time.
 *
 * @param onShort - told of each number that the error of binary fractions makes
 *   smaller, or larger, by 1 when it is rounded; nothing is looked at without it
 */
export function createProgramMath(
  {now}: Clock,
  onShort?: (number: number) => void,
): Math {
  const next = createRandom(Math.floor(now / 1000));
  const rounding = (
    name: 'floor' | 'trunc' | 'round' | 'ceil',
    step: number,
  ): PropertyDescriptor => ({
    value: (number: number) => {
      const missing =
        name === 'ceil'
          ? number - Math.floor(number)
          : Math.ceil(number + step) - step - number;
      if (missing > 0 && missing < 1e-9 * Math.abs(number)) {
        onShort?.(number);
      }
      return Math[name](number);
    },
  });
  return Object.create(Math, {
    random: {value: next},
    ...(onShort && {
      floor: rounding('floor', 0),
      trunc: rounding('trunc', 0),
      round: rounding('round', 0.5),
      ceil: rounding('ceil', 0),
    }),
  }) as Math;
}

const ID_LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A source of data IDs: ten letters and digits, the same ones in every run.
 *
 * @param isTaken - whether an ID is in use
 */
export function createDataIds(isTaken: (id: string) => boolean): () => string {
  const next = createRandom(7);
  return () => {
    let id: string;
    do {
      id = Array.from({length: 10}, () =>
        ID_LETTERS.charAt(Math.floor(next() * ID_LETTERS.length)),
      ).join('');
    } while (isTaken(id));
    return id;
  };
}

/** Numbers from 0 to below 1 that only look random (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
