/*
 * A plain server also gives a page at /page/index.html or /page.html, for which
 * the router has no page. This gives it the page's own address before it looks.
 */
import siteConfig from '@generated/docusaurus.config';

// Also runs on the server.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = location;
  const own = pathname.replace(/(?:\/index)?\.html$/, '');
  if (own !== pathname) {
    const {baseUrl} = siteConfig;
    const address = `${own}/` === baseUrl ? baseUrl : own;
    history.replaceState(history.state, '', address + search + hash);
  }
}
