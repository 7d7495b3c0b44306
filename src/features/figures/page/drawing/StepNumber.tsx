import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './figures.module.css';

export interface StepNumberProps {
  /** Centre of the disc. */
  x: number;
  y: number;
  value: number;
}

/** Number in a disc: the same number as in the list beside the drawing. */
export function StepNumber({x, y, value}: StepNumberProps): ReactNode {
  return (
    <g>
      <circle className={styles.stepDisc} cx={x} cy={y} r={11} />
      <text className={clsx(styles.text, styles.stepText)} x={x} y={y}>
        {value}
      </text>
    </g>
  );
}
