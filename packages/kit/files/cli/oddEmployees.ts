/*
 * What is odd in a company's employees, though it can be used.
 */
import {ENUMERATIONS} from '../runtime.mjs';
import type {Company} from '@combosite-functions/simulator';

/**
 * Says whose calculation pattern goes on after their retirement: programs go by
 * the pattern, so the retired would be paid.
 *
 * @param file - that has the employees
 * @param company - the whole
 * @param ids - of the file's own employees
 * @returns one sentence each
 */
export function oddEmployees(
  file: string,
  {employees}: Company,
  ids: readonly string[],
): string[] {
  return employees
    .filter(({employeeId}) => ids.includes(employeeId))
    .flatMap(({employeeId, orders, keisanPattern}) =>
      orders
        .filter(
          ({hatsureiKubun}) =>
            hatsureiKubun === ENUMERATIONS.HatsureiKubun.Taishoku,
        )
        .flatMap(({hatsureiDate}) =>
          keisanPattern
            .filter(
              ({term: {startDate, endDate}}) =>
                startDate <= hatsureiDate &&
                (endDate === null || endDate > hatsureiDate),
            )
            .map(
              ({keisanPatternName, term: {startDate}}) =>
                `${file}の従業員「${employeeId}」は${hatsureiDate}に退職しますが、「${keisanPatternName}」がその後も続きます。終わらせるには、keisanPatternに {"term": {"startDate": "${startDate}", "endDate": "${hatsureiDate}"}} と書きます`,
            ),
        ),
    );
}
