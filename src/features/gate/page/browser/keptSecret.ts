/*
 * A tab that has been let in isn't asked again: it keeps the master secret for
 * its session, never the password. Where storage is denied, nothing is kept and
 * the reader is asked on the next page load.
 */
import {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
import {settings} from './settings';
import type {Bytes} from '../../shared/cryptography';

/** Another site on this host, or another address, has another key. */
const STORAGE_KEY = `gate:${settings.baseUrl}:${settings.salt}`;

/** The master secret that this tab keeps; it may be outdated. */
export function keptSecret(): Bytes | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    return text === null ? undefined : hexToBytes(text);
  } catch {
    return undefined;
  }
}

/** Keeps the master secret for this tab's session, if the browser lets it. */
export function keepSecret(master: Bytes): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, bytesToHex(master));
  } catch {
    // The reader is asked again, which is all that follows.
  }
}
