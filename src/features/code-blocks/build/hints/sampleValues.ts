import {hatsureiRecords} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import type {Enumeration} from '../../../reference/build/stubs/readEnumeration';

/** Whose data a hint shows. */
const EMPLOYEE_ID = '0001';

/**
 * What the fields of the personnel data hold for one employee of the sample
 * company, newest record: by their place in the reference.
 *
 * @param enumerations - which say what the codes mean
 */
export function sampleValues(
  enumerations: readonly Enumeration[],
): ReadonlyMap<string, string> {
  const employee = sampleCompany.employees.find(
    ({employeeId}) => employeeId === EMPLOYEE_ID,
  );
  const entities: Readonly<Record<string, object | undefined>> = {
    HatsureiDataEntity: employee && hatsureiRecords(employee).at(-1),
    JushoDataEntity: employee?.jusho.at(-1),
    KojinDataEntity: employee?.kojin.at(-1),
  };
  return new Map(
    Object.entries(entities).flatMap(([entity, record]) =>
      Object.entries({...record, employeeId: EMPLOYEE_ID}).map(
        ([field, value]) => [
          `/api/interfaces/${entity}#${field.toLowerCase()}`,
          `見本の会社の従業員${EMPLOYEE_ID}：${show(field, value, enumerations)}`,
        ],
      ),
    ),
  );
}

/** A value as code, with the name that a code stands for. */
function show(
  field: string,
  value: unknown,
  enumerations: readonly Enumeration[],
): string {
  const label = enumerations
    .find(({name}) => name.toLowerCase() === field.toLowerCase())
    ?.members.find(({code}) => code === value)?.label;
  return `\`${asCode(value)}\`${label === undefined ? '' : `（${label}）`}`;
}

function asCode(value: unknown): string {
  return value !== null && typeof value === 'object'
    ? `{${Object.entries(value)
        .map(([key, one]) => `${key}: ${asCode(one)}`)
        .join(', ')}}`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);
}
