import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The theme's own limit, and Infima's, in pixels. */
const PHONE_WIDTH = 996;

/**
 * Whether the page is in a window so narrow that the theme takes away what only
 * a wide one shows. False on the server.
 */
export function isPhone(): boolean {
  return ExecutionEnvironment.canUseDOM && window.innerWidth <= PHONE_WIDTH;
}

/**
 * Stands for one element that the theme is about to take away: the element stays
 * as it arrived until then, and React doesn't go through what is in it. Where
 * none has arrived, there is an empty one.
 */
export function Unused(): ReactNode {
  return (
    // React keeps what the server has rendered.
    <div dangerouslySetInnerHTML={{__html: ''}} />
  );
}
