import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {StepNumber} from './drawing/StepNumber';

/** Home page, 1-2: the three ways in which the BaaS and Combosite meet. */
export function CombositeRelationsFigure(): ReactNode {
  return (
    <Figure
      title="Combositeとの3つのかかわり"
      description="Combositeが上、BaaSが下にあり、3本の矢印がつないでいます。1つ目はログインで、CombositeのユーザーでBaaSにログインします。2つ目はイベントトリガーで、Combositeのイベントから、BaaSに登録した処理へ向かいます。3つ目はデータの参照と更新で、CombositeのデータとBaaSの処理を双方向につなぎます。"
      caption="図3　Combositeとの3つのかかわり"
      height={288}
    >
      <Frame x={4} y={4} width={352} height={108} label="Combosite" />
      <Box x={14} y={40} width={104} height={60} lines={['ユーザー', '情報']} />
      <Box
        x={128}
        y={40}
        width={104}
        height={60}
        lines={['イベント', '（業務処理）']}
      />
      <Box x={242} y={40} width={104} height={60} lines={['データ']} />

      <Frame
        x={4}
        y={174}
        width={352}
        height={110}
        labelEdge="bottom"
        label="BaaS（Combosite Functions）"
        variant="baas"
      />
      <Box
        x={14}
        y={187}
        width={104}
        height={58}
        lines={['ログイン']}
        variant="baas"
      />
      <Box
        x={128}
        y={187}
        width={104}
        height={58}
        lines={['登録した処理', 'を実行']}
        variant="baas"
      />
      <Box
        x={242}
        y={187}
        width={104}
        height={58}
        lines={['データを', '参照・更新']}
        variant="baas"
      />
      <Arrow from={[66, 102]} to={[66, 185]} />
      <Arrow from={[180, 102]} to={[180, 185]} />
      <Arrow from={[294, 102]} to={[294, 185]} isTwoWay />
      <StepNumber x={66} y={143} value={1} />
      <StepNumber x={180} y={143} value={2} />
      <StepNumber x={294} y={143} value={3} />
    </Figure>
  );
}
