import {scryptAsync} from '@noble/hashes/scrypt.js';
import {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
import {SECRET_LENGTH} from './cryptography';
import type {Bytes, Cryptography} from './cryptography';

/** What a gated site says openly about its password. */
export interface GateSettings {
  /** 16 bytes in hexadecimal, another for every address of a site. */
  readonly salt: string;
  /** scrypt's N. */
  readonly cost: number;
  /** What the right password leads to, in hexadecimal; no way back from it. */
  readonly check: string;
}

/** The shortest password that a build accepts, in characters. */
export const MINIMUM_PASSWORD_LENGTH = 14;

/**
 * scrypt's N; with r = 8 a guess takes 32 MiB. Memory is what graphics cards have
 * least of for each of their cores, and scrypt is the one function of this kind
 * that is fast enough in plain JavaScript. In Chromium it takes 0.14 s of a
 * server's core, and 0.9 s where that is slowed down to a sixth, as a phone is.
 */
export const COST = 2 ** 15;
const BLOCK_SIZE = 8;

/** What one master secret is expanded to; the strings keep them independent. */
export const PURPOSES = {
  check: 'combosite-functions-wiki gate check',
  files: 'combosite-functions-wiki gate files',
  iv: 'combosite-functions-wiki gate iv',
} as const;

/**
 * The master secret of a password: slow to compute in much memory, and therefore
 * slow to guess. The same password typed on another system may consist of other code
 * points (が or か and a mark), so it is normalised first.
 *
 * @param password - as the reader typed it
 * @param settings - salt in hexadecimal, cost
 */
export async function masterSecret(
  password: string,
  {salt, cost}: Pick<GateSettings, 'salt' | 'cost'>,
): Promise<Bytes> {
  return new Uint8Array(
    await scryptAsync(
      new TextEncoder().encode(password.normalize('NFC')),
      hexToBytes(salt),
      // Lets the page breathe in between.
      {N: cost, r: BLOCK_SIZE, p: 1, dkLen: SECRET_LENGTH, asyncTick: 50},
    ),
  );
}

/**
 * The key of a site's files.
 *
 * @param cryptography - what computes it
 * @param master - the master secret of a password
 * @param settings - with the right password's check value
 * @returns `undefined` for a wrong password
 */
export async function fileKey(
  cryptography: Cryptography,
  master: Bytes,
  {check}: Pick<GateSettings, 'check'>,
): Promise<Bytes | undefined> {
  const found = await cryptography.expand(master, PURPOSES.check);
  return bytesToHex(found) === check
    ? cryptography.expand(master, PURPOSES.files)
    : undefined;
}
