import {expect} from 'vitest';
import {SCRIPTS, expectInScripts} from './built';
import {testSection} from './section';

testSection(4, {
  '4.4': () => {
    // What the choice 'system' sets.
    expectInScripts(
      /persist:\w+=!0\}=\w+;if\(null===\w+\)\{let \w+=\w+\?\w+\(\):\w+;/,
    );
  },
  '4.6': () => {
    expectInScripts(
      /colorMode:\{defaultMode:\w+,disableSwitch:(\w+),[^]{0,600}useEffect\)\(\(\)=>\{\1&&\w+\.del\(\)\},\[\1\]\)/,
    );
  },
  '4.9': () => {
    expectInScripts(
      /desktopBreakpoint:(\w+)=996\}=\{\}\)\{[^]{0,60}\(\(\)=>"ssr"\)[^]{0,300}window\.innerWidth>\w+\?"desktop":"mobile"/,
    );
  },
  '4.10': () => {
    expectInScripts(
      /Math\.round\(\(4\+15\*(\w+)\*\*\.25\+\1\/5\)\*10\)[^]{0,60}\?\?"ease-in-out"/,
    );
  },
  '4.11': () => {
    const [, asked = ''] =
      /if\(\(0,\w+\.(\w+)\)\(\)\)return 1;let \w+=\w+\/36;/.exec(SCRIPTS) ?? [];
    expect(asked).not.toBe('');
    expectInScripts(
      /return window\.matchMedia\("\(prefers-reduced-motion: reduce\)"\)\.matches/,
    );
  },
  '4.12': () => {
    expectInScripts(/loader:null,loading:null,delay:200,timeout:null,render:/);
    for (const state of ['pastDelay', 'timedOut', 'error', 'loaded', 'retry']) {
      expectInScripts(
        new RegExp(`${state}:(?:this|\\w+)\\.(?:state\\.)?${state}`),
      );
    }
    expectInScripts('children:"Retry"');
    expectInScripts('"svg",{id:"loader"');
  },
  '4.13': () => {
    expectInScripts(
      /pathname!==\w+\.pathname\)\{let \w+=window\.setTimeout\(\(\)=>\{\w+\(\)\.start\(\)\},200\)/,
    );
  },
});
