import {useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {PathStep} from '../../build/readTutorial';
import {ControlBar} from '../../../../ui/page/ControlBar';
import type {Role} from '../../../../ui/page/Audience';
import {DoneMark} from './DoneMark';
import styles from './ExerciseProgress.module.css';
import {DONE} from './ExerciseContext';
import {PaySlip} from '../../../pay-slip/page/PaySlip';
import {PET_LINE, REGULAR} from '../../../pay-slip/shared/paySlip';

export interface ExerciseProgressProps {
  /** Whose path it is. */
  readonly role: Role;
  /** Put in when the page is compiled: src/features/content/build/giveData.ts. */
  readonly steps: readonly PathStep[];
}

/**
 * The path of one kind of reader through the tutorial, with what is done in
 * this browser, and a reset. An exercise is done when it is solved; a step
 * without one when the reader says so.
 */
export function ExerciseProgress({
  role,
  steps,
}: ExerciseProgressProps): ReactNode {
  const done = useDone(steps);
  const brings = (what: PathStep['brings']) =>
    steps.some((step) => step.brings === what && done.has(step.storageKey));
  const hasAmount = brings('amount');
  const turn = 1 + steps.findIndex((step) => step.brings === 'amount');
  const [status, setStatus] = useState('');
  const finished = steps.filter(({storageKey}) => done.has(storageKey));

  const reset = () => {
    const question = `${role}の進み具合を、すべて「まだ」に戻します。この操作は取り消せません。よろしいですか。`;
    if (finished.length > 0 && window.confirm(question)) {
      finished.forEach(({storageKey: key}) => createStorageSlot(key).del());
      setStatus('すべて「まだ」に戻しました。');
    }
  };

  return (
    <div className={styles.progress}>
      <ol className={styles.list}>
        {steps.map(({exercise, minutes, page, storageKey: key, title}) => (
          <li key={page}>
            <span className={styles.name}>
              <Link to={page}>{title}</Link>
              <span className={styles.page} data-page-part="line">
                約{minutes}分
                {exercise &&
                  `、練習問題「${exercise.title}」約${exercise.minutes}分`}
              </span>
            </span>
            {exercise ? (
              <DoneMark isDone={done.has(key)} />
            ) : (
              <StepSwitch label={title} isDone={done.has(key)} slotKey={key} />
            )}
          </li>
        ))}
      </ol>
      <ControlBar className={styles.bar}>
        <span>
          {steps.length}回のうち{finished.length}回が終わりました
        </span>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={finished.length === 0}
          onClick={reset}
        >
          進み具合を消す
        </button>
      </ControlBar>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <figure className={styles.slip} data-page-part="progress">
        <figcaption>
          {hasAmount
            ? 'ペット手当が、明細に入りました'
            : `ペット手当は、${turn}回目で明細に入ります`}
        </figcaption>
        <PaySlip
          lines={[
            ...REGULAR,
            {
              name: PET_LINE.name,
              basis: hasAmount || brings('data') ? PET_LINE.basis : undefined,
              amount: hasAmount ? PET_LINE.amount : undefined,
              before: null,
            },
          ]}
        />
      </figure>
    </div>
  );
}

interface StepSwitchProps {
  readonly isDone: boolean;
  readonly label: string;
  readonly slotKey: string;
}

/** What the reader has done in Combosite, where nothing can see it. */
function StepSwitch({isDone, label, slotKey}: StepSwitchProps): ReactNode {
  return (
    <label className={styles.switch} data-page-part="progress">
      <input
        type="checkbox"
        aria-label={`${label}：終わりました`}
        checked={isDone}
        onChange={({target}) => {
          const slot = createStorageSlot(slotKey);
          if (target.checked) {
            slot.set(DONE);
          } else {
            slot.del();
          }
        }}
      />
      {isDone ? '終わりました' : 'まだ'}
    </label>
  );
}

/** Keys of what this browser keeps as done; none before hydration. */
function useDone(steps: readonly PathStep[]): ReadonlySet<string> {
  const keys = useSyncExternalStore(
    // Also other tabs' changes.
    (onChange) => {
      const ends = steps.map(({storageKey}) =>
        createStorageSlot(storageKey).listen(onChange),
      );
      return () => ends.forEach((end) => end());
    },
    // A text, so that the same state is the same value.
    () =>
      steps
        .map(({storageKey}) => storageKey)
        .filter((key) => createStorageSlot(key).get() === DONE)
        .join(' '),
    () => '',
  );
  return new Set(keys === '' ? [] : keys.split(' '));
}
