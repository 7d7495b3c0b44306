import type {ReactNode} from 'react';

import {shiwake} from '@combosite-functions/simulator/sample-company/shiwake';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {Label} from './drawing/Label';

const EMPLOYEE_ID = '0001';
const ROW_HEIGHT = 52;
const FIRST_ROW = 36;

interface Line {
  readonly name: string;
  readonly amount: number;
}

function linesOf(side: '借方' | '貸方'): Line[] {
  return shiwake.real
    .filter((one) => one.employeeId === EMPLOYEE_ID && one.taishaku === side)
    .map(({kyuyoKomokuName, amount}) => ({name: kyuyoKomokuName, amount}));
}

function yen(amount: number): string {
  return `${amount.toLocaleString('en-US')}円`;
}

function total(lines: readonly Line[]): string {
  return yen(lines.reduce((sum, {amount}) => sum + amount, 0));
}

function listed(lines: readonly Line[]): string {
  return `${lines.map(({name, amount}) => `${name}${yen(amount)}`).join('、')}の${lines.length}件で、合計${total(lines)}です`;
}

const KARIKATA = linesOf('借方');
const KASHIKATA = linesOf('貸方');
const BOTTOM = FIRST_ROW + KASHIKATA.length * ROW_HEIGHT;

// assumption: shiwake-balance
// assumption: shiwake-entity
/** Wiki, shiwake-data: the lines of one employee, and that they balance. */
export function ShiwakeBalanceFigure(): ReactNode {
  return (
    <Figure
      title="従業員1人の仕訳元データ"
      description={`見本の会社の従業員${EMPLOYEE_ID}の、2025年4月分の仕訳元データです。借方は、${listed(KARIKATA)}。貸方は、${listed(KASHIKATA)}。借方と貸方の合計は同じです。`}
      caption={`見本の会社の従業員${EMPLOYEE_ID}：${KARIKATA.length + KASHIKATA.length}件の借方と貸方の合計は同じ`}
      height={BOTTOM + 40}
    >
      <Side x={4} name="借方" lines={KARIKATA} variant="plain" />
      <Side x={184} name="貸方" lines={KASHIKATA} variant="baas" />
    </Figure>
  );
}

/** One side: a box for each line, and their sum. */
function Side({
  x,
  name,
  lines,
  variant,
}: {
  x: number;
  name: string;
  lines: readonly Line[];
  variant: 'plain' | 'baas';
}): ReactNode {
  return (
    <g>
      <Frame
        x={x}
        y={4}
        width={172}
        height={BOTTOM + 32}
        label={name}
        variant={variant}
      />
      {lines.map((line, index) => (
        <Box
          key={line.name}
          x={x + 10}
          y={FIRST_ROW + index * ROW_HEIGHT}
          width={152}
          height={46}
          lines={[line.name, yen(line.amount)]}
          variant={variant}
        />
      ))}
      <Label x={x + 86} y={BOTTOM + 18} isStrong isBaas={variant === 'baas'}>
        {`合計 ${total(lines)}`}
      </Label>
    </g>
  );
}
