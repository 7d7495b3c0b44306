import type {ReactNode} from 'react';
import {ResultPane} from '../result/ResultPane';
import type {ResultPaneProps} from '../result/ResultPane';
import {StressView} from '../strict/StressView';
import type {useTrials} from './useTrials';
import styles from './SampleRunner.module.css';

export interface RunPanesProps extends Omit<
  ResultPaneProps,
  'run' | 'isStale' | 'isHidden'
> {
  readonly trials: ReturnType<typeof useTrials>;
  readonly canReplay: boolean;
  /** Whether the reader wants to see the trial under hostile conditions. */
  readonly isStrict: boolean;
  readonly onChoose: (isStrict: boolean) => void;
  /** Shows a line of the program. */
  readonly onLine: (line: number) => void;
}

/** One place for what came of a program: of its run, or of its trial. */
export function RunPanes({
  trials,
  canReplay,
  isStrict,
  onChoose,
  onLine,
  ...result
}: RunPanesProps): ReactNode {
  const {trial, isTrialStale} = trials;
  const showsTrial = isStrict && trial !== undefined;
  return (
    <>
      {trial && (
        <div role="group" aria-label="表示する結果" className={styles.tabs}>
          <button
            type="button"
            aria-pressed={!showsTrial}
            onClick={() => onChoose(false)}
          >
            結果
          </button>
          <button
            type="button"
            aria-pressed={showsTrial}
            onClick={() => onChoose(true)}
          >
            厳しい条件
          </button>
        </div>
      )}
      <ResultPane
        {...result}
        run={trials.run}
        isStale={trials.isRunStale}
        isHidden={showsTrial}
      />
      <StressView
        trial={trial}
        isStale={isTrialStale}
        isHidden={!showsTrial}
        onLine={onLine}
        replay={trials.replay}
        canReplay={canReplay && !isTrialStale}
        onReplay={trials.runProgram}
      />
    </>
  );
}
