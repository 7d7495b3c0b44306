import limitRows from './limitRows.json';
import {DEFAULT_LIMITS, HOST_LIMITS, PAGE_LIMITS} from './limits';

/** A limit, as readers of the page and users of the kit meet it. */
export interface LimitRow {
  readonly name: string;
  readonly page: string;
  readonly kit: string;
}

/** All limits of a run, for people. */
export function describeLimits(): LimitRow[] {
  const ofPage = {...HOST_LIMITS.page, ...PAGE_LIMITS};
  const ofKit = {...HOST_LIMITS.kit, ...DEFAULT_LIMITS};
  return limitRows.map(({name, both = '', page = both, kit = both}) => ({
    name,
    page: fillIn(page, ofPage),
    kit: fillIn(kit, ofKit),
  }));
}

/** A text with the limits that it names, times in seconds. */
function fillIn(
  text: string,
  limits: Readonly<Record<string, number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const limit = limits[name] ?? Number.NaN;
    const shown = name.endsWith('Millis') ? limit / 1000 : limit;
    return shown.toLocaleString('ja-JP');
  });
}
