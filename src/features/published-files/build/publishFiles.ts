import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files by their names. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Publishes generated files at the site's base path, in the build and under
 * `npm start` alike.
 *
 * @param context - Docusaurus's load context
 * @param name - the plugin's name; its files wait in a folder of that name
 * @returns hooks of the plugin
 */
export function publishFiles(
  {baseUrl, generatedFilesDir}: LoadContext,
  name: string,
) {
  const folder = path.join(generatedFilesDir, name, 'files');

  return {
    /** Writes the files; what was there before is removed. */
    write: (files: Files) => {
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      for (const [file, content] of Object.entries(files)) {
        writeFileSync(path.join(folder, file), content);
      }
    },

    /** Serves the files under `npm start`. */
    configureWebpack: (): object =>
      // Docusaurus merges this into the options of its development server.
      process.env.NODE_ENV === 'development'
        ? {
            devServer: {
              static: [{directory: folder, publicPath: baseUrl, watch: false}],
            },
          }
        : {},

    /** Copies the files into the finished site. */
    postBuild: ({outDir}: {readonly outDir: string}) => {
      cpSync(folder, outDir, {recursive: true});
      return Promise.resolve();
    },
  };
}

/** What a plugin publishes, and of what it is made. */
interface Publication {
  /** Its name. */
  readonly name: string;
  /** What `npm start` watches, to make the files anew. */
  readonly watched: readonly string[];
  /** Makes the files, by their names. */
  readonly make: () => Files | Promise<Files>;
}

/**
 * A plugin that does nothing else.
 *
 * @param context - Docusaurus's load context
 * @param publication - its files
 */
export function filesPlugin(
  context: LoadContext,
  {name, watched, make}: Publication,
): Plugin {
  const {write, ...hooks} = publishFiles(context, name);
  return {
    name,
    getPathsToWatch: () => [...watched],
    async loadContent() {
      write(await make());
    },
    ...hooks,
  };
}
