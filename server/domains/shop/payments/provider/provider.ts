// The shop's interface to payment providers. A provider's own data types end at its adapter (`stripe/`, `demo/`).
import type { FastifyInstance } from 'fastify';
import type { DeliveryAddress } from '#contract/addresses.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Currency } from '#contract/money.ts';
import type { Invoice } from '#contract/payment.ts';
import type { SealedName } from '#contract/sealed.ts';
import type { Db } from '../../../../base/db/database.ts';
import type { InstalmentFamily } from '../../../../base/db/tables.ts';

export interface CheckoutLine {
  /** Article code; absent: no product. */
  code?: string;
  name: string;
  /** Of the product; absent where it is unknown. */
  category?: string;
  unitAmountMinor: number;
  quantity: number;
}

/** Who pays, for providers that ask for it. */
export interface Buyer {
  /** The same for every order of an account. */
  id: string;
  name: string;
  /** Where the parcel goes. */
  address: DeliveryAddress;
  invoice: Invoice;
  /** The client's address on the network; passed on and never stored. '': unknown. */
  ip: string;
}

/** Request for a payment page. The lines add up to `totalMinor`. */
export interface CheckoutRequest {
  /** The order's public id; every message about the session repeats it. */
  orderId: string;
  orderNumber: string;
  currency: Currency;
  /** Products, then delivery costs and taxes that come on top, which have no code. */
  lines: readonly CheckoutLine[];
  totalMinor: number;
  /** The most instalments that the customer may choose; 1: a single payment. */
  maxInstalments: number;
  customerEmail: string;
  buyer: Buyer;
  /** Address after paying; the session's id is added as `session_id`. */
  successUrl: string;
  cancelUrl: string;
  /** At least `leastSessionMinutes` ahead. The session may live a little longer. */
  expiresAt: Date;
  /** The same key with the same request never creates a second session, even if the first reply was lost. */
  idempotencyKey: string;
}

export interface CheckoutSession {
  id: string;
  url: string;
  expiresAt: Date;
}

/** `open`: may still be paid; `processing`: the customer is done, but the money has not arrived yet. */
export type SessionStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** A session's state at one moment. */
export interface PaymentState {
  sessionId: string;
  /** From `CheckoutRequest`; null for a session of another shop. */
  orderId: string | null;
  status: SessionStatus;
  /** What was asked for, without what instalments cost. */
  amountMinor: number;
  /** What was taken of the card; absent: the provider does not tell it apart from `amountMinor`. */
  chargedMinor?: number;
  /** 1: a single payment; null: several, but the provider does not tell how many. With `chargedMinor` only. */
  instalments?: number | null;
  /** ISO 4217, upper case. */
  currency: string;
  /** null before there is a payment. */
  paymentId: string | null;
}

/** The total refunded from a payment. */
export interface RefundState {
  paymentId: string;
  /** From `CheckoutRequest`, where the provider repeats it: a refund may be reported before its payment. */
  orderId: string | null;
  refundedMinor: number;
}

/** A message whose signature and time are valid. */
export interface ProviderEvent {
  /** The provider's id of the event: the same on every delivery. */
  id: string;
  type: string;
  /** The reported state; neither for events that do not concern the shop. */
  session?: PaymentState;
  refund?: RefundState;
}

export interface RefundRequest {
  paymentId: string;
  amountMinor: number;
  currency: Currency;
  /** When the shop learnt of the payment; absent: not known. */
  paidAt?: Date | null;
  /** Useless to a provider with `refundedMinor`, which may repeat a refund that is asked for twice. */
  idempotencyKey: string;
}
export interface RefundResult {
  id: string;
  status: 'pending' | 'done' | 'failed';
}

/** A provider did not answer, or refused. Its own words are for the log, never for a reply. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** True where asking again may help. */
  readonly isTemporary: boolean;
  /** What staff may read of the reason: a Turkish sentence of the shop's own. */
  readonly sentence: string | undefined;
  constructor(message: string, isTemporary: boolean, cause?: unknown, sentence?: string) {
    super(message, { cause });
    this.isTemporary = isTemporary;
    this.sentence = sentence;
  }
}

/** Tolerance in seconds for a signed message's time, in either direction. */
export const TOLERANCE_S = 300;

/** Adds up the lines. @throws ProviderError where the sum is not the total: nothing is charged that was not shown */
export function sumOfLines({ lines, totalMinor }: Pick<CheckoutRequest, 'lines' | 'totalMinor'>): number {
  const sum = lines.reduce((minor, { unitAmountMinor, quantity }) => minor + unitAmountMinor * quantity, 0);
  if (sum !== totalMinor) throw new ProviderError(`the lines come to ${sum}, not to ${totalMinor}`, false);
  return sum;
}

