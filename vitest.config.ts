import { defineConfig } from 'vitest/config';

/**
 * Tests of the server, the contract, pure parts of site, panel and scripts; browser tests are Playwright's (tests/).
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,browser,server,demo,start,site,admin,scripts}/**/*.test.ts'],
    pool: 'forks',
    // Vitest would leave a core to itself, which it does not use.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: 0,
  },
});
