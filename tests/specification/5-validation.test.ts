import {expectInScripts} from './built';
import {testStatements} from './testStatements';

testStatements({
  '5.8': () => {
    expectInScripts('onBrokenAnchors:"warn"');
  },
});
