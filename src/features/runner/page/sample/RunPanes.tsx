import type {ReactNode} from 'react';
import {mayWrite} from '@combosite-functions/stress';
import {useResult} from '../result/ResultPane';
import type {ResultProps} from '../result/ResultPane';
import {RunPane} from '../result/RunPane';
import {StressView, stressPane} from '../strict/StressView';
import {useReported} from '../strict/useStress';
import type {Bench, SampleRunnerProps} from '../edit/sampleRunnerProps';
import {useUncovered} from './useUncovered';
import type {useTrials} from './useTrials';

export interface RunPanesProps
  extends
    Omit<ResultProps, 'run' | 'isStale'>,
    Pick<SampleRunnerProps, 'root'> {
  readonly trials: ReturnType<typeof useTrials>;
  readonly bench: Bench;
  /** Whether the reader wants to see the trial under hostile conditions. */
  readonly isStrict: boolean;
  readonly onChoose: (isStrict: boolean) => void;
  /** Tries the program under hostile conditions, with a line at its top if one is given. */
  readonly onStress: (line?: string) => void;
  /** What the reader is told of something else, in sentences. */
  readonly message: string;
  /** What the chosen scenario is; below what a run has said. */
  readonly explained: string;
  /** What is said of a part that is still to come. */
  readonly coming: ReactNode;
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
  message,
  explained,
  coming,
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
  });
  const shown = shownTrial
    ? stressPane(shownTrial, isTrialStale, isRunning, reported)
    : {...pane, coming: false};
  const said = [...sentences(message), ...shown.said];
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
      // Alone it isn't what matters most.
      said={[...(said.length > 0 ? said : ['']), explained]}
      state={message ? undefined : shown.state}
      coming={shown.coming || coming}
      again={
        (shownTrial ? isTrialStale : run && isRunStale) && !isRunning
          ? {
              name: shownTrial ? 'もう一度試す' : 'もう一度実行',
              isDisabled: !bench.canRun,
              onClick: shownTrial
                ? () => onStress()
                : () => trials.runProgram(),
            }
          : undefined
      }
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

/** The first of a text, and the others. */
function sentences(text: string): readonly string[] {
  const end = text.indexOf('。') + 1;
  return [text.slice(0, end), text.slice(end)].filter(Boolean);
}
