import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';

/** Wiki, shikyukojo-data: which start date a base date leads to. */
export function BaseDateFigure(): ReactNode {
  return (
    <Figure
      title="基準日とマスタの開始日"
      description="雇用の発令日が2025年4月15日の従業員の例です。基準日に4月1日を指定すると、発令日より前なので、開始日は発令日の4月15日に置き換わります。基準日に5月1日を指定すると、発令日より後なので、開始日は5月1日のままです。"
      caption="雇用の発令日が4月15日の従業員：前の日は、発令日に置き換わる"
      height={226}
    >
      <Label x={56} y={16}>
        4/1
      </Label>
      <Label x={180} y={16} isStrong>
        4/15 雇用
      </Label>
      <Label x={304} y={16}>
        5/1
      </Label>
      <Arrow from={[4, 34]} to={[356, 34]} />
      <Box x={8} y={54} width={96} height={60} lines={['基準日', '4/1']} />
      <Arrow from={[106, 84]} to={[130, 84]} />
      <Box
        x={132}
        y={54}
        width={96}
        height={60}
        lines={['開始日', '4/15']}
        variant="baas"
      />
      <Label x={294} y={84}>
        置き換わる
      </Label>
      <Label x={92} y={186}>
        そのまま使われる
      </Label>
      <Box x={256} y={126} width={96} height={40} lines={['基準日 5/1']} />
      <Arrow from={[304, 168]} to={[304, 180]} />
      <Box
        x={256}
        y={182}
        width={96}
        height={40}
        lines={['開始日 5/1']}
        variant="baas"
      />
    </Figure>
  );
}
