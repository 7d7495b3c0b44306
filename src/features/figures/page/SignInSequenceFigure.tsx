import type {ReactNode} from 'react';

import {Arrow} from './drawing/Arrow';
import {Box} from './drawing/Box';
import {Figure} from './drawing/Figure';
import {Label} from './drawing/Label';
import {SequenceLanes} from './drawing/SequenceLanes';
import {StepNumber} from './drawing/StepNumber';

/** The known order of a sign-in; how the two systems talk isn't known. */
export function SignInSequenceFigure(): ReactNode {
  return (
    <Figure
      title="ログインの順序"
      description="1. 管理者が、利用者のユーザー情報をCombositeで保ちます。2. 利用者が、そのユーザー情報でCombosite Functionsにログインします。3. Combosite Functionsは、Combositeのユーザー情報を使って利用者を確かめます。ユーザー情報が渡る方式と時期は未確認です。4. 利用者に画面が開きます。"
      caption="ログインの順序：3の方式と時期は未確認"
      height={348}
    >
      <SequenceLanes
        height={342}
        lanes={[
          {x: 58, lines: ['Combosite']},
          {x: 180, lines: ['利用者']},
          {x: 302, lines: ['Combosite', 'Functions'], variant: 'baas'},
        ]}
      />
      <Box
        x={8}
        y={70}
        width={150}
        height={50}
        lines={['管理者が、', 'ユーザー情報を保つ']}
      />
      <Arrow from={[180, 164]} to={[300, 164]} />
      <Label x={250} y={148}>
        ログイン
      </Label>
      <Arrow from={[58, 232]} to={[300, 232]} />
      <Box
        x={70}
        y={186}
        width={218}
        height={32}
        lines={['ユーザー情報で確かめる']}
      />
      <Arrow from={[302, 300]} to={[182, 300]} />
      <Label x={250} y={284}>
        画面が開く
      </Label>
      <StepNumber x={12} y={70} value={1} />
      <StepNumber x={196} y={148} value={2} />
      <StepNumber x={74} y={188} value={3} />
      <StepNumber x={196} y={284} value={4} />
    </Figure>
  );
}
