/*
 * The pay slip to which the tutorial leads: what an employee of the sample
 * company is paid anyway, and the line that the custom function adds.
 */
import {yen} from '../../../ui/yen';
import type {Company} from '@combosite-functions/simulator';

/** A line of the slip. */
export interface PaySlipLine {
  readonly name: string;
  readonly amount: number;
}

/** The part of a pay slip that says what is paid. */
export interface PaySlip {
  readonly employeeId: string;
  /** What needs no custom function. */
  readonly regular: readonly PaySlipLine[];
  /** What the tutorial adds, and of what it is made. */
  readonly added: PaySlipLine & {readonly basis: string};
}

const EMPLOYEE_ID = '0001';

/** The slip of the employee whose pets the tutorial counts. */
export function paySlipOf({amounts, customData}: Company): PaySlip {
  const values = (definition: string, employeeId?: string) =>
    customData
      .find((table) => table.definition.definitionName === definition)
      ?.records.find((record) => record.values.employeeId === employeeId)
      ?.values ?? {};
  const price = values('ペット手当マスタ');
  const count = values('従業員ペット飼育数', EMPLOYEE_ID);
  const parts = [
    {
      pet: '犬',
      count: Number(count.dogCount),
      price: Number(price.dogTeateAmount),
    },
    {
      pet: '猫',
      count: Number(count.catCount),
      price: Number(price.catTeateAmount),
    },
  ];
  return {
    employeeId: EMPLOYEE_ID,
    regular: amounts
      .filter(({employeeId}) => employeeId === EMPLOYEE_ID)
      .map(({kyuyoKomokuName: name, amount}) => ({name, amount})),
    added: {
      name: 'ペット手当',
      basis: parts
        .map((part) => `${part.pet}${part.count}匹×${yen(part.price)}`)
        .join('＋'),
      amount: parts.reduce((sum, part) => sum + part.count * part.price, 0),
    },
  };
}
