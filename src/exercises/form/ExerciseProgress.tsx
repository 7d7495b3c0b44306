import {useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import {EXERCISES} from '../list';
import {ControlBar} from '../../ui/ControlBar';
import {DoneMark} from './DoneMark';
import styles from './ExerciseProgress.module.css';
import {DONE, exerciseKey} from './exerciseSlot';

const QUESTION =
  'すべての練習問題を「まだ」に戻します。この操作は取り消せません。よろしいですか。';

/** Which exercises are solved in this browser, with links and a reset. */
export function ExerciseProgress(): ReactNode {
  const done = useDone();
  const [status, setStatus] = useState('');

  const reset = () => {
    if (done.size > 0 && window.confirm(QUESTION)) {
      for (const exercise of EXERCISES) {
        createStorageSlot(exerciseKey(exercise)).del();
      }
      setStatus('すべて「まだ」に戻しました。');
    }
  };

  return (
    <div className={styles.progress} data-page-part="progress">
      <ol className={styles.list}>
        {EXERCISES.map(({id, title, pageTitle, page}) => (
          <li key={id}>
            <span className={styles.name}>
              <Link to={`${page}#exercise`}>{title}</Link>
              <span className={styles.page}>{pageTitle}</span>
            </span>
            <DoneMark isDone={done.has(id)} />
          </li>
        ))}
      </ol>
      <ControlBar className={styles.bar}>
        <span>
          {EXERCISES.length}問のうち{done.size}問ができました
        </span>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={done.size === 0}
          onClick={reset}
        >
          進み具合を消す
        </button>
      </ControlBar>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

/** Ids of the exercises that this browser keeps as solved; none before hydration. */
function useDone(): ReadonlySet<string> {
  const ids = useSyncExternalStore(listenToDone, readDone, () => '');
  return new Set(ids === '' ? [] : ids.split(' '));
}

/** A text, so that the same state is the same value. */
function readDone(): string {
  return EXERCISES.filter(
    (exercise) => createStorageSlot(exerciseKey(exercise)).get() === DONE,
  )
    .map(({id}) => id)
    .join(' ');
}

/** Also other tabs' changes. */
function listenToDone(onChange: () => void): () => void {
  const ends = EXERCISES.map((exercise) =>
    createStorageSlot(exerciseKey(exercise)).listen(onChange),
  );
  return () => ends.forEach((end) => end());
}
