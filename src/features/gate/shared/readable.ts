/** A kind of files that stays readable without the password. */
export interface ReadableKind {
  readonly id: 'pages' | 'scripts' | 'styles' | 'images' | 'runner';
  /** What the path from the base URL matches. */
  readonly files: RegExp;
}

/**
 * What a stranger can still read of a site with the gate. The one source: the
 * gate encrypts every file that matches none of these patterns, and the test of
 * the build compares the output with it.
 *
 * Of the scripts, only those stay readable that nothing could decrypt: the
 * gate's own, and those that the bundler made for workers.
 */
export const READABLE: readonly ReadableKind[] = [
  {
    id: 'pages',
    files: /^(?!runner\.html$).*\.html$/,
  },
  {
    id: 'scripts',
    files: /\.js$/,
  },
  {
    id: 'styles',
    files: /\.css$/,
  },
  {
    id: 'images',
    files: /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/,
  },
  {
    id: 'runner',
    files: /^runner\.html$/,
  },
];
