// A payment provider for trying the shop out: hosted pages, signed events and separate storage, but no money.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../../../../base/clock.ts';
import type { Database } from '../../../../base/db/database.ts';
import type { Secret } from '../../../../base/keys/secret.ts';
import type { EndingProvider, ProviderEvent } from '../provider/provider.ts';
import { deliveryWorker, type DeliveryWorker } from './deliveries.ts';
import { DEMO_FAMILIES } from './instalments.ts';
import { demoMemory, stateOf } from './memory.ts';
import { DEMO_PATH, registerDemoPages } from './page.ts';
import { checkSignature, SIGNATURE_HEADER, signatureOf } from './signature.ts';

interface DemoParts {
  database: Pick<Database, 'db'>;
  secret: Secret;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Name of the shop on the payment page. */
  shopName(): Promise<string>;
  /** The most that the shop allows. */
  maxInstalments(): Promise<number>;
  now?: Clock;
}

export interface DemoProvider extends EndingProvider {
  name: 'demo';
  register(app: FastifyInstance): Promise<void>;
  /**
   * Sends the due events to the webhook of the application it was registered with; the server does so by itself while
   * it listens.
   * @returns how many arrived
   */
  deliverDue(): Promise<number>;
  /** Headers for delivering a message with these bytes. */
  sign(body: Uint8Array, at?: number): Record<string, string>;
}

const Event = z.object({
  id: z.string(),
  type: z.string(),
  session: z
    .object({
      sessionId: z.string(),
      orderId: z.string().nullable(),
      status: z.enum(['open', 'processing', 'paid', 'failed', 'expired']),
      amountMinor: z.int(),
      chargedMinor: z.int().optional(),
      instalments: z.int().optional(),
      currency: z.string(),
      paymentId: z.string().nullable(),
    })
    .optional(),
  refund: z.object({ paymentId: z.string(), orderId: z.string().nullable(), refundedMinor: z.int() }).optional(),
});

export function demoProvider({
  database,
  secret,
  publicUrl,
  shopName,
  maxInstalments,
  now = Date.now,
}: DemoParts): DemoProvider {
  const memory = demoMemory({ database, now });
  const key = secret.sign('demo payments', 'webhook');
  const sign = (body: Uint8Array, at = now()) => ({
    [SIGNATURE_HEADER]: signatureOf(key, body, at),
    'content-type': 'application/json',
  });
  let worker: DeliveryWorker | undefined;

  return {
    name: 'demo',
    isTest: true,
    sessionMinutes: 45,
    leastSessionMinutes: 30,
    sign,
    async createSession(request) {
      const { id, expiresAt } = await memory.create(request);
      return { id, url: `${publicUrl}${DEMO_PATH}/${id}`, expiresAt };
    },
    async getSession(id) {
      const session = await memory.find(id);
      return session && stateOf(session);
    },
    listSessions: async (since) => (await memory.list(since)).map(stateOf),
    expireSession: (id) => memory.expire(id),
    readEvent(message): ProviderEvent {
      checkSignature(key, message, now());
      const { id, type, session, refund } = Event.parse(JSON.parse(new TextDecoder().decode(message.body)));
      return { id, type, session, refund };
    },
    instalmentRates: () => Promise.resolve(DEMO_FAMILIES),
    async refund(request) {
      const result = await memory.refund(request);
      worker?.wake();
      return result;
    },

    async register(app) {
      const started = deliveryWorker({
        database,
        memory,
        now,
        post: async (body) =>
          (await app.inject({ method: 'POST', url: '/api/payment/webhook/demo', headers: sign(body), payload: body }))
            .statusCode,
        onError: (error) => app.log.error({ err: error }, 'test payments: events could not be delivered'),
      });
      worker = started;
      app.addHook('onListen', async () => started.start());
      app.addHook('preClose', () => started.stop());
      await registerDemoPages(app, {
        memory,
        secret,
        publicUrl,
        shopName,
        maxInstalments,
        onPaid: () => started.wake(),
      });
    },
    deliverDue: async () => {
      if (!worker) throw new Error('the test provider was not registered with an application');
      return worker.deliverDue();
    },
  };
}
