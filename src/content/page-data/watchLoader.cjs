/*
 * A page is compiled anew when a file changes that it is examined against. The
 * bundler loads this file itself, so it is plain JavaScript.
 */

/**
 * @this {import('webpack').LoaderContext<{files: string[]}>}
 * @param {string} source
 */
module.exports = function watchLoader(source) {
  this.getOptions().files.forEach((file) => this.addDependency(file));
  return source;
};
