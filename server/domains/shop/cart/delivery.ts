// How a cart may be delivered, and what that costs. Pure functions over the settings and the cart's facts.
import type { DeliveryAddress } from '#contract/addresses.ts';
import { toMinor, type Currency } from '#contract/money.ts';
import { DELIVERY_LABELS, FAST, STANDARD } from '#contract/order-facts.ts';
import { PROVINCES } from '#contract/provinces.ts';
import type { ShippingMethod, Tariff } from '#contract/shipping-methods.ts';
import { deliveryDays, type ShippingKind } from '#contract/shipping-texts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';

export type Province = (typeof PROVINCES)[number];
/** What a delivery depends on, besides the settings. */
export interface Load {
  subtotalMinor: number;
  /** Grams of what is known. */
  weightG: number;
  /** Pieces whose weight is not known. */
  unweighed: number;
}
export interface WantedDelivery {
  /** '' or one that is not offered: the first. */
  methodId: string;
  /** null: not known yet. */
  province: Province | null;
}

export interface DeliveryOption {
  id: string;
  name: string;
  kind: ShippingKind;
  /** null: the recipient pays the carrier. */
  feeMinor: number | null;
  /** On top of it, never waived: of fast cargo by the settings. */
  extraMinor: number;
  /** The province may make it dearer. */
  isEstimate: boolean;
  /** From which sum of the products it is free; null: never, or always. */
  freeFromMinor: number | null;
  /** '2–4 iş günü'; '': not said. */
  days: string;
  note: string;
  /** Where it is fetched; '': it is sent. */
  place: string;
}
export interface Delivery {
  options: DeliveryOption[];
  /** null: it goes nowhere like that. */
  chosen: DeliveryOption | null;
  /** Options or fees differ by province. */
  isByProvince: boolean;
}

/** Name of the shop's own method; '' where the settings' words hold. */
export const ownName = (option: Pick<DeliveryOption, 'id' | 'name'> | null): string =>
  option === null || option.id === STANDARD || option.id === FAST ? '' : option.name;

const free = { extraMinor: 0, isEstimate: false, freeFromMinor: null, days: '', note: '', place: '' } as const;

/** Standard and fast cargo by the settings, in shops without methods of their own. */
function settingsOptions(settings: AllSettings, { subtotalMinor }: Load): DeliveryOption[] {
  const {
    shop_standard_cargo_fee: standard,
    shop_fast_cargo_fee: fast,
    shop_free_shipping_threshold: threshold,
  } = settings;
  const freeFromMinor = threshold === null ? null : toMinor(threshold);
  const isFree = freeFromMinor !== null && subtotalMinor >= freeFromMinor;
  const isEmpty = subtotalMinor === 0;
  const paid = standard === null ? null : toMinor(isEmpty ? 0 : standard);
  const base = { ...free, feeMinor: isFree ? 0 : paid, freeFromMinor };
  const kind: ShippingKind = standard === null ? 'recipient_pays' : 'flat';
  return [
    { ...base, id: STANDARD, name: DELIVERY_LABELS.standard, kind },
    { ...base, id: FAST, name: DELIVERY_LABELS.fast, kind, extraMinor: isEmpty ? 0 : toMinor(fast) },
  ];
}

const goesTo = ({ provinces, excludedProvinces }: ShippingMethod, province: Province): boolean =>
  (provinces.length === 0 || provinces.includes(province)) && !excludedProvinces.includes(province);

const isLimited = ({ kind, provinces, excludedProvinces }: ShippingMethod): boolean =>
  kind !== 'pickup' && provinces.length + excludedProvinces.length > 0;

const hasZones = ({ kind, tariff }: ShippingMethod): boolean =>
  kind === 'table' && tariff !== null && tariff.zones.length > 1;

const zoneOf = ({ zones }: Tariff, province: Province): Tariff['zones'][number] =>
  zones.find((zone) => zone.provinces.includes(province)) ?? zones.at(-1)!;

/** The fee of a zone for so much desi: of the first step that holds it, otherwise of the last and of each desi beyond. */
export function zoneFeeMinor(
  { desiSteps }: Pick<Tariff, 'desiSteps'>,
  { fees, overFee }: Pick<Tariff['zones'][number], 'fees' | 'overFee'>,
  desi: number,
): number {
  const step = desiSteps.findIndex((upTo) => desi <= upTo);
  if (step >= 0) return toMinor(fees[step]!);
  const beyond = Math.ceil(Number((desi - desiSteps.at(-1)!).toFixed(4)));
  return toMinor(fees.at(-1)!) + beyond * toMinor(overFee);
}

