/*
 * What React leaves alone.
 *
 * @needs react-dom 19: of an element with `dangerouslySetInnerHTML` it keeps what
 *   the server has rendered; theme-classic 3.10 takes sidebar and contents away
 *   from a window of at most 996 pixels
 * @why a phone would take over all entries of both first, only to remove them: a
 *   quarter of the work after the first act
 * @then render what the theme renders: phones are slower, and nothing else changes
 */
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
  return <div dangerouslySetInnerHTML={{__html: ''}} />;
}
