import type {ReactNode, RefObject} from 'react';
import {ControlBar} from '../ui/ControlBar';

export interface RunnerButtonsProps {
  readonly runButton: RefObject<HTMLButtonElement | null>;
  readonly canRun: boolean;
  readonly isRunning: boolean;
  readonly isEditing: boolean;
  /** Whether hostile conditions are offered. */
  readonly hasStress: boolean;
  readonly onRun: () => void;
  readonly onStress: () => void;
  readonly onStop: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
  readonly onShare: () => void;
}

/** The buttons of a sample. */
export function RunnerButtons({
  runButton,
  canRun,
  isRunning,
  isEditing,
  hasStress,
  onRun,
  onStress,
  onStop,
  onEdit,
  onReset,
  onShare,
}: RunnerButtonsProps): ReactNode {
  const others = [
    ...(hasStress
      ? [{name: '意地悪な条件で試す', isDisabled: !canRun, onClick: onStress}]
      : []),
    {name: '止める', isDisabled: !isRunning, onClick: onStop},
    {name: '編集', isDisabled: isEditing, onClick: onEdit},
    {name: '元に戻す', isDisabled: undefined, onClick: onReset},
    {name: '共有', isDisabled: undefined, onClick: onShare},
  ];
  return (
    <ControlBar>
      <button
        ref={runButton}
        type="button"
        className="button button--primary button--sm"
        aria-disabled={!canRun}
        onClick={() => {
          if (canRun) {
            onRun();
          }
        }}
      >
        実行
      </button>
      {others.map(({name, isDisabled, onClick}) => (
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
      ))}
    </ControlBar>
  );
}
