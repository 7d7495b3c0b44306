import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type {ComponentType, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {scenarios} from '../sample-company/scenarios';
import type {LogLine} from '../runtime';
import {ControlBar} from '../ui/ControlBar';
import type {CodeEditorProps} from '../editor/CodeEditor';
import {RUN_LIMITS} from '../shapes/runLimits';
import type {FirstUse} from './RunnableSample';
import {RunView} from './RunView';
import {runInFrame} from './runInFrame';
import type {RunEnding} from './runInFrame';
import {decodeShare, encodeShare} from './shareLink';
import {SourceContext} from './SourceContext';
import styles from './SampleRunner.module.css';

export interface SampleRunnerProps {
  /** The program as the page has it. */
  readonly source: string;
  /** Name of the scenario in which it runs at first. */
  readonly scenario: string;
  /** What the reader wants first. */
  readonly firstUse: FirstUse;
  /** The fragment of the page's address, which may carry a program. */
  readonly fragment: string;
  /** Number of the runnable sample on the page, from 0. */
  readonly sample: number;
  /** The code block, shown until the program is edited. */
  readonly children: ReactNode;
}

/** A run, under way or over. */
interface Run {
  readonly logs: readonly LogLine[];
  /** `undefined` while it is under way. */
  readonly ending: RunEnding | undefined;
}

/** What a link gave, if the reader came by one. */
type Shared = ReturnType<typeof decodeShare> | 'none';

/** How often the log is drawn while lines come in. */
const DRAWING_MILLIS = 200;

// A line break between two sentences of JSX would become a space.
const SHARED_NOTICE =
  '共有されたコードです。このサイトのサンプルではありません。内容を確かめてから「実行」を押してください。';
const BROKEN_LINK =
  '共有リンクを読み取れませんでした。リンクが途中で切れていないか、確かめてください。';
const LINK_HINT =
  'コードと場面は、リンクの「#」より後ろに入ります。サーバーには送信されません。';

/** Runs a sample in the page and shows what it did. */
export function SampleRunner({
  source: original,
  scenario: originalScenario,
  firstUse,
  fragment,
  sample,
  children,
}: SampleRunnerProps): ReactNode {
  const address = useBaseUrl('/runner.html');
  const id = useId();
  const [shared, setShared] = useState<Shared>(() =>
    firstUse === 'shared' ? decodeShare(fragment) : 'none',
  );
  const given = shared === 'none' ? undefined : shared;
  const [source, setSource] = useState(given?.source ?? original);
  const [scenario, setScenario] = useState(
    scenarios.some(({name}) => name === given?.scenario)
      ? (given?.scenario ?? originalScenario)
      : originalScenario,
  );
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');
  const [link, setLink] = useState('');
  const [wantsEditor, setWantsEditor] = useState(
    firstUse === 'edit' || given !== undefined,
  );
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>();
  const controller = useRef<AbortController>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);

  const tellSource = useContext(SourceContext);
  useEffect(() => tellSource?.(source), [source, tellSource]);

  const isRunning = run !== undefined && run.ending === undefined;
  const errorLine =
    run?.ending?.kind === 'finished'
      ? run.ending.report.error?.line
      : undefined;

  const start = useCallback(async () => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const isCurrent = () => controller.current === current;
    const logs: LogLine[] = [];
    let drawing: ReturnType<typeof setTimeout> | undefined;
    setLink('');
    setStatus('');
    setRun({logs: [], ending: undefined});
    const ending = await runInFrame({
      address,
      source,
      scenario,
      signal: current.signal,
      onLog: (line) => {
        logs.push(line);
        // Many lines come at once; the page draws them together.
        drawing ??= setTimeout(() => {
          drawing = undefined;
          if (isCurrent()) {
            setRun({logs: [...logs], ending: undefined});
          }
        }, DRAWING_MILLIS);
      },
    });
    clearTimeout(drawing);
    if (isCurrent()) {
      setRun({logs: [...logs], ending});
    }
  }, [address, scenario, source]);

  const stop = () => controller.current?.abort();

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
        void start();
      } else if (firstUse === 'shared') {
        root.current?.scrollIntoView({block: 'start'});
      }
    });
    return () => clearTimeout(timer);
  }, [firstUse, start]);

  useEffect(
    () => () => {
      const current = controller.current;
      controller.current = undefined;
      current?.abort();
    },
    [],
  );

  useEffect(() => {
    if (!wantsEditor) {
      return;
    }
    import('../editor/CodeEditor')
      .then(({CodeEditor}) => setEditor(() => CodeEditor))
      .catch(() => {
        setWantsEditor(false);
        setStatus(
          'エディターを読み込めませんでした。通信の状態を確かめて、もう一度「編集」を押してください。',
        );
      });
  }, [wantsEditor]);

  // The highlighted lines belong to the code block; only a mark is added.
  useEffect(() => {
    const lines = code.current?.querySelectorAll('.token-line');
    const line = errorLine === undefined ? undefined : lines?.[errorLine - 1];
    line?.setAttribute('data-error-line', '');
    return () => line?.removeAttribute('data-error-line');
  }, [errorLine]);

  const reset = () => {
    stop();
    controller.current = undefined;
    setSource(original);
    setScenario(originalScenario);
    setShared('none');
    setWantsEditor(false);
    setRun(undefined);
    setLink('');
    setStatus('元に戻しました。');
  };

  const share = async () => {
    const url = new URL(location.href);
    url.hash = encodeShare({sample, scenario, source});
    if (!decodeShare(url.hash)) {
      setLink('');
      setStatus('コードが長すぎるため、共有リンクを作れません。');
      return;
    }
    setLink(url.href);
    try {
      await navigator.clipboard.writeText(url.href);
      setStatus('共有リンクをコピーしました。');
    } catch {
      setStatus('共有リンクを作りました。下の欄からコピーしてください。');
    }
  };

  const isEditing = wantsEditor && Editor !== undefined;
  const isTooLong = source.length > RUN_LIMITS.sourceLength;
  const description = scenarios.find(
    ({name}) => name === scenario,
  )?.description;

  return (
    <div ref={root} className={styles.runner}>
      {given && <p className={styles.notice}>{SHARED_NOTICE}</p>}
      {shared === undefined && <p className={styles.notice}>{BROKEN_LINK}</p>}
      <div ref={code} className={styles.code}>
        {isEditing ? (
          <Editor
            source={source}
            hasFocus={firstUse !== 'shared' || given === undefined}
            error={
              errorLine !== undefined && run?.ending?.kind === 'finished'
                ? {
                    line: errorLine,
                    message: run.ending.report.error?.message ?? '',
                  }
                : undefined
            }
            onChange={setSource}
            onRun={() => void start()}
          />
        ) : given ? (
          <pre className={styles.plain}>{source}</pre>
        ) : (
          children
        )}
      </div>
      <ControlBar>
        <button
          ref={runButton}
          type="button"
          className="button button--primary button--sm"
          aria-disabled={isRunning || isTooLong}
          onClick={() => {
            if (!isRunning && !isTooLong) {
              void start();
            }
          }}
        >
          実行
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={!isRunning}
          onClick={stop}
        >
          止める
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={wantsEditor}
          onClick={() => setWantsEditor(true)}
        >
          編集
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={reset}
        >
          元に戻す
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => void share()}
        >
          共有
        </button>
      </ControlBar>
      <div className={styles.scenario}>
        <label htmlFor={`${id}scenario`}>場面</label>
        <select
          id={`${id}scenario`}
          value={scenario}
          aria-describedby={`${id}description`}
          onChange={(event) => setScenario(event.target.value)}
        >
          {scenarios.map(({name}) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <span id={`${id}description`}>{description}</span>
      </div>
      <p role="status" className={styles.status}>
        {isTooLong
          ? `コードが長すぎます。${RUN_LIMITS.sourceLength.toLocaleString('ja-JP')}文字以内にしてください。`
          : status}
      </p>
      {link !== '' && (
        <div className={styles.share}>
          <label htmlFor={`${id}link`}>共有リンク</label>
          <input
            id={`${id}link`}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <p>{LINK_HINT}</p>
        </div>
      )}
      <RunView logs={run?.logs} ending={run?.ending} />
    </div>
  );
}
