import {expect} from 'vitest';
import {TEST_SITE_URL} from '../support/site';
import {expectInScripts, isPage, readPage} from './built';
import {STATEMENTS} from './statements';
import {testStatements} from './testStatements';

testStatements({
  '3.1': (text) => {
    const names = text.match(/\b[A-Z]\w+(?=[ ,.])/g) ?? [];
    expect(names).toHaveLength(7);
    for (const name of names) {
      expect(isPage(`/api/interfaces/${name}`), name).toBe(true);
    }
  },
  // What section 2 lists is what the reference's entry page leads to.
  '3.2': () => {
    const index = readPage('/api/');
    for (const id of ['2.18', '2.19']) {
      const [, names = ''] = STATEMENTS[id]?.text.split(': ') ?? [];
      for (const name of names.split(', ')) {
        expect(index).toMatch(new RegExp(`href="?/api/\\w+/${name}[">\\s]`));
      }
    }
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
