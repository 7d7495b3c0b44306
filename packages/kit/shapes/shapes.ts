/*
 * The shapes of the kit's files: definitions.json, as JSON Schema (draft-07). By them
 * the command checks (`checkShape.ts`), editors complete (`jsonSchema.ts`) and the
 * README says what the items are.
 */
import {ENUMERATIONS, NAME_FUNCTIONS} from '@combosite-functions/simulator';
import shapes from './definitions.json';
import {without} from './without';
import type {Shape} from './shape';

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
