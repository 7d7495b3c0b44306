/*
 * What the stubs in `api-src/` must have before they are published, for the
 * person who writes them.
 */
import path from 'node:path';
import {MESSAGES} from '@combosite-functions/simulator';
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

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const EXAMPLE = /^```js(?: .*)?\n[^]*^```$/m;
/** As every `@throws` ends: the template of an error in back-ticks. */
const THROWS =
  /^\s*\* @throws \S.*ときに`\w*Error`を投げる（メッセージ：`[^`]+`）$/;
const QUOTE = /メッセージ：`([^`]+)`/g;

/**
 * Examines the stubs.
 *
 * @param stubs - by their path in `api-src/`
 * @param messages - all that there are
 * @returns a message for each fault, with file and line
 */
export function examineStubs(
  stubs: StubSources,
  messages: readonly {kind: string; template: string}[] = Object.values(
    MESSAGES,
  ),
): string[] {
  const listed = parse(stubs, INDEX)
    .statements.filter(ts.isExportDeclaration)
    .map(({moduleSpecifier}) => moduleSpecifier?.getText().slice(3, -1));
  const errors = messages
    .filter(({kind}) => kind === 'error')
    .map(({template}) => template);
  return [
    ...entriesOf(stubs).flatMap(entryFaults),
    ...parseStubs(stubs).flatMap((file) => fileFaults(file, listed)),
    ...[...stubs].flatMap(([file, source]) =>
      source
        .split('\n')
        .flatMap((line, index) =>
          quoteFaults(line, errors).map(
            (text) => `api-src/${file}:${index + 1} ${text}。`,
          ),
        ),
    ),
  ];
}

function entryFaults({name, node}: {name: string; node: ts.Node}): string[] {
  const comment = commentOf(node);
  if (!comment) {
    return [problem(node, `${name}にTSDocのコメントがありません`)];
  }
  const text = ts.getTextOfJSDocComment(comment.comment) ?? '';
  const sentence = /^[^。\n]+(?:\n[^。\n]+)*。/.exec(text)?.[0] ?? '';
  // That of an enumeration's member is its label, which can be a proper name.
  const isSummary =
    sentence && JAPANESE.test(ts.isEnumMember(node) ? text : sentence);
  return [
    ...(isSummary
      ? []
      : [`${name}のコメントを、「。」で終わる日本語の要約で始めてください`]),
    ...missingTags(node, comment.tags ?? []).map(
      (tag) => `${name}に${tag}がありません`,
    ),
  ].map((fault) => problem(node, fault));
}

function missingTags(node: ts.Node, tags: readonly ts.JSDocTag[]): string[] {
  const isCall =
    ts.isFunctionLike(node) && !ts.isIndexSignatureDeclaration(node);
  const textOf = ({comment}: ts.JSDocTag) =>
    ts.getTextOfJSDocComment(comment) ?? '';
  const isReturning = isCall && node.type?.kind !== ts.SyntaxKind.VoidKeyword;
  return [
    ...(isCall ? node.parameters : [])
      .filter((one) => !ts.getJSDocParameterTags(one).some(textOf))
      .map(({name}) => `@param ${name.getText()}`),
    ...(isReturning && !tags.some(ts.isJSDocReturnTag) ? ['@returns'] : []),
    ...((isCall || ts.isClassDeclaration(node)) &&
    !tags.some(
      (tag) => tag.tagName.text === 'example' && EXAMPLE.test(textOf(tag)),
    )
      ? ['、jsのコードブロックがある@example']
      : []),
  ];
}

/** A stub exports the one name it is named for; the index lists all but helpers. */
function fileFaults(
  file: ts.SourceFile,
  listed: readonly (string | undefined)[],
): string[] {
  const name = file.fileName.replace(/\.d\.ts$/, '');
  const isHelper = name.startsWith(HELPERS);
  const expected = path.posix.basename(name);
  const names = [...new Set(exportsOf(file).map((exported) => exported.name))];
  return [
    ...(listed.includes(name) !== isHelper
      ? []
      : [
          isHelper
            ? '補助の型のため、index.d.tsの行を消してください'
            : `index.d.tsに「export * from './${name}';」の行を加えてください`,
        ]),
    ...(names.join() === expected
      ? []
      : [
          `${expected}だけを書いてください（いまは${names.join('、') || 'なし'}）`,
        ]),
  ].map((fault) => problem(file, fault));
}

function quoteFaults(line: string, errors: readonly string[]): string[] {
  if (line.includes('@throws') && !THROWS.test(line)) {
    return [
      '@throwsを1行で「…ときに`Error`を投げる（メッセージ：`…`）」の形にしてください',
    ];
  }
  return [...line.matchAll(QUOTE)]
    .map(([, message = '']) => message)
    .filter((message) => !errors.includes(message))
    .map(
      (message) =>
        `メッセージ「${message}」はpackages/simulator/messages/messages.tsのエラーにありません。templateを、{ }もそのまま写してください`,
    );
}

function problem(node: ts.Node, text: string): string {
  const file = node.getSourceFile();
  const {line} = file.getLineAndCharacterOfPosition(
    ts.isSourceFile(node) ? 0 : node.getStart(),
  );
  return `api-src/${file.fileName}:${line + 1} ${text}。`;
}

/** `HttpRequest`, `HttpRequest.get`, …, and the globals that are no exports. */
function entriesOf(sources: StubSources) {
  const declared = parseStubs(sources)
    .flatMap(exportsOf)
    .flatMap((exported) => [
      exported,
      ...membersOf(exported).map(({node, path: name}) => ({name, node})),
    ]);
  const globals = parse(sources, GLOBALS)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => declarationList.declarations)
    .map((node) => ({name: node.name.getText(), node}))
    .filter(({name}) => !declared.some((one) => one.name === name));
  return [...globals, ...declared];
}
