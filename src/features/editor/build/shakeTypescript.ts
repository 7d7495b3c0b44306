/*
 * The compiler's language service is one file of 9 MB in which everything
 * hangs together: a bundler finds nothing to leave out. Here it becomes a
 * module without what an editor for one JavaScript file doesn't need (emitting,
 * refactoring, tsserver, …), so that esbuild can leave out the rest; and its
 * messages become Japanese by the compiler's own translation.
 *
 * What is cut by mistake fails when it is called, so the tests call all of what
 * the editor uses (tests/unit/runner/editorTypes.test.ts).
 */
import vm from 'node:vm';

/** Files of the compiler that only serve what an editor doesn't use. */
const UNUSED = [
  'server',
  'compiler/watch.',
  'compiler/builder.',
  'compiler/transformers/',
  'services/codefixes',
  'services/refactors',
];

/** Files among them from which the rest needs something. */
const USED = ['compiler/transformers/utilities'];

/**
 * The compiler as a module whose default export is an object like that of
 * `typescript`.
 *
 * @param compiler - text of `typescript/lib/typescript.js`
 * @param messages - Japanese messages by their key: `diagnosticMessages.generated.json`
 * @param names - what the default export has
 * @throws Error if the compiler is built in another way than expected
 */
export function shakeTypescript(
  compiler: string,
  messages: Readonly<Record<string, string>>,
  names: readonly string[],
): string {
  const start = compiler.indexOf('var __defProp');
  const end = compiler.indexOf('\n// Annotate the CommonJS export names');
  if (start < 0 || end < start) {
    throw unexpected('the frame of the file');
  }
  const parts = compiler
    .slice(start, end)
    .split(/^(?=\/\/ src\/)/m)
    .filter((part) => !isUnused(part));
  const module = exportsAsGetters(removeExports(parts.join('')));
  const body = translate(module, messages);
  return `${body}\nexport default {${names.join(', ')}};\n`;
}

function isUnused(part: string): boolean {
  const file = /^\/\/ src\/(\S+)/.exec(part)?.[1] ?? '';
  return (
    UNUSED.some((start) => file.startsWith(start)) &&
    !USED.some((start) => file.startsWith(start))
  );
}

/** The object of all names would keep all of them. */
function removeExports(text: string): string {
  const [exports] =
    /^__export\(typescript_exports, \{[\s\S]*?\n\}\);\nmodule\.exports = .*\n/m.exec(
      text,
    ) ?? [];
  if (exports === undefined) {
    throw unexpected('the object of all names');
  }
  return text.replace(exports, () => '');
}

/** Namespaces are filled by calls, which a bundler must keep; getters may go. */
function exportsAsGetters(text: string): string {
  return text.replace(
    /^var (\w+) = \{\};\n__export\(\1, (\{\n[\s\S]*?\n\})\);/gm,
    (_, name: string, members: string) =>
      `var ${name} = ${members.replace(/^ {2}(\w+): \(\) => ([\w$]+)(,?)$/gm, '  get $1() { return $2; }$3')};`,
  );
}

/**
 * Gives each message a variable of its own, so that unused ones can go, and its
 * Japanese text.
 */
function translate(
  text: string,
  messages: Readonly<Record<string, string>>,
): string {
  const table = /^var Diagnostics = \{\n([\s\S]*?)\n\};$/m.exec(text)?.[1];
  if (table === undefined) {
    throw unexpected('the table of messages');
  }
  // Its entries are calls of various forms; the engine reads them all.
  const entries = vm.runInNewContext(
    `const diag = (...values) => values; JSON.stringify({${table}})`,
  ) as string;
  const variables = Object.entries(
    JSON.parse(entries) as Record<string, [number, number, string, string]>,
  ).map(([name, [code, category, key, english, ...flags]]) => {
    const values = [code, category, '', messages[key] ?? english, ...flags];
    const list = values.map((value) => JSON.stringify(value)).join(', ');
    return `var Diagnostics_${name} = /* @__PURE__ */ diag(${list});`;
  });
  return text
    .replace(`var Diagnostics = {\n${table}\n};`, () => variables.join('\n'))
    .replace(/\bDiagnostics\.(\w+)/g, 'Diagnostics_$1');
}

function unexpected(what: string): Error {
  return new Error(
    `editor-types: typescript.js no longer has ${what}; see src/features/editor/build/shakeTypescript.ts.`,
  );
}
