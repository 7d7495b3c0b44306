import {createCipheriv, createHash, createHmac} from 'node:crypto';
import {deflateSync} from 'fflate';
import {bytesToHex} from '@noble/hashes/utils.js';
import {webCryptography} from '../shared/cryptography';
import {COST, PURPOSES, masterSecret} from '../shared/keys';
import {IV_LENGTH, MARK} from '../shared/sealedFile';
import type {GateSettings} from '../shared/keys';

/** Seals the files of one site. */
export interface Seal {
  readonly settings: GateSettings;
  /** Encrypts a file; the same content always gives the same bytes. */
  readonly seal: (content: Uint8Array) => Buffer;
}

/**
 * Makes a site's keys from its password. All of it is determined by the
 * arguments, so that a build can be repeated.
 *
 * @param password - the shared password
 * @param address - of the site; another address has other keys
 * @param cost - scrypt's N
 */
export async function createSeal(
  password: string,
  {url, baseUrl}: Readonly<Record<'url' | 'baseUrl', string>>,
  cost = COST,
): Promise<Seal> {
  // Of the address only: a salt that depends on the password in a fast way
  // would be a fast way to guess it.
  const salt = createHash('sha256')
    .update(`combosite-functions-wiki gate salt\n${url}\n${baseUrl}`)
    .digest('hex')
    .slice(0, 32);
  const cryptography = webCryptography(globalThis.crypto.subtle);
  const master = await masterSecret(password, {salt, cost});
  const [check, key, ivKey] = await Promise.all([
    cryptography.expand(master, PURPOSES.check),
    cryptography.expand(master, PURPOSES.files),
    cryptography.expand(master, PURPOSES.iv),
  ]);

  return {
    settings: {salt, cost, check: bytesToHex(check)},

    seal(content) {
      // A vector may never serve two contents under one key: it is made of the
      // content.
      const iv = createHmac('sha256', ivKey)
        .update(content)
        .digest()
        .subarray(0, IV_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      return Buffer.concat([
        MARK,
        iv,
        cipher.update(deflateSync(content, {level: 9})),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
  };
}
