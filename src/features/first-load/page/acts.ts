import type {Field} from '../../../upstream/fieldValue';

/** What a reader did before the scripts were there. */
export interface Acts {
  /** Controls that were pressed, each once, in their order. */
  readonly pressed: Set<HTMLElement>;
  /** What fields were changed to: React puts some of them back. */
  readonly changed: Map<Field, string>;
  /** Whether the pointer is a mouse. */
  isMouse: boolean;
  /** Whether an input method is at work. */
  isComposing: boolean;
}

/** What the script in a page's head has for the site's own. */
export interface FirstActs {
  /** Call it when the site has taken the page over: nothing more is remembered. */
  readonly end: () => Acts;
}
