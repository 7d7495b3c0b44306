import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The components of routes that pages of the docs share, by our scripts. */
const COMPONENTS = {
  docs: ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'],
  doc: ['@theme/DocItem'],
} as const;

/** For each of our scripts, the names of the chunks of Docusaurus it replaces. */
export type Chunks = Readonly<
  Record<keyof typeof COMPONENTS, ReadonlySet<string>>
>;

/** What a route loads: a name of a chunk for each component, context and data. */
interface Route {
  readonly __comp: string;
  readonly __context?: Readonly<Record<string, string>>;
  readonly __props?: string;
}

/**
 * Docusaurus has a script for each component of a route and for its data, and
 * gives them names of its own.
 *
 * @param folder - where it writes down which module is in which chunk
 */
export function chunksOf(folder: string): Chunks {
  const registry = readFileSync(path.join(folder, 'registry.js'), 'utf8');
  const routes = JSON.parse(
    readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8'),
  ) as Readonly<Record<string, Route>>;
  const chunkOf = (module: string): string => {
    const [, name] =
      new RegExp(`webpackChunkName: "(\\w+)" \\*/ "${module}"`).exec(
        registry,
      ) ?? [];
    if (name === undefined) {
      throw new Error(
        `first-load: Docusaurusの生成するregistry.jsに「${module}」がありません。src/features/first-load/build/chunks.tsのCOMPONENTSを見直してください。`,
      );
    }
    return name;
  };
  const docs = new Set<string>(COMPONENTS.docs.map(chunkOf));
  const data = Object.values(routes)
    .filter(({__comp}) => docs.has(__comp))
    .flatMap(({__context = {}, __props = []}) => [
      ...Object.values(__context),
      __props,
    ])
    .flat();
  return {
    docs: new Set([...docs, ...data]),
    doc: new Set(COMPONENTS.doc.map(chunkOf)),
  };
}
