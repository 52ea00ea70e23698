import type { Quote, QuoteLine } from '#contract/cart.ts';
import { toMajor } from '#contract/money.ts';
import { shownVat } from '../orders/vat.ts';
import { shownOrderQuantity } from '../../catalogue/order-quantity.ts';
import { ownName } from './delivery.ts';
import type { PricedCart, PricedLine } from './price-cart.ts';

const NO_PRODUCT = { code: '', name: '', slug: '', img: [], stockStatus: null, leadTimeDays: null };

const shownLine = ({
  publicId,
  config,
  product,
  quantity,
  unitPriceMinor,
  shownPrice,
  lineTotalMinor,
  state,
  reason,
  maxQuantity,
  orderQuantity,
  unit,
}: PricedLine): QuoteLine => {
  const { code, name, slug, img, stockStatus, leadTimeDays } = product ?? NO_PRODUCT;
  return {
    _id: publicId,
    config,
    code,
    name,
    slug,
    img,
    stockStatus,
    leadTimeDays,
    quantity,
    price: unitPriceMinor === null ? null : toMajor(unitPriceMinor),
    shownPrice,
    lineTotal: toMajor(lineTotalMinor),
    state,
    reason,
    maxQuantity,
    unit,
    orderQuantity: shownOrderQuantity(orderQuantity),
  };
};

/** A priced cart as the API shows it. */
export const quoteOf = (cart: PricedCart, payment: Quote['payment']): Quote => ({
  lines: cart.lines.map(shownLine),
  currency: cart.currency,
  subtotal: toMajor(cart.subtotalMinor),
  shippingFee: cart.shippingMinor === null ? null : toMajor(cart.shippingMinor),
  fastCargoFee: toMajor(cart.fastCargoMinor),
  fastCargoPrice: toMajor(cart.fastCargoPriceMinor),
  deliveryOptions: cart.delivery.options.map(
    ({ id, name, kind, feeMinor, extraMinor, isEstimate, days, note, place }) => ({
      _id: id,
      name,
      kind,
      fee: feeMinor === null ? null : toMajor(feeMinor),
      extra: toMajor(extraMinor),
      isEstimate,
      days,
      note,
      place,
    }),
  ),
  deliveryMethodId: cart.delivery.chosen?.id ?? '',
  deliveryName: ownName(cart.delivery.chosen),
  isByProvince: cart.delivery.isByProvince,
  total: toMajor(cart.totalMinor),
  vat: cart.vat && shownVat(cart.vat.total, cart.vat.mode === 'included'),
  freeShipping: cart.freeShipping && {
    threshold: toMajor(cart.freeShipping.thresholdMinor),
    remaining: toMajor(cart.freeShipping.remainingMinor),
    isReached: cart.freeShipping.remainingMinor === 0,
  },
  isPayable: cart.isAsShown,
  taxNote: cart.taxNote,
  payment,
});
