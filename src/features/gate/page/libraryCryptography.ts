import {gcm} from '@noble/ciphers/aes.js';
import {hkdf} from '@noble/hashes/hkdf.js';
import {sha256} from '@noble/hashes/sha2.js';
import {SECRET_LENGTH} from '../shared/cryptography';
import type {Cryptography} from '../shared/cryptography';

/**
 * The gate's operations without WebCrypto, which browsers keep from pages that
 * came over plain HTTP.
 */
export const libraryCryptography: Cryptography = {
  expand(secret, purpose) {
    const info = new TextEncoder().encode(purpose);
    return Promise.resolve(
      new Uint8Array(hkdf(sha256, secret, undefined, info, SECRET_LENGTH)),
    );
  },

  decrypt(key, iv, sealed) {
    return new Promise((resolve) => {
      resolve(new Uint8Array(gcm(key, iv).decrypt(sealed)));
    });
  },
};
