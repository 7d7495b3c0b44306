import path from 'node:path';
import {readReference} from '../stubs/readReference';
import {readStubs} from '../stubs/readStubs';
import {readUses} from './findUses';
import {typedocPlugin} from './typedocPlugin';
import words from './words.json';
import type {PluginOptions} from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';

/**
 * TypeDoc's words in Japanese: its own translation, with the words corrected that
 * differ from the rest of the site or that it lacks.
 */
const japanese = Object.fromEntries(
  words.flatMap(({keys = [], label}) => keys.map((key) => [key, label])),
);

/** Folder of the pages, from the site's folder. */
export const OUT = './api';

/**
 * How `api/` is made from `api-src/`: options of docusaurus-plugin-typedoc.
 *
 * @param uses - where written pages use what it documents
 */
export function typedocOptions(siteDir: string, uses = readUses(siteDir)) {
  const reference = readReference(readStubs(path.join(siteDir, 'api-src')));
  return {
    entryPoints: ['./api-src/index.d.ts'],
    tsconfig: './api-src/tsconfig.json',
    out: OUT,
    // The docs plugin's path; it isn't detected, as the preset has no docs here.
    docsPath: '.',
    plugin: [typedocPlugin(reference, uses, siteDir)],
    name: 'APIリファレンス',
    readme: 'none',
    lang: 'ja',
    locales: {ja: japanese},
    logLevel: 'Warn',
    // Helper types have no page.
    validation: {notExported: false},
    sort: ['source-order'],
    groupOrder: [
      'クラス',
      '列挙型',
      '関数',
      'インターフェース',
      '型エイリアス',
    ],
    disableSources: true,
    // Signatures are escaped for MDX by default, comment prose is not.
    sanitizeComments: true,
    useCodeBlocks: true,
    expandParameters: true,
    useCustomAnchors: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    expandObjects: true,
    enumMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    indexFormat: 'table',
    // Everything a service returns is readonly; saying so in each row hides the rest.
    tableColumnSettings: {hideModifiers: true},
    hideBreadcrumbs: true,
    hidePageHeader: true,
    pageTitleTemplates: {module: '{name}', member: '{name}'},
  } satisfies Partial<PluginOptions & TypeDocOptions>;
}
