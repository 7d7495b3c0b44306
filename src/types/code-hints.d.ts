/** Written by src/features/code-blocks/build/hints. */
declare module '@generated/code-hints/default/hints.json' {
  const hints: import('../features/code-blocks/shared/hints/codeHints').CodeHints;
  export default hints;
}
