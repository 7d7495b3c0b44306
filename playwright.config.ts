import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/machine/chromium';
import {
  BUILD_FOLDER,
  GATED_BUILD_FOLDER,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
} from './tests/support/site';
import {GATED_PORT, SITE_PORT, SUB_PATH_PORT} from './tests/support/ports';

/*
 * Browser tests against the production build: `npm run test:build` makes it.
 */
const executablePath = findChromium();

/**
 * Parts of Chromium that are left out. The last `--disable-features` counts, so
 * Playwright's own list is repeated here.
 */
const DISABLED_FEATURES = [
  // The popup below the address bar is a hidden page of its own in each window,
  // and takes as much time as a page of the site.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Without what builds pages; under the sub-path all is read, as by `npm run serve`. */
const SERVED = 'tests/support/served.config.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // What readers see and hear; `npm run snapshots` takes a change over.
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  expect: {
    // A large page takes its time on two cores, and some machines pause.
    timeout: 20_000,
    // What another version of Chromium draws differently.
    toHaveScreenshot: {threshold: 0.1, maxDiffPixelRatio: 0.001},
    toMatchAriaSnapshot: {children: 'deep-equal'},
  },
  reporter: [['list'], ['json', {outputFile: '.test-reports/e2e.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'ja-JP',
    launchOptions: {
      executablePath,
      args: [
        // Chromium's sandbox doesn't start as root, in containers and CI.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join()}`,
        '--no-first-run',
        // Letters look the same whatever the machine's own settings are.
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        // A name that isn't localhost: a page over plain HTTP has no WebCrypto.
        '--host-resolver-rules=MAP plain-http.test 127.0.0.1',
      ],
    },
  },
  webServer: [
    {
      command: `npx docusaurus serve --no-open --config ${SERVED} --dir "${BUILD_FOLDER}" --port ${SITE_PORT}`,
      url: `http://localhost:${SITE_PORT}/`,
    },
    {
      command: `npx docusaurus serve --no-open --dir "${SUB_PATH_BUILD_FOLDER}" --port ${SUB_PATH_PORT}`,
      url: `http://localhost:${SUB_PATH_PORT}${SUB_PATH}`,
      env: {BASE_URL: SUB_PATH},
    },
    {
      command: `npx docusaurus serve --no-open --config ${SERVED} --dir "${GATED_BUILD_FOLDER}" --port ${GATED_PORT}`,
      url: `http://localhost:${GATED_PORT}/`,
    },
  ],
});
