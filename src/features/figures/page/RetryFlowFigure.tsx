import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';

/** Wiki, external-request: which answer leads to another attempt. */
export function RetryFlowFigure(): ReactNode {
  return (
    <Figure
      title="応答ごとの進み方"
      description="リクエストを送り、応答で3つに分けます。ステータスコードが200番台なら、処理を続けます。429を除く400番台なら、やり直さずに止め、送った内容や鍵を直します。429、500番台、接続の失敗、タイムアウトなら、待ち時間を5秒、10秒、20秒と延ばして3回まで試します。3回とも失敗したら、エラーで止めます。"
      caption="応答ごとの進み方：やり直すのは、一時的な失敗だけ"
      height={326}
    >
      <Box x={90} y={4} width={180} height={42} lines={['リクエストを送る']} />
      <Arrow from={[110, 48]} to={[60, 86]} />
      <Arrow from={[180, 48]} to={[180, 86]} />
      <Arrow from={[250, 48]} to={[300, 86]} />
      <Box
        x={4}
        y={88}
        width={112}
        height={74}
        lines={['200番台', '処理を続ける']}
        variant="baas"
        hasTitle
      />
      <Box
        x={124}
        y={88}
        width={112}
        height={74}
        lines={['ほかの400番台', 'やり直さず', '止めて直す']}
        hasTitle
      />
      <Box
        x={244}
        y={88}
        width={112}
        height={74}
        lines={['429、500番台', '接続の失敗', 'タイムアウト']}
        hasTitle
      />
      <Arrow from={[300, 164]} to={[300, 198]} />
      <Box
        x={60}
        y={200}
        width={296}
        height={56}
        lines={['3回まで試す', '待ち時間を5秒、10秒、20秒に延ばす']}
        variant="built"
        hasTitle
      />
      <Arrow from={[208, 258]} to={[208, 282]} />
      <Box
        x={60}
        y={284}
        width={296}
        height={38}
        lines={['すべて失敗したら、エラーで止める']}
      />
    </Figure>
  );
}
