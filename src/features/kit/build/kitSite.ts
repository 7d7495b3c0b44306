import path from 'node:path';
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
  const stubs = readStubs(path.join(siteDir, 'api-src'));
  return {siteUrl, stubs, types: bundleTypes(stubs, siteUrl), jsconfig};
}
