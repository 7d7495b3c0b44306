import type {LoadContext, PluginModule} from '@docusaurus/types';

/**
 * A remark plugin that carries its options inside. Docusaurus serialises the
 * options of plugins, as part of the site's configuration, into the script that
 * every page loads; functions are left out there.
 */
export function withOptions<Options, Transformer>(
  plugin: (options: Options) => Transformer,
  options: Options,
): () => Transformer {
  return () => plugin(options);
}

/**
 * The same for a plugin of the site, which has its options checked.
 *
 * @param plugin - with the `validateOptions` of the plugin that it wraps
 */
export function pluginWithOptions<Checked>(
  plugin: ((context: LoadContext, options: Checked) => unknown) & {
    readonly validateOptions: unknown;
  },
  options: object,
): PluginModule {
  const check = plugin.validateOptions as (given: object) => unknown;
  return Object.assign(
    (context: LoadContext, checked: Checked) => plugin(context, checked),
    {validateOptions: (given: object) => check({...given, options})},
  ) as PluginModule;
}
