// A shop with payments through the test provider, and a customer who presses the buttons of its pages.
import type { LightMyRequestResponse } from 'fastify';
import type { Confirmation } from '../domains/shop/payments/demo/memory.ts';
import type { DemoProvider } from '../domains/shop/payments/demo/provider.ts';
import { openDemoProvider } from '../domains/shop/payments/demo/kind.ts';
import { startApp, TEST_SECRET, type AppOptions, type TestApp } from './app.ts';
import type { PaymentProvider } from '../domains/shop/payments/provider/provider.ts';
import type { Setup } from './engines.ts';

const TEST_PUBLIC_URL = 'http://kaliphane.test';

export interface DemoShop extends TestApp {
  /**
   * `provider.deliverDue()` sends the events that are due by the application's clock; they are never sent otherwise.
   */
  provider: DemoProvider;
  /** Presses a button of the session's page. A session that was paid answers 303 with `location`. */
  press(
    sessionId: string,
    action: 'pay' | 'secure' | 'decline' | 'cancel',
    confirmation?: Confirmation,
  ): Promise<LightMyRequestResponse>;
}

/**
 * @param wrap puts a layer between the application and the test provider: `(demo) => ({ ...demo, createSession: … })`
 */
export async function startDemoShop(
  setup: Setup,
  { wrap, ...options }: Omit<AppOptions, 'provider'> & { wrap?: (demo: DemoProvider) => PaymentProvider } = {},
): Promise<DemoShop> {
  const database = options.database ?? (await setup.open());
  const provider = await openDemoProvider({
    config: {
      appSecret: TEST_SECRET,
      dataDir: '',
      ...options.config,
      publicUrl: options.config?.publicUrl ?? TEST_PUBLIC_URL,
    },
    database,
    now: options.clock ?? Date.now,
  });
  const started = await startApp(setup, { ...options, database, provider: wrap ? wrap(provider) : provider });
  return {
    ...started,
    provider,
    press: (sessionId, action, confirmation = 'immediate') =>
      postForm(started, `/odeme-test/${sessionId}`, { action, confirmation }),
  };
}

/** Sends a form as a page of the site's own would. */
export const postForm = (
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  url: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(values).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(config.publicUrl).origin,
      ...headers,
    },
  });
