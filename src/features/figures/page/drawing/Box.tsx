import type {ReactNode} from 'react';

import styles from './figures.module.css';
import {Label} from './Label';

const LINE_HEIGHT = 19;

export interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Text, one entry per line: SVG doesn't wrap. */
  lines: readonly string[];
  /**
   * `plain` is Combosite or neutral, `baas` belongs to the platform, `built`
   * is what the customer builds.
   */
  variant?: 'plain' | 'baas' | 'built';
  /** Sets the first line in bold. */
  hasTitle?: boolean;
}

/** Rounded box with centred text. */
export function Box({
  x,
  y,
  width,
  height,
  lines,
  variant = 'plain',
  hasTitle = false,
}: BoxProps): ReactNode {
  const firstLineY = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2;

  return (
    <g>
      <rect
        className={styles[variant]}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
      />
      {lines.map((line, index) => (
        <Label
          key={line}
          x={x + width / 2}
          y={firstLineY + index * LINE_HEIGHT}
          isStrong={hasTitle && index === 0}
          isBaas={variant !== 'plain'}
        >
          {line}
        </Label>
      ))}
    </g>
  );
}
