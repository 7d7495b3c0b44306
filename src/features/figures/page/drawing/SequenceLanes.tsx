import type {ReactNode} from 'react';

import {Box} from './Box';
import styles from './figures.module.css';

const HEAD_HEIGHT = 48;

/** One taking part in a sequence. */
export interface SequenceLane {
  /** Middle of the lane. */
  readonly x: number;
  /** Name, one entry per line. */
  readonly lines: readonly string[];
  /** Colour of the head, as of a box. */
  readonly variant?: 'plain' | 'baas' | 'built';
}

export interface SequenceLanesProps {
  readonly lanes: readonly SequenceLane[];
  /** Where the life lines end. */
  readonly height: number;
}

/**
 * Heads and life lines of a sequence; draw them before the arrows. Time runs
 * downwards from y 60.
 */
export function SequenceLanes({lanes, height}: SequenceLanesProps): ReactNode {
  return (
    <g>
      {lanes.map(({x, lines, variant}) => (
        <g key={x}>
          <line
            className={styles.lifeLine}
            x1={x}
            y1={HEAD_HEIGHT + 4}
            x2={x}
            y2={height}
          />
          <Box
            x={x - 54}
            y={4}
            width={108}
            height={HEAD_HEIGHT}
            lines={lines}
            variant={variant}
          />
        </g>
      ))}
    </g>
  );
}
