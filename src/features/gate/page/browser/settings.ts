import type {GateSettings} from '../../shared/keys';

/** What the build tells the gate's program. */
export interface BrowserSettings extends GateSettings {
  /** Path of the site; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Address of the script with libraryCryptography. */
  readonly library: string;
}

declare const GATE_SETTINGS: BrowserSettings;

/** The settings of this site, filled in by bundleGate. */
export const settings: BrowserSettings = GATE_SETTINGS;
