import type {ReactNode} from 'react';

import {Arrow} from './Arrow';
import {Box} from './Box';
import {Figure} from './Figure';
import {Frame} from './Frame';
import {Label} from './Label';

interface RunProps {
  /** Top edge of the frame. */
  y: number;
  label: string;
  /** What the journal service gives. */
  journal: string;
  isDryRun: boolean;
}

const TARGETS = ['支給額マスタ', 'カスタムデータ', '外部サービス'];

/** One kind of run: what the program reads, and what it reaches. */
function Run({y, label, journal, isDryRun}: RunProps): ReactNode {
  return (
    <g>
      <Frame
        x={4}
        y={y}
        width={352}
        height={168}
        label={label}
        variant={isDryRun ? 'baas' : 'plain'}
      />
      <Box
        x={12}
        y={y + 74}
        width={88}
        height={56}
        lines={['仕訳元データ', journal]}
      />
      <Arrow from={[102, y + 102]} to={[122, y + 102]} />
      <Box
        x={124}
        y={y + 74}
        width={80}
        height={56}
        lines={['プログラム']}
        variant="built"
      />
      {TARGETS.map((target, index) => {
        const top = y + 36 + index * 44;
        const isReached = !isDryRun || target === '外部サービス';
        return (
          <g key={target}>
            <Box x={244} y={top} width={104} height={36} lines={[target]} />
            {isReached ? (
              <Arrow from={[206, y + 102]} to={[242, top + 18]} />
            ) : (
              <Label x={226} y={top + 18} isStrong>
                ×
              </Label>
            )}
          </g>
        );
      })}
    </g>
  );
}

// assumption: dry-run-no-update
// assumption: dry-run-writes
/** Wiki, test-custom-function: what a dry run and a real run reach. */
export function DryRunFigure(): ReactNode {
  return (
    <Figure
      title="テスト実行と本番の実行の違い"
      description="テスト実行では、仕訳元データはサンプルに置き換わり、支給額マスタとカスタムデータには書き込まれない見込みです。外部サービスへの送信は、実際に行われるものとして備えます。本番の実行では、実際の仕訳元データを受け取り、支給額マスタとカスタムデータに書き込まれ、外部サービスにも送られます。"
      caption="テスト実行と本番の実行の違い：×は、そこへ書き込まれない見込みであることを示す"
      height={352}
    >
      <Run y={4} label="テスト実行(ドライラン)" journal="サンプル" isDryRun />
      <Run y={180} label="本番の実行" journal="実データ" isDryRun={false} />
    </Figure>
  );
}
