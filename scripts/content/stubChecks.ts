/*
 * What the stubs in `api-src/` must have before they are published. Each check
 * takes the stubs' text and returns messages in Japanese, each with file and line,
 * for the person who writes stubs.
 */
import path from 'node:path';
import ts from 'typescript';
import {
  GLOBALS,
  HELPERS,
  INDEX,
  exportsOf,
  membersOf,
  parse,
  parseStubs,
} from '../../src/features/reference/build/stubs/parseStubs';
import {commentOf} from '../../src/features/reference/shared/stubs/texts';
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';

/** A declaration or member that readers meet. */
interface Entry {
  /** `HttpRequest`, `HttpRequest.get`. */
  readonly name: string;
  readonly node: ts.Node;
  readonly comment: ts.JSDoc | undefined;
}

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** Exports, members, parameters and return values without a comment. */
export function findUndocumented(sources: StubSources): string[] {
  return entriesOf(sources).flatMap(({name, node, comment}) => {
    if (!comment) {
      return [problem(node, `${name}にTSDocのコメントがありません`)];
    }
    if (!ts.isFunctionLike(node) || ts.isIndexSignatureDeclaration(node)) {
      return [];
    }
    const described = new Set(
      comment.tags
        ?.filter(ts.isJSDocParameterTag)
        .filter((tag) => ts.getTextOfJSDocComment(tag.comment))
        .map((tag) => tag.name.getText()),
    );
    const missing = node.parameters
      .map((parameter) => parameter.name.getText())
      .filter((parameter) => !described.has(parameter))
      .map((parameter) => `@param ${parameter}`);
    const returnsNothing = node.type?.kind === ts.SyntaxKind.VoidKeyword;
    if (!returnsNothing && !comment.tags?.some(ts.isJSDocReturnTag)) {
      missing.push('@returns');
    }
    return missing.map((tag) => problem(node, `${name}に${tag}がありません`));
  });
}

/**
 * Comments whose first sentence isn't a summary in Japanese. The first sentence
 * of an enumeration's member is its label, which can be a proper name.
 */
export function findMissingSummaries(sources: StubSources): string[] {
  return entriesOf(sources).flatMap(({name, node, comment}) => {
    const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
    const sentence = /^[^。\n]+(?:\n[^。\n]+)*。/.exec(text)?.[0];
    const japanese = ts.isEnumMember(node) ? text : sentence;
    return !comment || (sentence && japanese && JAPANESE.test(japanese))
      ? []
      : [
          problem(
            node,
            `${name}のコメントを、「。」で終わる日本語の要約で始めてください`,
          ),
        ];
  });
}

/** Classes, methods and functions without an example. */
export function findMissingExamples(sources: StubSources): string[] {
  return entriesOf(sources)
    .filter(
      ({node}) =>
        ts.isClassDeclaration(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isMethodSignature(node),
    )
    .filter(
      ({comment}) =>
        !comment?.tags?.some(
          (tag) =>
            tag.tagName.text === 'example' &&
            /^```js(?: .*)?\n[^]*^```$/m.test(
              ts.getTextOfJSDocComment(tag.comment) ?? '',
            ),
        ),
    )
    .map(({name, node}) =>
      problem(node, `${name}に、jsのコードブロックがある@exampleがありません`),
    );
}

/** Stubs that `index.d.ts` leaves out, and helpers that it lists. */
export function findUnlisted(sources: StubSources): string[] {
  const listed = new Set(
    parse(sources, INDEX)
      .statements.filter(ts.isExportDeclaration)
      .map(({moduleSpecifier}) => moduleSpecifier?.getText().slice(3, -1)),
  );
  return parseStubs(sources).flatMap((file) => {
    const {fileName} = file;
    const name = fileName.replace(/\.d\.ts$/, '');
    const isHelper = fileName.startsWith(HELPERS);
    if (listed.has(name) !== isHelper) {
      return [];
    }
    return [
      problem(
        file,
        isHelper
          ? '補助の型のため、index.d.tsの行を消してください'
          : `index.d.tsに「export * from './${name}';」の行を加えてください`,
      ),
    ];
  });
}

/** Stubs that don't export exactly the one name their file is named for. */
export function findMisnamedFiles(sources: StubSources): string[] {
  return parseStubs(sources).flatMap((file) => {
    const expected = path.posix.basename(file.fileName, '.d.ts');
    const names = new Set(exportsOf(file).map(({name}) => name));
    return names.size === 1 && names.has(expected)
      ? []
      : [
          problem(
            file,
            `${expected}だけを書いてください（いまは${[...names].join('、') || 'なし'}）`,
          ),
        ];
  });
}

function problem(node: ts.Node, text: string): string {
  const file = node.getSourceFile();
  const {line} = file.getLineAndCharacterOfPosition(
    ts.isSourceFile(node) ? 0 : node.getStart(),
  );
  return `api-src/${file.fileName}:${line + 1} ${text}。`;
}

/** All exports with their members, and the globals that are no exports. */
function entriesOf(sources: StubSources): Entry[] {
  const files = parseStubs(sources);
  const declared = files.flatMap((file) =>
    exportsOf(file).flatMap((exported) => [
      entry(exported.node, exported.name),
      ...membersOf(exported).map(({node, path: name}) => entry(node, name)),
    ]),
  );
  const names = new Set(declared.map(({name}) => name));
  const globals = parse(sources, GLOBALS)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => declarationList.declarations)
    .filter((node) => !names.has(node.name.getText()))
    .map((node) => entry(node, node.name.getText()));
  return [...globals, ...declared];
}

function entry(node: ts.Node, name: string): Entry {
  return {name, node, comment: commentOf(node)};
}
