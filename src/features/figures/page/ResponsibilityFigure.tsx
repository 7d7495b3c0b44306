import type {ReactNode} from 'react';

import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Frame} from './drawing/Frame';

/** Home page, 1-4: what パトス answers for and what the customer does. */
export function ResponsibilityFigure(): ReactNode {
  return (
    <Figure
      title="パトスとお客様の責任分担"
      description="パトスは、Combositeとの接続を保証し、BaaSの実行基盤を提供します。お客様は、その上に自社の要件を、カスタムデータ定義、カスタムデータ、カスタムファンクションとして実装します。"
      caption="図6　パトスとお客様の責任分担"
      height={214}
    >
      <Frame x={4} y={4} width={166} height={206} label="パトス" />
      <Box
        x={14}
        y={42}
        width={146}
        height={74}
        lines={['接続を保証', 'Combositeとの間']}
        hasTitle
      />
      <Box
        x={14}
        y={126}
        width={146}
        height={74}
        lines={['実行基盤を提供', 'BaaS']}
        hasTitle
      />
      <Frame
        x={180}
        y={4}
        width={176}
        height={206}
        label="お客様：要件の実装"
        variant="baas"
      />
      <Box
        x={188}
        y={42}
        width={160}
        height={46}
        lines={['カスタムデータ定義']}
        variant="built"
      />
      <Box
        x={188}
        y={98}
        width={160}
        height={46}
        lines={['カスタムデータ']}
        variant="built"
      />
      <Box
        x={188}
        y={154}
        width={160}
        height={46}
        lines={['カスタムファンクション']}
        variant="built"
      />
    </Figure>
  );
}
