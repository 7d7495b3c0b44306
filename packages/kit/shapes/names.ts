/*
 * Names in a reader's file of what its company has elsewhere. The shapes say
 * where they stand: from that follow the check that they exist, and what goes
 * when a company takes away what they name.
 */
import * as v from 'valibot';
import {name} from './fileParts';
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

/** A name that has to be one of the company's. */
export function nameOf(kind: NamedKind) {
  return v.pipe(name, v.metadata({names: kind}));
}

/** A name of a file, and where it stands. */
export interface FoundName {
  readonly kind: NamedKind;
  readonly name: string;
  readonly path: Path;
}

/** A part of a content: its key, its shape and itself. */
type Part = readonly [string | number, v.GenericSchema, unknown];

/** The elements of a list, or the items of an object with their names. */
function partsOf(schema: object, content: unknown): Part[] {
  const {entries, getter, item, key, value, wrapped} = schema as {
    readonly entries?: Readonly<Record<string, v.GenericSchema>>;
    readonly getter?: (content: unknown) => v.GenericSchema;
    readonly item?: v.GenericSchema;
    readonly key?: v.GenericSchema;
    readonly value?: v.GenericSchema;
    readonly wrapped?: v.GenericSchema;
  };
  const inside = getter?.(content) ?? wrapped;
  if (inside) {
    return partsOf(inside, content);
  }
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return Object.entries(content).flatMap(([one, part]): Part[] => {
    const shape = item ?? value ?? entries?.[one];
    return [
      ...(key ? [[one, key, one] as const] : []),
      ...(shape ? [[item ? Number(one) : one, shape, part] as const] : []),
    ];
  });
}

/**
 * All names in a content that the company must have.
 *
 * @param schema - its shape
 * @param content - which has that shape
 * @param path - where it stands
 */
export function namesIn(
  schema: v.GenericSchema,
  content: unknown,
  path: Path = [],
): FoundName[] {
  const {names: kind} = v.getMetadata(schema) as {names?: NamedKind};
  return kind && typeof content === 'string'
    ? [{kind, name: content, path}]
    : partsOf(schema, content).flatMap(([key, shape, part]) =>
        namesIn(shape, part, [...path, key]),
      );
}

/**
 * A content without the elements of lists that name something lost.
 *
 * @param schema - its shape
 * @param content - which has that shape
 * @param isLost - whether a name's thing is no longer there
 */
export function withoutNames(
  schema: v.GenericSchema,
  content: unknown,
  isLost: (found: FoundName) => boolean,
): unknown {
  if (typeof content !== 'object' || content === null) {
    return content;
  }
  const left = partsOf(schema, content)
    // What names it only in a list of its own stays, without that element.
    .filter(
      ([, shape, part]) =>
        !Array.isArray(content) ||
        !namesIn(shape, part).some(
          (found) =>
            found.path.every((key) => typeof key === 'string') && isLost(found),
        ),
    )
    .map(([key, shape, part]) => [key, withoutNames(shape, part, isLost)]);
  return Array.isArray(content)
    ? left.map(([, part]) => part)
    : {...content, ...(Object.fromEntries(left) as object)};
}
