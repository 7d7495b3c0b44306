import type {ReactNode} from 'react';

import styles from './figures.module.css';
import {Label} from './Label';

export interface FrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Name of the framed area. */
  label: string;
  /** Edge at whose left end the name is. */
  labelEdge?: 'top' | 'bottom';
  /** The blue `baas` frame marks the part that belongs to the BaaS. */
  variant?: 'plain' | 'baas';
}

/** Named area; draw it before the parts that lie in it. */
export function Frame({
  x,
  y,
  width,
  height,
  label,
  labelEdge = 'top',
  variant = 'plain',
}: FrameProps): ReactNode {
  const isBaas = variant === 'baas';

  return (
    <g>
      <rect
        className={isBaas ? styles.baasFrame : styles.plainFrame}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
      />
      <Label
        x={x + 12}
        y={labelEdge === 'top' ? y + 20 : y + height - 20}
        isStart
        isStrong
        isBaas={isBaas}
      >
        {label}
      </Label>
    </g>
  );
}
