import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type {ReactNode} from 'react';
import {scenarios} from '@combosite-functions/simulator/sample-company/scenarios';
import {Coming} from '../../../../ui/loading/Coming';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {useLazyPart} from '../../../../ui/loading/useLazyPart';
import {RunPanes} from './RunPanes';
import {EditTools} from './EditTools';
import {SampleCode} from './SampleCode';
import {ShareField} from '../share/ShareField';
import {SharedNotice} from '../share/SharedNotice';
import type {SampleRunnerProps} from '../edit/sampleRunnerProps';
import {RUN_LIMITS} from '../shapes/runLimits';
import {useProgram} from '../edit/useProgram';
import {useShareLink} from '../share/useShareLink';
import {useTrials} from './useTrials';
import {useWrittenSlip} from './useWrittenSlip';

/** Stands for what there is to say of the chosen scenario. */
const SCENARIO = Symbol('scenario');

const NO_EDITOR = `エディターを読み込めませんでした。${LOAD_ADVICE}`;
const TOO_LONG = `コードが長すぎます。${RUN_LIMITS.sourceLength.toLocaleString('ja-JP')}文字以内にしてください。`;

/** Runs a sample in the page and shows what it did. */
export function SampleRunner(props: SampleRunnerProps): ReactNode {
  const {firstUse, sample, bench, update, root, actions} = props;
  const {isEditing, scenario, source} = bench;
  const [message, setMessage] = useState<string | typeof SCENARIO>('');
  const program = useProgram(props, setMessage);
  const {given, isBroken} = program;
  const {shared, share, clearLink} = useShareLink();
  const {part: Editor} = useLazyPart(
    isEditing,
    loadEditor,
    useCallback(() => {
      update({isEditing: false});
      setMessage(NO_EDITOR);
    }, [update]),
  );
  const trials = useTrials(
    source,
    scenario,
    useCallback(() => {
      clearLink();
      setMessage('');
    }, [clearLink]),
  );
  const withdraw = useWrittenSlip({...trials, sample});
  const {isRunning, ran, runProgram} = trials;
  const [wanted, setWanted] = useState<{readonly line: number}>();
  const isTooLong = source.length > RUN_LIMITS.sourceLength;
  const canRun = !isRunning && !isTooLong;
  const [isStrict, setIsStrict] = useState(false);
  const isReplaced = Editor !== undefined || given !== undefined;
  useLayoutEffect(() => update({isReplaced}), [isReplaced, update]);
  useEffect(
    () => update({canRun, isRunning, ran}),
    [canRun, isRunning, ran, update],
  );

  const run = () => {
    if (canRun) {
      setIsStrict(false);
      runProgram();
    }
  };
  const reset = () => {
    trials.forget();
    withdraw();
    clearLink();
    program.reset();
  };
  const acts = {
    run,
    edit: () => program.edit(),
    share: () => void share({sample, scenario, source}),
    explain: () => setMessage(SCENARIO),
  };
  useImperativeHandle(actions, () => ({...acts, stop: trials.stop, reset}));

  useFirstUse(() => {
    if (firstUse !== 'shared') {
      acts[firstUse]();
      return;
    }
    if (given) {
      withdraw();
      program.edit(given);
    }
    root.current?.scrollIntoView({block: 'start'});
  });

  return (
    <>
      <SampleCode
        Editor={Editor}
        opening={program.opening}
        isForeign={given !== undefined}
        place={props.place}
        root={root}
        bench={bench}
        hasFocus={program.hasFocus}
        error={markOf(trials)}
        wanted={wanted}
        onChange={(text) => update({source: text})}
        onRun={run}
      />
      {(given !== undefined || isBroken) && (
        <SharedNotice
          place={props.head}
          isBroken={isBroken}
          onClose={() => {
            reset();
            // The notice goes, with the button that was pressed.
            root.current
              ?.querySelector<HTMLElement>('.button--primary')
              ?.focus();
          }}
        />
      )}
      {shared && <ShareField {...shared} root={root} onClose={clearLink} />}
      <RunPanes
        {...props}
        outputs={given ? [] : props.outputs}
        trials={trials}
        isStrict={isStrict}
        onChoose={setIsStrict}
        onStress={(line) => {
          setIsStrict(true);
          void trials.tryConditions(line ? program.begin(line) : source);
        }}
        onLine={(line) => setWanted({line})}
        message={isTooLong ? TOO_LONG : message === SCENARIO ? '' : message}
        explained={message === SCENARIO ? describeScenario(scenario) : ''}
        coming={isEditing && !Editor && <Coming part="エディター" />}
      />
      <EditTools
        isEditing={isEditing}
        note={program.note}
        rival={program.rival}
        onUndo={program.undo}
      />
    </>
  );
}

/** What marks the line of an error, if it has one. */
function markOf({error, isRunStale}: ReturnType<typeof useTrials>) {
  return error?.line === undefined
    ? undefined
    : {line: error.line, message: error.message, isStale: isRunStale};
}

async function loadEditor() {
  const {CodeEditor} = await import('../../../editor/page/CodeEditor');
  return CodeEditor;
}

function describeScenario(name: string): string {
  const scenario = scenarios.find((one) => one.name === name);
  return `場面「${name}」：${scenario?.description ?? ''}`;
}

/** Does once what the reader came for, before anything else is seen. */
function useFirstUse(begin: () => void): void {
  const first = useRef<() => void>(begin);
  useLayoutEffect(() => {
    first.current();
    first.current = () => undefined;
  }, []);
}
