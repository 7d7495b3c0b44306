import {readFileSync} from 'node:fs';
import path from 'node:path';
import {UNCONFIRMED} from '../../assumptions/shared/labels';
import {replaceStubMarks} from '../../assumptions/shared/marks';
import {
  COMMON_SOURCE,
  withCommonFunctions,
} from '../../content/build/commonFunctions';
import {bundleTypes} from '../../reference/build/types/bundleTypes';
import jsconfig from '../../reference/build/types/editorOptions.json';
import {readStubs} from '../../reference/build/stubs/readStubs';
import type {KitSite} from '@combosite-functions/kit';

/**
 * What the kit takes from this site.
 *
 * @param siteDir - the repository's folder
 * @param siteUrl - address of the site's home page, ending in `/`
 */
export function kitSite(siteDir: string, siteUrl: string): KitSite {
  const common = readFileSync(path.join(siteDir, COMMON_SOURCE), 'utf8');
  const stubs = readStubs(path.join(siteDir, 'api-src'));
  return {
    siteUrl,
    stubs: new Map(
      [...stubs].map(([file, text]) => [
        file,
        replaceStubMarks(text, () => `（${UNCONFIRMED}）`),
      ]),
    ),
    types: bundleTypes(stubs, siteUrl),
    jsconfig,
    complete: (program) => withCommonFunctions(program, common),
  };
}
