// Closes the payment page of an order that staff cancel, so that the provider takes no money for it.
import { ApiError } from '#contract/api-error.ts';
import { applySession, type PaymentServices } from '../settlement/apply.ts';
import type { OrderRow } from '../payments/facts.ts';
import { endedSession, ProviderError, type PaymentProvider, withinTime } from '../payments/provider/provider.ts';
import { CANCELLING_UNAVAILABLE, PAID_MEANWHILE, PAYMENT_IN_PROCESS } from '../texts.ts';

const RETRY_SECONDS = 30;
/** Tolerance for clocks that differ. */
const MARGIN_MS = 10 * 60_000;

type PayableOrder = Pick<OrderRow, 'publicId' | 'provider' | 'sessionId' | 'createdAt'>;

/** The order's sessions. Where none is stored, those that the provider lists for it. */
async function sessionsOf(
  provider: PaymentProvider,
  { publicId, sessionId, createdAt }: PayableOrder,
): Promise<string[]> {
  if (sessionId !== null) return [sessionId];
  const all = await withinTime(provider.listSessions(new Date(createdAt.getTime() - MARGIN_MS)));
  return all.filter(({ orderId }) => orderId === publicId).map((session) => session.sessionId);
}

export const paymentEnder = (services: PaymentServices) => {
  const end = async (provider: PaymentProvider, sessionId: string): Promise<void> => {
    const state = await withinTime(endedSession(provider, sessionId));
    if (state?.status === 'paid') {
      await applySession(services, state);
      throw new ApiError(409, 'GUARDED', PAID_MEANWHILE);
    }
    if (state?.status === 'processing') throw new ApiError(409, 'GUARDED', PAYMENT_IN_PROCESS);
    if (state?.status === 'open') throw new ProviderError(`session ${sessionId} is still open`, true);
  };

  /**
   * Ends the sessions of a pending order.
   * @throws 409 where it was paid meanwhile, which is stored then, or a payment is in progress; 503 where the provider
   * does not answer
   */
  return async (order: PayableOrder): Promise<void> => {
    const provider = services.providers.named(order.provider);
    if (!provider) return; // nobody to ask; later money puts the order into review
    try {
      for (const sessionId of await sessionsOf(provider, order)) await end(provider, sessionId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw Object.assign(new ApiError(503, 'PAYMENT_UNAVAILABLE', CANCELLING_UNAVAILABLE, undefined, RETRY_SECONDS), {
        cause: error,
      });
    }
  };
};
