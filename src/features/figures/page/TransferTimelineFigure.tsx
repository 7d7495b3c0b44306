import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';

/** Wiki, default-data: the 個人データ around a 転籍出向. */
export function TransferTimelineFigure(): ReactNode {
  return (
    <Figure
      title="転籍出向の前後の個人データ"
      description="見本の会社の従業員FM001276の個人データを、左から日付の順に並べた図です。1件目は2021年4月1日から続いています。2025年4月1日に転籍出向が登録され、その日から2件目が並びます。2025年3月31日を基準日にすると1件、2025年4月1日を基準日にすると2件が返ります。"
      caption="従業員FM001276の個人データ：転籍出向の日から、2件が並ぶ"
      height={214}
    >
      <Label x={4} y={14} isStart>
        2021/04/01
      </Label>
      <Label x={214} y={14} isStart isStrong>
        2025/04/01 転籍出向
      </Label>
      <Box
        x={4}
        y={30}
        width={352}
        height={40}
        lines={['個人データ 1件目']}
        variant="baas"
      />
      <Box
        x={214}
        y={78}
        width={142}
        height={40}
        lines={['個人データ 2件目']}
        variant="baas"
      />
      <Arrow from={[4, 134]} to={[356, 134]} />
      <Box
        x={72}
        y={150}
        width={132}
        height={60}
        lines={['基準日03/31', '返るのは1件']}
      />
      <Box
        x={214}
        y={150}
        width={142}
        height={60}
        lines={['基準日04/01', '返るのは2件']}
      />
    </Figure>
  );
}
