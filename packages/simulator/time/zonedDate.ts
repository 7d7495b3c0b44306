import {LOCALE, define} from './japaneseLocale';
import {JAPAN_TIME} from '../messages/labels';
import type {Clock} from './clock';

// Taken before it could be a program's: see `isAlone` in run.ts.
const {Date} = globalThis;

const MILLIS_PER_HOUR = 3_600_000;

/** The zone in which the product runs programs. */
// assumption: run-time-zone
export const UTC_OFFSET_HOURS = 9;

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

const LOCALE_METHODS = [
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
] as const;

/**
 * The name of a zone without summer time.
 *
 * @param utcOffsetHours - whole hours before (positive) or after UTC
 */
export function zoneName(utcOffsetHours: number): string {
  return utcOffsetHours === UTC_OFFSET_HOURS
    ? 'Asia/Tokyo'
    : // The sign of these names is the opposite of the usual one.
      `Etc/GMT${utcOffsetHours <= 0 ? '+' : '-'}${Math.abs(utcOffsetHours)}`;
}

/**
 * `Date` for programs: its time is that of the run's clock, its zone that of
 * the platform, whatever the machine's own are.
 *
 * @param utcOffsetHours - whole hours before (positive) or after UTC
 */
export function createZonedDate(
  clock: Clock,
  utcOffsetHours: number,
): DateConstructor {
  const offset = utcOffsetHours * MILLIS_PER_HOUR;
  const timeZone = zoneName(utcOffsetHours);
  const zone = describeZone(utcOffsetHours);

  class ZonedDate extends Date {
    constructor(...args: unknown[]) {
      super(timeOf(args, clock.now, offset));
    }

    static override now(): number {
      return clock.now;
    }

    static override parse(text: string): number {
      return timeOf([String(text)], clock.now, offset);
    }

    override getTimezoneOffset(): number {
      return -offset / 60_000;
    }

    override toString(): string {
      return Number.isNaN(this.getTime())
        ? 'Invalid Date'
        : `${this.toDateString()} ${this.toTimeString()}`;
    }

    override toDateString(): string {
      return dateText(this.getTime() + offset);
    }

    override toTimeString(): string {
      const time = new Date(this.getTime() + offset);
      return Number.isNaN(time.getTime())
        ? 'Invalid Date'
        : `${time.toISOString().slice(11, 19)} ${zone}`;
    }
  }
  Object.defineProperty(ZonedDate, 'name', {value: 'Date'});

  const {prototype} = ZonedDate;
  for (const name of LOCALE_METHODS) {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it gets its date below
    const ofMachine = Date.prototype[name];
    defineOfDates<Parameters<Date['toLocaleString']>>(
      prototype,
      name,
      function (locales = LOCALE, options = {}) {
        const zoned = {...options, timeZone: options.timeZone ?? timeZone};
        return ofMachine.call(this, locales, zoned);
      },
    );
  }
  for (const part of PARTS) {
    defineLocalPart(prototype, part, offset);
  }
  defineOfDates(prototype, 'getYear', function () {
    return this.getFullYear() - 1900;
  });
  return new Proxy(ZonedDate, {
    apply: () => new ZonedDate().toString(),
  }) as unknown as DateConstructor;
}

/** `GMT+0900 (日本標準時)` */
function describeZone(utcOffsetHours: number): string {
  const sign = utcOffsetHours < 0 ? '-' : '+';
  const hours = String(Math.abs(utcOffsetHours)).padStart(2, '0');
  const name =
    utcOffsetHours === UTC_OFFSET_HOURS ? JAPAN_TIME : `GMT${sign}${hours}:00`;
  return `GMT${sign}${hours}00 (${name})`;
}

/** `Tue Apr 01 2025` */
function dateText(shifted: number): string {
  const [day = '', date = '', month = '', year = ''] = new Date(shifted)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return Number.isNaN(shifted)
    ? 'Invalid Date'
    : `${day} ${month} ${date} ${year}`;
}

/** Gives all dates a method. */
function defineOfDates<Args extends unknown[]>(
  prototype: Date,
  name: string,
  value: (this: Date, ...args: Args) => unknown,
): void {
  define(prototype, name, value);
}

/** Makes `getHours` and the like count in the zone. */
function defineLocalPart(prototype: Date, part: Part, offset: number): void {
  defineOfDates(prototype, `get${part}`, function () {
    return new Date(this.getTime() + offset)[`getUTC${part}`]();
  });
  if (part !== 'Day') {
    defineOfDates(prototype, `set${part}`, function (...args: [number]) {
      const shifted = new Date(this.getTime() + offset);
      shifted[`setUTC${part}`](...args);
      return this.setTime(shifted.getTime() - offset);
    });
  }
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
  const time = new Date(value as number | string | Date).getTime();
  if (typeof value !== 'string' || Number.isNaN(time) || saysItsZone(value)) {
    return time;
  }
  // Read as UTC: the machine's own zone may leave out an hour in spring.
  const asUtc = [Date.parse(`${value}Z`), Date.parse(`${value} GMT`)].find(
    (candidate) => !Number.isNaN(candidate),
  );
  return (asUtc ?? time) - offset;
}

/** A date alone in ISO's form is UTC; with a zone, a text says it itself. */
function saysItsZone(text: string): boolean {
  return (
    /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(text) ||
    /(?:\dZ|GMT|UTC|(?:GMT|UTC|:\d{2}(?:\.\d+)?) ?[+-]\d{1,2}(?::?\d{2})?)(?: ?\([^)]*\))?$/i.test(
      text,
    )
  );
}
