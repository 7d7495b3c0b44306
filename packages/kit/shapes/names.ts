/*
 * Names in a reader's file of what its company has elsewhere. The shapes say
 * where they stand: from that follow the check that they exist, and what goes
 * when a company takes away what they name.
 */
import {choose} from './checkShape';
import type {Shape} from './shapes';
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

/** A name of a file, and where it stands. */
export interface FoundName {
  readonly kind: NamedKind;
  readonly name: string;
  readonly path: Path;
}

/** A part of a content: its key, its shape and itself. */
type Part = readonly [string | number, Shape, unknown];

/** The elements of a list, or the items of an object with their names. */
function partsOf(shape: Shape, content: unknown): Part[] {
  const {additionalProperties, items, properties, propertyNames} = choose(
    shape,
    content,
  );
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return Object.entries(content).flatMap(([one, part]): Part[] => {
    const inner = items ?? additionalProperties ?? properties?.[one];
    return [
      ...(propertyNames ? [[one, propertyNames, one] as const] : []),
      ...(inner ? [[items ? Number(one) : one, inner, part] as const] : []),
    ];
  });
}

/**
 * All names in a content that the company must have.
 *
 * @param shape - of the content
 * @param content - which has that shape
 * @param path - where it stands
 */
export function namesIn(
  shape: Shape,
  content: unknown,
  path: Path = [],
): FoundName[] {
  return shape.names && typeof content === 'string'
    ? [{kind: shape.names, name: content, path}]
    : partsOf(shape, content).flatMap(([key, inner, part]) =>
        namesIn(inner, part, [...path, key]),
      );
}

/**
 * A content without the elements of lists that name something lost.
 *
 * @param shape - of the content
 * @param content - which has that shape
 * @param isLost - whether a name's thing is no longer there
 */
export function withoutNames(
  shape: Shape,
  content: unknown,
  isLost: (found: FoundName) => boolean,
): unknown {
  if (typeof content !== 'object' || content === null) {
    return content;
  }
  const left = partsOf(shape, content)
    // What names it only in a list of its own stays, without that element.
    .filter(
      ([, inner, part]) =>
        !Array.isArray(content) ||
        !namesIn(inner, part).some(
          (found) =>
            found.path.every((key) => typeof key === 'string') && isLost(found),
        ),
    )
    .map(([key, inner, part]) => [key, withoutNames(inner, part, isLost)]);
  return Array.isArray(content)
    ? left.map(([, part]) => part)
    : {...content, ...(Object.fromEntries(left) as object)};
}
