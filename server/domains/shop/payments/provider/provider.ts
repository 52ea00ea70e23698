// What the shop needs of a payment provider. A provider's own shapes end at its adapter (`stripe.ts`, `demo/`).
import type { FastifyInstance } from 'fastify';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Currency } from '#contract/money.ts';

/** What a hosted page asks for. The lines add up to `totalMinor`. */
export interface CheckoutRequest {
  /** The order's public id: comes back with everything that is told of the session. */
  orderId: string;
  orderNumber: string;
  currency: Currency;
  /** Products, then what delivery costs. */
  lines: readonly { name: string; unitAmountMinor: number; quantity: number }[];
  totalMinor: number;
  customerEmail: string;
  /** Where the browser goes after paying; the session's id is added as `session_id`. */
  successUrl: string;
  cancelUrl: string;
  /** At least `leastSessionMinutes` ahead. The session may live a little longer. */
  expiresAt: Date;
  /** The same key with the same request never makes a second session, whatever became of the first reply. */
  idempotencyKey: string;
}

export interface CheckoutSession {
  id: string;
  url: string;
  expiresAt: Date;
}

/** `open`: may still be paid; `processing`: the customer is done, the money has not come yet. */
export type SessionStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** A session as the provider has it at one moment. */
export interface PaymentState {
  sessionId: string;
  /** Of `CheckoutRequest`; null where the session is not one of this shop. */
  orderId: string | null;
  status: SessionStatus;
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** null before there is a payment. */
  paymentId: string | null;
}

/** How much of a payment went back, over all. */
export interface RefundState {
  paymentId: string;
  /** Of `CheckoutRequest`, where the provider tells it: a refund may be told before its payment. */
  orderId: string | null;
  refundedMinor: number;
}

/** A signed message whose signature and time were found right. */
export interface ProviderEvent {
  /** The provider's: the same event has the same one, however often it comes. */
  id: string;
  type: string;
  /** What it tells; neither for events that are none of the shop's business. */
  session?: PaymentState;
  refund?: RefundState;
}

export interface RefundRequest {
  paymentId: string;
  amountMinor: number;
  currency: Currency;
  idempotencyKey: string;
}
export interface RefundResult {
  id: string;
  status: 'pending' | 'done' | 'failed';
}

/** The provider could not be asked, or refused. Its own words are for the log, never for a reply. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** Asking again may help. */
  readonly isTemporary: boolean;
  constructor(message: string, isTemporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.isTemporary = isTemporary;
  }
}

/** Seconds that a signed message may be old, or ahead. */
export const TOLERANCE_S = 300;

/** What the lines come to. @throws ProviderError when that is not the total: nothing is charged that was not shown */
export function sumOfLines({ lines, totalMinor }: Pick<CheckoutRequest, 'lines' | 'totalMinor'>): number {
  const sum = lines.reduce((minor, { unitAmountMinor, quantity }) => minor + unitAmountMinor * quantity, 0);
  if (sum !== totalMinor) throw new ProviderError(`the lines come to ${sum}, not to ${totalMinor}`, false);
  return sum;
}

/** `success_url` as the browser goes to it. */
export function withSessionId(successUrl: string, sessionId: string): string {
  return `${successUrl}${successUrl.includes('?') ? '&' : '?'}session_id=${sessionId}`;
}

/** All calls may throw `ProviderError`. */
export interface PaymentProvider {
  /** As orders keep it. */
  readonly name: string;
  /** Nothing is really paid. */
  readonly isTest: boolean;
  /** Minutes that the page of a new order stays open. */
  readonly sessionMinutes: number;
  /** Minutes that a page must be open at least: one asked for later would be another request. */
  readonly leastSessionMinutes: number;
  createSession(request: CheckoutRequest): Promise<CheckoutSession>;
  /** null: there is no such session. */
  getSession(id: string): Promise<PaymentState | null>;
  /** Sessions of this shop made since then, in any order. */
  listSessions(since: Date): Promise<PaymentState[]>;
  /** Ends an open session, so that it cannot be paid any more; one that has ended already stays as it is. */
  expireSession(id: string): Promise<void>;
  /** @throws ApiError INVALID_SIGNATURE (400) for what is forged, altered, or more than 300 s old or ahead */
  readEvent(message: RawMessage): ProviderEvent | Promise<ProviderEvent>;
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Pages that the provider shows itself, where it has no servers of its own. */
  register?(app: FastifyInstance): Promise<void>;
}

/** Longer than a provider takes on a bad day, shorter than a visitor waits. */
const PATIENCE_MS = 10_000;

/**
 * The answer to a call to the provider, or a failure after ten seconds: nobody waits for ever.
 * @throws ProviderError
 */
export async function withinTime<T>(call: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderError(`no answer within ${patienceMs} ms`, true)), patienceMs);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
