/*
 * Links that carry a program in their fragment, which browsers don't send to
 * any server.
 */
import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import * as v from 'valibot';
import {RUN_LIMITS} from '../shapes/runLimits';
import {SHARE_PREFIX, readShareTarget} from './shareTarget';

/** What a link carries. */
export interface SharedRun {
  /** Number of the runnable sample on its page, from 0. */
  readonly sample: number;
  /** Name of the scenario. */
  readonly scenario: string;
  readonly source: string;
}

/** What the fragment holds: the scenario's name, the program. */
const SHARED_RUN = v.tuple([
  v.string(),
  v.pipe(v.string(), v.maxLength(RUN_LIMITS.sourceLength)),
]);

/** Characters of a fragment that is still read. */
const MAX_LENGTH = 60_000;

/**
 * Makes a fragment.
 *
 * @param shared - what it carries
 * @returns `#run=…`
 */
export function encodeShare({sample, scenario, source}: SharedRun): string {
  const packed = deflateSync(strToU8(JSON.stringify([scenario, source])), {
    level: 9,
  });
  const base64 = btoa(strFromU8(packed, true));
  const text = base64
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${SHARE_PREFIX}${sample}.${text}`;
}

/**
 * Reads a fragment, which may come from anybody.
 *
 * @param fragment - with its `#`
 * @returns what it carries, or `undefined` if it can't be read
 */
export function decodeShare(fragment: string): SharedRun | undefined {
  const sample = readShareTarget(fragment);
  if (sample === undefined || fragment.length > MAX_LENGTH) {
    return undefined;
  }
  try {
    const text = fragment.slice(fragment.indexOf('.') + 1);
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    // What doesn't fit into `out` is refused: a small text may unpack to much.
    const unpacked = inflateSync(strToU8(atob(base64), true), {
      out: new Uint8Array(4 * RUN_LIMITS.sourceLength),
    });
    const value: unknown = JSON.parse(strFromU8(unpacked));
    const [scenario, source] = v.parse(SHARED_RUN, value);
    return {sample, scenario, source};
  } catch {
    return undefined;
  }
}
