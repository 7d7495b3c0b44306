import {expect} from 'vitest';
import sidebars from '../../sidebars';
import {SCRIPTS, expectInScripts} from './built';
import {testStatements} from './testStatements';

testStatements({
  // Departs: words are marked in the page itself, so no frame is waited for.
  '9.4': () => {
    expect(SCRIPTS.includes('iframesTimeout')).toBe(false);
  },
  '9.7': () => {
    expectInScripts(
      /minimum:\.08,[^]{0,60}speed:200,[^]{0,30}trickleRate:\.02,trickleSpeed:800/,
    );
    expectInScripts(/\.start\(\)\},200\)/);
    // The site sets none of them otherwise.
    expectInScripts('().configure({showSpinner:!1})');
  },
  '9.8': () => {
    expectInScripts('loader:null,loading:null,delay:200,');
  },
  '9.9': () => {
    expectInScripts(/(\w+)=\w+\.keyLength,\w+=void 0===\1\?6:\1/);
  },
  '9.10': () => {
    expectInScripts(/unsuspend=null,\w+\(\)\}\},6e4\+\w+\)/);
  },
  '9.11': () => {
    expect(Object.keys(sidebars)).toEqual(['wikiSidebar', 'tutorialSidebar']);
    for (const id of Object.keys(sidebars)) {
      expectInScripts(`sidebar:"${id}"`);
    }
  },
});
