import type {Company, Scenario} from '@combosite-functions/simulator';
import {READ_BY} from './readsTables';
import {companyTables} from '../shared/tablesOfCompany';
import type {CompanyTable} from '../shared/tablesOfCompany';

/**
 * The tables of a company that a program reads or changes, as far as its text
 * tells; custom data first.
 *
 * @param source - the program
 * @param company - its data
 * @param scenario - in which it runs; it may bring data of its own
 */
export function tablesRead(
  source: string,
  company: Company,
  {customData = {}}: Scenario,
): CompanyTable[] {
  const own = company.customData.filter(({definition}) =>
    [`'`, `"`, '`'].some((quote) =>
      source.includes(quote + definition.definitionName + quote),
    ),
  );
  const tables = companyTables({
    ...company,
    customData: own.map(({definition, records}) => ({
      definition,
      records: customData[definition.definitionName] ?? records,
    })),
  });
  const others = tables.slice(0, tables.length - own.length);
  return [
    ...tables.slice(others.length),
    ...others.filter(({title}) => READ_BY.get(title)?.test(source)),
  ];
}
