import {test} from 'vitest';
import {STATEMENTS} from './statements';

/**
 * Tests statements here: each is a test by its own words. `npm test` finds out
 * which statements no test proves.
 *
 * @param proofs - by id, for the statements for which none names another test
 */
export function testStatements(
  proofs: Readonly<Record<string, (text: string) => void>>,
): void {
  for (const [id, prove] of Object.entries(proofs)) {
    const {text, provenBy} = STATEMENTS[id] ?? {};
    if (text === undefined || provenBy) {
      throw new Error(`${id} is ${text ? 'proven elsewhere' : 'not stated'}.`);
    }
    test(`${id} ${text}`, () => prove(text));
  }
}
