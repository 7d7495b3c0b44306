import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';

/** What to look at when a custom function doesn't do what it should. */
export function FunctionTriageFigure(): ReactNode {
  return (
    <Figure
      title="カスタムファンクションを調べる順序"
      description="初めに、カスタムファンクションの詳細画面に最新のログがあるかを見ます。なければ、有効/無効設定と実行トリガーを確かめます。あれば、ログがエラーで終わっているかを見ます。終わっていれば、エラーメッセージから原因を調べます。終わっていなければ、対象の従業員、計算パターン、基準日を確かめます。"
      caption="思ったとおりに動かないときに調べる順序"
      height={352}
    >
      <Box
        x={8}
        y={8}
        width={158}
        height={64}
        lines={['詳細画面に', '最新のログがある']}
        variant="baas"
      />
      <Box
        x={8}
        y={136}
        width={158}
        height={64}
        lines={['ログがエラーで', '終わっている']}
        variant="baas"
      />
      <Box
        x={8}
        y={276}
        width={158}
        height={68}
        lines={['対象の従業員、', '計算パターン、', '基準日を確かめる']}
      />
      <Box
        x={216}
        y={8}
        width={140}
        height={64}
        lines={['有効/無効設定と', 'トリガーを', '確かめる']}
      />
      <Box
        x={216}
        y={136}
        width={140}
        height={64}
        lines={['エラーメッセージ', 'から原因を調べる']}
      />
      <Arrow from={[166, 40]} to={[214, 40]} />
      <Arrow from={[87, 72]} to={[87, 134]} />
      <Arrow from={[166, 168]} to={[214, 168]} />
      <Arrow from={[87, 200]} to={[87, 274]} />
      <Label x={190} y={24}>
        いいえ
      </Label>
      <Label x={100} y={104} isStart>
        はい
      </Label>
      <Label x={190} y={152}>
        はい
      </Label>
      <Label x={100} y={238} isStart>
        いいえ
      </Label>
    </Figure>
  );
}
