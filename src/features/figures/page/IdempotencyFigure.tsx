import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {Label} from './drawing/Label';
import {StepNumber} from './drawing/StepNumber';

/** Wiki, external-request: why the second attempt registers nothing twice. */
export function IdempotencyFigure(): ReactNode {
  return (
    <Figure
      title="同じ番号で送ると二重に登録されない"
      description="1. プログラムが、番号Aを付けて登録を依頼します。2. 外部サービスは1件を登録します。3. 応答が時間内に届かず、プログラムでは失敗になります。4. プログラムが、同じ番号Aでもう一度送ります。5. 外部サービスは、番号Aが登録済みだと分かるため、件数を増やしません。"
      caption="同じ番号で送ると、やり直しても1件のまま"
      height={288}
    >
      <Frame x={4} y={4} width={132} height={280} label="プログラム" />
      <Frame
        x={214}
        y={4}
        width={142}
        height={280}
        label="外部サービス"
        variant="baas"
      />
      <Box x={14} y={46} width={112} height={46} lines={['番号Aで送る']} />
      <Arrow from={[128, 69]} to={[222, 69]} />
      <Box
        x={224}
        y={46}
        width={122}
        height={46}
        lines={['1件を登録']}
        variant="baas"
      />
      <Label x={175} y={130} isStrong>
        ×
      </Label>
      <Label x={175} y={150}>
        届かない
      </Label>
      <Box
        x={14}
        y={118}
        width={112}
        height={56}
        lines={['タイムアウト', 'で失敗になる']}
      />
      <Box
        x={14}
        y={210}
        width={112}
        height={56}
        lines={['同じ番号Aで', '送る']}
      />
      <Arrow from={[128, 238]} to={[222, 238]} />
      <Box
        x={224}
        y={210}
        width={122}
        height={56}
        lines={['登録済みなので', '増やさない']}
        variant="baas"
      />
      <StepNumber x={16} y={48} value={1} />
      <StepNumber x={226} y={48} value={2} />
      <StepNumber x={16} y={120} value={3} />
      <StepNumber x={16} y={212} value={4} />
      <StepNumber x={226} y={212} value={5} />
    </Figure>
  );
}
