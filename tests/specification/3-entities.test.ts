import {expectInScripts} from './built';
import {testSection} from './section';

testSection(3, {
  '3.3': () => {
    expectInScripts(/\w+=>`docs-preferred-version-\$\{\w+\}`/);
  },
  '3.4': () => {
    expectInScripts(
      /versions\.some\(\w+=>\w+\.name===(\w+)\)\?\{preferredVersionName:\1\}:\([^{}]*\{[^{}]*\}\)\.del\(\),\{preferredVersionName:null\}\)/,
    );
  },
  '3.6': () => {
    for (const field of [
      'title:"Combosite Functions Wiki"',
      'titleDelimiter:"|"',
      'url:"http',
      'baseUrl:"/"',
      'favicon:"img/favicon.svg"',
      'noIndex:!0',
      'baseUrlIssueBanner:!0',
      'customFields:{ENABLE_BASIC_AUTH:!1',
    ]) {
      expectInScripts(field);
    }
  },
  '3.7': () => {
    expectInScripts(
      'colorMode:{defaultMode:"light",disableSwitch:!1,respectPrefersColorScheme:!0}',
    );
    expectInScripts(
      /navbar:\{title:"Combosite Functions Wiki",[^{]*logo:\{src:"img\/logo\.svg"/,
    );
  },
  '3.8': () => {
    expectInScripts(/"?defaultLocale"?:"ja","?locales"?:\["ja"\]/);
    expectInScripts(/"?currentLocale"?:"ja"/);
    expectInScripts(/"?htmlLang"?:"ja","?direction"?:"ltr"/);
  },
});
