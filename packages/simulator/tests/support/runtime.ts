import {findScenario, runCustomFunction, tableOf} from '../..';
import {sampleCompany, scenarios} from '../../sample-company';
import type {
  Company,
  CustomDataTable,
  MessageId,
  RunOptions,
  RunResult,
  Scenario,
} from '../..';

/** What a test sets for a run. */
export interface RunSettings {
  /** Name of a scenario, or one of the test's own; 手動実行 without it. */
  readonly scenario?: string | Scenario;
  readonly company?: Company;
  readonly limits?: NonNullable<RunOptions['limits']>;
}

/** A scenario of the sample company with changes. */
export function scenario(
  name: string,
  changes: Partial<Scenario> = {},
): Scenario {
  return {...findScenario(scenarios, name), ...changes};
}

/** The sample company with another table of one definition. */
export function companyWith(
  definitionName: string,
  change: (table: CustomDataTable) => Partial<CustomDataTable>,
): Company {
  return {
    ...sampleCompany,
    customData: sampleCompany.customData.map((table) =>
      table.definition.definitionName === definitionName
        ? {...table, ...change(table)}
        : table,
    ),
  };
}

/**
 * A definition of the sample company with its data.
 *
 * @throws Error if there is none of this name
 */
export function sampleTable(definitionName: string): CustomDataTable {
  const table = tableOf(sampleCompany, definitionName);
  if (!table) {
    throw new Error(definitionName);
  }
  return table;
}

/** A definition of which one item differs. */
export function withItem(
  {definition}: CustomDataTable,
  itemKey: string,
  changes: Partial<CustomDataTable['definition']['itemList'][number]>,
): CustomDataTable['definition'] {
  return {
    ...definition,
    itemList: definition.itemList.map((item) =>
      item.itemKey === itemKey ? {...item, ...changes} : item,
    ),
  };
}

/** Runs a whole program. */
export function runSource(
  source: string,
  settings: RunSettings = {},
): Promise<RunResult> {
  const {scenario: given = '手動実行', company = sampleCompany} = settings;
  return runCustomFunction({
    source,
    scenario: typeof given === 'string' ? scenario(given) : given,
    company,
    limits: settings.limits,
  });
}

/** Runs the body of a `main`. */
export function runMain(
  body: string,
  settings: RunSettings = {},
): Promise<RunResult> {
  return runSource(`async function main() {\n${body}\n}`, settings);
}

/** The messages of the log. */
export function messages({logs}: RunResult): string[] {
  return logs.map(({message}) => message);
}

/**
 * What an expression of a program gives, as JSON.
 *
 * @throws Error if the run fails
 */
export async function evaluate(
  expression: string,
  settings: RunSettings = {},
): Promise<unknown> {
  const result = await runMain(
    `logger.info(JSON.stringify(${expression}) ?? 'undefined');`,
    settings,
  );
  if (result.error) {
    throw new Error(result.error.message);
  }
  const text = result.logs.at(-1)?.message ?? '';
  return text === 'undefined' ? undefined : (JSON.parse(text) as unknown);
}

/** The id of the message with which the body of a `main` fails. */
export async function failure(
  body: string,
  settings: RunSettings = {},
): Promise<MessageId | undefined> {
  return (await runMain(body, settings)).error?.messageId;
}

/** The ids of the advice that the body of a `main` gets. */
export async function advice(
  body: string,
  settings: RunSettings = {},
): Promise<MessageId[]> {
  return (await runMain(body, settings)).notices.map(
    ({messageId}) => messageId,
  );
}
