import {hintKey} from './codeHints';
import {GLOBALS} from '../../reference/stubs/parseStubs';
import {readReference} from '../../reference/stubs/readReference';
import {readStubs, stubFiles} from '../../reference/stubs/readStubs';
import {STUBS, createStubService} from '../../reference/stubs/stubService';
import {signatureText} from '../../reference/stubs/texts';
import type {Described} from '../../reference/stubs/readReference';
import type {CodeHint, CodeHints} from './codeHints';

/**
 * Reads what each documented name of the stubs means.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function readHints(apiSource: string): CodeHints {
  const sources = readStubs(apiSource);
  const {globals, names} = readReference(sources);
  const service = createStubService(stubFiles(sources));

  const read = (file: string, described: readonly Described[]): CodeHints => {
    const hints: Record<string, CodeHint> = {};
    for (const {identifier, target, text} of described) {
      const info = service.getQuickInfoAtPosition(
        STUBS + file,
        identifier.getStart(),
      );
      const key = hintKey(target, identifier.text);
      const signature = signatureText(info?.displayParts);
      hints[key] = join(hints[key], {signature, text});
    }
    return hints;
  };
  return Object.assign(
    // What a global only makes available is described where it is declared.
    read(GLOBALS, globals),
    ...names.map((name) => read(name.file, [name, ...name.members])),
  ) as CodeHints;
}

/** The hints of all overloads of a method, in their order. */
function join(
  before: CodeHint | undefined,
  {signature, text}: CodeHint,
): CodeHint {
  const own = signature.replace(/ \(\+\d+ overloads?\)$/, '');
  return {
    signature: before ? `${before.signature}\n${own}` : own,
    text: before && before.text !== text ? before.text + text : text,
  };
}
