import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {CheckResult, SituationResult} from '../../shared/types';
import {ControlBar} from '../../../../ui/page/ControlBar';
import {Coming} from '../../../../ui/loading/Coming';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {useExercise} from './ExerciseContext';
import styles from './CheckPanel.module.css';

/** What an answer did in one situation. */
export interface Outcome extends SituationResult {
  /** More about it, folded. */
  readonly view?: ReactNode;
}

export interface CheckPanelProps<Checks> {
  /** Loads what the answer is checked by. */
  readonly load: () => Promise<Checks>;
  /**
   * Checks the answer as it is now.
   *
   * @param checks - by which
   * @param signal - ends the check when the reader leaves the page
   */
  readonly check: (
    checks: Checks,
    signal: AbortSignal,
  ) => readonly Outcome[] | Promise<readonly Outcome[]>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

type State =
  | {readonly kind: 'idle' | 'loading' | 'checking' | 'failed'}
  | {readonly kind: 'checked'; readonly outcomes: readonly Outcome[]};

const LOADING_FAILED = `答え合わせの準備ができませんでした。${LOAD_ADVICE}`;

const UNTRIED = '前の場面がすべて合ってから確認します。';

/** The button that checks an answer, and what is still missing in it. */
export function CheckPanel<Checks>({
  load,
  check,
  children,
}: CheckPanelProps<Checks>): ReactNode {
  const {markDone} = useExercise();
  const [state, setState] = useState<State>({kind: 'idle'});
  const controller = useRef<AbortController>(undefined);
  const isChecking = state.kind === 'loading' || state.kind === 'checking';

  useEffect(() => () => controller.current?.abort(), []);

  const start = async () => {
    controller.current = new AbortController();
    const {signal} = controller.current;
    setState({kind: 'loading'});
    try {
      const checks = await load();
      signal.throwIfAborted();
      setState({kind: 'checking'});
      const outcomes = await check(checks, signal);
      signal.throwIfAborted();
      setState({kind: 'checked', outcomes});
      if (isSolved(outcomes)) {
        markDone();
      }
    } catch {
      // Who has left isn't told.
      setState({kind: signal.aborted ? 'idle' : 'failed'});
    }
  };

  return (
    <div className={styles.panel} data-page-part="control">
      <ControlBar>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) {
              void start();
            }
          }}
        >
          答え合わせ
        </button>
        {children}
      </ControlBar>
      <p role="status" className={styles.status}>
        {state.kind === 'loading' && <Coming part="答え合わせのプログラム" />}
        {state.kind === 'checking' && '確認しています…'}
        {state.kind === 'failed' && LOADING_FAILED}
        {state.kind === 'checked' && summarize(state.outcomes)}
      </p>
      {state.kind === 'checked' && (
        <div className={styles.results} data-solved={isSolved(state.outcomes)}>
          {state.outcomes.map((outcome, index) => (
            <div key={index}>
              {outcome.situation !== undefined && (
                <p className={styles.situation}>{outcome.situation}</p>
              )}
              {outcome.checks.length > 0 ? (
                <ul className={styles.checks}>
                  {outcome.checks.map((result) => (
                    <Result key={result.name} result={result} />
                  ))}
                </ul>
              ) : (
                <p className={styles.untried}>{UNTRIED}</p>
              )}
              {outcome.view}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Result({result}: {readonly result: CheckResult}): ReactNode {
  const {name, problem} = result;
  const state =
    problem === null ? 'できた' : problem === undefined ? '確認前' : 'まだ';
  return (
    <li data-state={state}>
      <span className={styles.state}>{state}</span>
      <span>
        {name}
        {problem && <span className={styles.problem}>{problem}</span>}
      </span>
    </li>
  );
}

function isSolved(outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({checks}) =>
    checks.every(({problem}) => problem === null),
  );
}

function summarize(outcomes: readonly Outcome[]): string {
  const checks = outcomes.flatMap((outcome) => outcome.checks);
  const right = checks.filter(({problem}) => problem === null).length;
  if (right === checks.length) {
    return `できました。${checks.length}個の確認がすべて合っています。`;
  }
  const first = checks.find(({problem}) => typeof problem === 'string');
  return `もう少しです。次に直すところは「${first?.name ?? ''}」です。（確認${checks.length}個のうち${right}個が合っています）`;
}
