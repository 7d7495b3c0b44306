import type {Bytes, Cryptography} from './cryptography';

/** What a gated site says openly about its password. */
export interface GateSettings {
  /** 16 bytes in hexadecimal, another for every address of a site. */
  readonly salt: string;
  /** Rounds of PBKDF2. */
  readonly rounds: number;
  /** What the right password leads to, in hexadecimal; no way back from it. */
  readonly check: string;
}

/** The shortest password that a build accepts, in characters. */
export const MINIMUM_PASSWORD_LENGTH = 8;

/** What OWASP's Password Storage Cheat Sheet asks of PBKDF2-HMAC-SHA-256. */
export const ROUNDS = 600_000;

/** What one master secret is expanded to; the strings keep them independent. */
export const PURPOSES = {
  check: 'combosite-functions-wiki gate check',
  files: 'combosite-functions-wiki gate files',
  iv: 'combosite-functions-wiki gate iv',
} as const;

/**
 * The master secret of a password: slow to compute, and therefore slow to
 * guess. The same password typed on another system may consist of other code
 * points (が or か and a mark), so it is normalised first.
 *
 * @param cryptography - what computes it
 * @param password - as the reader typed it
 * @param settings - salt in hexadecimal, rounds
 */
export function masterSecret(
  cryptography: Cryptography,
  password: string,
  {salt, rounds}: Pick<GateSettings, 'salt' | 'rounds'>,
): Promise<Bytes> {
  return cryptography.stretch(
    new TextEncoder().encode(password.normalize('NFC')),
    fromHex(salt),
    rounds,
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
  return toHex(found) === check
    ? cryptography.expand(master, PURPOSES.files)
    : undefined;
}

/** Bytes as hexadecimal text. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Bytes of hexadecimal text. */
export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
