import {readChapters} from '../../scripts/book/chapters';
import {composeBook} from '../../scripts/book/composeBook';
import {printBook} from '../../scripts/book/printBook';
import {ROUTES} from '../support/routes';
import {BUILD_FOLDER, TEST_SITE_URL} from '../support/site';
import {expect, test} from './fixtures';

/** A category, a page of it and a page of the reference: each kind once. */
const SELECTION = [
  '/category/tutorial-basic',
  '/tutorial/tutorial-basic/about-custom-data',
  '/api/functions/getSexKubunName',
];

test('the book has every page of the sidebars', () => {
  const {chapters} = readChapters(BUILD_FOLDER);
  const expected = ROUTES.filter(({sidebar}) => sidebar !== undefined).map(
    ({path}) => path.replace(/(?<=.)\/$/, ''),
  );
  expect(chapters.map(({route}) => route).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(chapters[0]?.route).toBe('/tutorial/quick-start');
});

test('the PDF has Japanese bookmarks, sheets and links of its own', async () => {
  // It prints twice, on a browser of its own.
  test.slow();
  const {site, chapters} = readChapters(BUILD_FOLDER);
  const selected = chapters.filter(({route}) => SELECTION.includes(route));
  const {pdf, sheets, pages} = await printBook(
    BUILD_FOLDER,
    site,
    selected,
    (numbers) =>
      composeBook(selected, {
        site,
        title: '本の題名',
        subtitle: '副題',
        date: '2026年11月21日',
        pages: numbers,
      }),
  );

  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
  }).promise;
  const outline = await document.getOutline();
  expect(outline.map(({title}) => title)).toEqual([
    '目次',
    'チュートリアル基礎',
    '開発者向けドキュメント',
  ]);
  // pdfjs-dist leaves the type of what lies deeper open.
  const page = outline[1]?.items[0] as (typeof outline)[number] | undefined;
  expect(page?.title).toBe('カスタムデータについて');
  const sections = (page?.items ?? []) as typeof outline;
  // Chromium doubles those whose ink reaches the sheet before.
  const titles = sections.map(({title}) => title);
  expect(titles.filter((title) => /^(.+)\1$/.test(title))).toEqual([]);
  expect(sections.map(({title}) => title)).toContain('カスタムデータ定義');

  const {info} = await document.getMetadata();
  expect(info).toMatchObject({Title: '本の題名', Language: 'ja'});

  // A cover, the contents, then each chapter on a sheet of its own.
  expect(document.numPages).toBe(sheets);
  expect(pages.get(selected[0] ?? fail())).toBe(3);
  expect(pages.get(selected[1] ?? fail())).toBe(4);
  const contents = await (await document.getPage(2)).getTextContent();
  const words = contents.items.map((item) => ('str' in item ? item.str : ''));
  expect(words).toEqual(
    expect.arrayContaining([...pages.values()].map(String)),
  );

  const links = await (await document.getPage(3)).getAnnotations();
  const targets = (links as {dest?: unknown; url?: string}[]).map(
    ({dest, url}) => dest ?? url,
  );
  expect(targets).toContain('chapter1');
  expect(targets).toContain(
    `${TEST_SITE_URL}/tutorial/tutorial-basic/register-custom-data`,
  );
});

function fail(): never {
  throw new Error('A page of the selection is missing.');
}
