import {useEffect, useState} from 'react';
import {fingerprint} from './fingerprint';
import {parseKeptEdit} from './keptEdit';
import {useEditStore} from './useEditStore';
import type {KeptEdit} from './keptEdit';
import type {Bench} from './sampleRunnerProps';

export interface KeptEditOptions {
  /** Number of the sample on its page. */
  readonly sample: number;
  /** The program from which the reader starts. */
  readonly base: string;
  /** Whether that came by a link: it has a place of its own. */
  readonly isShared: boolean;
  readonly bench: Bench;
}

/**
 * Keeps what the reader writes, as long as it differs from the start. Where
 * another tab keeps another edit of the same sample, that one stays, and this
 * one is kept beside it until the reader chooses.
 */
export function useKeptEdit({
  sample,
  base,
  isShared,
  bench: {isEditing, scenario, source},
}: KeptEditOptions) {
  const {isOfTab, shared, own, listen} = useEditStore();
  const id = isShared ? `${sample}.${fingerprint(base)}` : sample;
  const [isKept, setIsKept] = useState(true);
  const [isRivalled, setIsRivalled] = useState(false);
  const isChanged = source !== base;

  useEffect(() => {
    if (!isEditing) {
      return undefined;
    }
    const edit: KeptEdit = {source, scenario, base: fingerprint(base)};
    const text = isChanged ? JSON.stringify(edit) : null;
    own.write(id, null);
    setIsKept((isRivalled ? own : shared).write(id, text));
    return listen(id, (other) => {
      const theirs = parseKeptEdit(other);
      if (theirs && theirs.source !== source) {
        setIsRivalled(true);
      } else {
        // Gone there, or the same.
        setIsRivalled(false);
        shared.write(id, text);
      }
    });
  }, [
    base,
    id,
    isChanged,
    isEditing,
    isRivalled,
    listen,
    own,
    scenario,
    shared,
    source,
  ]);

  const take = () => {
    const edits = [own, shared].map((place) => parseKeptEdit(place.read(id)));
    const [mine, theirs] = edits;
    setIsRivalled(Boolean(mine && theirs && mine.source !== theirs.source));
    const edit = mine ?? theirs;
    return edit && {...edit, isOutdated: edit.base !== fingerprint(base)};
  };

  return {
    /** What the reader is told of it; nothing before the first change. */
    note: isRivalled
      ? RIVALLED
      : !isEditing || !isChanged
        ? undefined
        : noteOf(isKept, isOfTab),
    /** The earlier edit, and whether the sample is another since. */
    take,
    /** Gives the other tab's edit; `undefined` if there is none. */
    takeOther: isRivalled
      ? () => {
          own.write(id, null);
          return take();
        }
      : undefined,
    /** Lets this tab's edit take the place of the other's. */
    keepOwn: () => setIsRivalled(false),
    drop: () => {
      (isRivalled ? own : shared).write(id, null);
      setIsRivalled(false);
    },
  };
}

const RIVALLED =
  '別のタブでも、この見本を編集しています。どちらの内容を残すかを選んでください。選ぶまで、このタブの内容は、タブを閉じるまで残ります。';

function noteOf(isKept: boolean, isOfTab: boolean): string {
  if (!isKept) {
    return 'このブラウザーには保存できません。ページを離れると、編集した内容は消えます。';
  }
  return isOfTab
    ? '編集した内容は、このタブを閉じるまで残ります。'
    : '編集した内容は、このブラウザーに残ります。';
}
