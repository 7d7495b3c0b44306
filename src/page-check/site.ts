/*
 * What the examination of a page has to know of the site. Everything is read when
 * it is asked for, and anew when its file has changed: under `npm start` the site
 * changes all the time.
 */
import {parse as parseModule} from 'acorn';
import {transformSync} from 'esbuild';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {
  ASSUMPTIONS,
  parseAssumptions,
} from '../assumptions/entries/readAssumptions';
import type {Program} from 'acorn';

/** Where written pages are, and of what kind they are. */
const FOLDERS = ['docs', 'wiki', 'blog', 'src/pages'];

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

const FILE_ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.mdx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/** A module's exports; `isOpen` if there may be others. */
interface Exports {
  readonly names: readonly string[];
  readonly isOpen: boolean;
}

/** Reads what the examination has to know of a site. */
export class Site {
  private readonly known = new Map<string, {time: number; value: unknown}>();

  /** @param folder - the site's folder */
  constructor(readonly folder: string) {}

  /** The pages and posts that are written by hand, from the site's folder. */
  writtenPages(): string[] {
    return FOLDERS.flatMap((folder) =>
      this.has(folder)
        ? readdirSync(path.join(this.folder, folder), {
            recursive: true,
            encoding: 'utf8',
          }).map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
        : [],
    ).filter((file) => this.isWritten(file));
  }

  /** Whether a file is one of them. */
  isWritten(file: string): boolean {
    return (
      /\.mdx?$/.test(file) &&
      FOLDERS.some((folder) => file.startsWith(`${folder}/`))
    );
  }

  /** Tags that `docs/tags.yml` declares. */
  tags(): readonly string[] {
    return this.read('docs/tags.yml', 'tags', (text) =>
      Object.keys((parseYaml(text) ?? {}) as object),
    );
  }

  /** Ids of the assumptions. */
  assumptions(): readonly string[] {
    return this.read(ASSUMPTIONS, 'assumptions', (text) =>
      parseAssumptions(text).map(({id}) => id),
    );
  }

  /** Components that a page has without an import. */
  components(): readonly string[] {
    return ['src/theme/MDXComponents.tsx', `${THEME}/MDXComponents/index.js`]
      .filter((file) => this.has(file))
      .flatMap((file) =>
        this.read(file, 'components', (text) => objectKeys(parseCode(text))),
      );
  }

  /**
   * What a module exports.
   *
   * @param source - what an import says
   * @param from - the page with the import
   * @returns `undefined` if there is no such module
   */
  exportsOf(source: string, from: string): Exports | undefined {
    const target = source.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), source)
      : source.startsWith('@site/')
        ? source.slice('@site/'.length)
        : undefined;
    if (target === undefined) {
      return this.hasPackage(source) ? {names: [], isOpen: true} : undefined;
    }
    const file = FILE_ENDINGS.map((ending) => target + ending).find(
      (name) => this.has(name) && statSync(this.path(name)).isFile(),
    );
    if (file === undefined) {
      return undefined;
    }
    return /\.(?:[jt]sx?|mjs)$/.test(file)
      ? this.read(file, 'exports', (text) => readExports(parseCode(text)))
      : {names: [], isOpen: true};
  }

  /** Names of modules beside one that isn't there. */
  neighbours(source: string, from: string): string[] {
    const folder = path.posix.dirname(source);
    const place = folder.startsWith('@site')
      ? folder.replace(/^@site\/?/, './')
      : path.posix.join(path.posix.dirname(from), folder);
    return this.has(place)
      ? readdirSync(this.path(place)).map((name) =>
          path.posix.join(folder, name.replace(/\.tsx?$/, '')),
        )
      : [];
  }

  /** Whether a file or folder is there. */
  has(file: string): boolean {
    return existsSync(this.path(file));
  }

  /** The absolute path of a file of the site. */
  path(file: string): string {
    return path.join(this.folder, file);
  }

  /**
   * What is made of a file, as long as it doesn't change.
   *
   * @param use - for what it is read
   */
  read<T>(file: string, use: string, make: (text: string) => T): T {
    const time = statSync(this.path(file)).mtimeMs;
    const key = `${use} ${file}`;
    const known = this.known.get(key);
    if (known?.time === time) {
      return known.value as T;
    }
    const value = make(readFileSync(this.path(file), 'utf8'));
    this.known.set(key, {time, value});
    return value;
  }

  private hasPackage(source: string): boolean {
    if (source.startsWith('@theme/')) {
      const name = source.slice('@theme/'.length);
      return FILE_ENDINGS.some(
        (ending) =>
          this.has(`src/theme/${name}${ending}`) ||
          this.has(`${THEME}/${name}${ending}`),
      );
    }
    try {
      createRequire(this.path('package.json')).resolve(source);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
    }
  }
}

/** A module of TypeScript or JavaScript. */
function parseCode(text: string): Program {
  const {code} = transformSync(text, {loader: 'tsx', jsx: 'automatic'});
  return parseModule(code, {ecmaVersion: 'latest', sourceType: 'module'});
}

/** Keys of the objects that a module declares or exports. */
function objectKeys({body}: Program): string[] {
  return body
    .flatMap((statement) =>
      statement.type === 'ExportDefaultDeclaration'
        ? [statement.declaration]
        : statement.type === 'VariableDeclaration'
          ? statement.declarations.map(({init}) => init)
          : [],
    )
    .flatMap((value) =>
      value?.type === 'ObjectExpression' ? value.properties : [],
    )
    .flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [property.key.name]
        : [],
    );
}

function readExports({body}: Program): Exports {
  const names = body.flatMap((statement): string[] => {
    if (statement.type === 'ExportDefaultDeclaration') {
      return ['default'];
    }
    if (statement.type !== 'ExportNamedDeclaration') {
      return [];
    }
    const {declaration, specifiers} = statement;
    return [
      ...specifiers.flatMap(({exported}) =>
        exported.type === 'Identifier' ? [exported.name] : [],
      ),
      ...(declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({id}) =>
            id.type === 'Identifier' ? [id.name] : [],
          )
        : declaration
          ? [declaration.id.name]
          : []),
    ];
  });
  const isOpen = body.some(({type}) => type === 'ExportAllDeclaration');
  return {names, isOpen};
}
