/*
 * Publishes runner.html, the document in which readers run samples, and
 * stress.js, what it needs besides for hostile conditions: see bundleRunner. The page puts it into a sandboxed frame of opaque origin
 * (src/features/runner/page/engine/inFrame.ts).
 *
 * It is a file of its own because a frame with `srcdoc` would take over the
 * page's policy.
 */
import {filesPlugin} from '../../published-files/build/publishFiles';
import {bundleRunner, bundleStress} from './bundleRunner';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the document in which samples run.
 *
 * @param context - Docusaurus's load context
 */
export default function sampleRunner(context: LoadContext): Plugin {
  const {siteDir} = context;
  return filesPlugin(context, {
    name: 'sample-runner',
    watched: [
      'packages/simulator/**/*.{json,ts}',
      'src/features/runner/page/frame/*.ts',
      'src/features/runner/page/shapes/*.ts',
      'packages/stress/**/*.ts',
    ],
    files: ['runner.html', 'stress.js'],
    make: async () => ({
      'runner.html': await bundleRunner(siteDir),
      'stress.js': await bundleStress(siteDir),
    }),
  });
}
