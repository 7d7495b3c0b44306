import {openFile} from '../published-files/openFile';

let loading: Promise<string> | undefined;

/**
 * The script that makes hostile conditions, once for all samples.
 *
 * @param address - of /stress.js
 * @returns `undefined` if it can't be had now
 */
export async function loadEngine(address: string): Promise<string | undefined> {
  try {
    loading ??= openFile(address).then((file) =>
      new TextDecoder().decode(file),
    );
    return await loading;
  } catch {
    loading = undefined;
    return undefined;
  }
}
