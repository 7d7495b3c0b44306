import {gcm} from '@noble/ciphers/aes.js';
import {hkdf} from '@noble/hashes/hkdf.js';
import {pbkdf2Async} from '@noble/hashes/pbkdf2.js';
import {sha256} from '@noble/hashes/sha2.js';
import {SECRET_LENGTH} from './cryptography';
import type {Cryptography} from './cryptography';

/**
 * The gate's operations without WebCrypto, which browsers keep from pages that
 * came over plain HTTP. Slower by an order of magnitude, so it lets the page
 * breathe in between.
 */
export const libraryCryptography: Cryptography = {
  async stretch(password, salt, rounds) {
    return new Uint8Array(
      await pbkdf2Async(sha256, password, salt, {
        c: rounds,
        dkLen: SECRET_LENGTH,
        asyncTick: 50,
      }),
    );
  },

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
