/*
 * The gate's program, the only one in the pages of a gated site: it asks for the
 * shared password and puts the real page in the place of the notice.
 */
import {fetchFile} from '../../../published-files/page/fetchFile';
import {fileKey, masterSecret} from '../../shared/keys';
import {isSealed, openSealed} from '../../shared/sealedFile';
import {askPassword} from './askPassword';
import {keepSecret, keptSecret} from './keptSecret';
import {loadCryptography} from './loadCryptography';
import {painted, showState} from './notice';
import {openPage, runScript} from './openPage';
import {settings} from './settings';
import type {Bytes, Cryptography} from '../../shared/cryptography';

async function start(): Promise<void> {
  const cryptography = await loadCryptography();
  const kept = keptSecret();
  const key = kept && (await fileKey(cryptography, kept, settings));
  if (key) {
    await letIn(cryptography, key);
  } else {
    await ask(cryptography);
  }
}

async function ask(cryptography: Cryptography): Promise<void> {
  showState('asking');
  // Chromium answers prompts of a hidden tab by itself.
  await painted();
  const key = await askPassword(async (password) => {
    showState('checking');
    await painted();
    const master = await masterSecret(password, settings);
    const found = await fileKey(cryptography, master, settings);
    if (found) {
      keepSecret(master);
    }
    return found;
  });
  if (key) {
    await letIn(cryptography, key);
  } else {
    showState('unanswered', () => void run(() => ask(cryptography)));
  }
}

async function letIn(cryptography: Cryptography, key: Bytes): Promise<void> {
  const open = (file: Bytes) => openSealed(cryptography, key, file);

  const openFile: typeof fetchFile = async (url, signal) => {
    const file = new Uint8Array(await fetchFile(url, signal));
    return isSealed(file) ? (await open(file)).buffer : file.buffer;
  };

  showState('opening');
  window.combositeGate = {openFile, runScript};
  await openPage(open, openFile);
}

async function run(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(error);
    showState('failed', () => location.reload());
  }
}

void run(start);
