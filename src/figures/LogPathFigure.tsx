import type {ReactNode} from 'react';

import {Arrow} from './Arrow';
import {Box} from './Box';
import {Figure} from './Figure';

/** Wiki, custom-function-log: where a log line can be read, and when. */
export function LogPathFigure(): ReactNode {
  return (
    <Figure
      title="ログが見える場所と時期"
      description="プログラムがloggerで書いたログは、2つの画面に表示されます。カスタムファンクションの詳細画面には最新のログがあり、実行の直後に見ます。実行履歴一覧にはこれまでの実行のログがあり、表示が遅れることがあります。"
      caption="ログが見える場所と時期"
      height={200}
    >
      <Box
        x={70}
        y={4}
        width={220}
        height={46}
        lines={['プログラムがloggerで書く']}
        variant="built"
      />
      <Arrow from={[100, 52]} to={[100, 92]} />
      <Arrow from={[260, 52]} to={[260, 92]} />
      <Box
        x={4}
        y={94}
        width={170}
        height={102}
        lines={['詳細画面', '最新のログ', '実行の直後に見る']}
        variant="baas"
        hasTitle
      />
      <Box
        x={186}
        y={94}
        width={170}
        height={102}
        lines={['実行履歴一覧', 'これまでのログ', '遅れることがある']}
        variant="baas"
        hasTitle
      />
    </Figure>
  );
}
