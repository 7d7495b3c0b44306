import type {ReactNode} from 'react';
import {slipProgram} from '../edit/slipProgram';
import type {SampleOutput} from '../../../code-blocks/shared/sampleOutput';
import {useChangedTotal} from '../../../pay-slip/page/FoldedSlip';
import {ExpectedOutput} from './ExpectedOutput';
import {OutputComparison} from './OutputComparison';
import type {OnLine} from './LineButton';
import {RunPane} from './RunPane';
import type {RunPaneProps} from './RunPane';
import {RunParts} from './RunView';
import type {State} from './StateIcon';
import {compareOutput} from './compareOutput';
import {RUNNING, STALE, quoteLog, summarize} from './summarize';
import type {Said} from './summarize';
import type {OutputDifference} from './compareOutput';
import {RUN_LIMITS} from '../shapes/runLimits';
import {useLastShown} from '../engine/useLatest';
import type {Run} from '../engine/useRun';
import styles from './RunPane.module.css';

export interface ResultProps extends Partial<OnLine> {
  /** The last run. */
  readonly run: Run | undefined;
  /** Whether program or scenario were changed since. */
  readonly isStale: boolean;
  /** What the page says that the sample outputs. */
  readonly outputs: readonly SampleOutput[];
  readonly original: string;
  readonly originalScenario: string;
}

/** The one place of a sample's output. */
export function ResultPane({
  tabs,
  ...props
}: ResultProps & Pick<RunPaneProps, 'tabs'>): ReactNode {
  const {content, ...pane} = useResult(props);
  return (
    <RunPane {...pane} tabs={tabs}>
      {content}
    </RunPane>
  );
}

/**
 * A sample's output, and its pane: first what the page says, then what the last
 * run did.
 */
export function useResult({
  run,
  isStale,
  outputs,
  original,
  originalScenario,
  onLine,
}: ResultProps) {
  const hasCome = run?.ending !== undefined || (run?.logs.length ?? 0) > 0;
  const shown = useLastShown(run, run !== undefined && !hasCome);
  const isSample =
    shown?.source === original && shown.scenario === originalScenario;
  const differences =
    shown && compare(shown, outputs, original, originalScenario);
  const changed = useChangedTotal(run && slipProgram(run));
  const summary = shown ? summarize(shown, changed ?? quoteLog(shown)) : [];
  const [fact = '', ...rest] = summary;
  const isNext = run !== undefined && shown !== run;
  const said = [
    ...(run ? [isStale ? STALE : isNext ? RUNNING : fact] : []),
    // What is below goes with what is shown: nothing moves until the next.
    ...rest,
    ...(shown?.ending ? verdict(differences, isSample) : []),
  ];

  return {
    said,
    state: run && !isStale ? stateOf(run.ending) : undefined,
    // On the screen, the choice above says it as long as it is that.
    scenario: shown?.scenario,
    'aria-label': run
      ? '実行結果'
      : outputs.length > 0
        ? '見本の結果'
        : undefined,
    'aria-busy': run !== undefined && run.ending === undefined,
    'data-run-ending': run?.ending?.kind,
    'data-stale': shown && (isStale || isNext) ? '' : undefined,
    content: shown ? (
      <div className={styles.view}>
        {isStale && (
          <p className={styles.where}>この結果の場面：{shown.scenario}</p>
        )}
        <RunParts
          {...shown}
          said={isStale ? '' : fact}
          onLine={isStale ? undefined : onLine}
        />
        {hasNothing(shown) && <p>ログも変更もありません。</p>}
        {differences && differences.length > 0 && (
          <OutputComparison
            key={String(isSample)}
            differences={differences}
            changed={
              isSample
                ? undefined
                : shown.source === original
                  ? 'scenario'
                  : 'program'
            }
          />
        )}
        {differences?.length !== 0 && outputs.length > 0 && (
          <details className={styles.sample}>
            <summary>見本の結果</summary>
            <ExpectedOutput outputs={outputs} />
          </details>
        )}
      </div>
    ) : (
      <ExpectedOutput outputs={outputs} isBeside />
    ),
  };
}

/**
 * Compares a run with what the page says: only where program or scenario are
 * the page's, and only if all that the run did was sent.
 */
function compare(
  {ending, logs, scenario, source}: Run,
  outputs: readonly SampleOutput[],
  original: string,
  originalScenario: string,
): OutputDifference[] | undefined {
  if (
    ending?.kind !== 'finished' ||
    outputs.length === 0 ||
    (source !== original && scenario !== originalScenario)
  ) {
    return undefined;
  }
  const {amounts, customData} = ending.report;
  const isWhole =
    logs.length < RUN_LIMITS.logLines &&
    [amounts, customData].every(({rows, total}) => rows.length === total);
  return isWhole ? compareOutput(outputs, logs, ending.report) : undefined;
}

/** How a run ended, unless the reader stopped it. */
function stateOf(ending: Run['ending']): State | undefined {
  if (!ending || ending.kind === 'stopped') {
    return undefined;
  }
  return ending.kind === 'finished' && !ending.report.error
    ? 'success'
    : 'error';
}

/** What the comparison says in one sentence. */
function verdict(
  differences: readonly OutputDifference[] | undefined,
  isSample: boolean,
): Said {
  if (!differences) {
    return [];
  }
  if (differences.length === 0) {
    return [isSample ? '見本と同じです。' : '結果は見本と同じです。'];
  }
  return isSample ? ['見本の結果と違います。'] : [];
}

function hasNothing({ending, logs}: Run): boolean {
  if (ending?.kind !== 'finished' || logs.length > 0) {
    return false;
  }
  const {amounts, customData, error, httpCalls, notices} = ending.report;
  return (
    !error &&
    [amounts.rows, customData.rows, httpCalls.rows, notices].every(
      ({length}) => length === 0,
    )
  );
}
