/*
 * The generated files that are in git: `npm run generate` writes them, and with
 * `--check` says which of them is stale.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {
  COMMON_SOURCE,
  withCommonFunctions,
} from '../../src/features/content/build/commonFunctions';
import {repositoryFiles} from '../../src/features/content/build/repositoryFiles';
import {readGlossary} from '../../src/features/glossary/build/readGlossary';
import {readReference} from '../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../src/features/reference/build/stubs/readStubs';
import {API_ANCHORS, anchorsOf, generateReference} from './apiAnchors';
import {ASSUMPTIONS} from '../../src/features/assumptions/build/readAssumptions';
import {canBeMarked, readTexts, withCodes, withPlaces} from './assumptions';
import {LEAVE_PAGE, withLeaveTable} from './leaveTable';
import {RUNTIME_ENUMERATIONS, runtimeEnumerations} from './runtimeEnumerations';
import {TERM_RULES, termRules} from './termRules';

/**
 * All generated texts.
 *
 * @param root - the repository's root
 * @returns makes each as it has to be now, by its path from there
 */
export function generatedFiles(
  root: string,
): Readonly<Record<string, () => string | Promise<string>>> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = (pattern: RegExp) =>
    repositoryFiles(root)
      .filter((file) => pattern.test(file))
      .sort();
  const stubs = () => readStubs(path.join(root, 'api-src'));
  return {
    [TERM_RULES]: () => termRules(readGlossary(root)),
    [RUNTIME_ENUMERATIONS]: () => runtimeEnumerations(stubs()),
    ...Object.fromEntries(
      files(/^(?:docs|wiki)\/.*\.mdx$/)
        .filter((file) => read(file).includes(COMMON_FUNCTIONS))
        .map((file) => [
          file,
          () => withCommonFunctions(read(file), read(COMMON_SOURCE)),
        ]),
    ),
    [LEAVE_PAGE]: () =>
      withLeaveTable(
        read(LEAVE_PAGE),
        files(/^wiki\/recipes\//).map((file) => [
          path.basename(file),
          read(file),
        ]),
        read('sidebars.ts'),
      ),
    [ASSUMPTIONS]: () =>
      withCodes(
        withPlaces(read(ASSUMPTIONS), readTexts(root).filter(canBeMarked)),
        readReference(stubs()),
      ),
    [API_ANCHORS]: async () =>
      `${anchorsOf(await generateReference(root)).join('\n')}\n`,
  };
}
