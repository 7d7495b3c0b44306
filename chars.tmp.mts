import {readFileSync, readdirSync} from 'node:fs';
const root='/work/tmp/site1'; let guide=0, api=0, rec=0;
for (const f of readdirSync(root,{recursive:true}) as string[]) { if(!f.endsWith('.md')) continue; let t=readFileSync(root+'/'+f,'utf8').replace(/^---[\s\S]*?---\n/,'').replace(/^(`{3,})[\s\S]*?^\1$/gm,'').replace(/\]\([^)]*\)/g,']').replace(/\s/g,''); const n=t.length; if (f.startsWith('api')) api+=n; else if (f.startsWith('wiki/recipes')) rec+=n; else guide+=n; }
console.log({guide, api, rec});
