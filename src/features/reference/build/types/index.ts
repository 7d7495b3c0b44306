/*
 * Files for an editor and for administrators, made from the same stubs as the
 * API reference:
 *
 *   /combosite-functions.d.ts              types and globals, in one file
 *   /combosite-functions-enumerations.csv  codes, labels and readings
 *   /combosite-functions-enumerations.json the same data
 *
 * A page links to them by <Download />, as they are no routes.
 */
import path from 'node:path';
import {filesPlugin} from '../../../published-files/build/publishFiles';
import {bundleTypes} from './bundleTypes';
import {enumerationsCsv, enumerationsJson} from './enumerationFiles';
import {readReference} from '../stubs/readReference';
import {readStubs} from '../stubs/readStubs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes the type package. */
export default function typePackage(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  return filesPlugin(context, {
    name: 'type-package',
    watched: ['api-src/**/*.d.ts'],
    files: [
      'combosite-functions.d.ts',
      'combosite-functions-enumerations.csv',
      'combosite-functions-enumerations.json',
    ],
    make() {
      const stubs = readStubs(path.join(siteDir, 'api-src'));
      const siteUrl = new URL(baseUrl, siteConfig.url).href;
      const {enumerations} = readReference(stubs);
      return {
        'combosite-functions.d.ts': bundleTypes(stubs, siteUrl),
        'combosite-functions-enumerations.csv': enumerationsCsv(enumerations),
        'combosite-functions-enumerations.json': enumerationsJson(
          enumerations,
          siteUrl,
        ),
      };
    },
  });
}
