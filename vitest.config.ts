import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that replace a module for themselves, which the files after them in a shared process would see too. */
const REPLACES_MODULES = ['login', 'password-hashes', 'password-reset'].map(
  (name) => `server/domains/people/accounts/${name}.test.ts`,
);

/** Files that take a minute or more, the longest first: begun last, they would run on alone. */
const LONG = [
  'server/task-keeper.test.ts',
  'start/main.test.ts',
  'server/entities/imports/imports.test.ts',
  'start/personal-data.test.ts',
  'server/domains/customer-files/customer-files.test.ts',
  'demo/cad/models.test.ts',
  'server/domains/catalogue/cad/downloads.test.ts',
  'server/domains/shop/payments/iyzico/purchase.test.ts',
  'server/domains/shop/settlement/random-events.test.ts',
  'server/domains/shop/checkout/pressing-again.test.ts',
];

/** Vitest's own order, largest files first, goes by what is known of the run before; a fresh clone knows nothing. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at === -1 ? LONG.length : at;
    };
    const sorted = await super.sort(files);
    // A project's files stay together: files share processes with those of their own project only.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) =>
      sorted.filter(({ project }) => project === one).toSorted((a, b) => place(a) - place(b)),
    );
  }
}

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
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          globalSetup: 'server/testing/migrated.ts',
          include: ['{contract,browser,server,demo,start,site,admin,scripts}/**/*.test.ts'],
          exclude: REPLACES_MODULES,
        },
      },
      { extends: true, test: { name: 'own modules', include: REPLACES_MODULES } },
    ],
  },
});
