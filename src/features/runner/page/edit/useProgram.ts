import {useState} from 'react';
import {scenarios} from '@combosite-functions/simulator/sample-company/scenarios';
import type {Bench, SampleRunnerProps} from './sampleRunnerProps';
import {decodeShare} from '../share/shareLink';
import {useKeptEdit} from './useKeptEdit';

/** Names of the scenarios in which a sample can run. */
export const SCENARIOS: readonly string[] = scenarios.map(({name}) => name);

/** What a link gave, if the reader came by one. */
type Shared = ReturnType<typeof decodeShare> | 'none';

const RESUMED = '前に編集した内容を開きました。「元に戻す」で見本に戻ります。';
const OUTDATED = 'この見本は、そのあとで変わっています。';

/**
 * The program that stands in a sample: the page's, one that came by a link, or
 * the reader's own, which is kept.
 *
 * @param props - of the runner
 * @param tell - told what came of it, for the reader
 */
export function useProgram(
  {
    original,
    originalScenario,
    firstUse,
    fragment,
    sample,
    bench,
    update,
  }: SampleRunnerProps,
  tell: (status: string) => void,
) {
  const {scenario, source} = bench;
  const [shared, setShared] = useState<Shared>(() =>
    firstUse === 'shared' ? decodeShare(fragment) : 'none',
  );
  const [undone, setUndone] = useState<{
    readonly source: string;
    readonly scenario: string;
    readonly shared: Shared;
  }>();
  const [opening, setOpening] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const given = shared === 'none' ? undefined : shared;
  const base = given?.source ?? original;
  const kept = useKeptEdit({
    sample,
    base,
    isShared: given !== undefined,
    bench,
  });

  /** Opens the editor where the reader left it before, or beside what is read with a program. */
  const edit = (given?: Pick<Bench, 'source' | 'scenario'>) => {
    const start = given ?? {source, scenario};
    const isOther = given !== undefined && given.source !== base;
    const earlier = isOther ? undefined : kept.take();
    const place = earlier ?? start;
    setHasFocus(given === undefined);
    setUndone(undefined);
    tell(earlier ? RESUMED + (earlier.isOutdated ? OUTDATED : '') : '');
    update({
      source: place.source,
      scenario: SCENARIOS.includes(place.scenario)
        ? place.scenario
        : originalScenario,
      isEditing: true,
    });
  };

  /**
   * Puts a line at the top, in the editor; what stood there can be brought back.
   *
   * @returns the program with it
   */
  const begin = (line: string): string => {
    const begun = `${line}\n${source}`;
    const earlier = bench.isEditing ? undefined : kept.take();
    edit({source: begun, scenario});
    setUndone({source, scenario, shared, ...earlier});
    setOpening(opening + 1);
    return begun;
  };

  const reset = () => {
    const isChanged = source !== original;
    setUndone(isChanged ? {source, scenario, shared} : undefined);
    tell(isChanged ? '見本に戻しました。' : '編集を終わりました。');
    kept.drop();
    setShared('none');
    if (shared !== 'none') {
      clearFragment();
    }
    update({source: original, scenario: originalScenario, isEditing: false});
  };

  /** Opens what another tab keeps of this sample. */
  const openOther = () => {
    const other = kept.takeOther?.();
    if (other) {
      setUndone({source, scenario, shared});
      setHasFocus(true);
      setOpening(opening + 1);
      tell('別のタブの内容を開きました。');
      update({source: other.source});
    }
  };

  const undo = () => {
    if (undone) {
      // What stands in an open editor isn't lost, either.
      setUndone(bench.isEditing ? {source, scenario, shared} : undefined);
      setHasFocus(true);
      setOpening(opening + 1);
      tell('前のコードを開きました。');
      setShared(undone.shared);
      update({
        source: undone.source,
        scenario: undone.scenario,
        isEditing: true,
      });
    }
  };

  return {
    /** The program that came by a link. */
    given,
    /** Whether the reader came by a link that can't be read. */
    isBroken: shared === undefined,
    /** Changes when another program is put into the open editor. */
    opening,
    /** Whether the editor takes the focus when it appears. */
    hasFocus,
    /** What the reader is told of the edit. */
    note: kept.note,
    edit,
    begin,
    reset,
    /** What to do about another tab's edit, while there is one. */
    rival: kept.takeOther && {openOther, keepOwn: kept.keepOwn},
    /** Brings back what was given up; `undefined` if there is nothing. */
    undo: undone && undo,
  };
}

/** Takes the program out of the page's address. */
function clearFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
