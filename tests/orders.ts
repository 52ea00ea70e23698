/** Orders for the panel's tests: written as rows, or really paid through the test provider. */
import { randomInt } from 'node:crypto';
import type { StaffOrder } from '../contract/orders.ts';
import type { Database } from '../server/base/db/database.ts';
import { insertOrder, type OrderInput, type TestOrder } from '../server/testing/orders.ts';
import type { People, Person } from './admin.ts';
import { sellable } from './customer.ts';

/** A number of the year 2001, which the server never uses. */
const newNumber = (): string => `SP-2001-${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Adds an order as a row, by default now and of one of the demo's products. */
export async function addOrder(
  database: Database,
  given: OrderInput = {},
): Promise<TestOrder & { email: string; name: string }> {
  const { code } = await database.db
    .selectFrom('products')
    .select('code')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const customerEmail =
    given.customerEmail ?? given.customer?.email ?? `k${randomInt(2 ** 40).toString(36)}@alici.example`;
  const customerName = given.customerName ?? given.customer?.name ?? 'Şükrü Ağaoğlu';
  const order = await insertOrder(database, {
    at: new Date(),
    number: newNumber(),
    lines: [{ code, quantity: 2, unitPriceMinor: 12_345 }],
    ...given,
    customerEmail,
    customerName,
  });
  return { ...order, email: customerEmail, name: customerName };
}

/** A new customer's order of one product, paid on the test provider's page. */
export async function payOrder(people: People, baseURL: string): Promise<{ customer: Person; number: string }> {
  const customer = await people.withSession('user', { name: 'Şükrü Ağaoğlu' });
  const [product] = await sellable(baseURL, 1);
  const { agreements } = await customer.call<{ agreements: { key: string; version: string }[] }>(
    'GET',
    '/api/payment/options',
  );
  const { id, orderNumber } = await customer.call<{ id: string; orderNumber: string }>('POST', '/api/payment', {
    products: [product],
    address: {
      recipient: customer.name,
      phone: '0532 111 22 33',
      city: 'Bursa',
      district: 'Nilüfer',
      line: 'Organize Sanayi Bölgesi, Mavi Cadde 12',
      postalCode: '16140',
    },
    invoice: { kind: 'individual', name: customer.name },
    poNumber: 'PO-4711',
    note: 'Kapıda arayın',
    consents: Object.fromEntries(agreements.map(({ key, version }) => [key, version])),
    attempt: crypto.randomUUID(),
  });
  const page = new URL(`/odeme-test/${id}`, baseURL);
  const reply = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: page.origin },
    body: new URLSearchParams({ action: 'pay', confirmation: 'immediate' }),
  });
  if (reply.status !== 303) throw new Error(`POST ${page.pathname}: ${reply.status} ${await reply.text()}`);
  await customer.call('GET', `/api/payment/session/${id}`); // the shop asks the provider, with or without its message
  return { customer, number: orderNumber };
}

/** The order as the panel receives it. */
export const orderOf = (admin: Person, number: string): Promise<StaffOrder> =>
  admin.call<StaffOrder>('GET', `/api/orders/${number}`);
