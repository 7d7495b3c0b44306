import {compileByFunction, tellsLines} from '@combosite-functions/simulator';
import type {Compile} from '@combosite-functions/simulator';

// Taken before any program could change them.
const createObjectURL = URL.createObjectURL.bind(URL);
const revokeObjectURL = URL.revokeObjectURL.bind(URL);
const {deleteProperty, get} = Reflect;
const TextBlob = Blob;
const {importScripts} = globalThis as unknown as {
  importScripts?: (url: string) => void;
};

/** Where a script of its own leaves the function, for a moment. */
const PLACE = 'compiledCustomFunction';

const compileByScript: Compile = (names, body, appearAs) => {
  const url = createObjectURL(
    new TextBlob(
      [`globalThis.${PLACE} = function (${names.join()}) {${body}\n};`],
      {type: 'text/javascript'},
    ),
  );
  try {
    importScripts?.(url);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw error;
    }
    // A program runs, if without lines, where its script can't be loaded.
    return compileByFunction(names, body);
  } finally {
    revokeObjectURL(url);
  }
  appearAs(url);
  const compiled = get(globalThis, PLACE) as ReturnType<Compile>;
  deleteProperty(globalThis, PLACE);
  return compiled;
};

/**
 * How programs are run here: in WebKit only scripts have lines in stack traces,
 * in other engines also what `Function` makes.
 */
export const compiling = {
  isAlone: true,
  ...(tellsLines() ? {} : {compile: compileByScript}),
};
