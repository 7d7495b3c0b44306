import ts from 'typescript';
import {markedIds, replaceStubMarks} from '../../../assumptions/shared/marks';
import {
  assumptionsOf,
  commentOf,
  commentText,
  firstParagraph,
  firstSentence,
} from '../../shared/stubs/texts';

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
  /** What is assumed of it, by what it is assumed of. */
  readonly assumptions: {
    /** Of its name in a program and its code. */
    readonly code: readonly string[];
    readonly label: readonly string[];
    readonly reading: readonly string[];
  };
}

/** An enumeration of the reference. */
export interface Enumeration {
  /** Name in a program: `ZaisekiJokyoKubun`. */
  readonly name: string;
  /** Japanese name: `在籍状況区分`. */
  readonly label: string;
  /** What is assumed of the Japanese name. */
  readonly assumptions: readonly string[];
  readonly members: readonly EnumerationMember[];
}

/**
 * Reads an enumeration. Its label ends the first sentence of its comment
 * (`…を表す、在籍状況区分。`); a member's label is that sentence, its reading
 * is after `@yomi`.
 *
 * @param file - the stub's path in `api-src/`
 * @throws Error in Japanese, with the stub's path, if a label, a reading or a
 *   code is missing
 */
export function readEnumeration(
  node: ts.EnumDeclaration,
  file: string,
): Enumeration {
  const name = node.name.text;
  return {
    name,
    label: required(
      /^.*を表す、([^、]+)$/s.exec(ownSentence(node) ?? '')?.[1],
      file,
      `${name}のコメントの最初の文を「…を表す、名称。」の形で書いてください`,
    ),
    assumptions: marksBehindSentence(node),
    members: node.members.map((member) => readMember(member, node, file)),
  };
}

function readMember(
  member: ts.EnumMember,
  enumeration: ts.EnumDeclaration,
  file: string,
): EnumerationMember {
  const name = member.name.getText();
  const {initializer} = member;
  const yomi = commentOf(member)?.tags?.find(
    ({tagName}) => tagName.text === 'yomi',
  );
  const reading = ts.getTextOfJSDocComment(yomi?.comment) ?? '';
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
      ownSentence(member),
      file,
      `${name}のコメントを「名称。」で始めてください`,
    ),
    reading: required(
      replaceStubMarks(reading, () => '').trim(),
      file,
      `${name}に「@yomi 読み」を書いてください`,
    ),
    assumptions: {
      code: [
        ...new Set([...assumptionsOf(enumeration), ...assumptionsOf(member)]),
      ],
      label: marksBehindSentence(member),
      reading: markedIds(reading),
    },
  };
}

/** What is assumed of the name with which a comment begins. */
function marksBehindSentence(node: ts.Node): string[] {
  const [line = ''] = commentText(node).split('\n');
  return markedIds(line);
}

function ownSentence(node: ts.Node): string | undefined {
  return firstSentence(firstParagraph(commentText(node)));
}

function required(
  value: string | undefined,
  file: string,
  advice: string,
): string {
  if (!value) {
    throw new Error(`api-src/${file}：${advice}。`);
  }
  return value;
}
