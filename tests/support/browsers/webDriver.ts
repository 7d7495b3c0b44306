/*
 * The commands of W3C WebDriver that the tests in Firefox and WebKit need. WebKit
 * takes them over HTTP; Firefox takes the same ones over its own wire
 * (Marionette), for which otherwise geckodriver would translate.
 */

/** Path over HTTP, and Marionette's name. All are sent by POST. */
export const COMMANDS = {
  open: ['/url', 'WebDriver:Navigate'],
  reload: ['/refresh', 'WebDriver:Refresh'],
  run: ['/execute/sync', 'WebDriver:ExecuteScript'],
  click: ['/element/{id}/click', 'WebDriver:ElementClick'],
  act: ['/actions', 'WebDriver:PerformActions'],
  answer: ['/alert/text', 'WebDriver:SendAlertText'],
  accept: ['/alert/accept', 'WebDriver:AcceptAlert'],
} as const;

export type Command = keyof typeof COMMANDS;

export type Parameters = Readonly<Record<string, unknown>>;

/** A browser that has been started. */
export interface Driver {
  /**
   * Sends a command.
   *
   * @returns what the command gives
   * @throws Error with the browser's words if it refuses
   */
  send(command: Command, parameters: Parameters): Promise<unknown>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

/** Asks every 50 ms for something that isn't there yet. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  describe: () => string,
  millis = 20_000,
): Promise<T> {
  const end = Date.now() + millis;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    if (Date.now() > end) {
      throw new Error(describe());
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
