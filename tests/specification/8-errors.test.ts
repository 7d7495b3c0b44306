import {expectInScripts} from './built';
import {testStatements} from './testStatements';

testStatements({
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
});
