import {tellMissingNames} from '../words/missingNames';
import {programLine} from './program';
import type {Observations} from './observations';

/** How many names are noted of one run. */
const MOST_NAMES = 100;

/** Whose names are read: decides on the message. */
type Kind = 'object' | 'list' | 'record';

/**
 * Gives a program the platform's objects. They stay what they are; the run's
 * observations note which names it reads that they don't have.
 */
export class HandOut {
  readonly #prototypes = new Map<string, Map<unknown, object>>();

  /** @param isOwnCall - whether the platform itself is reading just now */
  constructor(
    private readonly observations: Observations,
    private readonly isOwnCall: () => boolean,
  ) {}

  /**
   * An object with methods, or one without objects in it.
   *
   * @param owner - how messages name it
   * @param value - one that can still be changed
   * @param names - what a program can use of it, if that isn't all it has
   */
  object<T extends object>(
    owner: string,
    value: T,
    names?: readonly string[],
  ): T {
    return this.#set('object', owner, value, names);
  }

  /**
   * A record of custom data.
   *
   * @param owner - name of its definition
   * @param value - the record
   */
  record<T extends object>(owner: string, value: T): T {
    return this.#set('record', owner, value);
  }

  /**
   * Records of one kind, one of them, or what is in one.
   *
   * @param owner - how messages name a record
   * @param value - plain data of the program's own
   */
  data<T>(owner: string, value: T): T {
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    for (const [key, part] of Object.entries(value)) {
      this.data(Array.isArray(value) ? owner : `${owner}.${key}`, part);
    }
    return Array.isArray(value) ? this.list(value) : this.object(owner, value);
  }

  /** A list: an array. */
  list<T extends object>(value: T): T {
    return this.#set('list', '', value);
  }

  #set<T extends object>(
    kind: Kind,
    owner: string,
    value: T,
    names?: readonly string[],
  ): T {
    const prototype = Object.getPrototypeOf(value) as object;
    const known =
      this.#prototypes.get(`${kind} ${owner}`) ?? new Map<unknown, object>();
    this.#prototypes.set(`${kind} ${owner}`, known);
    const telling =
      known.get(prototype) ?? this.#tell(kind, owner, prototype, names);
    known.set(prototype, telling);
    return Object.setPrototypeOf(value, telling) as T;
  }

  #tell(
    kind: Kind,
    owner: string,
    prototype: object,
    names?: readonly string[],
  ): object {
    const {ownNames, unknownNames} = this.observations;
    const isKnown = (name: string, line?: number): boolean =>
      unknownNames.some(
        (one) => one.owner === owner && one.name === name && one.line === line,
      );
    return tellMissingNames(prototype, {
      onRead: (object, name) => {
        const isPlace = kind === 'list' && /^-?\d+$/.test(String(name));
        if (typeof name !== 'string' || isPlace) {
          return;
        }
        const line = programLine(new Error().stack);
        const isProgram = line !== undefined || !this.isOwnCall();
        if (
          isProgram &&
          unknownNames.length < MOST_NAMES &&
          !isKnown(name, line)
        ) {
          unknownNames.push({
            kind,
            owner,
            name,
            known: names ?? namesOf(object, prototype),
            line,
          });
        }
      },
      onSet: (_, name) => ownNames.add(String(name)),
    });
  }
}

/** The names that an object has of its own or of its class. */
function namesOf(object: unknown, prototype: object): string[] {
  const ofClass =
    prototype === Object.prototype || Array.isArray(object)
      ? []
      : Object.getOwnPropertyNames(prototype);
  return [...Object.keys(object as object), ...ofClass].filter(
    (name) => name !== 'constructor',
  );
}
