import {createSearcher} from '../src/features/search/shared/createSearcher';
import {createIndexFiles} from '../src/features/search/build/createIndexFiles';
import {ROUTES} from '../tests/support/routes';
void (async () => {
const dir=process.argv[2]!;
const made = await createIndexFiles({siteDir: process.cwd(), outDir: dir, baseUrl: '/', routesPaths: ROUTES.map(({path})=>path)}, {maxHits:10, highlightResult:true} as never);
const s=createSearcher(JSON.parse(made.searchDoc) as never, JSON.parse(made.lunrIndex) as object);
for (const q of process.argv.slice(3)) { const r=s.search(q) as any; console.log('##',q); for (const h of r.hits.slice(0,6)) console.log('  ',h.url); }
})();
