import {expect} from 'vitest';
import {SCRIPTS, expectInScripts} from './built';
import {testSection} from './section';

testSection(7, {
  '7.8': () => {
    const [, isSlow = ''] =
      /(\w+)=\(\)=>navigator\.connection\?\.effectiveType\.includes\("2g"\)\|\|navigator\.connection\?\.saveData/.exec(
        SCRIPTS,
      ) ?? [];
    expect(isSlow).not.toBe('');
    // What src/clientModules/preloadOnIntent.ts calls.
    expectInScripts(new RegExp(`preload:\\w+=>!\\(${isSlow}\\(\\)\\|\\|`));
  },
});
