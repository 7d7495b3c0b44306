/*
 * What the shapes are in TypeScript, after the check.
 */
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
  Employee,
  PayrollRun,
  Scenario,
} from '@combosite-functions/simulator';

/** Values of a record. */
export type GivenValues = CustomDataRecord['values'];

/** A record, of which only the values have to be said. */
export type GivenRecord = Partial<CustomDataRecord> &
  Pick<CustomDataRecord, 'values'>;

/** Data of a definition: a list, or by employee. */
export type GivenRecords =
  | readonly GivenRecord[]
  | Readonly<Record<string, GivenValues | readonly GivenValues[]>>;

type Definition = CustomDataTable['definition'];

/** A definition with its data. */
export interface GivenTable {
  readonly definition: Omit<Definition, 'dataId'> & Partial<Definition>;
  readonly csv?: string;
  readonly records?: GivenRecords;
}

/** An employee, of whom entering and leaving may stand for orders and pattern. */
export interface GivenEmployee extends Employee {
  readonly joined?: string;
  readonly left?: string;
}

/** A company that says everything. */
export interface GivenCompany extends Omit<
  Company,
  'customData' | 'employees'
> {
  readonly $schema?: string;
  readonly employees: readonly GivenEmployee[];
  readonly customData: readonly GivenTable[];
}

/** What a company says that extends another one. */
export interface GivenExtension extends Partial<
  Omit<GivenCompany, 'customData'>
> {
  readonly extends: 'sample';
  readonly remove?: Removed;
  readonly customData?: readonly (Omit<GivenTable, 'definition'> & {
    readonly definition: Pick<Definition, 'definitionName'> &
      Partial<Definition>;
  })[];
}

/** What it takes away, by name. */
export type Removed = Readonly<Record<string, readonly string[]>>;

/** An amount that is expected, perhaps from a certain date on. */
export interface DatedAmount {
  readonly amount: number;
  readonly startDate?: string;
}

/** The result that a scenario expects; what isn't said isn't compared. */
export interface Expect {
  readonly error?: string | null;
  /** By employee ID and payroll item. */
  readonly amounts?: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          number | 'unchanged' | DatedAmount | readonly DatedAmount[]
        >
      >
    >
  >;
  /** By definition. */
  readonly customData?: Readonly<
    Record<
      string,
      Partial<Record<'created' | 'updated' | 'deleted', readonly GivenValues[]>>
    >
  >;
  readonly logs?: readonly (
    | string
    | {
        readonly level?: 'debug' | 'info' | 'warn' | 'error';
        readonly message?: string;
        readonly contains?: string;
        readonly notContains?: string;
      }
  )[];
  readonly requests?: readonly {
    readonly method: string;
    readonly url: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
}

/** A scenario that says everything. */
export interface GivenScenario extends Omit<
  Scenario,
  'customData' | 'payroll'
> {
  readonly extends?: string;
  readonly after?: string;
  readonly constants?: GivenValues;
  readonly payroll?: PayrollRun;
  readonly customData?: Readonly<Record<string, GivenRecords>>;
  readonly shiwake?: Partial<Company['shiwake']>;
  readonly expect?: Expect;
  readonly expectSecond?: Expect;
}
