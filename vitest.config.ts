import { defineConfig } from 'vitest/config';

/**
 * Tests of the server, the contract, and pure parts of site, panel and scripts; the browser tests (tests/) run in
 * Playwright.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,browser,server,demo,start,site,admin,scripts}/**/*.test.ts'],
    pool: 'forks',
    // By default Vitest leaves one core idle for itself, without using it.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: 0,
  },
});
