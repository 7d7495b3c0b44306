import {useCallback, useContext, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {RUN_LIMITS} from './shapes/runLimits';
import {mayWrite} from '../stress/mayWrite';
import {RunView} from './RunView';
import {RunnerButtons} from './RunnerButtons';
import {SampleCode} from './SampleCode';
import {ScenarioChoice, isScenario} from './ScenarioChoice';
import {ShareField} from './ShareField';
import {StressView} from './StressView';
import {SourceContext} from './SourceContext';
import type {SampleRunnerProps} from './sampleRunnerProps';
import {decodeShare} from './shareLink';
import {useEditor} from './useEditor';
import {useShareLink} from './useShareLink';
import {useTrials} from './useTrials';
import styles from './SampleRunner.module.css';

/** What a link gave, if the reader came by one. */
type Shared = ReturnType<typeof decodeShare> | 'none';

// A line break between two sentences of JSX would become a space.
const SHARED_NOTICE =
  '共有されたコードです。このサイトのサンプルではありません。内容を確かめてから「実行」を押してください。';
const BROKEN_LINK =
  '共有リンクを読み取れませんでした。リンクが途中で切れていないか、確かめてください。';
const NO_EDITOR =
  'エディターを読み込めませんでした。通信の状態を確かめて、もう一度「編集」を押してください。';
const TOO_LONG = `コードが長すぎます。${RUN_LIMITS.sourceLength.toLocaleString('ja-JP')}文字以内にしてください。`;

/** Runs a sample in the page and shows what it did. */
export function SampleRunner({
  source: original,
  scenario: originalScenario,
  firstUse,
  fragment,
  sample,
  children,
}: SampleRunnerProps): ReactNode {
  const [shared, setShared] = useState<Shared>(() =>
    firstUse === 'shared' ? decodeShare(fragment) : 'none',
  );
  const given = shared === 'none' ? undefined : shared;
  const [source, setSource] = useState(given?.source ?? original);
  const [scenario, setScenario] = useState(
    isScenario(given?.scenario) ? given.scenario : originalScenario,
  );
  const [status, setStatus] = useState('');
  const {link, share, clearLink} = useShareLink(setStatus);
  const editor = useEditor(
    firstUse === 'edit' || given !== undefined,
    useCallback(() => setStatus(NO_EDITOR), []),
  );
  const {
    run,
    replay,
    error,
    trial,
    isRunning,
    isStale,
    runProgram,
    tryConditions,
    stop,
    forget,
  } = useTrials(
    source,
    scenario,
    useCallback(() => {
      clearLink();
      setStatus('');
    }, [clearLink]),
  );
  const root = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);

  const tellSource = useContext(SourceContext);
  useEffect(() => tellSource?.(source), [source, tellSource]);

  const start = useCallback(() => runProgram(), [runProgram]);

  // The button that opened this is gone; its successor takes the focus.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      hasStarted.current = true;
      if (firstUse === 'run') {
        runButton.current?.focus();
        start();
      } else if (firstUse === 'shared') {
        root.current?.scrollIntoView({block: 'start'});
      }
    });
    return () => clearTimeout(timer);
  }, [firstUse, start]);

  const reset = () => {
    forget();
    setSource(original);
    setScenario(originalScenario);
    setShared('none');
    editor.setIsWanted(false);
    clearLink();
    setStatus('元に戻しました。');
  };

  const isTooLong = source.length > RUN_LIMITS.sourceLength;

  return (
    <div ref={root} className={styles.runner}>
      {given && <p className={styles.notice}>{SHARED_NOTICE}</p>}
      {shared === undefined && <p className={styles.notice}>{BROKEN_LINK}</p>}
      <SampleCode
        Editor={editor.Editor}
        isForeign={given !== undefined}
        source={source}
        hasFocus={firstUse !== 'shared' || given === undefined}
        error={
          error?.line === undefined
            ? undefined
            : {line: error.line, message: error.message}
        }
        onChange={setSource}
        onRun={start}
      >
        {children}
      </SampleCode>
      <RunnerButtons
        runButton={runButton}
        canRun={!isRunning && !isTooLong}
        isRunning={isRunning}
        isEditing={editor.isWanted}
        hasStress={trial !== undefined || mayWrite(source)}
        onRun={start}
        onStress={tryConditions}
        onStop={stop}
        onEdit={() => editor.setIsWanted(true)}
        onReset={reset}
        onShare={() => void share({sample, scenario, source})}
      />
      <ScenarioChoice value={scenario} onChange={setScenario} />
      <p role="status" className={styles.status}>
        {isTooLong ? TOO_LONG : status}
      </p>
      {link !== '' && <ShareField link={link} />}
      <RunView logs={run?.logs} ending={run?.ending} />
      <StressView
        trial={trial}
        isStale={isStale}
        replay={replay}
        canReplay={!isRunning && !isStale}
        onReplay={runProgram}
      />
    </div>
  );
}
