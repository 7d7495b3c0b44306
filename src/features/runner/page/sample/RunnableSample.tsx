import {
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type {ReactNode, RefObject} from 'react';
import {BlockPartsContext} from '../../../code-blocks/page/BlockPartsContext';
import type {SampleOutput} from '../../../code-blocks/shared/sampleOutput';
import {readsTables} from '../../../company-tables/page/readsTables';
import {FoldedSlip} from '../../../pay-slip/page/FoldedSlip';
import {pays} from '../../../pay-slip/shared/paySlip';
import {Coming} from '../../../../ui/loading/Coming';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {openFolds} from '../../../../ui/page/openFolds';
import {CompanyData} from '../result/CompanyData';
import {ExpectedOutput} from '../result/ExpectedOutput';
import {SampleControls} from './SampleControls';
import {SampleOwnerContext} from '../edit/SampleOwnerContext';
import {useEditStore} from '../edit/useEditStore';
import {readShareTarget} from '../share/shareTarget';
import {sampleNumber, useRunner} from './useRunner';
import type {Bench, FirstUse, RunnerActions} from '../edit/sampleRunnerProps';
import styles from './RunnableSample.module.css';

export interface RunnableSampleProps {
  /** The program. */
  readonly source: string;
  /** Name of the scenario in which it runs at first. */
  readonly scenario: string;
  /** What it outputs there; empty if the page doesn't say. */
  readonly outputs: readonly SampleOutput[];
  /** The code block. */
  readonly children: ReactNode;
}

/**
 * A code block that can be run. Pages load no more than what stands in the title
 * bar; the rest comes when that is used, or with a shared program.
 */
export function RunnableSample({
  source,
  scenario,
  outputs,
  children,
}: RunnableSampleProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const actions = useRef<RunnerActions>(null);
  const head = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [bench, setBench] = useState<Bench>({
    source,
    scenario,
    isEditing: false,
    isReplaced: false,
    isRunning: false,
    canRun: true,
  });
  const update = useCallback(
    (change: Partial<Bench>) => setBench((last) => ({...last, ...change})),
    [],
  );
  const [showsData, setShowsData] = useState(false);
  const {runner, opened, state, load, open} = useRunner(
    {root, head, place},
    useCallback(
      () => update({source, scenario, isEditing: false, isReplaced: false}),
      [scenario, source, update],
    ),
  );

  const hasKept = useKept(root, open);

  const act = (action: Exclude<FirstUse, 'shared'>) => {
    if (actions.current) {
      actions.current[action]();
    } else if (state !== 'loading') {
      void open(action);
    }
  };

  const isOwned = useOwner(bench, {update, onRun: () => act('run')});
  const controls = (
    <SampleControls
      bench={bench}
      isOwned={isOwned}
      scenarios={runner?.SCENARIOS}
      hasKept={hasKept && !opened}
      isLoading={state === 'loading'}
      onIntent={load}
      onScenario={(name) => {
        update({scenario: name});
        act('explain');
      }}
      onRun={() => act('run')}
      onStop={() => actions.current?.stop()}
      onEdit={() => act('edit')}
      onReset={() => actions.current?.reset()}
      onData={
        [source, bench.source].some(readsTables)
          ? () => setShowsData(!showsData)
          : undefined
      }
      hasData={showsData || readsTables(bench.source)}
      showsData={showsData}
      onShare={() => act('share')}
    />
  );
  return (
    <div
      ref={root}
      className={styles.runner}
      // By which a page knows its samples; beside one that pays stands the slip.
      data-runnable-sample={pays(source) && !isOwned ? 'pays' : ''}
    >
      <div ref={head} className={styles.head} />
      <BlockPartsContext
        value={{controls, isReplaced: bench.isReplaced, place}}
      >
        {children}
      </BlockPartsContext>
      {showsData && (
        <CompanyData
          source={bench.source}
          scenario={bench.scenario}
          onClose={() => {
            setShowsData(false);
            root.current
              ?.querySelector<HTMLElement>('[aria-expanded="true"]')
              ?.focus();
          }}
        />
      )}
      {pays(bench.source) && !isOwned && (
        <FoldedSlip by={bench.ran} employeeId={paidFirst(outputs)} />
      )}
      {runner && opened ? (
        <runner.SampleRunner
          // A link to another program starts anew.
          key={`${opened.firstUse}${opened.fragment}`}
          {...opened}
          original={source}
          originalScenario={scenario}
          outputs={outputs}
          bench={bench}
          update={update}
          root={root}
          actions={actions}
        />
      ) : (
        <>
          <p
            role="status"
            className={styles.status}
            data-loading={state === 'loading' ? '' : undefined}
          >
            {state === 'loading' && <Coming />}
            {state === 'failed' && `読み込めませんでした。${LOAD_ADVICE}`}
          </p>
          <ExpectedOutput outputs={outputs} isBeside />
        </>
      )}
    </div>
  );
}

/** Lets an owner use the sample, and says whether one does. */
function useOwner(
  bench: Bench,
  {
    update,
    onRun,
  }: {
    readonly update: (change: Partial<Bench>) => void;
    readonly onRun: () => void;
  },
): boolean {
  const {tell, sample} = useContext(SampleOwnerContext);
  useEffect(() => tell(bench), [bench, tell]);
  useImperativeHandle(sample, () => ({
    write: (source) => update({source, written: {source}}),
    run: onRun,
  }));
  return sample !== undefined;
}

/**
 * Opens a shared program, and says whether an edit of the reader is kept.
 *
 * @param open - the same function always
 */
function useKept(
  root: RefObject<HTMLElement | null>,
  open: (firstUse: FirstUse) => Promise<void>,
): boolean {
  const [hasKept, setHasKept] = useState(false);
  const {has, listen} = useEditStore();
  useEffect(() => {
    const sample = sampleNumber(root.current);
    const look = () => setHasKept(has(sample));
    look();
    const endListening = listen(sample, look);
    const openIfShared = () => {
      if (readShareTarget(location.hash) === sample) {
        if (root.current) {
          openFolds(root.current);
        }
        void open('shared');
      }
    };
    openIfShared();
    window.addEventListener('hashchange', openIfShared);
    return () => {
      endListening();
      window.removeEventListener('hashchange', openIfShared);
    };
  }, [has, listen, open, root]);
  return hasKept;
}

/** Whose amount the page says that the program changes, the first of them. */
function paidFirst(outputs: readonly SampleOutput[]): string | undefined {
  return outputs.find(({kind}) => kind === 'changes')?.table?.rows[0]?.[0];
}
