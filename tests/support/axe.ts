/*
 * axe on a page of the built site: the rules and states in which pages are
 * looked at.
 */
import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import {readText} from './files';
import type axeCore from 'axe-core';

const SOURCE = readText('node_modules/axe-core/axe.min.js');

/** Every rule for WCAG 2.2 A and AA, and axe's best practices. */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

export type Mode = 'light' | 'dark';

/** How a page is shown, and which rules are worth their time there. */
export interface State {
  readonly mode: Mode;
  readonly width: number;
  readonly rules: 'all' | 'contrast';
}

/** The state in which every page is looked at. */
export const FIRST_STATE: State = {mode: 'light', width: 1280, rules: 'all'};

/**
 * The other modes and widths. But for contrast, no rule depends on the mode: the
 * last two repeat that rule only, as axe takes its time.
 */
export const OTHER_STATES: readonly State[] = [
  {mode: 'dark', width: 390, rules: 'all'},
  {mode: 'dark', width: 1280, rules: 'contrast'},
  {mode: 'light', width: 390, rules: 'contrast'},
];

/**
 * What axe finds, each with the elements it names. axe stays in the page for the
 * next state: its builder for Playwright compiles it anew each time, which takes
 * as long as the rules.
 *
 * @param part - selector of the part to look at; without, the whole page
 */
export async function findings(
  page: Page,
  part?: string,
  rules: State['rules'] = 'all',
): Promise<string[]> {
  await page.evaluate((source) => {
    if (!('axe' in window)) {
      // Not by an element, which a policy or a test of the page would see.
      (0, eval)(source);
    }
  }, SOURCE);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const {axe} = window as unknown as {axe: typeof axeCore};
      const {violations} = await axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        // The site's one frame is the runner's, which has nothing to see.
        iframes: false,
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) =>
          [id, target.join(' '), failureSummary].join(': '),
        ),
      );
    },
    [
      part,
      rules === 'all'
        ? {type: 'tag' as const, values: RULES}
        : {type: 'rule' as const, values: ['color-contrast']},
    ] as const,
  );
}

/** Sets mode and width; scripts of an open page may take a moment to follow. */
export async function setState(
  page: Page,
  {mode, width}: State,
): Promise<void> {
  await page.setViewportSize({width, height: 844});
  // Scripts carry on a transition that a screenshot of a moment would see.
  await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
}

/** Sets mode and width, and waits until the page has followed. */
async function adapt(page: Page, state: State): Promise<void> {
  const {mode} = state;
  await setState(page, state);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // Colours that are on their way would be read in between.
  await page.waitForFunction(() =>
    document.getAnimations().every(
      (animation) =>
        !(animation instanceof CSSTransition) ||
        // In a closed fold it stands still.
        !(animation.effect as KeyframeEffect).target?.checkVisibility(),
    ),
  );
  // What is too wide now becomes a tab stop, one step after the layout.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[class*=region_]')].every(
      (region) =>
        // What is folded isn't laid out, and follows when it unfolds.
        !region.checkVisibility() ||
        region.scrollWidth > region.clientWidth === (region.tabIndex === 0),
    ),
  );
}

/** Expects that axe finds nothing in a state of the page. */
export async function expectAccessible(
  page: Page,
  state: State,
  part?: string,
): Promise<void> {
  await adapt(page, state);
  // The bars at the top and the bottom cover what is scrolled under them.
  await page
    .locator(part ?? 'h1')
    .first()
    .evaluate((element) => element.scrollIntoView({block: 'center'}));
  expect(
    await findings(page, part, state.rules),
    `${state.mode}, ${state.width} px`,
  ).toEqual([]);
}
