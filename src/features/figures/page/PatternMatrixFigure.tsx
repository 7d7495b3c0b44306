import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';

const ROWS = [
  ['田中太郎', '正社員', '更新できる', true],
  ['佐藤花子', '正社員', '更新できる', true],
  ['山田次郎', '役員', 'エラーになる', false],
] as const;

/** Wiki, best practice: one payment master, two patterns, one failure. */
export function PatternMatrixFigure(): ReactNode {
  return (
    <Figure
      title="計算パターンと更新の結果"
      description="支払マスタ「25日払い」の3人の住宅手当を更新する例です。田中太郎と佐藤花子は正社員計算パターンで、住宅手当があるため更新できます。山田次郎は役員計算パターンで、住宅手当がないためエラーになります。"
      caption="支払マスタ「25日払い」の全員に、住宅手当を更新した場合"
      height={240}
    >
      <Frame
        x={4}
        y={4}
        width={352}
        height={232}
        label="支払マスタ「25日払い」"
      />
      {ROWS.map(([name, pattern, result, isUpdatable], index) => {
        const y = 40 + index * 64;
        return (
          <g key={name}>
            <Box x={12} y={y} width={84} height={54} lines={[name]} />
            <Arrow from={[98, y + 27]} to={[114, y + 27]} />
            <Box
              x={116}
              y={y}
              width={108}
              height={54}
              lines={[
                pattern,
                isUpdatable ? '住宅手当：ある' : '住宅手当：ない',
              ]}
              variant={isUpdatable ? 'baas' : 'plain'}
              hasTitle
            />
            <Arrow from={[226, y + 27]} to={[242, y + 27]} />
            <Box
              x={244}
              y={y}
              width={104}
              height={54}
              lines={[isUpdatable ? '○' : '×', result]}
              variant={isUpdatable ? 'baas' : 'plain'}
            />
          </g>
        );
      })}
    </Figure>
  );
}
