import {webCryptography} from '../../shared/cryptography';
import {settings} from './settings';
import type {Cryptography} from '../../shared/cryptography';

/**
 * What this page computes with. Browsers have WebCrypto only where a page came
 * safely; elsewhere the library is loaded.
 */
export async function loadCryptography(): Promise<Cryptography> {
  const {subtle} = globalThis.crypto as Partial<Crypto>;
  if (subtle) {
    return webCryptography(subtle);
  }
  const {libraryCryptography} = (await import(settings.library)) as {
    libraryCryptography: Cryptography;
  };
  return libraryCryptography;
}
