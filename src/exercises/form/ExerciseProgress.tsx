import {useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import {EXERCISES, findExercise} from '../list';
import {PATHS} from '../paths';
import {ControlBar} from '../../ui/ControlBar';
import type {Role} from '../../ui/Audience';
import type {ExerciseEntry} from '../list';
import {DoneMark} from './DoneMark';
import styles from './ExerciseProgress.module.css';
import {DONE, exerciseKey} from './exerciseSlot';

export interface ExerciseProgressProps {
  /** Whose path it is. */
  readonly role: Role;
}

/**
 * The path of one kind of reader through the tutorial, with what they have
 * solved in this browser, and a reset.
 */
export function ExerciseProgress({role}: ExerciseProgressProps): ReactNode {
  const done = useDone();
  const [status, setStatus] = useState('');
  const steps = PATHS[role].map((step) => ({
    ...step,
    task: step.exercise && findExercise(step.exercise),
  }));
  const tasks = steps.flatMap(({task}) => task ?? []);
  const solved = tasks.filter(({id}) => done.has(id));

  const reset = () => {
    if (solved.length > 0 && window.confirm(questionOf(role))) {
      forget(tasks);
      setStatus('すべて「まだ」に戻しました。');
    }
  };

  return (
    <div className={styles.progress}>
      <ol className={styles.list}>
        {steps.map(({minutes, page, task, title}) => (
          <li key={page}>
            <span className={styles.name}>
              <Link to={page}>{title}</Link>
              <span className={styles.page} data-page-part="line">
                約{minutes}分
                {task && `、練習問題「${task.title}」約${task.minutes}分`}
              </span>
            </span>
            {task && <DoneMark isDone={done.has(task.id)} />}
          </li>
        ))}
      </ol>
      <ControlBar className={styles.bar}>
        <span>
          {tasks.length}問のうち{solved.length}問ができました
        </span>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={solved.length === 0}
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

function questionOf(role: Role): string {
  return `${role}の練習問題を、すべて「まだ」に戻します。この操作は取り消せません。よろしいですか。`;
}

function forget(tasks: readonly ExerciseEntry[]): void {
  for (const task of tasks) {
    createStorageSlot(exerciseKey(task)).del();
  }
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
