/*
 * What the examination of a page has to know of the site. Everything is read when
 * it is asked for, and anew when its file has changed: under `npm start` the site
 * changes all the time.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {
  ASSUMPTIONS,
  parseAssumptions,
} from '../../assumptions/build/readAssumptions';
import {TUTORIAL_FILE, parseTutorial} from '../../exercises/build/readTutorial';
import {FIGURES_FILE, parseFigures} from '../../figures/build/readFigures';
import {GLOSSARY_FILE, parseGlossary} from '../../glossary/build/readGlossary';

/** The written part of the reference's first page. */
export const INTRODUCTION = 'api-src/introduction.mdx';

const TAGS = 'docs/tags.yml';

/**
 * What all pages are examined against, or made of: when one of them changes, pages
 * are compiled anew.
 */
export const LISTS: readonly string[] = [
  ASSUMPTIONS,
  FIGURES_FILE,
  GLOSSARY_FILE,
  TAGS,
  TUTORIAL_FILE,
];

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme/';

/** Where components are that a page has without an import. */
const COMPONENTS = [
  'src/theme/MDXComponents.tsx',
  `${THEME}MDXComponents/index.js`,
];

/** Where the bundler looks for what has such a name, before it is a package. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus': ['node_modules/@docusaurus/core/lib/client/exports/'],
  '@theme': ['src/theme/', THEME],
};

const ENDINGS = [
  ...['', '.tsx', '.ts', '.mdx', '.js'],
  ...['/index.tsx', '/index.ts', '/index.js', '/package.json'],
];

/** Whether a file is a page or post that is written by hand. */
export function isWritten(file: string): boolean {
  return (
    file === INTRODUCTION ||
    /^(?:docs|wiki|blog|src\/pages)\/.*\.mdx?$/.test(file)
  );
}

/** Reads what the examination has to know; files are named from the folder. */
export class Site {
  /** What has been looked at, or for. */
  readonly asked = new Set<string>();

  private readonly known = new Map<string, {time: number; value: unknown}>();

  /** @param folder - the site's folder */
  constructor(readonly folder: string) {}

  /** The pages and posts that are written by hand. */
  writtenPages(): string[] {
    return ['docs', 'wiki', 'blog', 'src/pages', 'api-src']
      .flatMap((folder) => this.filesIn(folder, true))
      .filter(isWritten);
  }

  /** Tags that `docs/tags.yml` declares. */
  tags(): readonly string[] {
    return this.read(TAGS, 'tags', (text) =>
      Object.keys((parse(text) ?? {}) as object),
    );
  }

  /** Ids of the assumptions. */
  assumptions(): readonly string[] {
    return this.read(ASSUMPTIONS, 'assumptions', (text) =>
      parseAssumptions(text).map(({id}) => id),
    );
  }

  /** Ids of the terms. */
  terms(): readonly string[] {
    return this.read(GLOSSARY_FILE, 'terms', (text) =>
      parseGlossary(text).entries.map(({id}) => id),
    );
  }

  /** Ids of the drawings. */
  figures(): readonly string[] {
    return this.read(FIGURES_FILE, 'figures', (text) =>
      parseFigures(text).entries.map(({id}) => id),
    );
  }

  /** Ids of the exercises. */
  exercises(): readonly string[] {
    return this.read(TUTORIAL_FILE, 'exercises', (text) =>
      parseTutorial(text).entries.flatMap(({exercise}) => exercise?.id ?? []),
    );
  }

  /** Components that a page has without an import. */
  components(): readonly string[] {
    return COMPONENTS.filter((file) => this.sizeOf(file)).flatMap((file) =>
      this.read(file, 'components', (text) =>
        [...text.matchAll(/^ +([A-Z]\w*)[,:]/gm)].map(([, name = '']) => name),
      ),
    );
  }

  /** The file that an import or a picture names in a page, without its ending. */
  placeOf(name: string, page: string): string {
    return /^(?:@site)?\//.test(name)
      ? name.replace(/^\//, 'static/').replace('@site/', '')
      : path.posix.join(path.posix.dirname(page), name);
  }

  /** The file of the module, or the `package.json`, that an import names. */
  findModule(name: string, page: string): string | undefined {
    const [, alias = '', rest = ''] = /^(@\w+)\/(.+)$/.exec(name) ?? [];
    const places = /^(?:\.|@site\/)/.test(name)
      ? [this.placeOf(name, page)]
      : [
          ...(ALIASES[alias] ?? []).map((folder) => folder + rest),
          `node_modules/${name}`,
        ];
    return places
      .flatMap((place) => ENDINGS.map((ending) => place + ending))
      .find((file) => this.sizeOf(file) !== undefined);
  }

  /** What a module exports; `undefined` if only the bundler knows. */
  exportsOf(module: string): readonly string[] | undefined {
    if (/^node_modules\/|(?<!\.[jt]sx?)$/.test(module)) {
      return undefined;
    }
    return this.read(module, 'exports', (text) => {
      const names = text.matchAll(
        /^export (?:(?:async )?(?:function|class|const) (\w+)|(default))/gm,
      );
      return /^export [*{]/m.test(text)
        ? undefined
        : [...names].map(([, name, other = '']) => name ?? other);
    });
  }

  /** What is beside a file that isn't there, as a page names that one. */
  neighbours(file: string, name: string): string[] {
    return this.filesIn(path.posix.dirname(file)).map((other) =>
      path.posix.join(
        path.posix.dirname(name),
        path.posix.basename(other).replace(/\.tsx?$/, ''),
      ),
    );
  }

  /** How large a file is; `undefined` if there is none. */
  sizeOf(file: string): number | undefined {
    this.asked.add(file);
    const place = path.join(this.folder, file);
    const found = statSync(place, {throwIfNoEntry: false});
    return found?.isFile() ? found.size : undefined;
  }

  /**
   * What is made of a file, as long as it doesn't change.
   *
   * @param use - for what it is read
   */
  read<T>(file: string, use: string, make: (text: string) => T): T {
    this.asked.add(file);
    const place = path.join(this.folder, file);
    const time = statSync(place).mtimeMs;
    const known = this.known.get(`${use} ${file}`);
    if (known?.time === time) {
      return known.value as T;
    }
    const value = make(readFileSync(place, 'utf8'));
    this.known.set(`${use} ${file}`, {time, value});
    return value;
  }

  private filesIn(folder: string, recursive = false): string[] {
    const place = path.join(this.folder, folder);
    return existsSync(place)
      ? readdirSync(place, {recursive, encoding: 'utf8'}).map((name) =>
          path.posix.join(folder, name.replaceAll('\\', '/')),
        )
      : [];
  }
}
