/*
 * Names in a reader's file of what its company has elsewhere. The shapes say
 * where they stand: from that follow the check that they exist, and what goes
 * when a company takes away what they name.
 */
import {choose} from './checkShape';
import type {NamedKind, Path, Shape} from './shape';

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
 * @param content - which has that shape
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
