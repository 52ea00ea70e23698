/** Payments at the built-in test provider. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../server/base/db/database.ts';
import { openDemoProvider } from '../server/domains/shop/payments/demo/kind.ts';
import type { CheckoutSession } from '../server/domains/shop/payments/provider/provider.ts';
import { BUYER } from '../server/testing/orders.ts';

/** A session that leads back to public pages. */
export async function openSession(
  database: Database,
  { url: publicUrl, dataDir }: { url: string; dataDir: string },
  expiresAt = new Date(Date.now() + 45 * 60_000),
): Promise<CheckoutSession> {
  const provider = await openDemoProvider({
    config: { publicUrl, appSecret: undefined, dataDir },
    database,
    now: Date.now,
  });
  const lines = [
    { name: 'Z40-5X100 İtici Pim, silindirik başlı, nitrürlenmiş Ø5×100', unitAmountMinor: 123450, quantity: 12 },
    { name: 'Hızlı kargo', unitAmountMinor: 1500, quantity: 1 },
  ];
  return provider.createSession({
    orderId: randomUUID(),
    orderNumber: 'SP-2026-000123',
    currency: 'USD',
    lines,
    totalMinor: 12 * 123450 + 1500,
    maxInstalments: 1,
    customerEmail: 'ayse@ornek.example',
    buyer: BUYER,
    successUrl: `${publicUrl}/contact`,
    cancelUrl: `${publicUrl}/shop`,
    expiresAt,
    idempotencyKey: randomUUID(),
  });
}
