import type {ReactNode} from 'react';
import {mayWrite} from '@combosite-functions/stress';
import {useResult} from '../result/ResultPane';
import type {ResultPaneProps} from '../result/ResultPane';
import {RunPane} from '../result/RunPane';
import {ShortText} from '../result/ShortText';
import {StressView, stressPane} from '../strict/StressView';
import {useReported} from '../strict/useStress';
import type {Bench, SampleRunnerProps} from '../edit/sampleRunnerProps';
import {useUncovered} from './useUncovered';
import type {useTrials} from './useTrials';

export interface RunPanesProps
  extends
    Omit<ResultPaneProps, 'run' | 'isStale' | 'Short'>,
    Pick<SampleRunnerProps, 'root'> {
  readonly trials: ReturnType<typeof useTrials>;
  readonly bench: Bench;
  /** Whether the reader wants to see the trial under hostile conditions. */
  readonly isStrict: boolean;
  readonly onChoose: (isStrict: boolean) => void;
  /** Tries the program under hostile conditions, with a line at its top if one is given. */
  readonly onStress: (line?: string) => void;
  /** Shows a line of the program. */
  readonly onLine: (line: number) => void;
}

/** One place for what came of a program: of its run, or of its trial. */
export function RunPanes({
  trials,
  bench,
  root,
  isStrict,
  onChoose,
  onStress,
  onLine,
  ...rest
}: RunPanesProps): ReactNode {
  const {run, isRunStale, trial, isTrialStale, isRunning} = trials;
  const shownTrial = isStrict ? trial : undefined;
  const reported = useReported(trial);
  const hasTrial =
    trial !== undefined &&
    !isTrialStale &&
    (!trial.ending || trial.ending.kind === 'finished');
  const {content, ...pane} = useResult({
    ...rest,
    run,
    onLine,
    isStale: isRunStale,
    Short: ShortText,
  });
  const shown = shownTrial
    ? stressPane(shownTrial, isTrialStale, isRunning, reported)
    : pane;
  useUncovered(root, shown.state);
  // Also while the reader's own program writes nothing: no tab goes.
  const hasStrict = [rest.original, bench.source].some(mayWrite);
  const result = {
    name: '結果',
    isChosen: !shownTrial,
    onChoose: () => onChoose(false),
  };
  const strict = {
    name: '厳しい条件',
    isChosen: shownTrial !== undefined,
    isDisabled: !hasTrial && !(bench.canRun && mayWrite(bench.source)),
    isComing: !hasTrial || (!trial.ending && !reported),
    onChoose: () => (hasTrial ? onChoose(true) : onStress()),
  };
  return (
    <RunPane
      {...shown}
      tabs={
        (run ?? trial) ? [result, ...(trial || hasStrict ? [strict] : [])] : []
      }
    >
      <div hidden={shownTrial !== undefined}>{content}</div>
      {trial && (
        <div hidden={!shownTrial}>
          <StressView
            trial={trial}
            reported={reported}
            isStale={isTrialStale}
            onLine={onLine}
            onDecide={onStress}
            onResult={result.onChoose}
            errorLine={trials.error?.line}
            replay={trials.replay}
            canAct={!isRunning && !isTrialStale}
            onReplay={trials.runProgram}
          />
        </div>
      )}
    </RunPane>
  );
}
