/** What the reader gave can't be used; the message tells how to correct it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
