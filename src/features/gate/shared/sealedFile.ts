/*
 * A sealed file: a mark, the initialisation vector, and the deflated content
 * encrypted with AES-256-GCM.
 */
import {inflateSync} from 'fflate';
import type {Bytes, Cryptography} from './cryptography';

/** The first bytes of every sealed file: "CFWSEAL1". */
export const MARK: Bytes = new TextEncoder().encode('CFWSEAL1');

/** Length of the initialisation vector in bytes, as GCM wants it. */
export const IV_LENGTH = 12;

/** Whether a file is sealed; others may lie beside it. */
export function isSealed(file: Uint8Array): boolean {
  return MARK.every((byte, index) => file[index] === byte);
}

/**
 * The content of a sealed file.
 *
 * @param cryptography - what decrypts it
 * @param key - of the site's files
 * @param file - mark, vector and encrypted content
 * @throws when the key is another or the file was changed
 */
export async function openSealed(
  cryptography: Cryptography,
  key: Bytes,
  file: Bytes,
): Promise<Bytes> {
  const start = MARK.length + IV_LENGTH;
  const deflated = await cryptography.decrypt(
    key,
    file.slice(MARK.length, start),
    file.slice(start),
  );
  return new Uint8Array(inflateSync(deflated));
}
