/*
 * Every page of the docs as Markdown, for readers who take it along: a twin
 * beside each page, and llms.txt and llms-full.txt over all of them.
 *
 * The finished pages are read, so this comes before the gate, which empties
 * them. A gated site has no twins at all: nothing of it is readable in plain.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  openBuildCache,
  withoutAssetNames,
} from '../../build-cache/build/openBuildCache';
import {inPluginOrder} from '../../finished-pages/build/inPluginOrder';
import {dayInJapan, isoDate} from '../shared/isoDate';
import {llmsFullText, llmsText, twinText} from './llmsText';
import {toMarkdown} from './toMarkdown';
import {twinPath} from '../shared/twinPath';
import type {TwinPage, TwinSection, TwinSite} from './llmsText';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItems = Version['sidebars'][string];

/** Pages that stand at the top of a sidebar, before any category. */
const TOP = 'はじめに';

/**
 * Writes the Markdown twins, `llms.txt` and `llms-full.txt` into the build.
 *
 * @param context - Docusaurus's load context
 */
export default function markdownTwins({siteConfig}: LoadContext): Plugin {
  const plugin: Plugin = {name: 'markdown-twins'};
  if (siteConfig.customFields?.ENABLE_BASIC_AUTH === true) {
    return plugin;
  }
  return {
    ...plugin,
    postBuild: (props) => inPluginOrder(() => writeTwins(props)),
  };
}

async function writeTwins({
  baseUrl,
  outDir,
  plugins,
  siteConfig,
  siteDir,
}: Props): Promise<void> {
  const docs = plugins.find(
    ({name}) => name === 'docusaurus-plugin-content-docs',
  );
  const version = (docs?.content as LoadedContent | undefined)
    ?.loadedVersions[0];
  if (!version) {
    throw new Error('markdown-twins: the docs plugin has no content.');
  }
  const site: TwinSite = {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteConfig.url,
    baseUrl,
    wikiVersion: String(siteConfig.customFields?.WIKI_VERSION),
  };
  const fileOf = (address: string) =>
    path.join(outDir, address.slice(baseUrl.length));

  const cache = openBuildCache<string>(siteDir, 'twins');
  const pages = new Map<string, TwinPage>();
  const posts = postsOf(plugins);
  for (const doc of [...version.docs, ...posts]) {
    const html = await readFile(
      path.join(fileOf(doc.permalink), 'index.html'),
      'utf8',
    );
    const address = site.url + doc.permalink;
    const markdown = cache.take(
      `${address}\n${withoutAssetNames(html)}`,
      () => toMarkdown(html, address) ?? '',
    );
    if (!markdown) {
      // A plain page has its address, of which Docusaurus warns.
      continue;
    }
    const {
      last_verified: verified,
      product_version: product,
      unconfirmed = [],
    } = doc.frontMatter as Readonly<Record<string, unknown>> & {
      readonly unconfirmed?: readonly string[];
    };
    const page: TwinPage = {
      permalink: doc.permalink,
      title: doc.title,
      description: doc.description,
      lastChanged: doc.lastUpdatedAt
        ? dayInJapan(doc.lastUpdatedAt)
        : undefined,
      lastVerified: isoDate(verified),
      unconfirmed,
      productVersion: typeof product === 'string' ? product : undefined,
      markdown,
    };
    pages.set(doc.id, page);
    const twin = fileOf(twinPath(doc.permalink));
    await mkdir(path.dirname(twin), {recursive: true});
    await writeFile(twin, twinText(page, site));
  }

  cache.save();
  const written = posts.flatMap(({id}) => pages.get(id) ?? []);
  const sections = [
    ...sectionsOf(version, pages),
    ...(written.length > 0 ? [{title: 'ブログ', pages: written}] : []),
  ];
  await writeFile(path.join(outDir, 'llms.txt'), llmsText(site, sections));
  await writeFile(
    path.join(outDir, 'llms-full.txt'),
    llmsFullText(site, sections),
  );
}

/** The posts of the blog, the newest first, in the form of pages of the docs. */
function postsOf(
  plugins: Props['plugins'],
): Pick<
  Version['docs'][number],
  'id' | 'permalink' | 'title' | 'description' | 'frontMatter' | 'lastUpdatedAt'
>[] {
  const blog = plugins.find(
    ({name}) => name === 'docusaurus-plugin-content-blog',
  );
  return ((blog?.content as BlogContent | undefined)?.blogPosts ?? [])
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      ...metadata,
      id: metadata.source,
      frontMatter: {...metadata.frontMatter},
      lastUpdatedAt: metadata.date.getTime(),
    }));
}

/** The pages of all sidebars under the names of their categories. */
function sectionsOf(
  {sidebars}: Version,
  pages: ReadonlyMap<string, TwinPage>,
): TwinSection[] {
  const sections = new Map<string, TwinPage[]>();
  const add = (names: readonly string[], id: string) => {
    const page = pages.get(id);
    const title = names.join('：') || TOP;
    if (page) {
      sections.set(title, [...(sections.get(title) ?? []), page]);
    }
  };
  const walk = (items: SidebarItems, names: readonly string[]) => {
    for (const item of items) {
      if (item.type === 'doc') {
        add(names, item.id);
      } else if (item.type === 'category') {
        const inside = [...names, item.label];
        if (item.link?.type === 'doc') {
          add(inside, item.link.id);
        }
        walk(item.items, inside);
      }
    }
  };
  Object.values(sidebars).forEach((items) => walk(items, []));
  return [...sections].map(([title, found]) => ({title, pages: found}));
}
