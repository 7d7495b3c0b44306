import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {Label} from './drawing/Label';

/** Wiki, default-data: the 発令データ around a 退職発令. */
export function RetirementTimelineFigure(): ReactNode {
  return (
    <Figure
      title="退職発令の前後の発令データ"
      description="従業員FM001275の発令データを、左から日付の順に並べた図です。2024年12月31日までは、雇用のデータ1件で、在籍中です。2025年1月1日の当日は、退職発令の1件目で、在籍中です。2025年1月2日からは、退職発令の2件目で、退職済です。基準日に2025年1月1日を指定すると、退職発令の2件が両方とも返ります。"
      caption="従業員FM001275の発令データ：枠の中の2件が、基準日2025/01/01で返る"
      height={178}
    >
      <Frame
        x={116}
        y={4}
        width={240}
        height={134}
        label="基準日2025/01/01で返る2件"
        variant="baas"
      />
      <Label x={56} y={44}>
        2024/12/31まで
      </Label>
      <Label x={178} y={44} isBaas>
        2025/01/01
      </Label>
      <Label x={292} y={44} isBaas>
        01/02から
      </Label>
      <Box
        x={4}
        y={60}
        width={106}
        height={66}
        lines={['雇用', '在籍中']}
        hasTitle
      />
      <Box
        x={124}
        y={60}
        width={108}
        height={66}
        lines={['退職（1件目）', '在籍中']}
        variant="baas"
        hasTitle
      />
      <Box
        x={238}
        y={60}
        width={110}
        height={66}
        lines={['退職（2件目）', '退職済']}
        variant="baas"
        hasTitle
      />
      <Arrow from={[4, 152]} to={[356, 152]} />
      <Label x={338} y={168}>
        日付
      </Label>
    </Figure>
  );
}
