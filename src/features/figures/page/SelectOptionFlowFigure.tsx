import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';
import {StepNumber} from './drawing/StepNumber';

// assumption: select-option-value
/** How an option comes from its master into a program. */
export function SelectOptionFlowFigure(): ReactNode {
  return (
    <Figure
      title="選択肢がプログラムに届くまで"
      description="1. カスタム選択肢マスタ「ペットの種類」に、犬、猫、うさぎを登録します。2. カスタムデータ定義の項目「ペットの種類」のデータ型をカスタム選択肢にし、マスタを紐づけます。3. データの入力画面で、選択肢から犬を選びます。カスタムファンクションは、項目キーpetKindの値を文字列の犬として受け取ります。"
      caption="選択肢が、プログラムに届くまで"
      height={390}
    >
      <Box
        x={40}
        y={12}
        width={280}
        height={62}
        lines={['カスタム選択肢マスタ', 'ペットの種類：犬、猫、うさぎ']}
        variant="baas"
        hasTitle
      />
      <Box
        x={40}
        y={112}
        width={280}
        height={62}
        lines={['カスタムデータ定義の項目', 'データ型：カスタム選択肢']}
        variant="baas"
        hasTitle
      />
      <Box
        x={40}
        y={212}
        width={280}
        height={62}
        lines={['カスタムデータの入力', 'ペットの種類：犬']}
        variant="baas"
        hasTitle
      />
      <Box
        x={40}
        y={312}
        width={280}
        height={62}
        lines={['カスタムファンクション', "record.petKind === '犬'"]}
        variant="built"
        hasTitle
      />
      <Arrow from={[180, 74]} to={[180, 110]} />
      <Arrow from={[180, 174]} to={[180, 210]} />
      <Arrow from={[180, 274]} to={[180, 310]} />
      <Label x={194} y={92} isStart>
        紐づける
      </Label>
      <Label x={194} y={192} isStart>
        選択肢が表示される
      </Label>
      <Label x={194} y={292} isStart>
        文字列として届く
      </Label>
      <StepNumber x={40} y={12} value={1} />
      <StepNumber x={40} y={112} value={2} />
      <StepNumber x={40} y={212} value={3} />
    </Figure>
  );
}
