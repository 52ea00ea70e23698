// Stores an order with all its facts before anybody asks for money.
import { ApiError } from '#contract/api-error.ts';
import type { DeliveryAddress } from '#contract/addresses.ts';
import { SESSION_ENDED } from '#contract/client-texts.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { leadTimeOf } from '#contract/delivery.ts';
import { formatMoney, toMinor } from '#contract/money.ts';
import { ACCOUNT, FAST, MAX_ORDER_TOTAL, PRICES_CHANGED, STANDARD, TRANSFER } from '#contract/order-facts.ts';
import { DELIVERY_REFUSED, NOT_DELIVERED, PICKUP_PERSON_NEEDED } from '#contract/shipping-texts.ts';
import { addAddress, getAddress } from '../../people/addresses/store.ts';
import { ownName, pickupAddress, type DeliveryOption } from '../cart/delivery.ts';
import { appliedRates } from '../../catalogue/daily-prices.ts';
import { mergedLines, priceCart, type AskedLine, type PricedCart } from '../cart/price-cart.ts';
import { quoteOf } from '../cart/quote.ts';
import { istanbulDayText } from '../../../base/clock.ts';
import type { Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { json, type AppliedRates, type ListedPrice } from '../../../base/db/tables.ts';
import { emailKey } from '../../../base/email-key.ts';
import type { SignedIn } from '../../../call/handlers.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { PaymentProvider } from '../payments/provider/provider.ts';
import { paymentMode, paymentWays, type PaymentWays, type ShopServices } from '../payments/services.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { acceptedConsents } from './agreements.ts';
import { searchTextOf } from '../orders/derived.ts';
import { addOrderEvent, SYSTEM } from '../orders/events.ts';
import { orderMails } from '../orders/mails.ts';
import { shortageNotes, takeStock } from '../orders/stock.ts';
import { transferDue } from '../payments/transfer/provider.ts';
import { fingerprintOf, type CheckoutContent } from './fingerprint.ts';
import { checkOnAccount } from '../open-accounts/terms.ts';
import { nextOrderNumber } from '../orders/order-numbers.ts';
import { approvedOnAccount, orderTooLarge } from '../texts.ts';

type Body = Parsed<'POST /api/payment'>['body'];

/** A checkout as sent, with the rows that it refers to. */
export interface Checkout {
  body: Body;
  lines: AskedLine[];
  content: CheckoutContent;
  /** Two presses with the same key are one checkout. */
  attemptKey: string;
}

/** The total that the page showed; NaN, which equals no number, where it sent none. */
const shownTotalMinor = ({ products, cargoFee, total }: Body): number =>
  total === undefined
    ? products.reduce((sum, { price, quantity }) => sum + toMinor(price ?? Number.NaN) * quantity, toMinor(cargoFee))
    : toMinor(total);

const savedAddress = async (trx: Trx, userId: number, publicId: string): Promise<DeliveryAddress> => {
  const { recipient, phone, city, district, line, postalCode } = await getAddress(trx, userId, publicId);
  return { recipient, phone, city, district, line, postalCode };
};

/** Where it goes; what is fetched is handed over at the shop's own address. */
async function addressOf(trx: Trx, userId: number, { address, addressId, pickup }: Body): Promise<DeliveryAddress> {
  if (pickup) {
    const place = pickupAddress(await settingStore({ db: trx }).all());
    if (!place) throw refusedDelivery(DELIVERY_REFUSED);
    return { ...pickup, ...place };
  }
  return address ?? (await savedAddress(trx, userId, addressId ?? ''));
}

const refusedDelivery = (sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { deliveryMethodId: sentence });

/** Reads the checkout of a request. @throws VALIDATION for too many pieces; NOT_FOUND for somebody else's address */
export async function readCheckout(trx: Trx, person: SignedIn, body: Body): Promise<Checkout> {
  const lines = mergedLines(body.products);
  const address = await addressOf(trx, person.id, body);
  const isOwn = body.deliveryMethodId !== '' && body.deliveryMethodId !== STANDARD && body.deliveryMethodId !== FAST;
  const content: CheckoutContent = {
    lines,
    address,
    deliveryMethod: (body.deliveryMethodId || (body.cargoFee > 0 ? FAST : STANDARD)) === FAST ? 'fast' : 'standard',
    deliveryMethodId: isOwn ? body.deliveryMethodId : '',
    totalMinor: shownTotalMinor(body),
    invoice: body.invoice,
    poNumber: body.poNumber,
    note: body.note,
  };
  return {
    body,
    lines,
    content,
    attemptKey:
      body.attempt === undefined
        ? `${body.method === 'card' ? 'content' : body.method}:${fingerprintOf(content)}`
        : `attempt:${body.attempt}`,
  };
}

/**
 * Whether the order has exactly this content in the shop's present currency: the same figures in another currency are
 * another amount.
 */
export async function isSameContent(trx: Trx, order: OrderRow, { content }: Checkout): Promise<boolean> {
  if (order.currency !== (await settingStore({ db: trx }).all()).shop_currency) return false;
  const lines = await trx
    .selectFrom('orderLines')
    .select(['productPublicId as publicId', 'config', 'quantity'])
    .where('orderId', '=', order.id)
    .execute();
  return fingerprintOf({ ...order, lines }) === fingerprintOf(content);
}

/**
 * Refuses a cart that differs from the one shown.
 * @throws PRICE_CHANGED (409) with the new quote; VALIDATION above the largest total of an order
 */
function refuseUnlessShown(cart: PricedCart, { content }: Checkout, ways: PaymentWays): void {
  const isOther = content.deliveryMethodId !== '' && content.deliveryMethodId !== cart.delivery.chosen?.id;
  if (!cart.isAsShown || isOther || cart.totalMinor !== content.totalMinor) {
    const error = new ApiError(409, 'PRICE_CHANGED', PRICES_CHANGED);
    error.quote = quoteOf(cart, paymentMode(ways));
    throw error;
  }
  if (cart.totalMinor > toMinor(MAX_ORDER_TOTAL)) {
    const tooMuch = orderTooLarge(formatMoney(MAX_ORDER_TOTAL, cart.currency));
    throw new ApiError(400, 'VALIDATION', tooMuch, { products: tooMuch });
  }
}

/** How it is delivered. @throws VALIDATION where it goes nowhere like that, or is fetched and sent at once */
function deliveryOfCart({ delivery: { chosen } }: PricedCart, { body }: Checkout): DeliveryOption {
  if (!chosen) throw refusedDelivery(NOT_DELIVERED);
  if ((chosen.kind === 'pickup') !== (body.pickup !== undefined))
    throw refusedDelivery(chosen.kind === 'pickup' ? PICKUP_PERSON_NEEDED : DELIVERY_REFUSED);
  return chosen;
}

/** What a line's price was computed from; null: it is sold as it is kept. */
function listedOf(
  { listPriceMinor, listCurrency }: NonNullable<PricedCart['lines'][number]['product']>,
  rates: AppliedRates | null,
) {
  const rate = listCurrency && rates?.[listCurrency];
  return rate && listPriceMinor !== null
    ? json<ListedPrice>({ ...rate, priceMinor: listPriceMinor, currency: listCurrency })
    : null;
}

/** An order on account waits for its approval, however long; the same press leads to it meanwhile. */
const APPROVAL_DAYS = 180;

function sessionEnd(
  { name, sessionMinutes }: PaymentProvider,
  { shop_transfer_days: days }: PricedCart['settings'],
  at: Date,
): Date {
  if (name === TRANSFER) return transferDue(at.getTime(), days);
  return name === ACCOUNT ? transferDue(at.getTime(), APPROVAL_DAYS) : new Date(at.getTime() + sessionMinutes * 60_000);
}

/**
 * Stores the order, priced in this transaction, which holds 'orders' and 'accounts', and for a transfer parts of
 * 'catalogue'.
 * @throws PRICE_CHANGED, CONSENT_CHANGED (409), VALIDATION
 */
export async function placeOrder(
  trx: Trx,
  services: ShopServices,
  provider: PaymentProvider,
  person: SignedIn,
  checkout: Checkout,
): Promise<OrderRow> {
  const { body, content, attemptKey } = checkout;
  const at = new Date(services.now());
  const customer = await trx.selectFrom('users').select('email').where('id', '=', person.id).executeTakeFirst();
  if (!customer) throw new ApiError(401, 'UNAUTHENTICATED', SESSION_ENDED); // deleted since the request began
  const ways = await paymentWays(services, trx, await settingStore({ db: trx }).all());
  const consents = await acceptedConsents(trx, ways, body.consents, at);
  const cart = await priceCart(trx, checkout.lines, {
    methodId: content.deliveryMethodId || content.deliveryMethod,
    province: content.address.city,
  });
  const delivery = deliveryOfCart(cart, checkout);
  refuseUnlessShown(cart, checkout, ways);
  if (body.address && body.saveAddressAs)
    await addAddress(trx, person.id, { ...body.address, title: body.saveAddressAs, isDefault: false }, at);

  const isOnAccount = provider.name === ACCOUNT;
  const { totalMinor } = cart;
  const days = isOnAccount
    ? await checkOnAccount(trx, { userId: person.id, invoice: content.invoice, totalMinor }, cart.settings, at)
    : 0;
  const isApproved = isOnAccount && !cart.settings.shop_account_needs_approval;
  const named = {
    number: await nextOrderNumber(trx, at),
    customerName: person.name,
    customerEmail: customer.email,
    poNumber: body.poNumber,
  };
  const { vat, settings } = cart;
  const rates = cart.lines.some(({ product }) => product?.listCurrency) ? await appliedRates(trx) : null;
  const lines = cart.lines.map(({ publicId, config, product, quantity, unitPriceMinor, unit, vatRate }, position) => {
    if (!product || unitPriceMinor === null) throw new Error('a line that cannot be bought was let through');
    return {
      position,
      productId: product.id,
      productPublicId: publicId,
      config,
      code: product.code,
      name: product.name,
      img: product.img[0] ?? '',
      unitPriceMinor,
      quantity,
      stockStatus: product.stockStatus,
      leadTime: leadTimeOf(product, settings),
      vatRate: vat && vatRate,
      netMinor: vat && vat.lines[position]!.netMinor,
      vatMinor: vat && vat.lines[position]!.vatMinor,
      unit,
      gtip: product.gtip,
      listed: listedOf(product, rates),
    };
  });
  const order = await trx
    .insertInto('orders')
    .values({
      ...named,
      publicId: newPublicId(),
      userId: person.id,
      attemptKey,
      status: isApproved ? 'preparing' : 'pending',
      emailKey: emailKey(customer.email),
      currency: cart.currency,
      subtotalMinor: cart.subtotalMinor,
      shippingMinor: cart.shippingMinor,
      fastCargoMinor: cart.fastCargoMinor,
      totalMinor,
      pricesIncludeVat: vat && vat.mode === 'included',
      netMinor: vat && vat.total.netMinor,
      vatMinor: vat && vat.total.vatMinor,
      vatByRate: vat && json(vat.total.byRate),
      shippingVatRate: vat && vat.shippingRate,
      deliveryMethod: delivery.id === FAST ? 'fast' : 'standard',
      deliveryMethodId: content.deliveryMethodId,
      deliveryName: ownName(delivery),
      deliveryDays: delivery.days,
      isPickup: delivery.kind === 'pickup',
      pickupNote: delivery.kind === 'pickup' ? delivery.note : '',
      address: json(content.address),
      invoice: json(content.invoice),
      note: body.note,
      consents: json(consents),
      provider: provider.name,
      sessionId: null,
      sessionUrl: null,
      sessionExpiresAt: sessionEnd(provider, settings, at),
      dueAt: isApproved ? transferDue(at.getTime(), days) : null,
      paymentId: null,
      paidAt: null,
      failedAt: null,
      expiredAt: null,
      searchText: searchTextOf(
        { ...named, invoice: content.invoice, trackingNumber: '' },
        lines.map(({ code }) => code),
      ),
      createdAt: at,
      updatedAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderLines')
    .values(lines.map((line) => ({ ...line, orderId: order.id })))
    .execute();
  await addOrderEvent(trx, {
    orderId: order.id,
    at,
    by: { kind: 'customer', name: person.name },
    from: '',
    to: order.status,
    ...(order.dueAt ? { notes: approvedOnAccount(istanbulDayText(order.dueAt)) } : {}),
  });
  if (provider.name === TRANSFER) {
    if (settings.shop_transfer_reserves_stock) await takeStock(trx, order.id, at);
    await orderMails(services).transferAwaited(trx, order.id, at);
  }
  if (isApproved) {
    const notes = shortageNotes(await takeStock(trx, order.id, at));
    if (notes !== '')
      await addOrderEvent(trx, { orderId: order.id, at, by: SYSTEM, from: order.status, to: order.status, notes });
    await orderMails(services).accountApproved(trx, order.id, at, true);
  } else if (isOnAccount) await orderMails(services).accountAwaited(trx, order.id, at);
  return order;
}
