import type {ReactNode} from 'react';
import {ControlBar} from '../../../../ui/page/ControlBar';
import styles from './EditTools.module.css';

/** A button; without something to do it isn't there. */
interface Tool {
  readonly name: string;
  readonly onClick: (() => void) | undefined;
}

export interface EditToolsProps {
  readonly isEditing: boolean;
  /** What the reader is told of the edit. */
  readonly note: string | undefined;
  /** What to do about another tab's edit, while there is one. */
  readonly rival:
    {readonly openOther: () => void; readonly keepOwn: () => void} | undefined;
  /** Brings back what was given up; `undefined` if there is nothing. */
  readonly onUndo: (() => void) | undefined;
}

/** What one does about an edit: below what came of it, which doesn't move. */
export function EditTools({
  isEditing,
  note,
  rival,
  onUndo,
}: EditToolsProps): ReactNode {
  return (
    <ControlBar className={styles.tools}>
      <Buttons
        tools={[
          {name: 'このタブの内容を残す', onClick: rival?.keepOwn},
          {name: '別のタブの内容を開く', onClick: rival?.openOther},
          {name: '前のコードを開く', onClick: onUndo},
        ]}
      />
      <span role="status">{note}</span>
      {isEditing && (
        <span className={styles.keys}>
          <kbd>Ctrl</kbd>（<kbd>⌘</kbd>）と<kbd>Enter</kbd>で実行
        </span>
      )}
    </ControlBar>
  );
}

function Buttons({tools}: {readonly tools: readonly Tool[]}): ReactNode {
  return tools.map(
    ({name, onClick}) =>
      onClick && (
        <button
          key={name}
          type="button"
          className="button button--secondary button--sm"
          onClick={onClick}
        >
          {name}
        </button>
      ),
  );
}
