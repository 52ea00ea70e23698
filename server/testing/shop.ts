// The shop with a provider in memory, and people who buy.
import type { Quote } from '#contract/cart.ts';
import type { Output } from '#contract/endpoints.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { putSetting } from '../base/settings/store.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { Database } from '../base/db/database.ts';
import { startApp, type AppOptions, type TestApp } from './app.ts';
import { productId } from './catalogue.ts';
import type { Setup } from './engines.ts';
import { fakeProvider, type FakeProvider } from './fake-provider.ts';
import { clockAt, type TestClock } from './forms.ts';
import { signIn, type JsonReply, type SignedInPerson } from './sign-in.ts';

export const TEST_ADDRESS = {
  recipient: 'Ayşe Yılmaz',
  phone: '0532 000 00 00',
  city: 'Bursa',
  district: 'Nilüfer',
  line: 'Sanayi Cad. No: 5',
  postalCode: '16000',
};
export const TEST_INVOICE = { kind: 'individual', name: 'Ayşe Yılmaz', tckn: '10000000146', address: '' };

export interface ShopApp extends TestApp {
  provider: FakeProvider;
  clock: TestClock;
}

/** The application with `fakeProvider`, under the test's clock. */
export async function startShop(
  setup: Setup,
  options: Omit<AppOptions, 'clock' | 'provider'> & { clock?: TestClock; provider?: FakeProvider } = {},
): Promise<ShopApp> {
  const { clock = clockAt(), provider = fakeProvider({ now: clock.now }), ...rest } = options;
  return { ...(await startApp(setup, { ...rest, clock: clock.now, provider })), provider, clock };
}

export const setSettings = (database: Database, settings: Partial<AllSettings>): Promise<void> =>
  database.write('settings', async (trx) => {
    for (const [key, value] of Object.entries(settings))
      await putSetting(trx, key as keyof AllSettings, value as never);
  });

type Paid = Output<'POST /api/payment'> & Partial<ErrorBody>;
/** A number of pieces of a product by its code, at the price that the page shows; without `price`, it shows none. */
export interface Bought {
  code: string;
  quantity?: number;
  price?: number;
}
export const cartOf = (bought: readonly Bought[]) =>
  bought.map(({ code, quantity = 1, price }) => ({ _id: productId(code), quantity, price }));

export interface Buyer extends SignedInPerson {
  /** A checkout that is valid in everything except, perhaps, its products. */
  checkout(bought: readonly Bought[], more?: object): Promise<object>;
  /** Presses pay. */
  pay(bought: readonly Bought[], more?: object, from?: string): Promise<JsonReply<Paid>>;
}

/** Signs in a buyer, by default a customer. */
export async function buyerOf(
  started: TestApp,
  role: 'user' | 'moderator' | 'admin' = 'user',
  who: Parameters<typeof signIn>[2] = {},
): Promise<Buyer> {
  const person = await signIn(started, role, who);
  const checkout: Buyer['checkout'] = async (bought, more = {}) => {
    const { agreements } = (await started.get('/api/payment/options')).json as Output<'GET /api/payment/options'>;
    return {
      products: cartOf(bought),
      address: TEST_ADDRESS,
      invoice: TEST_INVOICE,
      consents: Object.fromEntries(agreements.map(({ key, version }) => [key, version])),
      ...more,
    };
  };
  return {
    ...person,
    checkout,
    pay: async (bought, more, from = '192.0.2.1') =>
      person.send<Paid>({
        method: 'POST',
        url: '/api/payment',
        payload: await checkout(bought, more),
        remoteAddress: from,
      }),
  };
}

export const quoteFor = async (
  { app }: Pick<TestApp, 'app'>,
  body: object,
): Promise<{ status: number; json: Quote & Partial<ErrorBody> }> => {
  const reply = await app.inject({ method: 'POST', url: '/api/cart/quote', payload: body });
  return { status: reply.statusCode, json: reply.json() as Quote & Partial<ErrorBody> };
};
