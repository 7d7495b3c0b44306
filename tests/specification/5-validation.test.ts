import {expectInScripts} from './built';
import {testSection} from './section';

testSection(5, {
  '5.8': () => {
    expectInScripts('onBrokenAnchors:"warn"');
  },
});
