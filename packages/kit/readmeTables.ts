/*
 * Tables of the kit's README, from what the kit itself works by.
 */
import {csvName, describeLimits} from '@combosite-functions/simulator';
import usage from './files/cli/usage.json';
import {memberComments} from './shapes/memberComments';
import {shapeOf} from './shapes/shapes';
import type {ShapeName} from './shapes/shapes';
import type {Company} from '@combosite-functions/simulator';

/**
 * The rows of each table by the name of its place: `{{csvFiles}}`.
 *
 * @param declarations - text of `run.d.mts`
 */
export function readmeTables(
  company: Company,
  declarations: string,
): Record<string, string> {
  return {
    csvFiles: rows(
      company.customData.map((table) => [
        table.definition.definitionName,
        `\`${csvName(table)}\``,
      ]),
    ),
    limits: rows(describeLimits().map(({name, kit}) => [name, kit])),
    exitCodes: rows(Object.entries(usage.exitCodes)),
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
  return rows(
    [...memberComments(declarations, name)].map(([member, comment]) => [
      `\`${member}\``,
      comment,
    ]),
  );
}

function rows(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
