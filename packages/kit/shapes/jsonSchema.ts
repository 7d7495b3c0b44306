/*
 * The shapes of the kit's files as JSON Schema: an editor completes and checks
 * what a reader writes by the very rules of the command. draft-07 is what
 * Visual Studio Code supports best.
 */
import {toJsonSchema} from '@valibot/to-json-schema';
import ts from 'typescript';
import {EXTENDING_COMPANY, WHOLE_COMPANY} from './companyFile';
import {SCHEMA_FILES} from './schemaFiles';
import {ANY_SCENARIO, SCENARIO_LIST} from './scenarioFile';
import type {JsonSchema} from '@valibot/to-json-schema';
import type {GenericSchema} from 'valibot';

/** The reference's entities, each with an item that no other one has. */
const ENTITIES = {
  hatsureiKubun: 'HatsureiDataEntity',
  seiKana: 'KojinDataEntity',
  jushoBunruiKubun: 'JushoDataEntity',
  taishaku: 'ShiwakeDataEntity',
  endDate: 'Term',
} as const;

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
    [
      [
        SCHEMA_FILES.company,
        {
          title: '会社',
          ...choose(
            'extends',
            convert({extension: EXTENDING_COMPANY, whole: WHOLE_COMPANY}),
            ['extension', 'whole'],
          ),
        },
      ] as const,
      [
        SCHEMA_FILES.scenarios,
        {
          title: '場面',
          if: {type: 'array'},
          then: {type: 'array', items: {$ref: '#/$defs/scenario'}},
          else: choose('scenarios', {}, ['list', 'scenario']),
          ...convert({list: SCENARIO_LIST, scenario: ANY_SCENARIO}),
        },
      ] as const,
    ].map(([name, schema]) => {
      describeEntities(schema, stubs);
      return [name, `${JSON.stringify(schema, dropKind, 2)}\n`];
    }),
  );
}

/** An editor knows nothing of whose names they are. */
function dropKind(key: string, value: unknown): unknown {
  return key === 'names' && typeof value === 'string' ? undefined : value;
}

/** The shapes as definitions. */
function convert(definitions: Readonly<Record<string, GenericSchema>>): object {
  const [first] = Object.values(definitions);
  if (!first) {
    return {};
  }
  const {$schema, $defs} = toJsonSchema(first, {
    typeMode: 'input',
    definitions: {...definitions},
    // What only code can check: the command does.
    overrideAction: ({valibotAction, jsonSchema}) =>
      valibotAction.type === 'raw_check'
        ? {...jsonSchema, additionalProperties: false}
        : valibotAction.type === 'check'
          ? jsonSchema
          : undefined,
  });
  return {$schema, $defs};
}

/** Which of two definitions counts: the first if the item is there. */
function choose(
  item: string,
  schema: object,
  [first, second]: readonly [string, string],
): object {
  return {
    ...schema,
    // So that an editor offers it in an empty file.
    properties: {[item]: {}},
    if: {required: [item]},
    then: {$ref: `#/$defs/${first}`},
    else: {$ref: `#/$defs/${second}`},
  };
}

/** Puts the reference's comments where an item has no description. */
function describeEntities(
  node: unknown,
  stubs: ReadonlyMap<string, string>,
): void {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  const {properties} = node as {properties?: Record<string, JsonSchema>};
  for (const [marker, entity] of Object.entries(ENTITIES)) {
    if (properties?.[marker]) {
      const comments = commentsOf(entity, stubs);
      for (const [name, property] of Object.entries(properties)) {
        property.description ??= comments.get(name);
      }
    }
  }
  for (const child of Object.values(node)) {
    describeEntities(child, stubs);
  }
}

/** The comments of an interface's items, as plain text. */
function commentsOf(
  name: string,
  stubs: ReadonlyMap<string, string>,
): Map<string, string> {
  const file = `interfaces/${name}.d.ts`;
  const [declaration] = ts
    .createSourceFile(file, stubs.get(file) ?? '', ts.ScriptTarget.ES2022, true)
    .statements.filter(ts.isInterfaceDeclaration);
  return new Map(
    declaration?.members.map((member) => {
      const [comment] = ts.getJSDocCommentsAndTags(member);
      return [
        member.name?.getText() ?? '',
        plain(ts.getTextOfJSDocComment(comment?.comment) ?? ''),
      ];
    }),
  );
}

function plain(comment: string): string {
  return comment
    .replace(/\{@link\w* ([^}|]+)[^}]*\}/g, '$1')
    .replaceAll('`', '')
    .replace(/\s*\n\s*/g, '');
}
