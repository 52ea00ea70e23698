import { defineConfig } from '@playwright/test';

const PANEL = /(?:admin-[\w-]+|preview)\.spec\.ts$/;

/**
 * What Chromium leaves out. Only the last such list counts, so it begins with what Playwright 1.65 itself leaves out.
 * The last two are pages
 * of the browser's own address bar, which it would render beside each page of a test, unseen, for a third of all the
 * time.
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
 * `npm test` gives CHROMIUM_PATH; without it Playwright looks for its own. TEST_SITE_URL: see tests/global-setup.ts.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/global-setup.ts',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Bounds for a hang, not measurements: a slow machine with both workers busy must stay well within them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The panel's tests leave rows behind and change what visitors see; the site's are over by then.
  projects: [
    { name: 'site', testIgnore: PANEL },
    // In the panel's dialogs and lists, which slide in, a press would meet what has moved away meanwhile: as for people
    // who want no movement.
    { name: 'panel', testMatch: PANEL, dependencies: ['site'], use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.TEST_SITE_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Tracing each test to keep the failures' costs a sixth of the time; a failure leaves a picture and the page's
    // text, and `--trace=on` tells the rest.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Without a UTF-8 locale Chromium cannot name a download with Turkish letters, and calls it 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${LEFT_OUT.join()}`,
      ],
    },
  },
});
