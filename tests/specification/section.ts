import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ROOT} from '../support/files';
import {STATEMENTS} from './statements';

/**
 * Tests a section: each statement is a test of its name, by what this gets for
 * its id, or by looking for the test elsewhere that proves it.
 *
 * @param number - of the section
 * @param proofs - by id, for the statements that are proven here
 */
export function testSection(
  number: number,
  proofs: Readonly<Record<string, (text: string) => void>> = {},
): void {
  const own = Object.entries(STATEMENTS)
    .map(([id, statement]) => ({id, ...statement}))
    .filter(({id}) => id.startsWith(`${number}.`));

  describe(`section ${number}`, () => {
    test.each(own.map((one) => [`${one.id} ${one.text}`, one] as const))(
      '%s',
      (_, {id, text, provenBy}) => {
        if (!provenBy) {
          expect(proofs, 'no test proves it').toHaveProperty([id]);
          proofs[id]?.(text);
          return;
        }
        expect(proofs, 'proven twice').not.toHaveProperty([id]);
        const [file, title] = provenBy;
        const source = readFileSync(path.join(ROOT, file), 'utf8');
        expect(
          ["'", '"', '`'].some((mark) => source.includes(mark + title + mark)),
          `${file} has no test “${title}”`,
        ).toBe(true);
      },
    );

    test('nothing is proven that is not stated', () => {
      const ids = own.map(({id}) => id);
      expect(Object.keys(proofs).filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
}
