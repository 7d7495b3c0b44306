import {offerReload} from '../../../ui/loading/offerReload';
import {fetchFile} from './fetchFile';

/**
 * Reads a file of the site.
 *
 * @param url - its address
 * @param signal - stops the reading
 * @throws when it can't be had
 */
export type FileOpener = (
  url: string,
  signal?: AbortSignal,
) => Promise<ArrayBuffer>;

let opener: FileOpener = fetchFile;

/**
 * Reads a file that the build writes beside the pages, such as the search
 * index. Use it instead of `fetch`: behind the gate those files are encrypted.
 *
 * @param url - its address
 * @param signal - stops the reading
 * @throws when it can't be had
 */
export const openFile: FileOpener = async (url, signal) => {
  try {
    return await opener(url, signal);
  } catch (error) {
    // Who no longer waits for it isn't asked.
    if (!signal?.aborted) {
      offerReload();
    }
    throw error;
  }
};

/** Changes how the site's files are read; for the gate, before the page runs. */
export function setFileOpener(replacement: FileOpener): void {
  opener = replacement;
}

/**
 * Starts a worker from a script that the build writes beside the pages. Behind
 * the gate that script is encrypted, and the worker starts from a copy.
 *
 * @param url - the script's address
 * @param signal - stops the reading; end the worker itself
 * @throws when the script can't be had, or a policy forbids the worker
 */
export async function startWorker(
  url: string,
  signal: AbortSignal,
): Promise<Worker> {
  if (opener === fetchFile) {
    return new Worker(url);
  }
  const copy = URL.createObjectURL(
    new Blob([await opener(url, signal)], {type: 'text/javascript'}),
  );
  // A browser may begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(copy), 60_000);
  return new Worker(copy);
}
