import type {Condition} from './query';
import type {AmountRecord, CustomDataRecord, CustomDataTable} from './company';
import type {ShiwakeDataEntity} from '../../api-src/interfaces/ShiwakeDataEntity';

/** Where in the program something took place. */
interface Place {
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
}

/** A query that took place. */
export interface CustomDataRead extends Place {
  readonly definition: CustomDataTable['definition'];
  readonly conditions: readonly Condition[];
  /** Whether it sorts or limits what it finds. */
  readonly isOrdered: boolean;
  /** What it found. */
  readonly records: readonly CustomDataRecord[];
}

/** Personnel data that were asked for. */
export interface PersonnelRead extends Place {
  /** Name of the service. */
  readonly service: string;
  /** `YYYY/MM/DD`; `undefined` if all data were asked for. */
  readonly baseDate: string | undefined;
  /** The IDs that were given. */
  readonly asked: readonly string[];
  /** Those for whom something came back. */
  readonly found: ReadonlySet<string>;
}

/** Journal data that were read. */
export interface JournalRead extends Place {
  readonly records: readonly ShiwakeDataEntity[];
}

/** An amount that was saved. */
export interface AmountWrite extends Place {
  readonly record: AmountRecord;
}

/** A name that the program read from records of a definition without it. */
export interface UnknownItem extends Place {
  readonly definition: CustomDataTable['definition'];
  readonly itemKey: string;
}

/** What a run read and saved, in the order in which it took place. */
export class RunFacts {
  readonly customDataReads: CustomDataRead[] = [];
  readonly personnelReads: PersonnelRead[] = [];
  readonly journalReads: JournalRead[] = [];
  readonly amountWrites: AmountWrite[] = [];
  readonly unknownItems: UnknownItem[] = [];
  /** Names that the program itself gave to records. */
  readonly ownItems = new Set<string>();
  /** Whether it called what changes data, here or at an outside service. */
  hasWritten = false;
}
