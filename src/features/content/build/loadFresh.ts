import path from 'node:path';
import {runInThisContext} from 'node:vm';
import {build} from 'esbuild';

/**
 * Loads a module of the site as it is now: under `npm start` the one that the
 * configuration has imported stays as it was when the server started.
 *
 * @param file - the module, from that folder; it and what it imports of the site
 *   is run anew
 */
export async function loadFresh<Module>(
  siteDir: string,
  file: string,
): Promise<Module> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: [path.join(siteDir, file)],
    bundle: true,
    platform: 'node',
    format: 'iife',
    globalName: 'fresh',
    write: false,
    logLevel: 'silent',
  });
  // An import of it would be Docusaurus's, which takes no code.
  return runInThisContext(
    `(() => { ${outputFiles[0]?.text ?? ''}\nreturn fresh; })()`,
  ) as Module;
}
