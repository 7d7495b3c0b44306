/*
 * The shapes as editors use them: they complete and check what a reader writes by
 * the very rules of the command. draft-07 is what Visual Studio Code supports
 * best.
 */
import {memberComments} from './memberComments';
import {SCHEMA_FILES} from './schemaFiles';
import {nameInReference, shapeOf, writtenShape} from './shapes';
import {without} from './without';
import type {Shape} from './shape';

/**
 * The JSON Schemas of a company's file and of a file of scenarios.
 *
 * @param stubs - their comments describe the items of personnel data
 * @returns text by file name
 */
export function kitSchemas(
  stubs: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    (['company', 'scenarios'] as const).map((name) => {
      const root = writtenShape(name);
      const names = JSON.stringify(root).match(/(?<="\$ref":")[^"]*/g) ?? [];
      const $defs = Object.fromEntries(
        names
          .map(nameInReference)
          .map((one) => [one, forEditor(shapeOf(one), stubs)]),
      );
      return [
        SCHEMA_FILES[name],
        `${JSON.stringify({...root, $defs}, null, 2)}\n`,
      ];
    }),
  );
}

/** A shape in the words of JSON Schema alone. */
function forEditor(shape: Shape, stubs: ReadonlyMap<string, string>): object {
  const rest: Shape = without(shape, 'check', 'entity', 'expected', 'names');
  const {entity = ''} = shape;
  const stub = stubs.get(`interfaces/${entity}.d.ts`) ?? '';
  const comments = memberComments(stub, entity);
  const {
    enum: codes,
    enumDescriptions,
    type,
    ...others
  } = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(rest.properties ?? {}).map(([name, item]) => [
              name,
              forEditor(
                {description: plain(comments.get(name) ?? ''), ...item},
                stubs,
              ),
            ]),
          )
        : typeof value === 'object' &&
            !Array.isArray(value) &&
            value &&
            key !== 'if'
          ? forEditor(value as Shape, stubs)
          : value,
    ]),
  ) as Shape;
  const values = {type, enum: codes, enumDescriptions};
  return {
    ...(codes && Array.isArray(type)
      ? {anyOf: [{...values, type: 'string'}, {type: 'null'}]}
      : values),
    ...others,
    ...(shape.properties ? {additionalProperties: false} : {}),
  };
}

/** A comment as plain text. */
function plain(comment: string): string {
  return comment
    .replace(/\{@link\w* ([^}|]+)[^}]*\}/g, '$1')
    .replaceAll('`', '')
    .replace(/\s*\n\s*/g, '');
}
