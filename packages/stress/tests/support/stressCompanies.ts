/*
 * The sample company with tables of its own, for programs that the hostile
 * conditions once advised wrongly.
 */
import {
  CustomDataKindKubun,
  RequiredKubun,
} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import type {Company, CustomDataTable} from '@combosite-functions/simulator';
import type {CustomDataValue} from '../../../../api-src/helpers/CustomDataValue';

const AT = '2025/03/03 10:00:00';

/** A definition and its data: items by key, each with its name and type. */
export interface TableSpec {
  readonly isCommon?: boolean;
  readonly items: Readonly<
    Record<string, readonly [itemName: string, dataType: string]>
  >;
  readonly rows: readonly (readonly CustomDataValue[])[];
}

/**
 * The sample company with further tables; those of employees have their IDs in
 * the first column.
 *
 * @param tables - by the names of their definitions
 */
export function companyWith(
  tables: Readonly<Record<string, TableSpec>>,
): Company {
  return {
    ...sampleCompany,
    customData: [
      ...sampleCompany.customData,
      ...Object.entries(tables).map(([name, spec]) => tableOf(name, spec)),
    ],
  };
}

/** The sample company with children, whose dates of birth have a name. */
export function childrenWith(itemName: string): Company {
  return companyWith({
    扶養する子: {
      items: {birth: [itemName, '日付']},
      rows: [
        // Of the school year before.
        ['0001', '2007/03/20'],
        ['0001', '2007/06/15'],
        ['0002', '2010/01/10'],
      ],
    },
  });
}

function tableOf(
  definitionName: string,
  {isCommon = false, items, rows}: TableSpec,
): CustomDataTable {
  const keys = [...(isCommon ? [] : ['employeeId']), ...Object.keys(items)];
  const specs = [
    ...(isCommon ? [] : [['employeeId', ['従業員ID', '文字列']] as const]),
    ...Object.entries(items),
  ];
  return {
    definition: {
      definitionName,
      customDataKindKubun: isCommon
        ? CustomDataKindKubun.KyotsuData
        : CustomDataKindKubun.KojinData,
      externalSystemKubun: null,
      itemList: specs.map(([itemKey, [itemName, dataType]]) => ({
        itemKey,
        itemName,
        dataType: dataType as never,
        requiredKubun: RequiredKubun.Hissu,
        customSelectOptionName: null,
      })),
      dataId: `${definitionName}Definition`,
      createdAt: AT,
      updatedAt: AT,
    },
    records: rows.map((row, index) => ({
      dataId: `${definitionName}${index + 1}`,
      createdAt: AT,
      updatedAt: AT,
      values: Object.fromEntries(
        keys.map((key, column) => [key, row[column] ?? null]),
      ),
    })),
  };
}