/** Desi of the load, rounded up to one decimal: kilograms, and what the shop counts for pieces of unknown weight. */
export const desiOf = (
  { weightG, unweighed }: Load,
  { shop_unknown_desi: each }: Pick<AllSettings, 'shop_unknown_desi'>,
): number => Math.ceil(Number((weightG / 100 + unweighed * each * 10).toFixed(4))) / 10;

function feeOf(method: ShippingMethod, province: Province | null, load: Load, settings: AllSettings): number | null {
  switch (method.kind) {
    case 'recipient_pays':
      return null;
    case 'flat':
      return toMinor(method.fee!);
    case 'table': {
      const tariff = method.tariff!;
      const desi = desiOf(load, settings);
      const zones = province === null ? tariff.zones : [zoneOf(tariff, province)];
      return Math.min(...zones.map((zone) => zoneFeeMinor(tariff, zone, desi)));
    }
    default:
      return 0;
  }
}

/** Fees in another currency are not offered. */
const isIn = ({ kind, currency }: ShippingMethod, shop: Currency): boolean =>
  (kind !== 'flat' && kind !== 'table') || currency === shop;
/** Where goods are handed over has to be said. null: it is not. */
export function pickupAddress({
  company_city: city,
  company_district: district,
  company_street: line,
  company_postal_code: postalCode,
}: AllSettings): Omit<DeliveryAddress, 'recipient' | 'phone'> | null {
  const province = PROVINCES.find((one) => one === city);
  return line === '' || !province ? null : { city: province, district, line, postalCode };
}

function placeText(settings: AllSettings): string {
  const place = pickupAddress(settings);
  if (!place) return '';
  const { line, postalCode, district, city } = place;
  return `${line}, ${[postalCode, district && `${district} /`, city].filter(Boolean).join(' ')}`;
}

function ownOption(
  method: ShippingMethod,
  province: Province | null,
  load: Load,
  settings: AllSettings,
): DeliveryOption {
  const { id, name, kind, freeFrom, minDays, maxDays, note } = method;
  const freeFromMinor = canBeFree(method, settings.shop_currency) && freeFrom !== null ? toMinor(freeFrom) : null;
  const isReached = freeFromMinor !== null && load.subtotalMinor >= freeFromMinor;
  const fee = feeOf(method, province, load, settings);
  const isNothing = isReached || (fee !== null && load.subtotalMinor === 0);
  return {
    id,
    name,
    kind,
    feeMinor: isNothing ? 0 : fee,
    extraMinor: 0,
    isEstimate: hasZones(method) && province === null && !isNothing,
    freeFromMinor,
    days: deliveryDays(minDays, maxDays),
    note,
    place: kind === 'pickup' ? placeText(settings) : '',
  };
}

/** Of others a sum of products has no meaning; one in another currency neither. */
const canBeFree = ({ kind, currency }: ShippingMethod, shop: Currency): boolean =>
  currency === shop && (kind === 'flat' || kind === 'table' || kind === 'recipient_pays');

/** The methods that a shop of its own methods offers at all; none: those of the settings hold. */
export const offeredMethods = (settings: AllSettings): ShippingMethod[] =>
  settings.shipping_methods.filter(
    (method) =>
      method.isActive &&
      isIn(method, settings.shop_currency) &&
      (method.kind !== 'pickup' || pickupAddress(settings) !== null),
  );

/** How this load may be delivered, and as which of them it will be. */
export function deliveryOf(settings: AllSettings, load: Load, { methodId, province }: WantedDelivery): Delivery {
  const own = offeredMethods(settings);
  const limited = new Set(own.filter(isLimited).map(({ id }) => id));
  const options =
    own.length === 0
      ? settingsOptions(settings, load)
      : own
          .filter(
            (method) =>
              method.kind === 'pickup' ||
              ((province === null || goesTo(method, province)) &&
                (method.maxWeightKg === null || load.weightG <= method.maxWeightKg * 1_000)),
          )
          .map((method) => ownOption(method, province, load, settings));
  return {
    options,
    chosen:
      options.find(({ id }) => id === methodId) ??
      // Before the province is known, rather one that goes everywhere.
      options.find(({ id }) => province !== null || !limited.has(id)) ??
      options[0] ??
      null,
    isByProvince: own.some((method) => isLimited(method) || hasZones(method)),
  };
}
