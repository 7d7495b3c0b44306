import type {Company} from '@combosite-functions/simulator';

/** Where something stands in a file: `['employees', 0, 'employeeId']`. */
export type Path = readonly (string | number)[];

/** What is called by names, and those that a company has. */
export const NAMED = {
  従業員ID: ({employees}) => employees.map((one) => one.employeeId),
  給与項目: ({kyuyoKomoku}) => kyuyoKomoku.map((one) => one.kyuyoKomokuName),
  計算パターン: ({keisanPatterns}) =>
    keisanPatterns.map((one) => one.keisanPatternName),
  支払マスタ: ({shiharaiMasters}) =>
    shiharaiMasters.map((one) => one.shiharaiMasterName),
  カスタムデータ定義: ({customData}) =>
    customData.map(({definition}) => definition.definitionName),
} as const satisfies Record<string, (company: Company) => readonly string[]>;

/** A kind of names. */
export type NamedKind = keyof typeof NAMED;

/** A shape: what the kit uses of JSON Schema, and what it says besides. */
export interface Shape {
  /** With several types, the first is the one that a message names. */
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  /** What each of the values stands for. */
  readonly enumDescriptions?: readonly string[];
  readonly minLength?: number;
  /** Of a text that begins with a date, a month or both. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  /** An object has no others. */
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape;
  /** Which shape it is: that of a type, or of what has an item. */
  readonly if?: Pick<Shape, 'type' | 'required'>;
  readonly then?: Shape;
  readonly else?: Shape;
  /** What has to be one of the company's names. */
  readonly names?: NamedKind;
  /** What a message says is expected, if the type alone doesn't tell. */
  readonly expected?: string;
  /** The entity of the reference whose comments describe the items. */
  readonly entity?: string;
  /** What only code can check. */
  readonly check?: 'payrollOfTrigger' | 'oneText';
}
