/**
 * What a stranger can still read of a site with the gate, by what the path from
 * the base URL matches. The one source: the gate encrypts every file that matches
 * none of these patterns, and the test of the build compares the output with it.
 *
 * Of the scripts, only those stay readable that nothing could decrypt: the
 * gate's own, and those that the bundler made for workers.
 */
export const READABLE = {
  pages: /^(?!runner\.html$).*\.html$/,
  scripts: /\.js$/,
  styles: /\.css$/,
  images: /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/,
  runner: /^runner\.html$/,
} as const;

/** The kind of a file that stays readable; nothing for any other. */
export function readableKind(file: string): string | undefined {
  return Object.entries(READABLE).find(([, files]) => files.test(file))?.[0];
}
