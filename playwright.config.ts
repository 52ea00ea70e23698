import { defineConfig } from '@playwright/test';

const PANEL = /(?:admin-[\w-]+|preview)\.spec\.ts$/;

/**
 * Features to switch off in Chromium. Only the last such list counts, so it begins with Playwright 1.65's own. The last
 * two are pages of the address bar, which Chromium would render unseen beside each page of a test, for a third of all
 * the time.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * `npm test` sets CHROMIUM_PATH; without it Playwright uses its own Chromium. TEST_SITE_URL and TEST_DATA_DIR name a
 * running server and its data folder, to be tested instead of one for each worker.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/global-setup.ts',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Limits for a hang, not measurements: a slow machine with both workers busy must stay well within them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'site', testIgnore: PANEL },
    { name: 'panel', testMatch: PANEL },
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Cookies, storage, routes and scripts of a test go with it; the browser's process and cached code stay.
    reuseContext: true,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Traces of every test would cost a sixth of the time; a failure leaves a picture and the page's text, and
    // `--trace=on` records the rest.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Without a UTF-8 locale Chromium cannot write Turkish letters in a download's name, and names it 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // WebGL by the processor, for the 3D view.
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${LEFT_OUT.join()}`,
        // A page of a test lives for seconds: optimising its code costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
