// Orders for tests, written directly: with their lines and the first line of their history.
import type { Invoice } from '#contract/payment.ts';
import type { Selectable } from 'kysely';
import type { Currency } from '#contract/money.ts';
import type { RateAmounts } from '#contract/vat.ts';
import type { Database, Trx } from '../base/db/database.ts';
import { newPublicId } from '../base/db/public-id.ts';
import { json, type OrderLineTable, type OrderTable } from '../base/db/tables.ts';
import { emailKey } from '../base/email-key.ts';
import type { Buyer, CheckoutRequest } from '../domains/shop/payments/provider/provider.ts';
import { nextOrderNumber } from '../domains/shop/orders/order-numbers.ts';
import { shippableLines } from '../domains/shop/orders/shipments.ts';
import { addShipment, deliverAll, openLines } from '../domains/shop/shipments/settle.ts';
import { searchTextOf } from '../domains/shop/orders/derived.ts';
import { MINUTE } from './forms.ts';
import type { TestUser } from './sign-in.ts';

type Fields = Partial<
  Omit<Selectable<OrderTable>, 'id' | 'address' | 'invoice' | 'consents' | 'emailKey' | 'searchText' | 'vatByRate'>
>;
export interface OrderInput extends Fields {
  /** The customer; null for a deleted account. */
  customer?: TestUser;
  /** Products that exist, by code; one 'KB-20' unless told otherwise. `unitPriceMinor` is 2000. */
  lines?: readonly (Pick<Selectable<OrderLineTable>, 'code'> &
    Partial<
      Pick<
        Selectable<OrderLineTable>,
        'quantity' | 'unit' | 'unitPriceMinor' | 'vatRate' | 'netMinor' | 'vatMinor' | 'stockTaken'
      >
    >)[];
  vatByRate?: RateAmounts[];
  /** On the invoice; a person bought without it. */
  company?: string;
  /** Time of storing. */
  at?: Date;
}
export interface TestOrder {
  id: number;
  publicId: string;
  number: string;
  totalMinor: number;
  sessionExpiresAt: Date;
}

/** Statuses of paid orders, by default. */
const PAID: readonly string[] = ['paid', 'preparing', 'shipped', 'delivered', 'refunded'];

const SHIPPED: readonly string[] = ['shipped', 'delivered'];

/**
 * Stores an order, by default `pending`, with facts that fit its status. The total is the sum of its lines and fees.
 */
