/*
 * `npm run pdf`: the whole wiki of build/ as one PDF with bookmarks.
 *
 *   --out FILE     where to write it
 *   --site FOLDER  the build to print
 *   --only ROUTES  only these pages, separated by commas, to try it out
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import config from '../docusaurus.config';
import {readChapters} from './book/chapters';
import {composeBook} from './book/composeBook';
import {printBook} from './book/printBook';

const {values} = parseArgs({
  options: {
    out: {type: 'string', default: 'build-pdf/combosite-functions-wiki.pdf'},
    site: {type: 'string', default: 'build'},
    only: {type: 'string'},
  },
});

makePdf().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function makePdf(): Promise<void> {
  const folder = path.resolve(values.site);
  const only = values.only?.split(',');
  const {site, chapters: all} = readChapters(folder);
  const chapters = all.filter(({route}) => only?.includes(route) ?? true);
  const unknown = only?.filter(
    (route) => !chapters.some((chapter) => chapter.route === route),
  );
  if (unknown?.length) {
    throw new Error(`サイドバーにないページです：${unknown.join('、')}`);
  }
  console.log(`${chapters.length}ページのPDFを作ります。`);
  const date = new Intl.DateTimeFormat('ja-JP', {dateStyle: 'long'});
  const {pdf, sheets} = await printBook(folder, site, chapters, (pages) =>
    composeBook(chapters, {
      site,
      title: config.title,
      subtitle: config.tagline,
      date: date.format(new Date()),
      pages,
    }),
  );
  const out = path.resolve(values.out);
  mkdirSync(path.dirname(out), {recursive: true});
  writeFileSync(out, pdf);
  const size = (pdf.length / 1024 / 1024).toFixed(1);
  console.log(`${values.out}に書きました（${sheets}ページ、${size} MiB）。`);
}
