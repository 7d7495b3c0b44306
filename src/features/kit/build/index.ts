/*
 * The kit with which readers run their custom functions on their own machine:
 * /combosite-functions-kit.zip, from the sources of pages and tests. Beside it
 * are the sample company's custom data as CSV: /sample-company-*.csv.
 *
 * Pages link to them by <Download />, as they are no routes.
 */
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {COMMON_SOURCE} from '../../content/build/commonFunctions';
import {filesPlugin} from '../../published-files/build/publishFiles';
import {publishedCsvFiles} from '../../company-tables/build/publishedCsvFiles';
import {KIT_FILE, kitFiles, packKit} from '@combosite-functions/kit';
import {kitSite} from './kitSite';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the kit.
 *
 * @param context - Docusaurus's load context
 */
export default function kit(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  const tables = publishedCsvFiles(sampleCompany);
  return filesPlugin(context, {
    name: 'kit',
    watched: [
      'api-src/**/*.d.ts',
      COMMON_SOURCE,
      'packages/kit/files/**/*',
      'packages/simulator/**/*.{json,ts}',
      'packages/kit/shapes/*',
      'packages/stress/**/*.ts',
    ],
    files: [KIT_FILE, ...tables.keys()],
    async make() {
      const siteUrl = new URL(baseUrl, siteConfig.url).href;
      const files = await kitFiles(kitSite(siteDir, siteUrl));
      return {
        [KIT_FILE]: packKit(files),
        ...Object.fromEntries(tables),
      };
    },
  });
}
