/**
 * A remark plugin that carries its options inside. Docusaurus serialises the
 * options of plugins, as part of the site's configuration, into the script that
 * every page loads; functions are left out there.
 *
 * @param plugin - the remark plugin
 * @param options - its options
 */
export function withOptions<Options, Transformer>(
  plugin: (options: Options) => Transformer,
  options: Options,
): () => Transformer {
  return () => plugin(options);
}
