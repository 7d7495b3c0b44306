import type {ReactNode} from 'react';

import {STEPS} from '../../payroll-month/page/steps';
import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';
import {StepNumber} from './drawing/StepNumber';

const HEIGHT = 40;
const DISTANCE = 56;

function middle(step: number): number {
  return 4 + step * DISTANCE + HEIGHT / 2;
}

// assumption: scenario-flow
/** Wiki, shikyukojo-data: one month of a payroll office. */
export function PayrollMonthFigure(): ReactNode {
  return (
    <Figure
      title="給与の1か月と、動くカスタムファンクション"
      description="給与の担当者は、1. 締め、2. 事前計算、3. 確認、4. 本計算、5. 仕訳、6. 振込データ、7. 支給の順に進めます。2と4では「給与計算(前)」のカスタムファンクションが、5では「給与仕訳元データ連携」のカスタムファンクションが動きます。3で誤りを直したら、2に戻ります。"
      caption="給与の1か月：右の「実行トリガー処理」のカスタムファンクションが動く"
      height={middle(STEPS.length - 1) + HEIGHT / 2 + 4}
    >
      {STEPS.map(({name, trigger}, index) => (
        <g key={name}>
          <Box
            x={16}
            y={middle(index) - HEIGHT / 2}
            width={144}
            height={HEIGHT}
            lines={[name]}
          />
          <StepNumber x={16} y={middle(index)} value={index + 1} />
          {index < STEPS.length - 1 && (
            <Arrow
              from={[88, middle(index) + HEIGHT / 2 + 2]}
              to={[88, middle(index + 1) - HEIGHT / 2 - 2]}
            />
          )}
          {trigger !== undefined && (
            <g>
              <Arrow from={[162, middle(index)]} to={[186, middle(index)]} />
              <Box
                x={188}
                y={middle(index) - HEIGHT / 2}
                width={168}
                height={HEIGHT}
                lines={[trigger]}
                variant="baas"
              />
            </g>
          )}
        </g>
      ))}
      <Label x={188} y={middle(2)} isStart>
        誤りを直したら、2に戻る
      </Label>
    </Figure>
  );
}
