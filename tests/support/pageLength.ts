/*
 * How long a written page may be on a wide screen, with its folds closed, and
 * how soon its text has to begin. A reader prints these pages out.
 */
import type {Page} from '@playwright/test';

/** In pixels, at a width of 1280. */
const SCREEN = 800;

/** Screens, by the beginning of the address; the first that fits counts. */
const BUDGETS: readonly (readonly [string, number])[] = [
  ['/tutorial/', 12],
  ['/wiki/', 14],
  ['/', 10],
];

/** From the title to the first heading: the lead, and for whom the page is. */
const LEAD = 0.5;

/** From the title to the first heading after a table of purposes. */
const LEAD_AND_PURPOSES = 1;

const WRITTEN = /^\/(?!(?:api|category|tags)(?:\/|$))/;

/** What of an open page is too long, for a person to read. */
export async function lengthExcess(
  page: Page,
  address: string,
): Promise<string[]> {
  if (!WRITTEN.test(address)) {
    return [];
  }
  const {lead, purposes, whole} = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('article :is(h1, h2)')];
    const bottom = headings[0]?.getBoundingClientRect().bottom ?? 0;
    const until = (heading = headings[0]) =>
      (heading?.getBoundingClientRect().top ?? 0) - bottom;
    const [, first, second] = headings;
    const hasPurposes = first?.id === 'when-you-need-this';
    return {
      lead: until(first),
      purposes: until(hasPurposes ? second : first),
      whole: document.documentElement.scrollHeight,
    };
  });
  const [, budget = 0] =
    BUDGETS.find(([start]) => address.startsWith(start)) ?? [];
  return [
    {part: 'page', pixels: whole, budget},
    {part: 'lead', pixels: lead, budget: LEAD},
    {part: 'purposes', pixels: purposes, budget: LEAD_AND_PURPOSES},
  ]
    .filter(({budget: most, pixels}) => pixels > most * SCREEN)
    .map(
      ({budget: most, part, pixels}) =>
        `${part}: ${(pixels / SCREEN).toFixed(1)} of ${most} screens`,
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
    ...(top > FIRST_TEXT * PHONE.height ? [`text begins at ${top} px`] : []),
    ...(wide > 0 ? [`${wide} tables whose entries are cut off`] : []),
  ];
}
