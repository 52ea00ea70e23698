import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Db } from '../../../base/db/database.ts';
import { applyRefundIn, applySessionIn, PAYMENT_SCOPES, scopesOf, type PaymentServices } from './apply.ts';
import { PROVIDER_UNKNOWN } from '../texts.ts';

const isKnown = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Receives a provider's message: checks the signature first, then stores the event's id and its effect in one
 * transaction. The reply follows the commit; a failure here is a 5xx, after which the provider sends the message again.
 * @param name the provider's; undefined at the first address, which stays Stripe's where Stripe is set up
 * @throws ApiError INVALID_SIGNATURE, also for a provider that is not set up
 */
export const webhook =
  (services: PaymentServices) =>
  async (name: string | undefined, message: RawMessage): Promise<{ received: true }> => {
    const { database, providers } = services;
    const provider = name === undefined ? (providers.named('stripe') ?? providers.current) : providers.named(name);
    if (!provider) throw new ApiError(400, 'INVALID_SIGNATURE', PROVIDER_UNKNOWN);
    const { id, type, session, refund } = await provider.readEvent(message);
    if (!session && !refund) return { received: true };
    if (await isKnown(database.db, id)) return { received: true }; // keeps cached pages valid when nothing changes
    await database.write(session && !refund ? scopesOf(session) : PAYMENT_SCOPES, async (trx) => {
      if (await isKnown(trx, id)) return; // delivered twice at the same time
      const ofSession = session ? await applySessionIn(trx, services, session) : null;
      const ofRefund = refund ? await applyRefundIn(trx, services, refund) : null;
      const orderId = ofSession ?? ofRefund;
      if (orderId === null) return; // of another shop with the same account
      await trx
        .insertInto('paymentEvents')
        .values({ id, type, orderId, receivedAt: new Date(services.now()) })
        .execute();
    });
    return { received: true };
  };
