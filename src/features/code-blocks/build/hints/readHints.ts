import ts from 'typescript';
import {UNCONFIRMED} from '../../../assumptions/shared/labels';
import {hintKey} from '../../shared/hints/codeHints';
import {GLOBALS} from '../../../reference/build/stubs/parseStubs';
import {readReference} from '../../../reference/build/stubs/readReference';
import {readStubs, stubFiles} from '../../../reference/build/stubs/readStubs';
import {
  STUBS,
  createStubService,
} from '../../../reference/shared/stubs/stubService';
import {signatureText} from '../../../reference/shared/stubs/texts';
import {sampleValues} from './sampleValues';
import type {Described} from '../../../reference/build/stubs/readReference';
import type {CodeHint, CodeHints} from '../../shared/hints/codeHints';

/**
 * Reads what each documented name of the stubs means.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function readHints(apiSource: string): CodeHints {
  const sources = readStubs(apiSource);
  const {enumerations, globals, names} = readReference(sources);
  const values = sampleValues(enumerations);
  const service = createStubService(stubFiles(sources));

  const read = (file: string, described: readonly Described[]): CodeHints => {
    const hints: Record<string, CodeHint> = {};
    for (const one of described) {
      const {identifier, target} = one;
      const info = service.getQuickInfoAtPosition(
        STUBS + file,
        identifier.getStart(),
      );
      const key = hintKey(target, identifier.text);
      const signature = signatureText(info?.displayParts);
      const value = values.get(target);
      hints[key] = join(hints[key], {
        signature,
        text: textOf(one),
        ...(value !== undefined && {value}),
      });
    }
    return hints;
  };
  return Object.assign(
    // What a global only makes available is described where it is declared.
    read(GLOBALS, globals),
    ...names.map((name) =>
      read(name.file, [
        name,
        ...name.members.map((member) => ({
          ...member,
          // A class is the sum of its members, a type what they are.
          assumptions:
            name.folder === 'classes'
              ? member.assumptions
              : [...name.assumptions, ...member.assumptions],
        })),
      ]),
    ),
  ) as CodeHints;
}

/** What a name is for, and whether somebody has confirmed its form. */
function textOf({assumptions, node, text}: Described): string {
  const sign = `（${UNCONFIRMED}）`;
  if (
    assumptions.length === 0 ||
    ts.isEnumDeclaration(node) ||
    text.endsWith(sign)
  ) {
    return text;
  }
  return ts.isEnumMember(node)
    ? `${text}名前とコードは${UNCONFIRMED}です。`
    : text + sign;
}

/** The hints of all overloads of a method, in their order. */
function join(before: CodeHint | undefined, hint: CodeHint): CodeHint {
  const {text} = hint;
  const signature = hint.signature.replace(/ \(\+\d+ overloads?\)$/, '');
  return {
    ...hint,
    signature: before ? `${before.signature}\n${signature}` : signature,
    text: before && before.text !== text ? before.text + text : text,
  };
}
