/**
 * Written by docusaurus-plugin-typedoc before sidebars.ts is read; absent in a
 * fresh clone. Its value is a list of the sidebar's items.
 */
declare module '*/typedoc-sidebar.cjs' {
  const items: unknown;
  export default items;
}
