import type {GlossaryEntry} from '../../src/features/glossary/build/readGlossary';

/** The generated file, from the repository's root. */
export const TERM_RULES = 'prh-terms.yml';

const HEAD = `# Generated from the words to avoid in docs/glossary.yml: don't edit. After a
# change there run \`npm run generate\`.
version: 1
rules:
`;

/**
 * The linter's dictionary of terms: every word to avoid becomes its term.
 *
 * @param glossary - all terms
 * @returns a file for prh, with a spec for each word
 */
export function termRules(glossary: readonly GlossaryEntry[]): string {
  return (
    HEAD +
    glossary
      .filter(({avoid}) => avoid)
      .map(({avoid = [], term}) => {
        // A word that starts another one (支払いマスタ) must not win over it.
        const words = [...avoid].sort((a, b) => b.length - a.length);
        return [
          `  - expected: ${term}`,
          `    pattern: /${words.join('|')}/`,
          '    specs:',
          ...words.map((word) => `      - {from: ${word}, to: ${term}}`),
          '',
        ].join('\n');
      })
      .join('')
  );
}
