import type {ReactNode} from 'react';

import {Frame} from './Frame';

export interface FlowLanesProps {
  /** Height of both lanes; the drawing is eight units higher. */
  height: number;
}

/**
 * The two lanes of a scenario: Combosite on the left, the BaaS on the right.
 * Boxes go from x 12 to 148 on the left and from x 186 to 348 on the right.
 */
export function FlowLanes({height}: FlowLanesProps): ReactNode {
  return (
    <g>
      <Frame x={4} y={4} width={152} height={height} label="Combosite" />
      <Frame
        x={178}
        y={4}
        width={178}
        height={height}
        label="BaaS"
        variant="baas"
      />
    </g>
  );
}
