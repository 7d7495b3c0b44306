/*
 * Tables of the kit's README, from what the kit itself works by.
 */
import ts from 'typescript';
import * as v from 'valibot';
import {csvFileRows} from './companyFiles';
import {EXIT_CODES} from './files/cli/exitCodes';
import {PART_NAMES} from './shapes/companyFile';
import {EXPECT} from './shapes/expectFile';
import {PAYROLL, SCENARIO} from './shapes/scenarioFile';
import type {Company} from '@combosite-functions/simulator';

/**
 * The rows of each table by the name of its place: `{{csvFiles}}`.
 *
 * @param company - the sample company
 * @param declarations - text of `run.d.mts`
 */
export function readmeTables(
  company: Company,
  declarations: string,
): Record<string, string> {
  return {
    csvFiles: csvFileRows(company),
    exitCodes: rows(EXIT_CODES.map(([code, text]) => [String(code), text])),
    scenarioItems: itemRows(SCENARIO.entries),
    payrollItems: itemRows(PAYROLL.entries),
    expectItems: itemRows(EXPECT.entries),
    companyParts: rows(
      Object.entries(PART_NAMES).map(([name, text]) => [`\`${name}\``, text]),
    ),
    runFileOptions: memberRows(declarations, 'RunFileOptions'),
    runFileResult: memberRows(declarations, 'RunFileResult'),
  };
}

function itemRows(entries: v.ObjectEntries): string {
  return rows(
    Object.entries(entries).map(([name, schema]) => [
      `\`${name}\``,
      v.getDescription(unwrap(schema)) ?? '',
    ]),
  );
}

/** What an item is, whether it may lack or not. */
function unwrap(schema: v.ObjectEntries[string]): v.ObjectEntries[string] {
  return schema.type === 'optional' &&
    !('pipe' in schema) &&
    'wrapped' in schema
    ? schema.wrapped
    : schema;
}

/** The members of an interface with their comments. */
function memberRows(declarations: string, name: string): string {
  const {statements} = ts.createSourceFile(
    'run.d.mts',
    declarations,
    ts.ScriptTarget.ES2022,
    true,
  );
  const declaration = statements
    .filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  return rows(
    (declaration?.members ?? []).map((member) => [
      `\`${member.name?.getText() ?? ''}\``,
      ts.getTextOfJSDocComment(
        ts.getJSDocCommentsAndTags(member)[0]?.comment,
      ) ?? '',
    ]),
  );
}

function rows(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
