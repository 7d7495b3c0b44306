import {useContext, useEffect, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {ControlBar} from '../ui/ControlBar';
import {SourceContext} from './SourceContext';
import type {FirstUse, SampleRunnerProps} from './sampleRunnerProps';
import {readShareTarget} from './shareTarget';
import styles from './RunnableSample.module.css';

export interface RunnableSampleProps {
  /** The program. */
  readonly source: string;
  /** Name of the scenario in which it runs at first. */
  readonly scenario: string;
  /** The code block. */
  readonly children: ReactNode;
}

/**
 * A code block that can be run. Pages load no more than the two buttons; the
 * rest comes when one of them is used, or with a shared program.
 */
export function RunnableSample({
  source,
  scenario,
  children,
}: RunnableSampleProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [loaded, setLoaded] = useState<{
    readonly firstUse: FirstUse;
    readonly fragment: string;
    readonly sample: number;
    readonly Runner: ComponentType<SampleRunnerProps>;
  }>();

  const open = async (firstUse: FirstUse) => {
    setState('loading');
    try {
      const {SampleRunner} = await import('./SampleRunner');
      const sample = sampleNumber(root.current);
      setLoaded({
        firstUse,
        fragment: location.hash,
        sample,
        Runner: SampleRunner,
      });
    } catch {
      setState('failed');
    }
  };

  const tellSource = useContext(SourceContext);
  useEffect(() => tellSource?.(source), [source, tellSource]);

  useEffect(() => {
    const openIfShared = () => {
      const target = readShareTarget(location.hash);
      if (target !== undefined && target === sampleNumber(root.current)) {
        void open('shared');
      }
    };
    openIfShared();
    window.addEventListener('hashchange', openIfShared);
    return () => window.removeEventListener('hashchange', openIfShared);
  }, []);

  return (
    <div ref={root} className={styles.runner} data-runnable-sample="">
      {loaded ? (
        <loaded.Runner
          // A link to another program starts anew.
          key={`${loaded.firstUse}${loaded.fragment}`}
          source={source}
          scenario={scenario}
          firstUse={loaded.firstUse}
          fragment={loaded.fragment}
          sample={loaded.sample}
        >
          {children}
        </loaded.Runner>
      ) : (
        <>
          {children}
          <ControlBar className={styles.bar}>
            <button
              type="button"
              className="button button--primary button--sm"
              aria-disabled={state === 'loading'}
              onClick={() => void open('run')}
            >
              実行
            </button>
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-disabled={state === 'loading'}
              onClick={() => void open('edit')}
            >
              編集
            </button>
            <span role="status" className={styles.status}>
              {state === 'loading' && '読み込んでいます…'}
              {state === 'failed' &&
                '読み込めませんでした。通信の状態を確かめて、もう一度押してください。'}
            </span>
          </ControlBar>
        </>
      )}
    </div>
  );
}

/** Which of the page's runnable samples an element is, from 0. */
function sampleNumber(element: Element | null): number {
  return [...document.querySelectorAll('[data-runnable-sample]')].findIndex(
    (candidate) => candidate === element,
  );
}
