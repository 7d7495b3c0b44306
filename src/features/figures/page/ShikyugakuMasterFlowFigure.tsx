import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {FlowLanes} from './drawing/FlowLanes';
import {StepNumber} from './drawing/StepNumber';

// assumption: scenario-flow
/** Home page, 1-3: the scenario that updates 支給額マスタ. */
export function ShikyugakuMasterFlowFigure(): ReactNode {
  return (
    <Figure
      title="支給額マスタ更新の流れ"
      description="1. Combositeで給与計算を実行します。2. 実行トリガー処理「給与計算(前)」で、BaaSのカスタムファンクションが起動します。3. カスタムファンクションが、カスタムデータから支給額を計算します。4. 計算した金額で、Combositeの支給額マスタを更新します。5. Combositeの給与計算が続きます。"
      caption="図4　支給額マスタ更新の流れ"
      height={310}
    >
      <FlowLanes height={302} />
      <Box x={12} y={58} width={136} height={76} lines={['給与計算を実行']} />
      <Box
        x={186}
        y={58}
        width={162}
        height={76}
        lines={['「給与計算(前)」で', 'カスタムファンクション', 'が起動']}
        variant="baas"
      />
      <Box
        x={186}
        y={168}
        width={162}
        height={56}
        lines={['カスタムデータから', '支給額を計算']}
        variant="built"
      />
      <Box
        x={12}
        y={168}
        width={136}
        height={56}
        lines={['支給額マスタを', '更新']}
      />
      <Box x={12} y={258} width={136} height={36} lines={['給与計算が続く']} />
      <Arrow from={[150, 96]} to={[184, 96]} />
      <Arrow from={[267, 136]} to={[267, 166]} />
      <Arrow from={[184, 196]} to={[150, 196]} />
      <Arrow from={[80, 226]} to={[80, 256]} />
      <StepNumber x={22} y={58} value={1} />
      <StepNumber x={196} y={58} value={2} />
      <StepNumber x={196} y={168} value={3} />
      <StepNumber x={22} y={168} value={4} />
      <StepNumber x={22} y={258} value={5} />
    </Figure>
  );
}
