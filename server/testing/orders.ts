// Orders for tests, stored as the checkout stores them.
import { json, type OrderTable } from '../db/tables.ts';
import type { Database } from '../db/open.ts';
import { newPublicId } from '../db/public-id.ts';
import { emailKey } from '../forms/email-key.ts';
import type { CheckoutRequest } from '../payments/provider.ts';
import { productId } from './catalogue.ts';
import { MINUTE } from './forms.ts';
import type { TestUser } from './sign-in.ts';

export interface TestOrder { id: number; publicId: string; number: string; totalMinor: number; createdAt: Date; sessionExpiresAt: Date }
type Given = Partial<Pick<OrderTable, 'status' | 'sessionId' | 'sessionUrl' | 'paymentId' | 'paidAt' | 'provider' | 'customerName' | 'poNumber' | 'shippingMinor' | 'fastCargoMinor'>>;
export interface NewTestOrder extends Given {
  user: TestUser;
  /** Codes of products that are there, each with its pieces and its price; by default one piece of KK-1 at 20.00. */
  lines?: readonly { code: string; quantity?: number; unitPriceMinor?: number }[];
  at?: Date;
}

let count = 0;

/** An order as it stands before its provider is asked for a session. */
export async function insertOrder(database: Database, { user, lines = [{ code: 'KK-1' }], at = new Date(Date.UTC(2026, 10, 20, 9)), ...given }: NewTestOrder): Promise<TestOrder> {
  count += 1;
  const publicId = newPublicId();
  const number = `SP-2026-${String(count).padStart(6, '0')}`;
  const bought = lines.map(({ code, quantity = 1, unitPriceMinor = 2000 }) => ({ code, quantity, unitPriceMinor }));
  const subtotalMinor = bought.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const { shippingMinor = null, fastCargoMinor = 0 } = given;
  const totalMinor = subtotalMinor + (shippingMinor ?? 0) + fastCargoMinor;
  const sessionExpiresAt = new Date(at.getTime() + 30 * MINUTE);
  const address = { recipient: 'Ayşe Yılmaz', phone: '0532 000 00 00', city: 'Bursa' as const, district: 'Nilüfer', line: 'Çelik Sok. 4', postalCode: '16140' };
  const id = await database.write('orders', async (trx) => {
    const order = await trx.insertInto('orders').values({
      publicId, number, userId: user.id, attemptKey: publicId, status: 'pending', customerName: user.name, customerEmail: user.email, emailKey: emailKey(user.email),
      currency: 'USD', subtotalMinor, shippingMinor, fastCargoMinor, totalMinor, deliveryMethod: fastCargoMinor > 0 ? 'fast' : 'standard', address: json(address),
      invoice: json({ kind: 'individual' as const, name: user.name, tckn: '', address: '' }), poNumber: '', note: '', consents: json([]), provider: 'demo',
      sessionId: null, sessionUrl: null, sessionExpiresAt, paymentId: null, paidAt: null, failedAt: null, expiredAt: null, searchText: '', createdAt: at, updatedAt: at, ...given,
    }).returning('id').executeTakeFirstOrThrow();
    for (const [position, { code, quantity, unitPriceMinor }] of bought.entries()) {
      const product = await trx.selectFrom('products').select(['id', 'publicId', 'name']).where('publicId', '=', productId(code)).executeTakeFirstOrThrow();
      await trx.insertInto('orderLines').values({ orderId: order.id, position, productId: product.id, productPublicId: product.publicId, code, name: product.name, img: '', unitPriceMinor, quantity }).execute();
    }
    return order.id;
  });
  return { id, publicId, number, totalMinor, createdAt: at, sessionExpiresAt };
}

/** What the checkout asks the provider for such an order. */
export const checkoutOf = ({ publicId, number, totalMinor, sessionExpiresAt }: TestOrder, { email }: Pick<TestUser, 'email'>): CheckoutRequest => ({
  orderId: publicId, orderNumber: number, currency: 'USD', lines: [{ name: number, unitAmountMinor: totalMinor, quantity: 1 }], totalMinor, customerEmail: email,
  successUrl: 'http://kaliphane.test/success', cancelUrl: 'http://kaliphane.test/cart?odeme=iptal', expiresAt: sessionExpiresAt, idempotencyKey: publicId,
});
