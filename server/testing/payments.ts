// A shop with its provider for tests: orders with a session, the provider's messages, and the resulting state of an
// order.
import type { Selectable } from 'kysely';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Database } from '../base/db/database.ts';
import type { OrderEventTable, OrderTable, RefundTable } from '../base/db/tables.ts';
import { paymentProviders, type PaymentProviders } from '../domains/shop/payments/providers.ts';
import { reconciler } from '../domains/shop/settlement/reconciler.ts';
import { startApp, type AppOptions, type TestApp } from './app.ts';
import type { Setup } from './engines.ts';
import { fakeProvider, type FakeProvider } from './fake-provider.ts';
import { clockAt, type TestClock } from './forms.ts';
import { checkoutOf, insertOrder, type OrderInput, type TestOrder } from './orders.ts';
import { insertUser, type TestUser } from './sign-in.ts';

export interface PaidOrder extends TestOrder {
  sessionId: string;
}
export interface OrderNow {
  row: Selectable<OrderTable>;
  /** Pieces taken, line by line. */
  taken: number[];
  events: Selectable<OrderEventTable>[];
  refunds: Selectable<RefundTable>[];
  /** Kinds of the mails about it, sorted. */
  mails: string[];
}

export interface TestShop extends TestApp {
  provider: FakeProvider;
  providers: PaymentProviders;
  clock: TestClock;
  customer: TestUser;
  /** Stores an order as the checkout leaves it: with an open session, unless `sessionId` is null. */
  order(input?: OrderInput): Promise<PaidOrder>;
  /** Handles the provider's messages as the webhook does. */
  send(message: RawMessage): Promise<number>;
  /** Sends a message with the session's current state. @returns the reply's status */
  tell(order: PaidOrder, eventId?: string): Promise<number>;
  /** The customer pays. */
  pay(order: PaidOrder): void;
  now(): number;
  of(order: Pick<TestOrder, 'id' | 'publicId'>): Promise<OrderNow>;
  stockOf(code: string): Promise<{ stockQuantity: number | null; stockStatus: string }>;
  /** Runs it once. @returns its failures */
  reconcile(): Promise<Error[]>;
}

let events = 0;

export interface ShopOptions extends Omit<AppOptions, 'clock' | 'provider'> {
  clock?: TestClock;
  provider?: FakeProvider;
  customer?: TestUser;
}

/** @param options `provider`, `clock` and `customer` of an earlier one: the same shop after a restart */
export async function startShop(setup: Setup, options: ShopOptions = {}): Promise<TestShop> {
  const { clock = clockAt(), provider = fakeProvider({ now: clock.now }), customer: given, ...rest } = options;
  const started = await startApp(setup, { clock: clock.now, provider, ...rest });
  const { app, database, config } = started;
  const customer = given ?? (await insertUser(database, { role: 'user' }));
  const { db } = database;
  const providers = paymentProviders(provider, options.otherProviders);
  const shop: TestShop = {
    ...started,
    provider,
    providers,
    clock,
    customer,
    now: clock.now,
    async order(input = {}) {
      const order = await insertOrder(database, {
        customer,
        at: new Date(clock.now()),
        provider: provider.name,
        ...input,
        sessionId: null,
        sessionUrl: null,
      });
      if (input.sessionId === null) return { ...order, sessionId: '' };
      const { id, url } = await provider.createSession(checkoutOf(order, customer));
      await db.updateTable('orders').set({ sessionId: id, sessionUrl: url }).where('id', '=', order.id).execute();
      return { ...order, sessionId: id };
    },
    async send({ body, headers }) {
      return (
        await app.inject({
          method: 'POST',
          url: '/api/payment/webhook',
          payload: Buffer.from(body),
          headers: { ...headers },
        })
      ).statusCode;
    },
    tell: ({ publicId }, id = `evt_${++events}`) => {
      const { sessionId, orderId, status, amountMinor, currency, paymentId } = provider.sessionOf(publicId);
      return shop.send(
        provider.message({ id, session: { sessionId, orderId, status, amountMinor, currency, paymentId } }),
      );
    },
    pay: ({ publicId }) => {
      provider.become(provider.sessionOf(publicId).sessionId, 'paid');
    },
    async of({ id, publicId }) {
      return {
        row: await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
        taken: (
          await db.selectFrom('orderLines').select('stockTaken').where('orderId', '=', id).orderBy('position').execute()
        ).map((line) => line.stockTaken),
        events: await db.selectFrom('orderEvents').selectAll().where('orderId', '=', id).orderBy('id').execute(),
        refunds: await db.selectFrom('refunds').selectAll().where('orderId', '=', id).orderBy('id').execute(),
        mails: (await db.selectFrom('outbox').select('kind').where('about', '=', publicId).execute())
          .map((mail) => mail.kind)
          .sort(),
      };
    },
    stockOf: (code) =>
      db
        .selectFrom('products')
        .select(['stockQuantity', 'stockStatus'])
        .where('code', '=', code)
        .executeTakeFirstOrThrow(),
    async reconcile() {
      const failures: Error[] = [];
      await reconciler({ database, config, now: clock.now, providers }, (error) => {
        failures.push(error as Error);
      }).run();
      return failures;
    },
  };
  return shop;
}

/** The point where a process is killed: at its nth transaction, before or after the commit. */
export interface Kill {
  write: number;
  when: 'before' | 'after';
}
export const KILLED = 'killed';

/** The same database for a process that dies at one of its transactions; nothing is stored after that. */
export function dyingDatabase(database: Database, { write: fatal, when }: Kill): Database {
  let writes = 0;
  return {
    ...database,
    close: () => database.close(),
    async write(scope, work) {
      writes += 1;
      if (writes > fatal || (writes === fatal && when === 'before')) throw new Error(KILLED);
      const result = await database.write(scope, work);
      if (writes === fatal) throw new Error(KILLED);
      return result;
    },
  };
}

/** Returns every order of the items. */
export const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
