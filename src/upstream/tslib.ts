/*
 * What Docusaurus's pages use of TypeScript's library.
 *
 * @needs @docusaurus/utils-common 3.10: the one function of tslib that it calls
 *   in a browser is `__importDefault`
 * @why the bundler takes a required library as a whole: the others would be 4 kB
 *   (gzip) of every page's scripts
 * @then write the new function here, too, or drop the alias in
 *   src/features/first-load/build/index.ts
 */
interface Module {
  readonly __esModule?: boolean;
}

/** What TypeScript makes of a default import; TypeScript gives it its name. */
export const __importDefault = (module: Module): Module | {default: unknown} =>
  module.__esModule ? module : {default: module};
