/*
 * The shapes of the kit's files: shapes.json, as JSON Schema (draft-07). By them
 * the command checks (`checkShape.ts`), editors complete (`jsonSchema.ts`) and the
 * README says what the items are.
 */
import {ENUMERATIONS, NAME_FUNCTIONS} from '@combosite-functions/simulator';
import {without} from '../files/cli/without';
import shapes from './shapes.json';
import type {NamedKind} from './names';

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

/** A shape as it is written down. */
interface WrittenShape extends Shape {
  /** A shape that this one is, but for what stands beside. */
  readonly $ref?: string;
  /** The enumeration of the reference whose codes it has. */
  readonly enumeration?: keyof typeof ENUMERATIONS;
  readonly nameFunction?: string;
}

const WRITTEN = shapes.$defs as unknown as Readonly<
  Record<ShapeName, WrittenShape>
>;

/** The name of a shape. */
export type ShapeName = keyof typeof shapes.$defs;

/** A shape as it is written down, with references to others. */
export function writtenShape(name: ShapeName): Shape {
  return WRITTEN[name];
}

/** A shape, with everything that it refers to. */
export function shapeOf(name: ShapeName): Shape {
  return expand(WRITTEN[name]);
}

/** The shape's name in a reference: `#/$defs/name`. */
export function nameInReference(reference: string): ShapeName {
  return reference.replace(/^.*\//, '') as ShapeName;
}

function expand({
  $ref,
  enumeration,
  nameFunction,
  ...own
}: WrittenShape): Shape {
  const {properties, ...base}: Shape =
    $ref === undefined ? {} : shapeOf(nameInReference($ref));
  const isChange = $ref !== undefined && own.required !== undefined;
  const inner = Object.entries(own).map(([key, value]) => [
    key,
    ['items', 'propertyNames', 'additionalProperties', 'then', 'else'].includes(
      key,
    )
      ? expand(value as WrittenShape)
      : value,
  ]);
  const items = {
    ...(isChange
      ? mapValues(properties, (item) => without(item, 'default'))
      : properties),
    ...mapValues(own.properties, expand),
  };
  return {
    ...base,
    // What says only a part has no other rules.
    ...(isChange ? {check: undefined} : {}),
    ...(enumeration ? codesOf(enumeration, nameFunction) : {}),
    ...(Object.fromEntries(inner) as Shape),
    ...(properties || own.properties ? {properties: items} : {}),
  };
}

function mapValues(
  shapes: Readonly<Record<string, Shape>> = {},
  change: (shape: Shape) => Shape,
): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, change(shape)]),
  );
}

/** An enumeration's codes, and what they stand for. */
function codesOf(
  enumeration: keyof typeof ENUMERATIONS,
  nameFunction = `get${enumeration}Name`,
): Shape {
  const codes: readonly string[] = Object.values(ENUMERATIONS[enumeration]);
  const functions: Readonly<Record<string, (code: string) => string>> =
    NAME_FUNCTIONS;
  return {
    enum: codes,
    enumDescriptions: codes.map(
      (code) => functions[nameFunction]?.(code) ?? '',
    ),
  };
}
