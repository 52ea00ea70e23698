// A shop in lira whose admin has entered a card provider's keys in the panel.
import { randomUUID } from 'node:crypto';
import type { Output } from '#contract/endpoints.ts';
import type { StaffOrder } from '#contract/orders.ts';
import type { PanelProvider } from '#contract/card-providers.ts';
import { openSecret, type Secret } from '../base/keys/secret.ts';
import type { Database } from '../base/db/database.ts';
import type { PaymentProvider } from '../domains/shop/payments/provider/provider.ts';
import { paymentProviders } from '../domains/shop/payments/providers.ts';
import { reconciler } from '../domains/shop/settlement/reconciler.ts';
import { startApp, TEST_SECRET, type TestApp } from './app.ts';
import type { Setup } from './engines.ts';
import { clockAt } from './forms.ts';
import { buyerOf, setSettings, type Buyer } from './shop.ts';
import { signIn, type SignedInPerson } from './sign-in.ts';

export const LIRA_CART = [
  { code: 'Z40-5X100', quantity: 3, price: 12.5 },
  { code: 'KB-20', price: 20 },
];
export const LIRA_TOTAL = 57.5;

export interface LiraShop {
  shop: TestApp;
  provider: PaymentProvider;
  admin: SignedInPerson;
  buyer: Buyer;
  pass(ms: number): void;
  /** Asks the provider once about everything that is due. @returns its failures */
  reconcile(): Promise<string[]>;
  order(number: string): Promise<{ status: string; refundedMinor: number; reviewReason: string; publicId: string }>;
  mails(kind: string): Promise<number>;
  refund(
    number: string,
    amount?: number,
  ): Promise<{ status: number; json: { message?: string; status?: string; refunds: StaffOrder['refunds'] } }>;
  /** What the page after paying tells the customer. */
  sessionStatus(id: string): Promise<string>;
}

/** @param open makes the provider, as the server does at its start */
export async function liraShop(
  setup: Setup,
  name: PanelProvider,
  secrets: Record<string, string>,
  open: (parts: { database: Database; secret: Secret; now: () => number }) => PaymentProvider,
): Promise<LiraShop> {
  const { now, pass } = clockAt();
  const database = await setup.open();
  const secret = await openSecret(database, { appSecret: TEST_SECRET, dataDir: '' });
  const provider = open({ database, secret, now });
  const shop = await startApp(setup, { database, clock: now, otherProviders: [provider] });
  await setSettings(database, { shop_currency: 'TRY' });
  await database.write('catalogue', (trx) => trx.updateTable('products').set({ currency: 'TRY' }).execute());
  const admin = await signIn(shop, 'admin');
  for (const [key, value] of Object.entries(secrets)) await admin.put(`/api/sealed/${key}`, { value });
  await setSettings(database, { shop_card_provider: name });
  const { db } = database;
  const buyer = await buyerOf(shop);
  return {
    shop,
    provider,
    admin,
    buyer,
    pass,
    async reconcile() {
      const failures: string[] = [];
      const services = { database, config: shop.config, now, providers: paymentProviders(null, [provider]) };
      await reconciler(services, (error) => failures.push((error as Error).message)).run();
      return failures;
    },
    order: (number) => db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow(),
    mails: async (kind) => (await db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length,
    refund: (number, amount) =>
      admin.post(`/api/orders/${number}/refund`, {
        reason: 'Deneme',
        attempt: randomUUID(),
        ...(amount === undefined ? {} : { amount }),
      }),
    sessionStatus: async (id) =>
      (await buyer.get<Output<'GET /api/payment/session/:id'>>(`/api/payment/session/${id}`)).json.status,
  };
}
