/*
 * What the names in code blocks mean, from the same stubs as the API reference:
 * a part of the site's program that src/code-blocks/hints/useCodeHint.tsx loads once a
 * reader wants to know it.
 */
import path from 'node:path';
import {readHints} from './readHints';
import type {CodeHints} from './codeHints';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives the pages what names in code mean.
 *
 * @param context - Docusaurus's load context
 */
export default function codeHints({siteDir}: LoadContext): Plugin<CodeHints> {
  return {
    name: 'code-hints',

    getPathsToWatch() {
      return ['api-src/**/*.d.ts'];
    },

    loadContent() {
      return readHints(path.join(siteDir, 'api-src'));
    },

    async contentLoaded({content, actions}) {
      await actions.createData('hints.json', content);
    },
  };
}
