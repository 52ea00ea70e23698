import * as z from 'zod';
import { openSecret } from '../../../../base/keys/secret.ts';
import { settingStore } from '../../../../base/settings/store.ts';
import { providerKind, type ProviderParts } from '../provider/kind.ts';
import type { DemoProvider } from './provider.ts';

/** Opened only where it takes new payments, because anybody can "pay" on its pages. */
export const demoKind = providerKind({
  name: 'demo',
  settings: z.object({}),
  isMeant: () => false,
  prepare: (_env, isCurrent) => (isCurrent ? openDemoProvider : undefined),
});

/** Opens the test provider; its account has the site's name. */
export async function openDemoProvider({ config, database, now }: ProviderParts): Promise<DemoProvider> {
  const { demoProvider } = await import('./provider.ts');
  const settings = settingStore(database);
  return demoProvider({
    database,
    secret: await openSecret(database, config),
    publicUrl: config.publicUrl,
    shopName: async () => (await settings.all()).site_title,
    maxInstalments: async () => (await settings.all()).shop_instalments_max,
    now,
  });
}
