/** Changed: there is no tokenizer in the client to add languages to. */
export default function prismIncludeLanguages(): void {
  // Nothing to add.
}
