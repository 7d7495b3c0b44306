import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What answers a request, of Express. */
interface Response {
  readonly type: (file: string) => Response;
  readonly send: (content: Buffer) => void;
}

/** What a plugin publishes, and of what it is made. */
interface Publication<File extends string> {
  /** Its name. */
  readonly name: string;
  /** What `npm start` watches, to make the files anew. */
  readonly watched: readonly string[];
  /** Names of the files. */
  readonly files: readonly File[];
  /** Makes the files. */
  readonly make: () => Contents<File> | Promise<Contents<File>>;
}

type Contents<File extends string> = Readonly<
  Record<File, string | Uint8Array>
>;

/**
 * A plugin that publishes generated files at the site's base path. `npm start`
 * makes them when a page first asks for one: nearly all of its time would go to
 * what no page shows.
 *
 * @param context - Docusaurus's load context
 * @param publication - its files
 */
export function filesPlugin<File extends string>(
  {baseUrl}: LoadContext,
  {name, watched, files, make}: Publication<File>,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let made: Promise<Contents<File>> | undefined;
  const contents = () => (made ??= Promise.resolve(make()));

  const serve = (
    request: {readonly path: string},
    response: Response,
    next: (error?: unknown) => void,
  ) => {
    const file = files.find((one) => request.path === `${baseUrl}${one}`);
    if (file === undefined) {
      next();
      return;
    }
    contents().then((all) => {
      response.type(file).send(Buffer.from(all[file]));
    }, next);
  };

  return {
    name,

    getPathsToWatch: () => [...watched],

    async loadContent() {
      made = undefined;
      if (!isDevelopment) {
        await contents();
      }
    },

    configureWebpack() {
      // Docusaurus merges this into the options of its development server, and
      // behind what the function returns; its last answers everything.
      const setupMiddlewares = (middlewares: unknown[]) => {
        middlewares.unshift(serve);
        return [];
      };
      const options: object = isDevelopment
        ? {devServer: {setupMiddlewares}}
        : {};
      return options;
    },

    async postBuild({outDir}) {
      const all = await contents();
      for (const file of files) {
        writeFileSync(path.join(outDir, file), all[file]);
      }
    },
  };
}
