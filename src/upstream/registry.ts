/*
 * The list of a site's pages and their data.
 *
 * @needs @docusaurus/core 3.10: `.docusaurus/registry.js` has, of each, what loads
 *   it, its name, which only the server asks for, and
 *   `require.resolveWeak("its name")`
 * @why under `npm start` the latter would have the bundler compile every page
 *   before the first; in a build the names are 1 kB (gzip) of every page's scripts
 * @then look for the new form, or drop the rule from its two places
 */
interface Rule {
  readonly test: RegExp;
  readonly loader: string;
  readonly options: object;
}

/** A rule of the bundler: that list with something else in the place of `search`. */
export function changeRegistry(search: RegExp, replace: string): Rule {
  return {
    test: /[\\/]\.docusaurus[\\/]registry\.js$/,
    loader: 'string-replace-loader',
    options: {search, replace},
  };
}
