import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';

// assumption: create-returns-data-id
// assumption: custom-data-update-delete
/** Wiki, custom-data-for-custom-function: what each operation does to a datum. */
export function CustomDatumLifeFigure(): ReactNode {
  return (
    <Figure
      title="カスタムデータ1件の状態の変化"
      description="データがない状態でcreateCustomDataを呼び出すと、データIDが付いて登録済みになり、getCustomDataByQueryで取得できます。updateCustomDataを呼び出すと値だけが変わり、データIDは同じままです。deleteCustomDataを呼び出すと削除されます。"
      caption="カスタムデータ1件の状態の変化"
      height={276}
    >
      <Box x={90} y={4} width={180} height={42} lines={['データがない']} />
      <Arrow from={[180, 48]} to={[180, 96]} />
      <Label x={192} y={70} isStart>
        createCustomData
      </Label>
      <Box
        x={4}
        y={98}
        width={352}
        height={68}
        lines={['登録済み', 'データIDが付き、取得できる']}
        variant="baas"
        hasTitle
      />
      <Arrow from={[20, 168]} to={[20, 216]} />
      <Label x={32} y={190} isStart>
        updateCustomData
      </Label>
      <Arrow from={[204, 168]} to={[204, 216]} />
      <Label x={216} y={190} isStart>
        deleteCustomData
      </Label>
      <Box
        x={4}
        y={218}
        width={172}
        height={54}
        lines={['値が変わる', 'データIDは同じまま']}
        variant="baas"
        hasTitle
      />
      <Box
        x={188}
        y={218}
        width={168}
        height={54}
        lines={['削除済み', '取得できない']}
        hasTitle
      />
    </Figure>
  );
}
