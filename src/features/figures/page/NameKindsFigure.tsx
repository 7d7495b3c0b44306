import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';

// assumption: csv-header-item-names
// assumption: item-key-field
/** The two names of an item and where each of them is read. */
export function NameKindsFigure(): ReactNode {
  return (
    <Figure
      title="項目名と項目キーの使われ方"
      description="カスタムデータ定義の1つの項目には、項目名「犬飼育数」と項目キーdogCountがあります。項目名は、画面の入力欄とCSVファイルの見出しに使われます。項目キーは、プログラムの中で使われます。"
      caption="人が読む項目名と、プログラムが使う項目キー"
      height={256}
    >
      <Frame x={4} y={4} width={148} height={248} label="定義の項目" />
      <Box
        x={14}
        y={72}
        width={128}
        height={56}
        lines={['項目名', '犬飼育数']}
        hasTitle
      />
      <Box
        x={14}
        y={184}
        width={128}
        height={56}
        lines={['項目キー', 'dogCount']}
        hasTitle
      />
      <Box
        x={196}
        y={32}
        width={160}
        height={56}
        lines={['画面の入力欄', '犬飼育数']}
        variant="baas"
        hasTitle
      />
      <Box
        x={196}
        y={108}
        width={160}
        height={56}
        lines={['CSVの見出し', '犬飼育数']}
        variant="baas"
        hasTitle
      />
      <Box
        x={196}
        y={184}
        width={160}
        height={56}
        lines={['プログラム', 'record.dogCount']}
        variant="built"
        hasTitle
      />
      <Arrow from={[142, 92]} to={[194, 62]} />
      <Arrow from={[142, 108]} to={[194, 134]} />
      <Arrow from={[142, 212]} to={[194, 212]} />
    </Figure>
  );
}
