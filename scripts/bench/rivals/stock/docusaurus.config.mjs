/** Docusaurus as it comes; with STOCK_SEARCH, and a search as it comes. */
export default {
  title: 'Combosite Functions Wiki',
  url: 'http://localhost',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {defaultLocale: 'ja', locales: ['ja']},
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [
    ['classic', {docs: {routeBasePath: '/'}, blog: false, sitemap: false}],
  ],
  plugins: process.env.STOCK_SEARCH
    ? [['docusaurus-lunr-search', {languages: ['en', 'ja']}]]
    : [],
  themeConfig: {navbar: {title: 'Combosite Functions Wiki'}},
};
