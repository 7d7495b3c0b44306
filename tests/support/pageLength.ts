/*
 * How long a written page may be on a wide screen, with its folds closed, and
 * how soon its text has to begin. A reader prints these pages out.
 */
import type {Page} from '@playwright/test';

/** In pixels, at a width of 1280. */
const SCREEN = 800;

/**
 * Screens, by the beginning of the address; the first that fits counts. The
 * longest page of each is two screens shorter.
 */
const BUDGETS: readonly (readonly [string, number])[] = [
  ['/tutorial/', 14],
  ['/wiki/', 16],
  ['/', 12],
];

/** From the title to the first heading: the lead, and for whom the page is. */
const LEAD = 0.5;

const WRITTEN = /^\/(?!(?:api|category|tags)(?:\/|$))/;

/** What of an open page is too long, and what its writer has to do. */
export async function lengthExcess(
  page: Page,
  address: string,
): Promise<string[]> {
  if (!WRITTEN.test(address)) {
    return [];
  }
  const {lead, whole} = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('article :is(h1, h2)')];
    const bottom = headings[0]?.getBoundingClientRect().bottom ?? 0;
    return {
      lead: (headings[1]?.getBoundingClientRect().top ?? bottom) - bottom,
      whole: document.documentElement.scrollHeight,
    };
  });
  const [, budget = 0] =
    BUDGETS.find(([start]) => address.startsWith(start)) ?? [];
  return [
    {
      part: 'ページ全体',
      pixels: whole,
      budget,
      advice: '節を別のページに移すか、補足を<details>で折りたたんでください。',
    },
    {
      part: '最初の見出しまでの部分',
      pixels: lead,
      budget: LEAD,
      advice: '何のページかを1、2文で言い切ってください。',
    },
  ]
    .filter(({budget: most, pixels}) => pixels > most * SCREEN)
    .map(
      ({advice, budget: most, part, pixels}) =>
        `${address}：${part}が、幅1280 pxで${(pixels / SCREEN).toFixed(1)}画面あります（上限は${most}画面）。${advice}`,
    );
}

/** A phone, and how far down its first screen the text may begin. */
const PHONE = {width: 390, height: 844};
const FIRST_TEXT = 0.8;

/**
 * Where on a phone the first words begin that aren't the same on every page, if
 * that is too low, and what can't be seen whole beside it.
 */
export async function phoneExcess(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const {top, wide} = await page.evaluate(() => {
    const text = [...document.querySelectorAll('main :is(p, li, h2, dd)')].find(
      (element) =>
        !element.closest(
          'nav, [data-page-part]:not([data-page-part=specimen])',
        ) &&
        element.getClientRects().length > 0 &&
        (element.textContent.trim().length > 8 || element.tagName === 'H2'),
    );
    return {
      top: text?.getBoundingClientRect().top ?? Infinity,
      wide: [...document.querySelectorAll('[data-entries]')].filter(
        (table) =>
          // What is folded keeps the size that it had before.
          table.checkVisibility() && table.scrollWidth > table.clientWidth + 1,
      ).length,
    };
  });
  return [
    ...(top > FIRST_TEXT * PHONE.height
      ? [
          `スマートフォンで本文が${top} pxから始まります（上限は${FIRST_TEXT * PHONE.height} px）。題名を短くしてください。`,
        ]
      : []),
    ...(wide > 0
      ? [`スマートフォンで、${wide}個の一覧の項目が切れます。`]
      : []),
  ];
}
