import {useEffect, useState} from 'react';
import {fingerprint, parseKeptEdit} from './keptEdit';
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
 * Keeps what the reader writes, as long as it differs from the start. Of two tabs
 * that edit the same sample, the later writer's stays.
 */
export function useKeptEdit({
  sample,
  base,
  isShared,
  bench: {isEditing, scenario, source},
}: KeptEditOptions) {
  const {isOfTab, slotOf} = useEditStore();
  const id = isShared ? `${sample}.${fingerprint(base)}` : sample;
  const [isKept, setIsKept] = useState(true);
  const isChanged = source !== base;

  useEffect(() => {
    if (isEditing) {
      const slot = slotOf(id);
      const edit: KeptEdit = {source, scenario, base: fingerprint(base)};
      const text = JSON.stringify(edit);
      if (isChanged) {
        slot.set(text);
      } else {
        slot.del();
      }
      // Storage may be full or switched off.
      setIsKept(!isChanged || slot.get() === text);
    }
  }, [base, id, isChanged, isEditing, scenario, slotOf, source]);

  return {
    /** What the reader is told of it; nothing before the first change. */
    note: isEditing && isChanged ? noteOf(isKept, isOfTab) : undefined,
    /** The earlier edit, and whether the sample is another since. */
    take() {
      const edit = parseKeptEdit(slotOf(id).get());
      return edit && {...edit, isOutdated: edit.base !== fingerprint(base)};
    },
    drop: () => slotOf(id).del(),
  };
}

function noteOf(isKept: boolean, isOfTab: boolean): string {
  if (!isKept) {
    return 'このブラウザーには保存できません。ページを離れると、編集した内容は消えます。';
  }
  return isOfTab
    ? '編集した内容は、このタブを閉じるまで残ります。'
    : '編集した内容は、このブラウザーに残ります。';
}
