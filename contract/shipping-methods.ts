// The shop's own delivery methods: a setting (docs/decisions/0124). As long as there is none, the two of the settings
// hold, standard and fast cargo.
import * as z from 'zod';
import { NOT_LIST } from './field-texts.ts';
import { CURRENCIES, isWholeCents } from './money.ts';
import { PROVINCES } from './provinces.ts';
import { CURRENCY_REFUSED, FEE_REFUSED } from './setting-texts.ts';
import {
  DAYS_ORDER,
  DAYS_REFUSED,
  DESI_MISSING,
  DESI_ORDER,
  DESI_REFUSED,
  FEE_MISSING,
  KIND_REFUSED,
  MAX_WEIGHT_REFUSED,
  METHOD_ID_REFUSED,
  METHOD_NAME_MISSING,
  METHOD_REFUSED,
  METHOD_TWICE,
  PROVINCE_REFUSED,
  PROVINCE_TWICE,
  SHIPPING_KINDS,
  TOO_MANY_METHODS,
  ZONE_FEES_REFUSED,
  ZONE_NAME_MISSING,
  ZONE_PROVINCES_MISSING,
  ZONES_MISSING,
} from './shipping-texts.ts';
import { fold } from './text.ts';
import { longText, neededText, switchValue } from './typed-fields.ts';

export const MAX_SHIPPING_METHODS = 20;
export const MAX_ZONES = 12;
export const MAX_DESI_STEPS = 40;

/** A decimal number in the method's currency. */
const amount = z.number(FEE_REFUSED).min(0, FEE_REFUSED).max(1_000_000, FEE_REFUSED).refine(isWholeCents, FEE_REFUSED);
const days = z.int(DAYS_REFUSED).min(0, DAYS_REFUSED).max(90, DAYS_REFUSED).nullable();
const provinces = z.array(z.enum(PROVINCES, PROVINCE_REFUSED), NOT_LIST).max(PROVINCES.length, PROVINCE_REFUSED);
const desi = z
  .number(DESI_REFUSED)
  .min(0.01, DESI_REFUSED)
  .max(9_999.99, DESI_REFUSED)
  .refine(isWholeCents, DESI_REFUSED);

const Zone = z.strictObject({
  name: neededText(60, ZONE_NAME_MISSING),
  provinces: provinces.describe('Of the last zone none: it is for all that no other names'),
  fees: z.array(amount, ZONE_FEES_REFUSED).max(MAX_DESI_STEPS).describe('One for each desi step'),
  overFee: amount.describe('For each desi begun beyond the last step'),
});
type Issue = readonly [path: (string | number)[], message: string];

function tariffIssues({ desiSteps, zones }: Tariff): Issue[] {
  const issues: Issue[] = [];
  if (desiSteps.length === 0) issues.push([['desiSteps'], DESI_MISSING]);
  desiSteps.forEach((step, i) => {
    if (i > 0 && step <= desiSteps[i - 1]!) issues.push([['desiSteps', i], DESI_ORDER]);
  });
  if (zones.length === 0) issues.push([['zones'], ZONES_MISSING]);
  const named = new Set<string>();
  zones.forEach((zone, i) => {
    if (zone.fees.length !== desiSteps.length) issues.push([['zones', i, 'fees'], ZONE_FEES_REFUSED]);
    if (i < zones.length - 1 && zone.provinces.length === 0)
      issues.push([['zones', i, 'provinces'], ZONE_PROVINCES_MISSING]);
    if (zone.provinces.some((province) => named.has(province)))
      issues.push([['zones', i, 'provinces'], PROVINCE_TWICE]);
    for (const province of zone.provinces) named.add(province);
  });
  return issues;
}

const tariffShape = z.strictObject({
  desiSteps: z.array(desi, NOT_LIST).max(MAX_DESI_STEPS).describe('Upper ends, rising'),
  zones: z.array(Zone, NOT_LIST).max(MAX_ZONES),
});
/** Fees by desi and by the province's zone. */
export type Tariff = z.output<typeof tariffShape>;
const Tariff = tariffShape.superRefine((tariff, context) => {
  for (const [path, message] of tariffIssues(tariff)) context.addIssue({ code: 'custom', path: [...path], message });
});

export const shippingMethodFields = {
  id: z.string(METHOD_ID_REFUSED).regex(/^[a-z0-9-]{8,40}$/, METHOD_ID_REFUSED),
  name: neededText(60, METHOD_NAME_MISSING),
  kind: z.enum(SHIPPING_KINDS, KIND_REFUSED),
  currency: z.enum(CURRENCIES, CURRENCY_REFUSED),
  fee: amount.nullable().describe('Of `flat`'),
  freeFrom: amount
    .nullable()
    .describe('Of `flat`, `table` and `recipient_pays`: sum of the products from which it is free; null: never'),
  minDays: days,
  maxDays: days,
  provinces: provinces.describe('Where it goes; none: everywhere'),
  excludedProvinces: provinces,
  maxWeightKg: z.int(MAX_WEIGHT_REFUSED).min(1, MAX_WEIGHT_REFUSED).max(100_000, MAX_WEIGHT_REFUSED).nullable(),
  tariff: Tariff.nullable().describe('Of `table`'),
  note: longText(500).describe('Customers read it at the checkout; of `pickup` also when and where'),
  isActive: switchValue,
};

const shape = z.strictObject(shippingMethodFields, METHOD_REFUSED);
export type ShippingMethod = z.output<typeof shape>;

/** What fields say together. */
function issuesOf(method: ShippingMethod): Issue[] {
  const { kind, fee, tariff, minDays, maxDays } = method;
  const one = (path: string, message: string): Issue[] => [[[path], message]];
  return [
    ...(kind === 'flat' && fee === null ? one('fee', FEE_MISSING) : []),
    ...(minDays !== null && maxDays !== null && maxDays < minDays ? one('maxDays', DAYS_ORDER) : []),
    ...(kind === 'table' && tariff === null ? one('tariff', DESI_MISSING) : []),
  ];
}

/** In the order in which customers see them; one name once. */
export const ShippingMethods = z
  .array(
    shape.superRefine((method, context) => {
      for (const [path, message] of issuesOf(method)) context.addIssue({ code: 'custom', path: [...path], message });
    }),
    NOT_LIST,
  )
  .max(MAX_SHIPPING_METHODS, TOO_MANY_METHODS)
  .superRefine((methods, context) => {
    methods.forEach(({ id, name }, i) => {
      const before = methods.slice(0, i);
      if (before.some((one) => one.id === id))
        context.addIssue({ code: 'custom', path: [i, 'id'], message: METHOD_ID_REFUSED });
      if (before.some((one) => fold(one.name) === fold(name)))
        context.addIssue({ code: 'custom', path: [i, 'name'], message: METHOD_TWICE });
    });
  });
/** In replies. */
export const ShippingMethodsShown = z.array(shape);
