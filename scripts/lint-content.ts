/*
 * `npm run lint:content`: checks every written page (see lintPage.ts) and prints
 * one line for each thing to correct: file, line, message.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lintPage} from './lintPage';
import {lintSite} from './lintSite';

const TAGGED_FOLDERS = ['docs', 'wiki'];
const UNTAGGED_FOLDERS = ['blog', 'src/pages'];

const tags = new Set(
  [...readFileSync('docs/tags.yml', 'utf8').matchAll(/^([\w-]+):$/gm)].map(
    ([, tag]) => tag ?? '',
  ),
);

const pages = new Map<string, string>();
let found = 0;
for (const folder of [...TAGGED_FOLDERS, ...UNTAGGED_FOLDERS]) {
  const needsTags = TAGGED_FOLDERS.includes(folder);
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!/\.mdx?$/.test(name)) {
      continue;
    }
    const file = path.posix.join(folder, name.replaceAll('\\', '/'));
    const source = readFileSync(file, 'utf8');
    pages.set(file, source);
    for (const {line, text} of lintPage(source, {
      tags,
      needsTags,
      titleInBody: folder === 'src/pages',
    })) {
      found += 1;
      console.error(`${file}:${line} ${text}`);
    }
  }
}

for (const {file, line, text} of lintSite(process.cwd(), pages)) {
  found += 1;
  console.error(`${file}:${line} ${text}`);
}

console.log(`${pages.size}ページを調べました。指摘は${found}件です。`);
process.exitCode = found > 0 ? 1 : 0;
