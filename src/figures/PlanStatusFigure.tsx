import type {ReactNode} from 'react';

import {Arrow} from './Arrow';
import {Box} from './Box';
import {Figure} from './Figure';

/** How an entry of the plan changes its status. */
export function PlanStatusFigure(): ReactNode {
  return (
    <Figure
      title="計画の項目の状態"
      description="項目は「検討中」で始まります。行うと決まると「予定」に移り、終わるとリリースノートに移ります。行わないと決まると「予定していない」に移ります。「予定していない」項目も、事情が変われば「検討中」に戻ります。"
      caption="項目の状態の移り変わり"
      height={168}
    >
      <Box
        x={8}
        y={12}
        width={84}
        height={56}
        lines={['検討中']}
        variant="built"
      />
      <Box
        x={138}
        y={12}
        width={84}
        height={56}
        lines={['予定']}
        variant="baas"
      />
      <Box
        x={268}
        y={12}
        width={84}
        height={56}
        lines={['リリース', 'ノート']}
      />
      <Box
        x={8}
        y={104}
        width={152}
        height={56}
        lines={['予定していない']}
        variant="built"
      />
      <Arrow from={[92, 40]} to={[136, 40]} />
      <Arrow from={[222, 40]} to={[266, 40]} />
      <Arrow from={[50, 70]} to={[50, 102]} isTwoWay />
    </Figure>
  );
}
