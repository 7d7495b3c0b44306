/*
 * What the names in code blocks mean, from the same stubs as the API reference:
 * a part of the site's program that src/features/code-blocks/page/hints/useCodeHint.tsx loads once a
 * reader wants to know it.
 */
import path from 'node:path';
import {openBuildCache} from '../../../build-cache/build/openBuildCache';
import {readHints} from './readHints';
import type {CodeHints} from '../../shared/hints/codeHints';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Gives the pages what names in code mean. */
export default function codeHints({siteDir}: LoadContext): Plugin<CodeHints> {
  return {
    name: 'code-hints',

    getPathsToWatch() {
      return ['api-src/**/*.d.ts'];
    },

    loadContent() {
      const cache = openBuildCache<CodeHints>(siteDir, 'hints');
      // The stubs count as code.
      const hints = cache.take('', () =>
        readHints(path.join(siteDir, 'api-src')),
      );
      cache.save();
      return hints;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('hints.json', content);
    },
  };
}
