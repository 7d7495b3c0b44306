import path from 'node:path';
import {bundleTypes} from '../reference/types/bundleTypes';
import jsconfig from '../reference/types/editorOptions.json';
import {readStubs} from '../reference/stubs/readStubs';
import type {KitSite} from './createKit';

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
