import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {Label} from './drawing/Label';

// assumption: secret-registration
/** Who knows the value of a secret, and when the program gets it. */
export function SecretFlowFigure(): ReactNode {
  return (
    <Figure
      title="シークレットの値が通る道"
      description="管理者は、名前と値の組をシークレットに登録します。開発者は、名前だけを書いたプログラムをアップロードします。カスタムファンクションは、実行のときに名前で値を受け取り、https://で外部サービスに送ります。開発者とプログラムのファイルは、値を持ちません。"
      caption="値は、実行中のプログラムだけに渡る"
      height={372}
    >
      <Frame
        x={128}
        y={4}
        width={228}
        height={264}
        label="Combosite Functions"
        variant="baas"
      />
      <Box x={4} y={50} width={84} height={62} lines={['管理者']} />
      <Box x={4} y={182} width={84} height={62} lines={['開発者']} />
      <Box
        x={140}
        y={50}
        width={204}
        height={62}
        lines={['シークレット', '名前と値']}
        variant="baas"
        hasTitle
      />
      <Box
        x={140}
        y={182}
        width={204}
        height={62}
        lines={['カスタムファンクション', '名前だけを書く']}
        variant="built"
        hasTitle
      />
      <Box x={140} y={318} width={204} height={46} lines={['外部サービス']} />
      <Arrow from={[88, 81]} to={[138, 81]} />
      <Arrow from={[88, 213]} to={[138, 213]} />
      <Arrow from={[242, 112]} to={[242, 180]} />
      <Arrow from={[242, 244]} to={[242, 316]} />
      <Label x={46} y={128}>
        登録
      </Label>
      <Label x={46} y={260}>
        アップロード
      </Label>
      <Label x={254} y={146} isStart isBaas>
        実行時に値
      </Label>
      <Label x={254} y={292} isStart>
        https://で送る
      </Label>
    </Figure>
  );
}
