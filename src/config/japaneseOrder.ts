/*
 * Docusaurus and TypeDoc sort by the language of the machine that builds: routes,
 * and the pages of a tag, which readers see. This has what names no language
 * sorted as Japanese, so that every machine builds the same site. It changes the
 * build's process, which has read its language already, and no page.
 */
const japanese = new Intl.Collator('ja');

String.prototype.localeCompare = function (
  that: string,
  locales?: Intl.LocalesArgument,
  options?: Intl.CollatorOptions,
) {
  const {compare} =
    locales === undefined && options === undefined
      ? japanese
      : new Intl.Collator(locales, options);
  return compare(String(this), that);
};
