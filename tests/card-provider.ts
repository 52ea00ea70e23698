/** Servers that take cards through a provider of the test. */
import type { Person } from './admin.ts';
import { startServer, type TestServer } from './server.ts';

/** A fixture's server with the demo content and these variables. */
export async function serveWith(
  env: Record<string, string>,
  use: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startServer([], env, process.env['TEST_CONTENT']);
  await use(server);
  await server.stop();
}

/** Makes lira the shop's currency; prices keep their figures. */
export const sellInLira = (admin: Pick<Person, 'call'>): Promise<unknown> =>
  admin.call('POST', '/api/money', {
    settings: [
      { settingKey: 'shop_currency', settingValue: 'TRY' },
      { settingKey: 'shop_standard_cargo_fee', settingValue: 0 },
      { settingKey: 'shop_fast_cargo_fee', settingValue: 150 },
      { settingKey: 'shop_free_shipping_threshold', settingValue: 0 },
    ],
    pricesAre: null,
    moves: [{ from: 'USD', move: 'relabel' }],
  });
