import type {ReactNode} from 'react';

import {Box} from './Box';
import {Figure} from './Figure';
import {Frame} from './Frame';
import {Label} from './Label';

const KARIKATA = [
  ['基本給', '320,000円'],
  ['住宅手当', '20,000円'],
  ['ペット手当', '1,500円'],
  ['通勤手当', '12,000円'],
] as const;

// assumption: shiwake-balance
// assumption: shiwake-entity
/** Wiki, shiwake-data: the lines of one employee, and that they balance. */
export function ShiwakeBalanceFigure(): ReactNode {
  return (
    <Figure
      title="従業員1人の仕訳元データ"
      description="見本の会社の従業員0001の、2025年4月分の仕訳元データ6件です。借方は、基本給320,000円、住宅手当20,000円、ペット手当1,500円、通勤手当12,000円の4件で、合計353,500円です。貸方は、健康保険料16,000円、差引支給額337,500円の2件で、合計353,500円です。借方と貸方の合計は同じです。"
      caption="見本の会社の従業員0001：6件の借方と貸方の合計は同じ"
      height={318}
    >
      <Frame x={4} y={4} width={172} height={310} label="借方" />
      <Frame
        x={184}
        y={4}
        width={172}
        height={310}
        label="貸方"
        variant="baas"
      />
      {KARIKATA.map(([name, amount], index) => (
        <Box
          key={name}
          x={14}
          y={38 + index * 60}
          width={152}
          height={52}
          lines={[name, amount]}
        />
      ))}
      <Box
        x={194}
        y={38}
        width={152}
        height={52}
        lines={['健康保険料', '16,000円']}
        variant="baas"
      />
      <Box
        x={194}
        y={98}
        width={152}
        height={172}
        lines={['差引支給額', '337,500円']}
        variant="baas"
      />
      <Label x={90} y={294} isStrong>
        合計 353,500円
      </Label>
      <Label x={270} y={294} isStrong isBaas>
        合計 353,500円
      </Label>
    </Figure>
  );
}
