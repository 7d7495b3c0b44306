/*
 * Hands a page to index.ts before it is compiled. The bundler loads this file
 * itself, so it is plain JavaScript.
 */

/**
 * @this {import('@rspack/core').LoaderContext<{examine: (page: object) => void}>}
 * @param {string} source
 */
module.exports = function examineLoader(source) {
  this.getOptions().examine(this);
  return source;
};
