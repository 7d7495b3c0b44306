import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';
import {Label} from './drawing/Label';

/** Home page, 1-1: what the BaaS is made of and what it is connected to. */
export function ConceptFigure(): ReactNode {
  return (
    <Figure
      title="BaaSのコンセプト"
      description="青い枠がBaaS、つまりCombosite Functionsです。枠の中では、お客様がカスタムデータとカスタムファンクションで自社固有の要件を実装します。その下を、Combosite Functionsの実行基盤が支えます。BaaSは、SaaSであるCombositeと双方向につながり、その接続はパトスが保証します。"
      caption="図1　BaaSのコンセプト：青い枠がBaaSの部分"
      height={366}
    >
      <Frame
        x={4}
        y={4}
        width={352}
        height={224}
        label="BaaS（Combosite Functions）"
        variant="baas"
      />
      <Box x={16} y={42} width={328} height={118} lines={[]} variant="built" />
      <Label x={180} y={62} isStrong isBaas>
        自社固有の要件（お客様が実装）
      </Label>
      <Box
        x={26}
        y={82}
        width={136}
        height={66}
        lines={['カスタムデータ']}
        variant="baas"
      />
      <Box
        x={172}
        y={82}
        width={162}
        height={66}
        lines={['カスタムファンクション']}
        variant="baas"
      />
      <Box
        x={16}
        y={170}
        width={328}
        height={46}
        lines={['実行基盤']}
        variant="baas"
        hasTitle
      />
      <Arrow from={[140, 230]} to={[140, 296]} isTwoWay />
      <Label x={156} y={263} isStart>
        接続（パトスが保証）
      </Label>
      <Box
        x={4}
        y={298}
        width={352}
        height={64}
        lines={['Combosite（SaaS）', 'アプリケーションの機能を提供']}
        hasTitle
      />
    </Figure>
  );
}
