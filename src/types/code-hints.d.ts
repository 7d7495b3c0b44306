/** Written by src/code-blocks/hints. */
declare module '@generated/code-hints/default/hints.json' {
  const hints: import('../code-blocks/hints/codeHints').CodeHints;
  export default hints;
}
