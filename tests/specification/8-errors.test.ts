import {expectInScripts} from './built';
import {testSection} from './section';

testSection(8, {
  '8.3': () => {
    expectInScripts('"title",{children:"Page Error"}');
  },
  '8.10': () => {
    expectInScripts(
      /if\(void 0===(\w+)&&void 0===(\w+)\)throw Error\("Docusaurus translation declarations must have at least a translation id or a default translation message"\)/,
    );
  },
  '8.11': () => {
    expectInScripts(
      /if\(!\w+&&\w+\.failfast\)throw Error\(`Docusaurus plugin global data not found/,
    );
  },
  '8.12': () => {
    expectInScripts(
      /(\w+)=\(\w+,\w+\)=>\{console\.error\("Docusaurus React Root onRecoverableError:",[^]{0,250}hydrateRoot\(\w+,\w+,\{onRecoverableError:\1\}\)/,
    );
  },
});
