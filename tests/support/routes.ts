/*
 * Every page that the site has to have by its sources, with what a reader finds
 * there: the written pages, the sidebars, the tags and the stubs. Which of them
 * there are at least stands in tests/specification/statements.yml, section 2.
 */
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import ts from 'typescript';
import {parse} from 'yaml';
import {rootSlug} from '../../src/features/content/build/docs-plugin/rootSlug';
import {readReference} from '../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../src/features/reference/build/stubs/readStubs';
import {blogRoutes} from './blogRoutes';
import {ROOT, listFiles, readHead, readText} from './files';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One page of the site. */
export interface Route {
  readonly path: string;
  /** The page's h1; a tag's page counts its articles. */
  readonly title: string | RegExp;
  /** The id of the sidebar beside it; `undefined` for pages that have none. */
  readonly sidebar: string | undefined;
}

/** A written page. */
interface WrittenPage extends Route {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly tags: readonly string[];
}

/** An item of a sidebar, of whatever kind. */
interface SidebarItem {
  readonly id?: string;
  readonly label?: string;
  readonly link?: {
    readonly type: string;
    readonly slug?: string;
    readonly id?: string;
  };
  readonly items?: readonly (SidebarItem | string)[];
}

const ITEMS = Object.entries(readSidebars()).flatMap(([sidebar, items]) =>
  flatten(items).map((item) => ({sidebar, item})),
);

/** The pages that somebody writes. */
export const WRITTEN: readonly WrittenPage[] = [
  'docs',
  'wiki',
  'src/pages',
].flatMap((folder) =>
  listFiles(folder, /(?<!\/_[^/]*)\.mdx$/).map((file) => {
    const name = file.replace(/\.mdx$/, '');
    const {title = '', tags = []} = readHead(file);
    return {
      file,
      path: rootSlug(file) ?? `/${name}`.replace(/^\/src\/pages/, ''),
      title,
      tags,
      sidebar: ITEMS.find(
        ({item}) => item.id === name || item.link?.id === name,
      )?.sidebar,
    };
  }),
);

/** The names of the reference that have a page. */
export const API_NAMES = readReference(
  readStubs(path.join(ROOT, 'api-src')),
).names.filter(({isHelper}) => !isHelper);

const LABELS = Object.entries(
  parse(readText('docs/tags.yml')) as Record<string, {label: string}>,
);

const TAGS = LABELS.filter(([tag]) =>
  WRITTEN.some(({tags}) => tags.includes(tag)),
);

/** All pages. */
export const ROUTES: readonly Route[] = [
  ...WRITTEN,
  {path: '/tags', title: 'タグ', sidebar: undefined},
  ...TAGS.map(([tag, {label}]) => ({
    path: `/tags/${tag}`,
    title: new RegExp(`^「${label}」タグのついた\\d+ページ`),
    sidebar: undefined,
  })),
  ...ITEMS.flatMap(({item: {label = '', link}, sidebar}) =>
    link?.slug ? [{path: link.slug, title: label, sidebar}] : [],
  ),
  {path: '/api/', title: 'APIリファレンス', sidebar: 'wikiSidebar'},
  ...API_NAMES.map(({name, target}) => ({
    path: target,
    title: name,
    sidebar: 'wikiSidebar',
  })),
  ...blogRoutes(
    Object.fromEntries(LABELS.map(([tag, {label}]) => [tag, label])),
  ),
];

/** The sidebars as written: TypeDoc's items are there only after a build. */
function readSidebars(): SidebarsConfig {
  const {outputText} = ts.transpileModule(readText('sidebars.ts'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const exports: {default?: SidebarsConfig} = {};
  runInNewContext(outputText, {
    exports,
    require: () => ({__esModule: true, default: []}),
  });
  return exports.default ?? {};
}

function flatten(items: unknown): SidebarItem[] {
  return (items as readonly (SidebarItem | string)[]).flatMap((one) => {
    const item = typeof one === 'string' ? {id: one} : one;
    return [item, ...flatten(item.items ?? [])];
  });
}
