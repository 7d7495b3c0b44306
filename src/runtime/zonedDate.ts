import type {Clock} from './clock';

const MILLIS_PER_HOUR = 3_600_000;

const PARTS = [
  'FullYear',
  'Month',
  'Date',
  'Day',
  'Hours',
  'Minutes',
  'Seconds',
  'Milliseconds',
] as const;

type Part = (typeof PARTS)[number];

/**
 * `Date` for programs as it is on a machine of another time zone.
 *
 * @param clock - the run's clock
 * @param utcOffsetHours - whole hours before (positive) or after UTC
 */
export function createZonedDate(
  clock: Clock,
  utcOffsetHours: number,
): DateConstructor {
  const offset = utcOffsetHours * MILLIS_PER_HOUR;
  // The sign of these names is the opposite of the usual one.
  const timeZone = `Etc/GMT${utcOffsetHours <= 0 ? '+' : '-'}${Math.abs(utcOffsetHours)}`;

  class ZonedDate extends Date {
    constructor(...args: unknown[]) {
      super(timeOf(args, clock.now, offset));
    }

    static override now(): number {
      return clock.now;
    }

    static override parse(text: string): number {
      return timeOf([text], clock.now, offset);
    }

    override getTimezoneOffset(): number {
      return -offset / 60_000;
    }

    override toString(): string {
      const shifted = new Date(this.getTime() + offset).toUTCString();
      return shifted.replace('GMT', timeZone);
    }

    override toLocaleString(
      locales?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ): string {
      return super.toLocaleString(locales, {timeZone, ...options});
    }

    override toLocaleDateString(
      locales?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ): string {
      return super.toLocaleDateString(locales, {timeZone, ...options});
    }

    override toLocaleTimeString(
      locales?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ): string {
      return super.toLocaleTimeString(locales, {timeZone, ...options});
    }
  }

  for (const part of PARTS) {
    defineLocalPart(ZonedDate.prototype, part, offset);
  }
  return new Proxy(ZonedDate, {
    apply: () => new ZonedDate().toString(),
  }) as unknown as DateConstructor;
}

/** Makes `getHours` and the like count in the zone. */
function defineLocalPart(prototype: Date, part: Part, offset: number): void {
  Object.defineProperty(prototype, `get${part}`, {
    value(this: Date): number {
      return new Date(this.getTime() + offset)[`getUTC${part}`]();
    },
  });
  if (part === 'Day') {
    return;
  }
  Object.defineProperty(prototype, `set${part}`, {
    value(this: Date, ...args: [number]): number {
      const shifted = new Date(this.getTime() + offset);
      shifted[`setUTC${part}`](...args);
      return this.setTime(shifted.getTime() - offset);
    },
  });
}

/** The point of time that the arguments of `new Date` mean in the zone. */
function timeOf(args: readonly unknown[], now: number, offset: number): number {
  if (args.length === 0) {
    return now;
  }
  if (args.length > 1) {
    return Date.UTC(...(args as [number, number])) - offset;
  }
  const [value] = args;
  const time = new Date(value as number | string | Date);
  if (typeof value !== 'string' || saysItsZone(value)) {
    return time.getTime();
  }
  return (
    Date.UTC(
      time.getFullYear(),
      time.getMonth(),
      time.getDate(),
      time.getHours(),
      time.getMinutes(),
      time.getSeconds(),
      time.getMilliseconds(),
    ) - offset
  );
}

/** A date alone in ISO's form is UTC; with a zone, a text says it itself. */
function saysItsZone(text: string): boolean {
  return (
    /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(text) ||
    /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})\)?$/.test(text)
  );
}
