import {tableOf} from './companyFile';
import {checkKeys} from './records';
import {without} from './without';
import type {Path} from './jsonFile';
import type {References} from './references';
import type {Expect} from '../../shapes/expectFile';
import type {Company} from '@combosite-functions/simulator';

/**
 * Checks that an expected result names only what exists: one that doesn't could
 * never come true, or always would.
 *
 * @param expect - what a scenario says
 * @param company - in which it happens
 * @param references - told of names that don't exist
 * @param path - where it stands
 */
export function checkExpect(
  {amounts = {}, customData = {}}: Expect,
  company: Company,
  references: References,
  path: Path,
): void {
  for (const [employeeId, items] of Object.entries(amounts)) {
    const place = [...path, 'amounts', employeeId];
    references.check(place, '従業員ID', employeeId);
    for (const kyuyoKomokuName of Object.keys(items)) {
      references.check(
        [...place, kyuyoKomokuName],
        '給与項目',
        kyuyoKomokuName,
      );
    }
  }
  for (const [definitionName, changes] of Object.entries(customData)) {
    const place = [...path, 'customData', definitionName];
    references.check(place, 'カスタムデータ定義', definitionName);
    const table = tableOf(company, definitionName);
    for (const [kind, records] of Object.entries(changes)) {
      records?.forEach((values, index) => {
        if (table) {
          checkKeys(without(values, 'dataId'), table.definition, references, [
            ...place,
            kind,
            index,
          ]);
        }
      });
    }
  }
}
