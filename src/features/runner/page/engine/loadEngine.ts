import {openFile} from '../../../published-files/page/openFile';

let engine: string | undefined;

/**
 * Does something with the script that makes hostile conditions, which is fetched
 * once for all samples.
 *
 * @param address - of /stress.js
 * @param signal - stops the fetching
 * @param use - what to do; stops by the same signal
 * @returns how that ended, or why it didn't begin
 */
export async function withEngine<Ending>(
  address: string,
  signal: AbortSignal,
  use: (engine: string) => Promise<Ending>,
): Promise<Ending | {readonly kind: 'stopped' | 'unavailable'}> {
  try {
    engine ??= new TextDecoder().decode(await openFile(address, signal));
  } catch {
    return {kind: signal.aborted ? 'stopped' : 'unavailable'};
  }
  return use(engine);
}
