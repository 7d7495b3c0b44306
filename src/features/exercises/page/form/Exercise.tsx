import {useId, useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import type {ExerciseEntry} from '../../build/readTutorial';
import {DoneMark} from './DoneMark';
import styles from './Exercise.module.css';
import {DONE, ExerciseContext} from './ExerciseContext';

export interface ExerciseProps {
  readonly id: string;
  /** src/features/content/build/giveData.ts gives it, from docs/tutorial.yml. */
  readonly exercise: ExerciseEntry;
  /** The task, the place for the answer, hints and the solution. */
  readonly children: ReactNode;
}

const NO_SCRIPT =
  '答え合わせには、ブラウザーのJavaScriptが必要です。問題、ヒント、解答例は、このまま読めます。';

/** An exercise at the end of a tutorial page. */
export function Exercise({id, exercise, children}: ExerciseProps): ReactNode {
  const heading = useId();
  const {minutes, storageKey, title} = exercise;
  const [stored, slot] = useStorageSlot(storageKey);
  // Without a storage, the mark lasts as long as the page.
  const [isSolvedHere, setIsSolvedHere] = useState(false);
  const context = useMemo(
    () => ({
      id,
      markDone: () => {
        slot.set(DONE);
        setIsSolvedHere(slot.get() !== DONE);
      },
    }),
    [id, slot],
  );

  return (
    <section className={styles.exercise} aria-labelledby={heading}>
      <p className={styles.head}>
        <strong id={heading} className={styles.title}>
          {title}
        </strong>
        <span>約{minutes}分</span>
        <DoneMark isDone={stored === DONE || isSolvedHere} />
      </p>
      <noscript>
        <p>{NO_SCRIPT}</p>
      </noscript>
      <ExerciseContext value={context}>{children}</ExerciseContext>
    </section>
  );
}
