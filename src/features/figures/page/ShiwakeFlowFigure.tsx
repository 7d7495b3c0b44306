import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {FlowLanes} from './drawing/FlowLanes';
import {StepNumber} from './drawing/StepNumber';

// assumption: scenario-flow
/** Home page, 1-3: the scenario that hands over journal source data. */
export function ShiwakeFlowFigure(): ReactNode {
  return (
    <Figure
      title="仕訳元データ連携の流れ"
      description="1. Combositeで給与仕訳元データ連携の処理を実行します。2. その処理をきっかけに、BaaSのカスタムファンクションが起動します。3. カスタムファンクションが、Combositeの給与仕訳元データを取得します。4. 取得したデータを、自社の要件に合わせて処理します。"
      caption="図5　仕訳元データ連携の流れ"
      height={330}
    >
      <FlowLanes height={322} />
      <Box
        x={12}
        y={58}
        width={136}
        height={62}
        lines={['給与仕訳元データ', '連携を実行']}
      />
      <Box
        x={186}
        y={58}
        width={162}
        height={62}
        lines={['カスタムファンクション', 'が起動']}
        variant="baas"
      />
      <Box
        x={186}
        y={154}
        width={162}
        height={62}
        lines={['給与仕訳元データを', '取得']}
        variant="built"
      />
      <Box
        x={12}
        y={154}
        width={136}
        height={62}
        lines={['給与仕訳元データ']}
      />
      <Box
        x={186}
        y={250}
        width={162}
        height={62}
        lines={['自社の要件に', '合わせて処理']}
        variant="built"
      />
      <Arrow from={[150, 89]} to={[184, 89]} />
      <Arrow from={[267, 122]} to={[267, 152]} />
      <Arrow from={[150, 185]} to={[184, 185]} />
      <Arrow from={[267, 218]} to={[267, 248]} />
      <StepNumber x={22} y={58} value={1} />
      <StepNumber x={196} y={58} value={2} />
      <StepNumber x={196} y={154} value={3} />
      <StepNumber x={196} y={250} value={4} />
    </Figure>
  );
}
