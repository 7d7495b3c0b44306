import {findFirefox, findWebKit} from '../../../scripts/machine/otherBrowsers';
import {startFirefox} from './startFirefox';
import {startWebKit} from './startWebKit';
import type {Driver} from './webDriver';

/** The browsers besides Chromium that this machine has. */
export function foundBrowsers(): [
  name: string,
  start: () => Promise<Driver>,
][] {
  const firefox = findFirefox();
  const webKit = findWebKit();
  return [
    ...(firefox ? [['Firefox', () => startFirefox(firefox)] as const] : []),
    ...(webKit ? [['WebKit', () => startWebKit(webKit)] as const] : []),
  ].map(([name, start]) => [name, start]);
}
