import type {ReactNode} from 'react';
import {Coming} from '../../../../ui/loading/Coming';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {BLOCKED_ADVICE, STALE} from '../result/summarize';
import type {Said} from '../result/summarize';
import type {State} from '../result/StateIcon';
import {RUN_LIMITS} from '../shapes/runLimits';
import type {StressProgress} from '@combosite-functions/stress';
import type {StressEnding} from '../engine/loadEngine';
import {StressReport} from './StressReport';
import type {StressReportProps} from './StressReport';
import type {FinishedTrial, StressTrial} from './useStress';
import styles from './StressView.module.css';

export interface StressViewProps extends Omit<StressReportProps, 'report'> {
  /** Under way or over. */
  readonly trial: StressTrial;
  /** That whose report is shown. */
  readonly reported: FinishedTrial | undefined;
}

/** What is said of a trial that didn't come to its end. */
export const STRESS_ENDINGS: Readonly<
  Record<Exclude<StressEnding['kind'], 'finished'>, Said>
> = {
  stopped: ['途中でやめました。', '結果はありません。'],
  timeout: [
    `${RUN_LIMITS.stressMillis / 1000}秒以内に終わらず、やめました。`,
    '結果はありません。',
  ],
  flood: [
    '結果が大きすぎるため、途中でやめました。',
    'ログの量を減らしてください。',
  ],
  crashed: [
    '試すプログラムが異常終了しました。',
    '「実行」で動くことを確認してから、もう一度試してください。',
  ],
  unavailable: [
    '試す準備ができませんでした。',
    `${LOAD_ADVICE}${BLOCKED_ADVICE}`,
  ],
};

const TRYING = '厳しい条件で試しています';

/** Until something came of it. */
const BEGINNING = '条件を1つずつ加えて、実行します。';

/** How far along a reader who can't see the bar is told. */
const STEPS = ['', '（4分の1まで）', '（半分まで）', '（4分の3まで）'];

/** A program under hostile conditions: how far the trial is, then the report. */
export function StressView({
  trial: {ending, progress, titles},
  reported,
  ...rest
}: StressViewProps): ReactNode {
  if (!reported) {
    return !ending && <Progress {...progress} titles={titles} />;
  }
  return (
    <div className={styles.view} inert={!ending}>
      <StressReport report={reported.ending.report} {...rest} />
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
  const {progress, ending} = trial;
  const [fact = '', ...rest] = !ending
    ? [stepOf(progress), BEGINNING]
    : isOver
      ? [isNext ? TRYING : STALE]
      : summarize(ending);
  return {
    // What is below goes with the report: nothing moves until the next one.
    said: [fact, ...(reported ? summarize(reported.ending).slice(1) : rest)],
    // The engine, which is there for the next one.
    coming: !reported && !ending && !progress && <Coming />,
    state: isOver ? undefined : stateOf(ending),
    'data-stale': isOver || (reported && !ending) ? '' : undefined,
    'aria-label': '厳しい条件の結果',
    'data-stress-ending': ending?.kind,
  };
}

function stepOf(progress: StressTrial['progress']): string {
  const {done, total} = progress ?? {done: 0, total: 1};
  return TRYING + (STEPS[Math.floor((done * STEPS.length) / total)] ?? '');
}

function summarize(ending: StressEnding): Said {
  if (ending.kind !== 'finished') {
    return STRESS_ENDINGS[ending.kind];
  }
  const {caveats, fact, others} = ending.report;
  return [
    fact,
    ...[others, ...caveats].filter(Boolean).map((text) => `${text}。`),
  ];
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

/**
 * What was tried so far, as the engine comes to it. That counts also what turns
 * out not to apply: only the bar shows how many there are.
 */
function Progress({
  done,
  total,
  titles,
}: Partial<StressProgress> & Pick<StressTrial, 'titles'>): ReactNode {
  return (
    <div className={styles.progress}>
      <progress aria-label="試した条件" max={total} value={done} />
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  );
}
