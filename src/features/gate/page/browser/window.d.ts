/** What the gate offers to the site behind it. */
interface CombositeGate {
  /** Fetches a file of the site and decrypts it, if it is sealed. */
  readonly openFile: (
    url: string,
    signal?: AbortSignal,
  ) => Promise<ArrayBuffer>;
  /** Runs a script, given as UTF-8. */
  readonly runScript: (source: ArrayBuffer) => Promise<void>;
}

interface Window {
  combositeGate?: CombositeGate;
}
