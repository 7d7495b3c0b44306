import {expect} from 'vitest';
import {TEST_SITE_URL} from '../support/site';
import {expectInScripts, readPage} from './built';
import {testStatements} from './testStatements';

testStatements({
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
    // `trailingSlash` isn't set: a folder's page, whose address has no slash.
    expect(readPage('/release-note')).toContain(
      `rel=canonical href=${TEST_SITE_URL}/release-note `,
    );
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
