import type {ReactNode} from 'react';

import {Arrow} from './Arrow';
import {Box} from './Box';
import {Figure} from './Figure';
import {StepNumber} from './StepNumber';

const STEPS = [
  ['ページか自分のパソコンで動かす', '見本のデータだけを使う'],
  ['テスト実行(ドライラン)', 'マスタに書き込まれない見込み'],
  ['事前計算、書き込みは止めたまま', '実際の対象者で計算だけを行う'],
  ['事前計算、書き込みあり', '金額を手計算と比べる'],
] as const;

const STEP_HEIGHT = 56;
const STEP_DISTANCE = 82;

// assumption: dry-run-no-update
/** Wiki, test-custom-function: the way to the first real payroll. */
export function PaydayStepsFigure(): ReactNode {
  return (
    <Figure
      title="支給日までの4つの段階"
      description="1. ページの中か自分のパソコンで、見本のデータを使って動かします。2. テスト実行(ドライラン)で動かします。マスタには書き込まれない見込みです。3. プログラムの書き込みを止めたまま事前計算を行い、実際の対象者で計算だけを確かめます。4. 書き込みありで事前計算を行い、金額を手計算と比べます。3までは、支給額マスタもカスタムデータも変わらない見込みです。"
      caption="支給日までの4つの段階：3までは、支給額マスタもカスタムデータも変わらない見込み"
      height={STEP_DISTANCE * 3 + STEP_HEIGHT + 8}
    >
      {STEPS.map(([title, note], index) => {
        const y = 4 + index * STEP_DISTANCE;
        return (
          <g key={title}>
            <Box
              x={16}
              y={y}
              width={340}
              height={STEP_HEIGHT}
              lines={[title, note]}
              variant={index < 3 ? 'baas' : 'plain'}
              hasTitle
            />
            <StepNumber x={16} y={y + STEP_HEIGHT / 2} value={index + 1} />
            {index < STEPS.length - 1 && (
              <Arrow
                from={[186, y + STEP_HEIGHT + 2]}
                to={[186, y + STEP_DISTANCE - 2]}
              />
            )}
          </g>
        );
      })}
    </Figure>
  );
}
