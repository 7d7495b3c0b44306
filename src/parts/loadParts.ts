import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';
import type * as BuildParts from './buildParts';
import type * as Parts from './parts';

/*
 * Docusaurus has jiti compile what docusaurus.config.ts imports, ES modules of
 * packages too: Babel on 670 files, five seconds of a fresh clone. tsx has esbuild
 * do it.
 */
register();
const load = createRequire(__filename);

/** What docusaurus.config.ts puts together. */
export const parts = load('./parts.ts') as typeof Parts;

/** The same for a build only. */
export const loadBuildParts = () =>
  load('./buildParts.ts') as typeof BuildParts;
