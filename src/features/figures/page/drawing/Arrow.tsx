import type {ReactNode} from 'react';

import styles from './figures.module.css';

const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 5;

/** Position in the view box: x, y. */
export type Point = readonly [number, number];

export interface ArrowProps {
  from: Point;
  to: Point;
  /** Puts a head on both ends. */
  isTwoWay?: boolean;
}

/** Points of the triangle whose tip is `tip`, for a shaft that starts at `tail`. */
function headPoints(tail: Point, tip: Point): string {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const [ux, uy] = [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  const [baseX, baseY] = [tip[0] - ux * HEAD_LENGTH, tip[1] - uy * HEAD_LENGTH];
  const [sideX, sideY] = [-uy * HEAD_HALF_WIDTH, ux * HEAD_HALF_WIDTH];

  return [
    tip,
    [baseX + sideX, baseY + sideY],
    [baseX - sideX, baseY - sideY],
  ].join(' ');
}

/**
 * Straight arrow. The heads are drawn as polygons, not as markers, because
 * marker ids would have to be unique in the page.
 */
export function Arrow({from, to, isTwoWay = false}: ArrowProps): ReactNode {
  return (
    <g>
      <line
        className={styles.arrowLine}
        x1={from[0]}
        y1={from[1]}
        x2={to[0]}
        y2={to[1]}
      />
      <polygon className={styles.arrowHead} points={headPoints(from, to)} />
      {isTwoWay && (
        <polygon className={styles.arrowHead} points={headPoints(to, from)} />
      )}
    </g>
  );
}
