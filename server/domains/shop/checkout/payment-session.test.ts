import { expect, test } from 'vitest';
import type { StaffOrder } from '#contract/orders.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { ProviderError } from '../payments/provider/provider.ts';
import { buyerOf, setSettings, startShop } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const CART = [{ code: 'KB-20', price: 20 }];

describeOnEngines(
  'an order’s payment page',
  (setup) => {
    test('that opens after staff have cancelled the order is ended and never shown; pressing again is a new order', async () => {
      const shop = await startShop(setup);
      const [buyer, admin] = [await buyerOf(shop), await signIn(shop, 'admin')];
      const { createSession } = shop.provider;
      shop.provider.createSession = async (request) => {
        // In progress: the provider does not know the session yet, so a cancellation cannot end it.
        expect(
          (await admin.patch<StaffOrder>(`/api/orders/${request.orderId}`, { status: 'cancelled' })).json.status,
        ).toBe('cancelled');
        return createSession(request);
      };
      const attempt = crypto.randomUUID();
      const refused = await buyer.pay(CART, { attempt });
      expect([refused.status, refused.json.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
      expect([...shop.provider.sessions.values()].map(({ status }) => status)).toEqual(['expired']);

      shop.provider.createSession = createSession;
      const again = await buyer.pay(CART, { attempt });
      expect(again.status).toBe(200);
      expect([...shop.provider.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
    });

    test('that another process has opened meanwhile is the page of this press too', async () => {
      const shop = await startShop(setup);
      const buyer = await buyerOf(shop);
      shop.provider.createSession = async ({ orderId }) => {
        await shop.database.write('orders', (trx) =>
          trx
            .updateTable('orders')
            .set({ sessionId: 'cs_other', sessionUrl: 'https://pay.example/cs_other' })
            .where('publicId', '=', orderId)
            .execute(),
        );
        throw new ProviderError('the same request is being answered', true);
      };
      expect(await buyer.pay(CART)).toMatchObject({
        status: 200,
        json: { id: 'cs_other', url: 'https://pay.example/cs_other' },
      });
    });

    test('is not used for the same figures in another currency', async () => {
      const shop = await startShop(setup);
      const buyer = await buyerOf(shop);
      const attempt = crypto.randomUUID();
      const dollars = await buyer.pay(CART, { attempt });
      await shop.database.write('catalogue', (trx) => trx.updateTable('products').set({ currency: 'TRY' }).execute());
      await setSettings(shop.database, { shop_currency: 'TRY' });
      const liras = await buyer.pay(CART, { attempt });
      expect([dollars.status, liras.status]).toEqual([200, 200]);
      expect(liras.json.orderNumber).not.toBe(dollars.json.orderNumber);
      expect([...shop.provider.sessions.values()].map(({ currency, status }) => [currency, status])).toEqual([
        ['USD', 'expired'],
        ['TRY', 'open'],
      ]);
    });
  },
  seedSmallCatalogue,
);
