import type { ShippingMethod } from '#contract/shipping-methods.ts';

/** A delivery method of a shop in lira: ₺99 everywhere, unless told otherwise. */
export const shippingMethod = (more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: 'kargo-0001',
  name: 'Kargo',
  kind: 'flat',
  currency: 'TRY',
  fee: 99,
  freeFrom: null,
  minDays: null,
  maxDays: null,
  provinces: [],
  excludedProvinces: [],
  maxWeightKg: null,
  tariff: null,
  note: '',
  isActive: true,
  ...more,
});
