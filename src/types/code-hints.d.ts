/** Written by src/plugins/code-hints. */
declare module '@generated/code-hints/default/hints.json' {
  const hints: import('../components/codeHints').CodeHints;
  export default hints;
}