export const insertOrder = (database: Database, input: OrderInput = {}): Promise<TestOrder> =>
  database.write('orders', async (trx) => {
    const {
      customer,
      lines = [{ code: 'KB-20' }],
      company,
      vatByRate,
      at = new Date(Date.UTC(2026, 10, 20, 9, 0, 0)),
      ...given
    } = input;
    const bought = lines.map(({ quantity = 1, unitPriceMinor = 2_000, stockTaken = 0, ...line }, position) => ({
      ...line,
      quantity,
      unitPriceMinor,
      stockTaken,
      position,
    }));
    const subtotalMinor =
      given.subtotalMinor ?? bought.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
    const [shippingMinor, fastCargoMinor] = [given.shippingMinor ?? null, given.fastCargoMinor ?? 0];
    const status = given.status ?? 'pending';
    const isPaid = PAID.includes(status);
    const publicId = given.publicId ?? newPublicId();
    const row = {
      number: given.number ?? (await nextOrderNumber(trx, at)),
      userId: customer?.id ?? null,
      attemptKey: null,
      customerName: customer?.name ?? 'Silinmiş Hesap',
      customerEmail: customer?.email ?? 'silinmis@kalip.example',
      currency: 'USD' as Currency,
      totalMinor: subtotalMinor + (shippingMinor ?? 0) + fastCargoMinor,
      deliveryMethod: fastCargoMinor > 0 ? ('fast' as const) : ('standard' as const),
      poNumber: '',
      note: '',
      provider: 'demo',
      sessionId: `cs_${publicId}`,
      sessionUrl: `https://pay.example/cs_${publicId}`,
      sessionExpiresAt: new Date(at.getTime() + 30 * MINUTE),
      paymentId: isPaid ? `pay_${publicId}` : null,
      paidAt: isPaid ? at : null,
      failedAt: status === 'failed' ? at : null,
      expiredAt: status === 'expired' ? at : null,
      createdAt: at,
      updatedAt: at,
      ...given,
      publicId,
      status,
      subtotalMinor,
      shippingMinor,
      fastCargoMinor,
    };
    const invoice: Invoice =
      company === undefined
        ? { kind: 'individual', name: row.customerName, tckn: '', address: '' }
        : { kind: 'company', company, vkn: '1234567890', taxOffice: 'Nilüfer', address: '' };
    const { id } = await trx
      .insertInto('orders')
      .values({
        ...row,
        emailKey: emailKey(row.customerEmail),
        searchText: searchTextOf(
          { trackingNumber: '', ...row, invoice },
          bought.map(({ code }) => code),
        ),
        address: json({
          recipient: row.customerName,
          phone: '0532 000 00 00',
          city: 'Bursa' as const,
          district: 'Nilüfer',
          line: 'Organize Sanayi Bölgesi 1. Cadde No 5',
          postalCode: '16140',
        }),
        vatByRate: vatByRate ? json(vatByRate) : null,
        invoice: json(invoice),
        consents: json([
          {
            key: 'preInformation' as const,
            title: 'Ön Bilgilendirme Formu',
            version: '1',
            text: 'Ön bilgi.',
            at: at.toISOString(),
          },
          {
            key: 'distanceSales' as const,
            title: 'Mesafeli Satış Sözleşmesi',
            version: '1',
            text: 'Sözleşme.',
            at: at.toISOString(),
          },
        ]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const line of bought) {
      const product = await trx
        .selectFrom('products')
        .select(['id', 'publicId', 'name'])
        .where('code', '=', line.code)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('orderLines')
        .values({
          ...line,
          orderId: id,
          productId: product.id,
          productPublicId: product.publicId,
          name: product.name,
          img: '',
        })
        .execute();
    }
    await trx
      .insertInto('orderEvents')
      .values({
        orderId: id,
        at,
        byKind: 'customer',
        byName: row.customerName,
        fromStatus: '',
        toStatus: 'pending',
        notes: '',
      })
      .execute();
    if (isPaid)
      await trx
        .insertInto('orderEvents')
        .values({ orderId: id, at, byKind: 'provider', byName: '', fromStatus: 'pending', toStatus: 'paid', notes: '' })
        .execute();
    if (SHIPPED.includes(status)) {
      await shipAll(trx, id, at);
      if (status === 'delivered') await deliverAll(trx, id, at);
    }
    return { id, publicId, number: row.number, totalMinor: row.totalMinor, sessionExpiresAt: row.sessionExpiresAt };
  });

/** Stores a shipment of all the order's lines, as its row's tracking has it. @returns its row */
export async function shipAll(trx: Trx, orderId: number, at: Date): Promise<number> {
  const { carrier, trackingNumber, trackingUrl } = await trx
    .selectFrom('orders')
    .select(['carrier', 'trackingNumber', 'trackingUrl'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return addShipment(
    trx,
    { orderId, byName: '', at },
    { carrier, trackingNumber, trackingUrl, parcels: 1, weightG: null },
    openLines(await shippableLines(trx, orderId, [])),
  );
}

/** Who pays in requests to providers. */
export const BUYER: Buyer = {
  id: '1',
  name: 'Ayşe Kalıpçı',
  address: {
    recipient: 'Ayşe Kalıpçı',
    phone: '0532 123 45 67',
    city: 'Bursa',
    district: 'Nilüfer',
    line: 'Çelik Sok. 3',
    postalCode: '16140',
  },
  invoice: { kind: 'individual', name: 'Ayşe Kalıpçı', tckn: '', address: '' },
  ip: '203.0.113.7',
};

/** Returns the checkout's request to the provider for such an order. */
export const checkoutOf = (
  { publicId, number, totalMinor, sessionExpiresAt }: TestOrder,
  { email }: Pick<TestUser, 'email'>,
): CheckoutRequest => ({
  orderId: publicId,
  orderNumber: number,
  currency: 'USD',
  lines: [{ name: number, unitAmountMinor: totalMinor, quantity: 1 }],
  totalMinor,
  maxInstalments: 1,
  customerEmail: email,
  buyer: BUYER,
  successUrl: 'http://kaliphane.test/success',
  cancelUrl: 'http://kaliphane.test/cart?odeme=iptal',
  expiresAt: sessionExpiresAt,
  idempotencyKey: publicId,
});
