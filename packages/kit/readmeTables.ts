/*
 * Tables of the kit's README, from what the kit itself works by.
 */
import ts from 'typescript';
import {csvFileRows} from './companyFiles';
import {EXIT_CODES} from './files/cli/exitCodes';
import {shapeOf} from './shapes/shapes';
import type {ShapeName} from './shapes/shapes';
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
    scenarioItems: itemRows('scenario'),
    payrollItems: itemRows('payroll'),
    expectItems: itemRows('expect'),
    companyParts: itemRows('whole'),
    runFileOptions: memberRows(declarations, 'RunFileOptions'),
    runFileResult: memberRows(declarations, 'RunFileResult'),
  };
}

function itemRows(name: ShapeName): string {
  return rows(
    Object.entries(shapeOf(name).properties ?? {})
      .filter(([item]) => item !== '$schema')
      .map(([item, {description = ''}]) => [`\`${item}\``, description]),
  );
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
