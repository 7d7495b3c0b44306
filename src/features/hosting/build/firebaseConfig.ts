import type {Redirect} from '../../redirects/build/readRedirects';
import type {Headers, SiteHeaders} from './siteHeaders';

/** A firebase.json with nothing but Hosting. */
export type FirebaseConfig = ReturnType<typeof firebaseConfig>;

/**
 * The configuration of Firebase Hosting.
 *
 * No header is set by two rules that match the same address, but for what is
 * missing: its address, and then the rule for `404.html`. Rules are applied in
 * their order, so that one is the last.
 *
 * @param headers - the site's headers
 * @param baseUrl - the site's base path; files lie in a folder of this name
 *   below `build/`
 * @param redirects - of pages, without the base path
 */
export function firebaseConfig(
  headers: SiteHeaders,
  baseUrl: string,
  redirects: readonly Redirect[],
) {
  const assets = `${baseUrl}assets/**`;
  // With `cleanUrls` the file has two addresses.
  const runner = `${baseUrl}@(runner|runner.html)`;
  return {
    hosting: {
      // The site's 404.html is found only at the root of this folder.
      public: 'build',
      // Firebase compresses by itself.
      ignore: ['firebase.json', '**/.*', '**/node_modules/**', '**/*.@(br|gz)'],
      // The site links to its pages without .html and without a last slash.
      cleanUrls: true,
      trailingSlash: false,
      // The query is kept.
      redirects: redirects.map(({from, to}) => ({
        source: baseUrl + from.slice(1),
        destination: baseUrl + to.slice(1),
        type: 301,
      })),
      headers: [
        rule('**', {...headers.everywhere, ...headers.overTls}),
        rule(assets, headers.hashedFiles),
        rule(`!${assets}`, headers.otherFiles),
        rule(runner, headers.runner),
        rule(`!${runner}`, headers.site),
        // A file that a release has taken away may come back with the next.
        rule('404.html', headers.otherFiles),
      ],
    },
  };
}

/**
 * @param source - a glob for the path of the address, not of the file
 */
function rule(source: string, headers: Headers) {
  return {
    source,
    headers: Object.entries(headers).map(([key, value]) => ({key, value})),
  };
}
