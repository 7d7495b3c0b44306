/*
 * The generated files that are in git: `npm run generate` writes them, and
 * tests/unit/generated.test.ts says which of them is stale.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readGlossary} from '../../src/features/glossary/build/readGlossary';
import {readStubs} from '../../src/features/reference/build/stubs/readStubs';
import {API_ANCHORS, anchorsOf, generateReference} from './apiAnchors';
import {ASSUMPTIONS} from '../../src/features/assumptions/build/readAssumptions';
import {findMarks, readSources, withPlaces} from './assumptions';
import {paint, paintDarkLogo} from './images';
import {RUNTIME_ENUMERATIONS, runtimeEnumerations} from './runtimeEnumerations';
import {TERM_RULES, termRules} from './termRules';
import type {Options} from 'prettier';

/** A generated text file. */
export interface GeneratedFile {
  /** Its path from the repository's root. */
  readonly file: string;
  /** Its text as it has to be now. */
  readonly make: () => string | Promise<string>;
}

/**
 * All generated texts.
 *
 * @param root - the repository's root
 */
export function generatedFiles(root: string): GeneratedFile[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return [
    {file: TERM_RULES, make: () => termRules(readGlossary(root))},
    {
      file: RUNTIME_ENUMERATIONS,
      make: () =>
        runtimeEnumerations(
          readStubs(path.join(root, 'api-src')),
          JSON.parse(read('.prettierrc.json')) as Options,
        ),
    },
    {
      file: ASSUMPTIONS,
      make: () => withPlaces(read(ASSUMPTIONS), findMarks(readSources(root))),
    },
    {file: 'static/img/favicon.svg', make: () => paint('favicon')},
    {file: 'static/img/logo.svg', make: () => paint('logo')},
    {file: 'static/img/logo-dark.svg', make: paintDarkLogo},
    {
      file: API_ANCHORS,
      make: async () =>
        `${anchorsOf(await generateReference(root)).join('\n')}\n`,
    },
  ];
}

/**
 * Writes all generated texts.
 *
 * @param root - the repository's root
 * @returns the files whose text was another one
 */
export async function renewTexts(root: string): Promise<string[]> {
  const renewed: string[] = [];
  for (const {file, make} of generatedFiles(root)) {
    if (writeChanged(path.join(root, file), Buffer.from(await make()))) {
      renewed.push(file);
    }
  }
  return renewed;
}

/**
 * Writes a file, if its content is another one.
 *
 * @param target - its absolute path
 * @returns whether it was
 */
export function writeChanged(target: string, content: Buffer): boolean {
  const isChanged =
    !existsSync(target) || !readFileSync(target).equals(content);
  if (isChanged) {
    writeFileSync(target, content);
  }
  return isChanged;
}
