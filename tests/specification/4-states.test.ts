import {expectInScripts} from './built';
import {testStatements} from './testStatements';

testStatements({
  '4.12': () => {
    expectInScripts('delay:200,timeout:null,render:');
    for (const state of ['pastDelay', 'timedOut', 'error', 'loaded', 'retry']) {
      expectInScripts(
        new RegExp(`${state}:(?:this|\\w+)\\.(?:state\\.)?${state}`),
      );
    }
    expectInScripts('children:"Retry"');
    expectInScripts('"svg",{id:"loader"');
  },
});
