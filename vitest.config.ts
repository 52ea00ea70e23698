import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files that replace a module for themselves, which the files after them in a shared process would see too. */
const REPLACES_MODULES = ['login', 'password-hashes', 'password-reset'].map(
  (name) => `server/domains/people/accounts/${name}.test.ts`,
);

/**
 * Tests of the server, the contract, and pure parts of site, panel and scripts; the browser tests (tests/) run in
 * Playwright. Files share a process and its modules, since loading and warming up the server's anew for each would take
 * a third of the time.
 */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Tests of outages and of whole commands mostly wait; two files for each core fill the time.
    maxWorkers: 2 * availableParallelism(),
    // Bounds for a hang, never for speed: tests that start processes take 10 s here, and four times as long on a machine
    // that others share.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['{contract,browser,server,demo,start,site,admin,scripts}/**/*.test.ts'],
          exclude: REPLACES_MODULES,
        },
      },
      { extends: true, test: { name: 'own modules', include: REPLACES_MODULES } },
    ],
  },
});
