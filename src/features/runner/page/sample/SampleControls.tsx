import {useEffect, useId, useRef, useState} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconCopy from '@theme/Icon/Copy';
import {announce} from '../../../../ui/page/announce';
import {copyText} from '../../../../ui/page/copyText';
import {ControlBar} from '../../../../ui/page/ControlBar';
import {useDelayed} from '../../../../ui/loading/useDelayed';
import type {Bench} from '../edit/sampleRunnerProps';
import styles from './SampleControls.module.css';

export interface SampleControlsProps {
  readonly bench: Bench;
  /** Whether what it is a part of runs it, unless it is edited. */
  readonly isOwned: boolean;
  /** Names of the scenarios, once they have loaded. */
  readonly scenarios: readonly string[] | undefined;
  /** Whether an earlier edit of the reader can be taken up again. */
  readonly hasKept: boolean;
  readonly isLoading: boolean;
  /** Told when the reader may be about to choose a scenario, or is. */
  readonly onIntent: (isCertain: boolean) => void;
  readonly onScenario: (name: string) => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
  /** Shows or hides the data that the program reads; without, it never read any. */
  readonly onData: (() => void) | undefined;
  /** Whether it reads any as it is now. */
  readonly hasData: boolean;
  readonly showsData: boolean;
  readonly onShare: () => void;
}

/** A run that takes longer can be stopped. */
const STOPPABLE_MILLIS = 300;

/** What stands in the title bar of a sample. */
export function SampleControls({
  bench,
  isOwned,
  scenarios,
  hasKept,
  isLoading,
  onIntent,
  onScenario,
  onRun,
  onStop,
  onEdit,
  onReset,
  onData,
  hasData,
  showsData,
  onShare,
}: SampleControlsProps): ReactNode {
  const select = useScenarioSelect(scenarios, onIntent);
  const canStop = useDelayed(bench.isRunning, STOPPABLE_MILLIS);
  const canRun = bench.canRun && !isLoading;
  // A phone has one row; the others always show all.
  const [showsMore, setShowsMore] = useState(false);

  return (
    <>
      <ControlBar className={styles.controls}>
        {(!isOwned || bench.isEditing) && (
          <button
            type="button"
            className="button button--primary button--sm"
            aria-disabled={!canRun && !canStop}
            onClick={() => (canStop ? onStop() : canRun && onRun())}
          >
            {canStop ? '止める' : '実行'}
          </button>
        )}
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={isLoading}
          onClick={bench.isEditing || bench.isReplaced ? onReset : onEdit}
        >
          {bench.isEditing || bench.isReplaced
            ? '元に戻す'
            : hasKept
              ? '編集を再開'
              : '編集'}
        </button>
        <span className={styles.scenario}>
          <label className="visually-hidden" htmlFor={select.id}>
            場面
          </label>
          <select
            {...select}
            value={bench.scenario}
            onChange={(event) => onScenario(event.target.value)}
          >
            {(scenarios ?? [bench.scenario]).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
        {onData && (
          <button
            type="button"
            className={styles.data}
            aria-expanded={showsData}
            aria-disabled={!hasData}
            onClick={hasData ? onData : undefined}
          >
            データ
          </button>
        )}
        <button
          type="button"
          className={styles.more}
          aria-label="ほかの操作"
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          …
        </button>
      </ControlBar>
      <ControlBar className={styles.tools}>
        {/* In place of code it isn't seen, and keeps its room. */}
        <WordWrapButton className={styles.icon} />
        <button
          type="button"
          className={styles.icon}
          aria-label="共有"
          title="共有"
          onClick={onShare}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M5 12v7h14v-7M12 16V4M8 8l4-4 4 4" />
          </svg>
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label="コピー"
          title="コピー"
          onClick={() => void copy(bench.source)}
        >
          <IconCopy />
        </button>
      </ControlBar>
    </>
  );
}

/**
 * What a field needs whose choices come when the reader goes for them: pressed
 * before they are there, it opens as soon as they are.
 */
function useScenarioSelect(
  scenarios: readonly string[] | undefined,
  onIntent: (isCertain: boolean) => void,
) {
  const id = useId();
  const ref = useRef<HTMLSelectElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (scenarios && isPressed.current) {
      isPressed.current = false;
      try {
        ref.current?.showPicker();
      } catch {
        // It opens at the next press.
      }
    }
  }, [scenarios]);
  return {
    id,
    ref,
    onPointerEnter: () => onIntent(false),
    onFocus: () => onIntent(false),
    onMouseDown(event: MouseEvent<HTMLSelectElement>) {
      if (!scenarios) {
        event.preventDefault();
        event.currentTarget.focus();
        isPressed.current = true;
        onIntent(true);
      }
    },
  };
}

async function copy(text: string): Promise<void> {
  announce(
    (await copyText(text))
      ? `プログラムの全体（${text.trimEnd().split('\n').length}行）をコピーしました。`
      : 'コピーできませんでした。コードを選択して、コピーしてください。',
  );
}
