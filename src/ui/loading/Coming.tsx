import type {ReactNode} from 'react';
import {UNTOLD_MILLIS, comingText} from './comingText';
import {useDelayed} from './useDelayed';

export interface ComingProps {
  /** What it is; leave it out where the place says it. */
  readonly part?: string;
}

/**
 * Says that a part of the site is on its way, if that takes a while; stands in a
 * region that is read out. Take it away when the part is there, or isn't wanted.
 */
export function Coming({part}: ComingProps): ReactNode {
  return useDelayed(true, UNTOLD_MILLIS) && comingText(part);
}
