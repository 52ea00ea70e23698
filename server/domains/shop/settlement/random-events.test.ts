// A short run with fixed seeds; `bench/payments.ts` does the long one.
import { expect, test } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import type { WorldName } from '../../../testing/payment-worlds.ts';
import { randomPayments } from '../../../testing/random-payments.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const SEQUENCES = 240;

describeOnEngines(
  'random orders of messages, returns, rounds of the reconciler, cancellations and refunds',
  (setup) => {
    test.each(['iyzico', 'paytr', 'stripe'] as const satisfies WorldName[])(
      'through %s end as the provider has it: paid once or not at all, one mail each, stock taken once',
      async (name) => {
        const { database, config } = await startApp(setup);
        const { findings, ends, sequences } = await randomPayments({
          database,
          config,
          onEnd: (end) => setup.onEnd(end),
          name,
          sequences: SEQUENCES,
          seed: 7,
        });
        expect(findings).toEqual([]);
        expect(sequences).toBe(SEQUENCES);
        // The run had something of everything.
        for (const status of ['paid', 'review', 'refunded', 'cancelled'])
          expect(ends[status], status).toBeGreaterThan(0);
        expect((ends['failed'] ?? 0) + (ends['expired'] ?? 0)).toBeGreaterThan(0);
      },
      240_000, // the limit of a hang; the test takes seconds
    );
  },
  seedSmallCatalogue,
);
