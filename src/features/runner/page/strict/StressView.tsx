import type {ReactNode} from 'react';
import {Coming} from '../../../../ui/loading/Coming';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {BLOCKED_ADVICE, staleText} from '../result/summarize';
import type {State} from '../result/StateIcon';
import {RUN_LIMITS} from '../shapes/runLimits';
import type {StressProgress} from '@combosite-functions/stress';
import type {StressEnding} from '../engine/loadEngine';
import {StressReport} from './StressReport';
import type {StressReportProps} from './StressReport';
import type {FinishedTrial, StressTrial} from './useStress';
import styles from './StressView.module.css';

export interface StressViewProps extends Omit<
  StressReportProps,
  'report' | 'source'
> {
  /** Under way or over. */
  readonly trial: StressTrial;
  /** That whose report is shown. */
  readonly reported: FinishedTrial | undefined;
  /** Whether program or scenario were changed since. */
  readonly isStale: boolean;
}

/** What is said of a trial that didn't come to its end. */
export const STRESS_ENDINGS: Readonly<
  Record<Exclude<StressEnding['kind'], 'finished'>, string>
> = {
  stopped: '途中でやめました。結果はありません。',
  timeout: `${RUN_LIMITS.stressMillis / 1000}秒以内に終わらなかったため、途中でやめました。結果はありません。`,
  flood: '結果が大きすぎるため、途中でやめました。ログの量を減らしてください。',
  crashed:
    '厳しい条件で試すプログラムが異常終了しました。「実行」で動くことを確認してから、もう一度試してください。',
  unavailable: `厳しい条件で試す準備ができませんでした。${LOAD_ADVICE}${BLOCKED_ADVICE}`,
};

const TRYING = '厳しい条件で試しています';

/** How far along a reader who can't see the bar is told. */
const STEPS = ['', '（4分の1まで）', '（半分まで）', '（4分の3まで）'];

/** A program under hostile conditions: how far the trial is, then the report. */
export function StressView({
  trial: {ending, progress},
  reported,
  isStale,
  ...rest
}: StressViewProps): ReactNode {
  if (!reported) {
    return !ending && <Progress {...progress} />;
  }
  const {
    source,
    ending: {report},
  } = reported;
  return (
    <div
      className={styles.view}
      data-said={`${isStale ? '変更前の結果：' : ''}${report.summary}`}
      inert={!ending}
    >
      <StressReport report={report} source={source} {...rest} />
    </div>
  );
}

/**
 * The pane of a trial.
 *
 * @param isStale - whether program or scenario were changed since
 * @param isNext - whether the next one is under way
 * @param reported - that whose report is shown
 */
export function stressPane(
  trial: StressTrial,
  isStale: boolean,
  isNext: boolean,
  reported: FinishedTrial | undefined,
) {
  const isOver = isStale && trial === reported;
  // Its engine is there, and its first condition isn't.
  const begins = reported && !trial.ending && !trial.progress;
  return {
    said:
      (isOver && isNext) || begins
        ? `${TRYING}。`
        : isOver
          ? staleText('厳しい条件')
          : summarize(trial),
    state: isOver ? undefined : stateOf(trial.ending),
    'data-stale': isOver || (reported && !trial.ending) ? '' : undefined,
    'aria-label': '厳しい条件の結果',
    'data-stress-ending': trial.ending?.kind,
  };
}

function summarize({ending, progress}: StressTrial): ReactNode {
  if (!ending) {
    if (!progress) {
      // Its line is there from the press on.
      return (
        <>
          {'\u00a0'}
          <Coming part="厳しい条件" />
        </>
      );
    }
    const {done, total} = progress;
    const step = STEPS[Math.floor((done * STEPS.length) / total)] ?? '';
    return `${TRYING}${step}。`;
  }
  return ending.kind === 'finished'
    ? ending.report.summary
    : STRESS_ENDINGS[ending.kind];
}

/** The worst that a report says, unless the reader stopped the trial. */
function stateOf(ending: StressTrial['ending']): State | undefined {
  if (!ending || ending.kind === 'stopped') {
    return undefined;
  }
  if (ending.kind !== 'finished' || ending.report.problem !== null) {
    return 'error';
  }
  const {violations, failures, doubts, caveats, toConfirm} = ending.report;
  const isOpen = [failures, doubts, caveats, toConfirm].some(
    ({length}) => length > 0,
  );
  return violations.length > 0 ? 'violation' : isOpen ? 'open' : 'success';
}

/** The engine counts also what turns out not to apply: only the bar shows it. */
function Progress({done, title, total}: Partial<StressProgress>): ReactNode {
  return (
    <div className={styles.progress}>
      <progress aria-label="試した条件" max={total} value={done} />
      <span>{title}</span>
    </div>
  );
}
