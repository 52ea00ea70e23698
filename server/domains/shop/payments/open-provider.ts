import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import type { Config } from '../../../base/env.ts';
import { openSecret } from '../../../base/keys/secret.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { DemoProvider } from './demo/provider.ts';
import type { PaymentProvider } from './provider/provider.ts';

/**
 * The provider that the environment names, of which only that one is loaded; null: the shop takes requests for quotes.
 */
export async function openProvider(
  config: Config,
  database: Database,
  now: Clock = Date.now,
): Promise<PaymentProvider | null> {
  switch (config.payment?.provider) {
    case 'stripe':
      return (await import('./stripe/stripe.ts')).stripeProvider(config.payment, { now });
    case 'demo':
      return openDemoProvider(config, database, now);
    default:
      return null;
  }
}

/** The test provider, its account being in the site's name. */
export async function openDemoProvider(
  config: Pick<Config, 'appSecret' | 'dataDir' | 'publicUrl'>,
  database: Database,
  now: Clock = Date.now,
): Promise<DemoProvider> {
  const { demoProvider } = await import('./demo/provider.ts');
  return demoProvider({
    database,
    secret: await openSecret(database, config),
    publicUrl: config.publicUrl,
    shopName: async () => (await settingStore(database).all()).site_title,
    now,
  });
}
