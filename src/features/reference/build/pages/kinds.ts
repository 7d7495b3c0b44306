import type {Reference, ReferenceName} from '../stubs/readReference';

/** A kind of names that have a page. */
export interface Kind {
  /** Folder of its routes. */
  readonly folder: string;
  readonly title: string;
  /** Its pages, by name. */
  readonly pages: readonly ReferenceName[];
}

const TITLES = {
  classes: 'クラス',
  enumerations: '列挙型',
  functions: '関数',
  interfaces: 'インターフェース',
  'type-aliases': '型エイリアス',
};

/** The pages of the reference, by their kind. */
export function kindsOf({names}: Reference): Kind[] {
  const pages = names
    .filter(({isHelper}) => !isHelper)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.entries(TITLES).map(([folder, title]) => ({
    folder,
    title,
    pages: pages.filter((page) => page.folder === folder),
  }));
}
