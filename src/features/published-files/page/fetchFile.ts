/** Reads a file of the site as it is; throws if it can't be had. */
export async function fetchFile(
  url: string,
  signal?: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(url, {signal: signal ?? null});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.arrayBuffer();
}
