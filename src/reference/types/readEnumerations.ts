import ts from 'typescript';
import {parseStubs} from './parseStubs';
import type {StubSources} from './readStubs';

/** A member of an enumeration, as a program and as a person knows it. */
export interface EnumerationMember {
  /** Name in a program: `Zaisekichu`. */
  readonly name: string;
  /** Value stored in the data: `1`. */
  readonly code: string;
  /** Japanese name, as the name function returns it: `在籍中`. */
  readonly label: string;
  /** The label in hiragana: `ざいせきちゅう`. */
  readonly reading: string;
}

/** An enumeration of the reference. */
export interface Enumeration {
  /** Name in a program: `ZaisekiJokyoKubun`. */
  readonly name: string;
  /** Japanese name: `在籍状況区分`. */
  readonly label: string;
  readonly members: readonly EnumerationMember[];
}

/**
 * Reads all enumerations, in the order of the reference. An enumeration's label
 * ends the first sentence of its comment (`…を表す、在籍状況区分。`); a member's
 * label is that sentence, its reading stands after `@yomi`.
 *
 * @param sources - all stubs
 * @throws Error in Japanese, with the stub's path, if a label, a reading or a
 *   code is missing
 */
export function readEnumerations(sources: StubSources): Enumeration[] {
  return parseStubs(sources).flatMap((file) =>
    file.statements.filter(ts.isEnumDeclaration).map((node) => ({
      name: node.name.text,
      label: required(
        /^.*を表す、([^、]+)$/s.exec(firstSentence(node) ?? '')?.[1],
        file,
        `${node.name.text}のコメントの最初の文を「…を表す、名称。」の形で書いてください`,
      ),
      members: node.members.map((member) => readMember(member, file)),
    })),
  );
}

function readMember(
  member: ts.EnumMember,
  file: ts.SourceFile,
): EnumerationMember {
  const name = member.name.getText();
  const {initializer} = member;
  const yomi = ts
    .getJSDocTags(member)
    .find(({tagName}) => tagName.text === 'yomi');
  return {
    name,
    code: required(
      initializer && ts.isStringLiteral(initializer)
        ? initializer.text
        : undefined,
      file,
      `${name}にコードを文字列で書いてください`,
    ),
    label: required(
      firstSentence(member),
      file,
      `${name}のコメントを「名称。」で始めてください`,
    ),
    reading: required(
      ts.getTextOfJSDocComment(yomi?.comment)?.trim(),
      file,
      `${name}に「@yomi 読み」を書いてください`,
    ),
  };
}

/** The first sentence of a comment, without the full stop. */
function firstSentence(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return /^([^。]+)。/.exec(text.replace(/\s*\n\s*/g, ''))?.[1];
}

function required(
  value: string | undefined,
  file: ts.SourceFile,
  advice: string,
): string {
  if (!value) {
    throw new Error(`api-src/${file.fileName}：${advice}。`);
  }
  return value;
}
