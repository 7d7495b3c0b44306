/*
 * What the site itself must know of the gate: that its scripts and its files
 * are encrypted. A client module, so it runs before any route is loaded; only
 * gated builds contain it.
 *
 * The bundler's runtime loads chunks by script elements, which can't decrypt.
 * `__webpack_require__.l` is the function with which it does so, webpack's and
 * Rspack's alike; the rest of the runtime, its errors included, stays as it is.
 * Workers have a runtime of their own, and their scripts stay in plain.
 */
import {replaceDownload} from '@site/src/features/published-files/page/Download';
import {offerReload} from '@site/src/ui/loading/offerReload';
import {setFileOpener} from '@site/src/features/published-files/page/openFile';
import {SealedDownload} from './SealedDownload';

declare const __webpack_require__: {
  /** Loads a script; `done` is told of the event that ended it. */
  l: (
    url: string,
    done: (event: {type: string; target: {src: string}}) => void,
  ) => void;
};

// The static pages are rendered without a gate.
if (typeof window !== 'undefined' && window.combositeGate) {
  const {openFile, runScript} = window.combositeGate;
  setFileOpener(openFile);
  replaceDownload(SealedDownload);

  __webpack_require__.l = (url, done) => {
    const end = (type: 'load' | 'error') => done({type, target: {src: url}});
    openFile(url)
      .then(runScript)
      .then(
        () => end('load'),
        () => {
          end('error');
          offerReload();
        },
      );
  };
}
