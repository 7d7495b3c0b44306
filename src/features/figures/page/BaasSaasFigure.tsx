import type {ReactNode} from 'react';

import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {Label} from './drawing/Label';

/** Home page, 1-1: which layer is supplied and which one the customer builds. */
export function BaasSaasFigure(): ReactNode {
  return (
    <Figure
      title="SaaSとBaaSの違い"
      description="SaaSであるCombositeでは、アプリケーションの機能も実行基盤も提供されます。BaaSであるCombosite Functionsで提供されるのは実行基盤だけです。アプリケーションは、その上に各社が作ります。"
      caption="図2　SaaSとBaaSの違い：点線の部分を各社が作る"
      height={262}
    >
      <Frame x={4} y={4} width={170} height={254} label="SaaS" />
      <Label x={16} y={48} isStart>
        Combosite
      </Label>
      <Box
        x={14}
        y={68}
        width={150}
        height={98}
        lines={['アプリケーション', '提供される']}
        hasTitle
      />
      <Box
        x={14}
        y={176}
        width={150}
        height={70}
        lines={['実行基盤', '提供される']}
        hasTitle
      />
      <Frame
        x={186}
        y={4}
        width={170}
        height={254}
        label="BaaS"
        variant="baas"
      />
      <Label x={198} y={48} isStart isBaas>
        Combosite Functions
      </Label>
      <Box
        x={196}
        y={68}
        width={150}
        height={98}
        lines={['アプリケーション', '各社が作る']}
        variant="built"
        hasTitle
      />
      <Box
        x={196}
        y={176}
        width={150}
        height={70}
        lines={['実行基盤', '提供される']}
        variant="baas"
        hasTitle
      />
    </Figure>
  );
}
