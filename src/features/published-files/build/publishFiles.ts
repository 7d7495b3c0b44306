import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What a plugin adds to webpack; Docusaurus's type has no development server. */
type WebpackOptions = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  void
> & {devServer?: object};

/** Files by their names. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** The hooks of a plugin that publishes files beside the pages. */
export interface PublishedFiles {
  /** Writes the files; what was there before is removed. */
  readonly write: (files: Files) => void;
  /** Serves the files under `npm start`. */
  readonly configureWebpack: () => WebpackOptions;
  /** Copies the files into the finished site. */
  readonly postBuild: NonNullable<Plugin['postBuild']>;
}

/**
 * Publishes generated files at the site's base path, in the build and under
 * `npm start` alike.
 *
 * @param context - Docusaurus's load context
 * @param name - the plugin's name; its files wait in a folder of that name
 */
export function publishFiles(
  {baseUrl, generatedFilesDir}: LoadContext,
  name: string,
): PublishedFiles {
  const folder = path.join(generatedFilesDir, name, 'files');

  return {
    write(files) {
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      for (const [file, content] of Object.entries(files)) {
        writeFileSync(path.join(folder, file), content);
      }
    },

    configureWebpack() {
      // Docusaurus merges this into the options of its development server.
      return process.env.NODE_ENV === 'development'
        ? {
            devServer: {
              static: [{directory: folder, publicPath: baseUrl, watch: false}],
            },
          }
        : {};
    },

    postBuild({outDir}) {
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
