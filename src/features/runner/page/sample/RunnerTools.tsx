import type {ReactNode} from 'react';
import {ControlBar} from '../../../../ui/page/ControlBar';
import styles from './SampleRunner.module.css';

export interface RunnerToolsProps {
  readonly canRun: boolean;
  readonly isEditing: boolean;
  /** Whether hostile conditions are offered. */
  readonly hasStress: boolean;
  /** What the reader is told of the edit. */
  readonly note: string | undefined;
  /** What to do about another tab's edit, while there is one. */
  readonly rival:
    {readonly openOther: () => void; readonly keepOwn: () => void} | undefined;
  readonly onStress: () => void;
  readonly onShare: () => void;
  /** Brings back what was given up; `undefined` if there is nothing. */
  readonly onUndo: (() => void) | undefined;
}

/** What one does with a program besides running it. */
export function RunnerTools({
  canRun,
  isEditing,
  hasStress,
  note,
  rival,
  onStress,
  onShare,
  onUndo,
}: RunnerToolsProps): ReactNode {
  const buttons = [
    {name: 'このタブの内容を残す', onClick: rival?.keepOwn},
    {name: '別のタブの内容を開く', onClick: rival?.openOther},
    {name: '戻す前のコードを開く', onClick: onUndo},
    {
      name: '厳しい条件で試す',
      onClick: hasStress ? onStress : undefined,
      isDisabled: !canRun,
    },
    {name: '共有', onClick: onShare},
  ];
  return (
    <ControlBar className={styles.tools}>
      {buttons.map(
        ({name, onClick, isDisabled}) =>
          onClick && (
            <button
              key={name}
              type="button"
              className="button button--secondary button--sm"
              aria-disabled={isDisabled}
              onClick={() => {
                if (isDisabled !== true) {
                  onClick();
                }
              }}
            >
              {name}
            </button>
          ),
      )}
      {isEditing && (
        <span className={styles.keys}>
          <kbd>Ctrl</kbd>（<kbd>⌘</kbd>）と<kbd>Enter</kbd>で実行
        </span>
      )}
      <span role="status">{note}</span>
    </ControlBar>
  );
}
