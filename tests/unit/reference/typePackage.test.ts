import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {replaceStubMarks} from '../../../src/features/assumptions/shared/marks';
import {bundleTypes} from '../../../src/features/reference/build/types/bundleTypes';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {openFolder} from '../../support/editor';
import {ROOT, exampleStubs, listFiles, readCases} from '../../support/files';
import {ROUTES} from '../../support/routes';

const SITE = 'https://wiki.example.test/base/';
const stubs = readStubs(path.join(ROOT, 'api-src'));
const types = bundleTypes(stubs, SITE);
const file = ts.createSourceFile('types.d.ts', types, ts.ScriptTarget.Latest);

const CASES = readCases<{
  readonly tagged: string;
  readonly programs: Record<'what' | 'program' | 'error', string>[];
  readonly refused: {
    readonly what: string;
    readonly stubs: Readonly<Record<string, string>>;
    readonly says: string;
  }[];
}>('type-package');

function bundle(files: Readonly<Record<string, string>>): string {
  return bundleTypes(new Map(Object.entries(files)), SITE);
}

/** The line of `jsconfig.json` that the file tells its reader to write. */
const jsconfig = /^\/\/ +(\{.*\})$/m.exec(types)?.[1] ?? '';

/** A reader's folder, with nothing but what the file's first lines ask for. */
function open(programs: Readonly<Record<string, string>>) {
  return openFolder({
    'combosite-functions.d.ts': types,
    'jsconfig.json': jsconfig,
    ...programs,
  });
}

/** Statements of `main`, as a program. */
function program(...body: readonly string[]): string {
  return ['// @ts-check', 'async function main() {', ...body, '}', ''].join(
    '\n',
  );
}

function errorsOf(...body: readonly string[]): string[] {
  return open({'main.js': program(...body)}).errors('main.js');
}

describe('the type definition file', () => {
  test('has no error of its own', () => {
    expect(
      open({'main.js': program()}).errors('combosite-functions.d.ts'),
    ).toEqual([]);
  });

  test('declares every name of the reference and every helper, once', () => {
    const declared = file.statements.map((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText(file)
        : (statement as ts.DeclarationStatement).name?.getText(file),
    );
    // A stub is named for what it declares.
    const names = listFiles('api-src', /\/.+\/.+\.d\.ts$/).map((name) =>
      path.basename(name, '.d.ts'),
    );
    expect(declared.toSorted()).toEqual(
      [
        'baseService',
        'combositeDataService',
        'logger',
        'httpRequest',
        'secretsManager',
        ...names,
      ].toSorted(),
    );
  });

  test('keeps every comment of the stubs, and no note to ourselves', () => {
    // What isn't confirmed is said in lines and brackets of their own.
    const squeeze = (text: string) => text.replace(/[\s*/]+/g, '');
    const plain = squeeze(
      types
        .replace(
          /^ *\* (?:@unconfirmed |.*は、?(?:すべて)?未確認（\[).*\n/gm,
          '',
        )
        .replace(/（未確認：\[.*?\]\(.*?\)）/g, ''),
    );
    const ours = [...stubs.values()].flatMap(
      (text) => text.match(/\/\*\*.*?\*\//gs) ?? [],
    );
    expect(ours.length).toBeGreaterThan(250);
    const missing = ours
      .map((comment) =>
        replaceStubMarks(comment, () => '').replaceAll('](/', `](${SITE}`),
      )
      .filter((comment) => !plain.includes(squeeze(comment)));
    expect(missing).toEqual([]);
    expect(types).not.toContain('assumption');
  });

  test('tags what nobody has confirmed, before the other tags', () => {
    const marked = bundle(exampleStubs('tagged'));
    expect(marked.slice(marked.indexOf('/**'))).toBe(
      CASES.tagged.replace(
        /\[(\w+)\]/g,
        `$&(${SITE}wiki/office/unconfirmed#$1)`,
      ),
    );
  });

  test('links to pages of the site by their whole address', () => {
    expect(types).not.toContain('{{');
    // Links to laws have a test of their own.
    const links = [...types.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !link.startsWith('https://laws.e-gov.go.jp/law/'));
    const routes = ROUTES.map((route) => SITE + route.path.slice(1));
    expect(links.length).toBeGreaterThan(10);
    expect(
      links.filter((link) => !routes.includes(link.replace(/#.*/, ''))),
    ).toEqual([]);
  });
});

describe('an editor', () => {
  test.each([
    ['combositeDataService.', 'hatsureiData', '発令データを取得するサービス'],
    ['combositeDataService.hatsureiData.', 'readByEmployeeId', '発令データを'],
    ['combositeDataService.shikyukojoData.', 'saveAmount', ''],
    ['ZaisekiJokyoKubun.', 'Taishokuzumi', '退職済。'],
    ['httpRequest.', 'post', 'POSTリクエストを送る。'],
  ])('completes %s with %s and its comment', (text, name, documentation) => {
    const editor = open({'main.js': program(text)});
    const suggestions = editor.suggestionsAfter('main.js', text);
    expect(suggestions).toContainEqual({
      name,
      documentation: expect.stringContaining(documentation) as string,
    });
    expect(suggestions.every((item) => item.documentation)).toBe(true);
  });

  test('completes the names of a custom function and of nothing else', () => {
    const editor = open({'main.js': program('void 0;\n')});
    const names = editor
      .suggestionsAfter('main.js', 'void 0;\n')
      .map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining(['baseService', 'getSexKubunName', 'SexKubun']),
    );
    for (const name of ['document', 'require', 'process', 'HttpRequest']) {
      expect(names).not.toContain(name);
    }
  });
});

describe('a wrong program', () => {
  test.each(CASES.programs)(
    '$what gets the right error',
    ({program: body, error}) => {
      expect(errorsOf(body)).toEqual([expect.stringMatching(error)]);
    },
  );

  test('is none that asks for and sorts by what every record has', () => {
    expect(
      errorsOf(
        '/** @type {UserCustomDataService<{employeeId: string, dogCount: number}>} */',
        "const typed = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');",
        "await typed.getCustomDataByQuery((qb) => qb.where('dataId', 'in', ['a']).where('dogCount', '>', 0).orderBy('createdAt', 'desc').orderBy('updatedAt'));",
      ),
    ).toEqual([]);
  });
});

describe('a stub that cannot be bundled', () => {
  test.each(CASES.refused)('because it $what is named', ({stubs, says}) => {
    expect(() =>
      bundle({'globals.d.ts': '', 'index.d.ts': '', ...stubs}),
    ).toThrow(new RegExp(says));
  });
});
