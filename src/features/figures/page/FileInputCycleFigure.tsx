import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';
import {StepNumber} from './drawing/StepNumber';

/** Custom data by file: import, look, and correct only what failed. */
export function FileInputCycleFigure(): ReactNode {
  return (
    <Figure
      title="ファイル取り込みの流れ"
      description="1. テンプレート、または「データ出力」のCSVファイルを用意します。2. CSVファイルを編集し、CSV形式で保存します。3. ファイルを取り込みます。4. カスタムデータの一覧画面で、件数とエラーを確かめます。エラーがなければ完了です。エラーがあれば、5. エラーデータだけを出力し、2に戻って直します。"
      caption="エラーがなくなるまで、2から5を繰り返す"
      height={414}
    >
      <Box
        x={20}
        y={14}
        width={180}
        height={50}
        lines={['テンプレートか', '「データ出力」のCSV']}
      />
      <Box
        x={20}
        y={96}
        width={180}
        height={56}
        lines={['CSVを編集し、', 'CSV形式で保存']}
        variant="built"
      />
      <Box
        x={20}
        y={184}
        width={180}
        height={56}
        lines={['ファイルを', '取り込む']}
        variant="baas"
      />
      <Box
        x={20}
        y={272}
        width={180}
        height={56}
        lines={['一覧画面で、件数と', 'エラーを確かめる']}
        variant="baas"
      />
      <Box x={20} y={366} width={180} height={40} lines={['完了']} />
      <Box
        x={236}
        y={184}
        width={116}
        height={56}
        lines={['エラーデータ', 'だけを出力']}
        variant="baas"
      />
      <Arrow from={[110, 64]} to={[110, 94]} />
      <Arrow from={[110, 152]} to={[110, 182]} />
      <Arrow from={[110, 240]} to={[110, 270]} />
      <Arrow from={[110, 328]} to={[110, 364]} />
      <Arrow from={[200, 300]} to={[290, 242]} />
      <Arrow from={[290, 184]} to={[202, 124]} />
      <Label x={124} y={346} isStart>
        エラーなし
      </Label>
      <Label x={262} y={288} isStart>
        エラーあり
      </Label>
      <StepNumber x={20} y={14} value={1} />
      <StepNumber x={20} y={96} value={2} />
      <StepNumber x={20} y={184} value={3} />
      <StepNumber x={20} y={272} value={4} />
      <StepNumber x={236} y={184} value={5} />
    </Figure>
  );
}
