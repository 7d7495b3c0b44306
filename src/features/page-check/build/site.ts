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
import {writtenPages} from '../../content/build/writtenPages';
import {TUTORIAL_FILE, parseTutorial} from '../../exercises/build/readTutorial';
import {FIGURES_FILE, parseFigures} from '../../figures/build/readFigures';
import {GLOSSARY_FILE, parseGlossary} from '../../glossary/build/readGlossary';

/** The files that list what pages can name, and how their names are read. */
const NAMES = {
  assumptions: [
    ASSUMPTIONS,
    (text: string) => parseAssumptions(text).map(({id}) => id),
  ],
  figures: [
    FIGURES_FILE,
    (text: string) => parseFigures(text).entries.map(({id}) => id),
  ],
  terms: [
    GLOSSARY_FILE,
    (text: string) => parseGlossary(text).entries.map(({id}) => id),
  ],
  tags: [
    'docs/tags.yml',
    (text: string) => Object.keys((parse(text) ?? {}) as object),
  ],
  exercises: [
    TUTORIAL_FILE,
    (text: string) =>
      parseTutorial(text).entries.flatMap(({exercise}) => exercise?.id ?? []),
  ],
} as const;

/** They: when one of them changes, pages are compiled anew. */
export const LISTS = Object.values(NAMES).map(([file]) => file);

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

/** Reads what the examination has to know; files are named from the folder. */
export class Site {
  /** What has been looked at, or for. */
  readonly asked = new Set<string>();

  private readonly known = new Map<string, {time: number; value: unknown}>();

  /** @param folder - the site's folder */
  constructor(readonly folder: string) {}

  /** The pages and posts that are written by hand. */
  writtenPages(): string[] {
    return writtenPages(this.folder);
  }

  /** The names of all things of a kind. */
  namesOf(kind: keyof typeof NAMES): readonly string[] {
    const [file, parseNames] = NAMES[kind];
    return this.read(file, kind, parseNames);
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
    const folder = path.join(this.folder, path.posix.dirname(file));
    const others = existsSync(folder) ? readdirSync(folder) : [];
    return others.map((other) =>
      path.posix.join(path.posix.dirname(name), other.replace(/\.tsx?$/, '')),
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
}
