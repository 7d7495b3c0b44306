/*
 * In each browser one journey, which is what `npm test` has time for (the others
 * are in full.test.ts), and what the browser tests can't: Playwright's Chromium
 * keeps no page that is left.
 */
import {describe, expect, test} from 'vitest';
import {foundBrowsers} from '../support/browsers/foundBrowsers';
import {KEYS, useReader} from '../support/browsers/openReader';
import {BUILD_FOLDER} from '../support/site';

describe.each(foundBrowsers())('%s', (_name, start) => {
  const reader = useReader(start, BUILD_FOLDER);

  test.each([
    ['untouched', 2, 'dark'],
    ['touched', 1, 'light'],
  ])(
    'a page that the browser kept, %s, has the colours that were chosen meanwhile',
    async (state, presses, theme) => {
      const {ask, click, go, messages, sees, visit} = reader;
      await (state === 'touched' ? visit : go)('/release-note');
      // Gone if the page is loaded anew.
      await ask(() => {
        document.documentElement.dataset.kept = '';
      });
      await visit('/wiki/glossary');
      for (let press = 0; press < presses; press += 1) {
        await click('button[aria-label^="ダークモードを切り替える"]');
      }
      await sees(`html[data-theme=${theme}]:not([data-kept])`);
      await ask(() => {
        history.back();
      });
      await sees(`html[data-theme=${theme}][data-kept]`, 'リリースノート');
      // Its scripts come for the colours; left before, Firefox tells of them.
      await sees('html[data-has-hydrated=true][data-kept]');
      expect(messages).toEqual([]);
    },
  );

  test('reads, runs a sample, changes the colours, searches in Japanese', async () => {
    const {ask, click, go, messages, press, sees, type} = reader;
    await go('/tutorial/quick-start');
    await sees('h1', 'クイックスタート');

    const color = () =>
      ask(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await color();
    const toggle = 'button[aria-label^="ダークモードを切り替える"]';
    // Before the page's scripts are asked for.
    await sees('html[data-scripts=waiting]');
    await click(toggle);
    await sees('html[data-theme-choice=light]');
    await click(toggle);
    await sees('html[data-theme=dark]');
    expect(await color()).not.toBe(light);

    await click('[data-runnable-sample] button', '実行');
    await sees(
      '[data-run-ending=finished] [role=status]',
      'ログ：「はじめてのカスタムファンクションです」',
    );
    await sees(
      '[data-run-ending] li',
      'はじめてのカスタムファンクションです3行目',
    );

    await press(KEYS.control, 'k');
    await type('エラーデータ');
    // Of the whole query: that for a part of it has another page first.
    await sees(
      '[role=search] [role=option]:first-of-type[href$="#fix-errors"]',
    );
    await press(KEYS.enter);
    await sees('h1', 'カスタムデータをファイルで扱う');
    await reader.reload();
    await sees('html[data-theme=dark]');
    expect(messages).toEqual([]);
  });
});