/** The success address with the session's id. */
export function withSessionId(successUrl: string, sessionId: string): string {
  return `${successUrl}${successUrl.includes('?') ? '&' : '?'}session_id=${sessionId}`;
}

/** `unreadable`: stored in the panel under a key that this server no longer has. */
export type KeySource = 'environment' | 'panel' | 'unreadable' | 'none';

/** What became of a call that only proves the keys. */
export interface KeyTrial {
  isTest: boolean;
  /** null: the provider knows the keys. */
  failure: 'missing' | 'silent' | 'unknown' | { code: string } | null;
}

/** Keys that staff may enter in the panel. */
export interface PanelKeys {
  secrets: readonly SealedName[];
  /** Whether the environment gives them, so that the panel's have no effect. */
  isFromEnvironment: boolean;
  /** Path of this server that the merchant enters in the provider's panel for its messages. */
  messagesTo: string;
  source(db: Db): Promise<KeySource>;
  /** Makes a signed call that moves no money. */
  tryThem(): Promise<KeyTrial>;
}

/** A payment provider. Every call may throw `ProviderError`. */
export interface PaymentProvider {
  /** Name in the orders. */
  readonly name: string;
  /** True where no money moves. Of a provider with `mode`, what that says counts. */
  readonly isTest: boolean;
  /** Currencies that it charges; absent: all of the shop's. */
  readonly currencies?: readonly Currency[];
  /** For a provider whose keys may change while the server runs: whether it can take payments now, and of which kind. */
  mode?(db: Db): Promise<'off' | 'test' | 'live'>;
  readonly panelKeys?: PanelKeys;
  /** Minutes for which the page of a new order stays open. */
  readonly sessionMinutes: number;
  /** Least minutes for which the provider opens a page: with less time left, the same request cannot be repeated. */
  readonly leastSessionMinutes: number;
  createSession(request: CheckoutRequest): Promise<CheckoutSession>;
  /** null: no such session. */
  getSession(id: string): Promise<PaymentState | null>;
  /** This shop's sessions created since then, in any order; empty where the provider has no such list. */
  listSessions(since: Date): Promise<PaymentState[]>;
  /**
   * Ends an open session, so that it can no longer be paid; an ended one stays as it is. Absent: the provider has no such
   * call, and its page stays payable until its time is over (see `endedSession`).
   */
  expireSession?(id: string): Promise<void>;
  /**
   * Verifies and reads a message.
   * @throws ApiError INVALID_SIGNATURE (400) for a message that is forged, altered, or more than 300 s old or ahead
   */
  readEvent(message: RawMessage): ProviderEvent | Promise<ProviderEvent>;
  refund(request: RefundRequest): Promise<RefundResult>;
  /**
   * What has gone back of a payment. Present where the provider does not recognise a repeated refund: one whose answer was
   * lost is then repeated only when this shows that it was not made. null: cannot be told.
   */
  refundedMinor?(paymentId: string): Promise<number | null>;
  /**
   * What instalments cost the customer of each family of cards, as far as the provider's page offers them. Absent: the
   * provider has no instalments, or no list of them.
   */
  instalmentRates?(): Promise<InstalmentFamily[]>;
  /**
   * Registers the provider's pages on this server.
   * @param receive handles a message as the webhook does, for a provider that wants another answer than the API's
   */
  register?(app: FastifyInstance, receive: (message: RawMessage) => Promise<void>): Promise<void>;
}

/** A provider whose pages can be closed. */
export type EndingProvider = PaymentProvider & Required<Pick<PaymentProvider, 'expireSession'>>;

/** Default limit in milliseconds: longer than a provider takes on a bad day, shorter than a visitor waits. */
const PATIENCE_MS = 10_000;

/** Waits for a call to the provider, at most `patienceMs`. @throws ProviderError */
export async function withinTime<T>(call: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderError(`no answer within ${patienceMs} ms`, true)), patienceMs);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

/**
 * Ends a session and returns its state after that; null: unknown to the provider. An open page that cannot be closed counts
 * as expired: nobody is shown it again, and money that comes after all puts the order into review.
 */
export async function endedSession(provider: PaymentProvider, id: string): Promise<PaymentState | null> {
  const state = await provider.getSession(id);
  if (state?.status !== 'open') return state;
  if (!provider.expireSession) return { ...state, status: 'expired' };
  await provider.expireSession(id);
  return provider.getSession(id); // somebody may have been faster
}
