/*
 * What a program reads and writes, for those who look at a run: the hints, and
 * the hostile conditions from outside. All of it can be sent between threads.
 */
import {programLines} from './program';
import type {
  AmountRecord,
  CustomDataRecord,
  CustomDataTable,
} from '../company/company';
import type {ShiwakeDataEntity} from '../../../api-src/interfaces/ShiwakeDataEntity';

/** Where in the program something took place. */
interface Place {
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
}

/** A query that took place. */
export interface CustomDataRead extends Place {
  readonly definition: CustomDataTable['definition'];
  /** Items of its conditions. */
  readonly fields: readonly string[];
  /** Items of which none of an empty list was asked for. */
  readonly emptyFields: readonly string[];
  /** What it found. */
  readonly records: readonly CustomDataRecord[];
}

/** A name that the program read from what hasn't got it. */
export interface UnknownName extends Place {
  readonly kind: 'object' | 'list' | 'record';
  /** What hasn't got it; of a record the definition, of a list nothing. */
  readonly owner: string;
  readonly name: string;
  /** The names that it has. */
  readonly known: readonly string[];
}

/** What is looked at after a run, by those who compare runs. */
export interface SeenOfRun extends Pick<
  Observations,
  | 'amountsWrites'
  | 'callers'
  | 'customDataWrites'
  | 'personnelReads'
  | 'shortNumber'
> {
  readonly customDataReads: readonly {
    readonly definition: Pick<CustomDataRead['definition'], 'definitionName'>;
    readonly fields: readonly string[];
    readonly records: readonly Pick<CustomDataRecord, 'dataId'>[];
  }[];
  readonly amountsRefusals: readonly Place[];
  /**
   * Where it used items last, by definition, in that order; only if observed. A
   * line stands before those from which it was called.
   */
  readonly usedItems: ReadonlyMap<
    string,
    ReadonlyMap<string, readonly number[]>
  >;
}

/** What a run read and wrote, in the order in which it took place. */
export class Observations {
  readonly customDataReads: CustomDataRead[] = [];
  /** As `usedItems` of a run; of each use what tells its line, if it is asked. */
  readonly uses = new Map<string, Map<string, Error>>();
  /** The first that lost or won 1 by rounding, if it is observed: time/clock.ts. */
  shortNumber: number | null = null;
  readonly unknownNames: UnknownName[] = [];
  /** Names that the program itself gave to what it got. */
  readonly ownNames = new Set<string>();
  /** Custom data that were created, updated or deleted. */
  readonly customDataWrites: (Place & {
    readonly definitionName: string;
    readonly dataId: string;
  })[] = [];
  /** Personnel data that were asked for, with those for whom any came back. */
  readonly personnelReads: (Place & {
    readonly service: string;
    /** `YYYY/MM/DD`; `undefined` if the whole history was asked for. */
    readonly baseDate: string | undefined;
    readonly employeeIds: readonly string[];
    readonly foundIds: ReadonlySet<string>;
  })[] = [];
  /** Payroll items for which a calculation pattern was searched. */
  readonly searchedKomoku: (Place & {readonly kyuyoKomokuName: string})[] = [];
  readonly journalReads: (Place & {
    readonly records: readonly ShiwakeDataEntity[];
  })[] = [];
  /** Amounts that were saved at once, perhaps none. */
  readonly amountsWrites: (Place & {
    readonly records: readonly AmountRecord[];
  })[] = [];
  /** Amounts that weren't, and whom the list names. */
  readonly amountsRefusals: (Place & {
    readonly employeeIds: readonly string[];
  })[] = [];
  /** Lines in functions of the program, with those of `main` that led to them. */
  readonly callers: {readonly line: number; readonly caller: number}[] = [];
  /** Whether it called what changes data, here or at an outside service. */
  hasWritten = false;

  /** The line of a stack trace; from where the program came to it, is noted. */
  lineOf(stack: unknown): number | undefined {
    const lines = programLines(stack);
    const [line] = lines;
    const caller = lines.at(-1);
    const isKnown = this.callers.some(
      (one) => one.line === line && one.caller === caller,
    );
    if (
      line !== undefined &&
      caller !== undefined &&
      caller !== line &&
      !isKnown
    ) {
      this.callers.push({line, caller});
    }
    return line;
  }

  /** The same record, of which it is noted what the program uses. */
  observe<T extends object>(definitionName: string, record: T): T {
    const uses = this.uses.get(definitionName) ?? new Map<string, Error>();
    this.uses.set(definitionName, uses);
    return observeItems(record, (itemKey) => {
      uses.delete(itemKey);
      uses.set(itemKey, new Error());
    });
  }
}

/**
 * A copy of a record that tells which of its items are used. A program can
 * change it, copy it and list it as any other object.
 *
 * @param record - as the program is to see it
 * @param onUse - told of each item
 */
function observeItems<T extends object>(
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
