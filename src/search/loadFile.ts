/** A connection that hasn't answered by then won't. */
const TIMEOUT_MILLIS = 30_000;

/**
 * Fetches one of the search's two files, as it lies on the server.
 *
 * @param url - path of the file, with the base path
 * @throws if it can't be had
 */
export async function loadFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MILLIS),
  });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.arrayBuffer();
}
