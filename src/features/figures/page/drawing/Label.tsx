import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './figures.module.css';

export interface LabelProps {
  /** Centre of the text, or its left end with `isStart`. */
  x: number;
  /** Vertical middle of the text. */
  y: number;
  /** Left-aligns the text. */
  isStart?: boolean;
  isStrong?: boolean;
  /** Takes the ink that goes with the blue fills. */
  isBaas?: boolean;
  children: string;
}

/** One line of text. */
export function Label({
  x,
  y,
  isStart = false,
  isStrong = false,
  isBaas = false,
  children,
}: LabelProps): ReactNode {
  return (
    <text
      className={clsx(
        styles.text,
        isStart && styles.textStart,
        isStrong && styles.strong,
        isBaas && styles.baasText,
      )}
      x={x}
      y={y}
    >
      {children}
    </text>
  );
}
