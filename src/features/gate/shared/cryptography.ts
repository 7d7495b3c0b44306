/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The few operations on which the gate rests. Two implementations give the same
 * results: the platform's WebCrypto, and libraryCryptography where a page has
 * none, as under plain HTTP.
 */
export interface Cryptography {
  /** HKDF with SHA-256 and no salt: 32 bytes for one purpose. */
  readonly expand: (secret: Bytes, purpose: string) => Promise<Bytes>;
  /**
   * AES-256-GCM.
   *
   * @returns the text
   * @throws when the key is another or a byte was changed
   */
  readonly decrypt: (key: Bytes, iv: Bytes, sealed: Bytes) => Promise<Bytes>;
}

/** The lengths of all derived secrets, in bytes. */
export const SECRET_LENGTH = 32;

/**
 * The gate's operations by WebCrypto, in Node and in secure pages.
 *
 * @param subtle - `crypto.subtle`
 */
export function webCryptography(subtle: SubtleCrypto): Cryptography {
  return {
    async expand(secret, purpose) {
      const key = await subtle.importKey('raw', secret, 'HKDF', false, [
        'deriveBits',
      ]);
      const bits = await subtle.deriveBits(
        {
          name: 'HKDF',
          hash: 'SHA-256',
          salt: new Uint8Array(),
          info: new TextEncoder().encode(purpose),
        },
        key,
        SECRET_LENGTH * 8,
      );
      return new Uint8Array(bits);
    },

    async decrypt(secret, iv, sealed) {
      const key = await subtle.importKey('raw', secret, 'AES-GCM', false, [
        'decrypt',
      ]);
      return new Uint8Array(
        await subtle.decrypt({name: 'AES-GCM', iv}, key, sealed),
      );
    },
  };
}
