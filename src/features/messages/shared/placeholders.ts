import type {PlaceholderName} from '@combosite-functions/simulator';
import values from './values.json';

/** What stands for a name in braces when a message is shown. */
export interface Placeholder {
  /** A short name, as it is in the message in the page. */
  readonly label: string;
  /** Which value comes there. */
  readonly meaning: string;
}

/** The names in braces of all messages of the catalogue: values.json. */
export const PLACEHOLDERS: Readonly<Record<PlaceholderName, Placeholder>> =
  values;
