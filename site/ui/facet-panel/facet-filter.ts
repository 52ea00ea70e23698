// Filters by facets as addresses carry them, and what choosing a value or a range makes of them.
import type { Facet } from '#contract/facets.ts';
import { placeOn, scaleOf } from '../log-scale.ts';

/** Filters by their keys in the query: { 'attr.cap': '6,8', material: '1.2210|1.2344' }. */
export type FilterTexts = Readonly<Record<string, string>>;
export type ValuesFacet = Extract<Facet, { kind: 'values' }>;
export type RangeFacet = Extract<Facet, { kind: 'range' }>;

/** Ends of the names of the fields that a form sends apart for one range. */
export const FROM_FIELD = '.enaz';
export const TO_FIELD = '.encok';
const RANGE_FIELD = /^(attr\.[a-z0-9]+(?:-[a-z0-9]+)*)(\.enaz|\.encok)$/;

/** Whether a key of a query is an end of a range. */
export const isRangeField = (key: string): boolean => RANGE_FIELD.test(key);

/** Takes an end of a range in. A comma is a decimal one there. */
export function withRangeField(filters: FilterTexts, field: string, value: string): FilterTexts {
  const [, key = '', end] = RANGE_FIELD.exec(field) ?? [];
  const number = value.trim().replace(',', '.');
  const now = filters[key]?.includes('..') ? filters[key] : '..';
  const [from = '', to = ''] = now.split('..');
  return { ...filters, [key]: end === FROM_FIELD ? `${number}..${to}` : `${from}..${number}` };
}

/** Filters without the one by a key. */
export const withoutFilter = (filters: FilterTexts, key: string): FilterTexts =>
  Object.fromEntries(Object.entries(filters).filter(([one]) => one !== key));

/** Whether a facet counts values of a shop-wide attribute. */
export const isAttribute = (key: string): boolean => key.startsWith('attr.');

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Whether a facet's values are numbers: their filter has commas between them, that of texts '|'. */
export const hasNumbers = ({ key, unit, values }: ValuesFacet): boolean =>
  isAttribute(key) && (unit !== '' || values.every(({ value }) => NUMBER.test(value)));

/** Ends of a range as a filter states it: '5..8', '200..'; null for values. */
export function endsOf(text = ''): { from: number | null; to: number | null } | null {
  if (!text.includes('..')) return null;
  const [from, to] = text.split('..').map((end) => (NUMBER.test(end) ? Number(end) : null));
  return { from: from ?? null, to: to ?? null };
}

/** Bars of a range. */
const BARS = 20;

/** Many numbers as a range, counted in equal logarithmic steps. */
export function asRange({ key, label, unit, values }: ValuesFacet, text: string | undefined): RangeFacet {
  const numbers = values.map(({ value, count }) => ({ number: Number(value), count }));
  const scale = scaleOf(numbers.map(({ number }) => ({ min: number, max: number })))!;
  const bars = Array.from({ length: BARS }, () => 0);
  for (const { number, count } of numbers)
    bars[Math.min(BARS - 1, Math.floor(placeOn(scale, number) * BARS))]! += count;
  return { kind: 'range', key, label, unit, ...scale, ...(endsOf(text) ?? { from: null, to: null }), bars };
}

/** The filters with a value chosen, or no longer. Stock is one value at a time. */
export function toggled(filters: FilterTexts, facet: ValuesFacet, value: string): FilterTexts {
  const { key, values } = facet;
  const chosen = values.filter(({ isChosen }) => isChosen).map((one) => one.value);
  const rest = chosen.filter((one) => one !== value);
  const isOn = rest.length < chosen.length;
  if (key === 'stock') return isOn ? withoutFilter(filters, key) : { ...filters, [key]: value };
  const next = isOn ? rest : values.filter((one) => one.isChosen || one.value === value).map((one) => one.value);
  return next.length === 0
    ? withoutFilter(filters, key)
    : { ...filters, [key]: next.join(hasNumbers(facet) ? ',' : '|') };
}

const withComma = (number: string): string => number.replace('.', ',');

/** A set filter, with the filters that are left without it. */
export interface SetFacetFilter {
  text: string;
  without: FilterTexts;
}

/** The set filters, each value of a facet apart. One that the list has no facet for is shown as the address has it. */
export function setFilters(
  filters: FilterTexts,
  facets: readonly Facet[],
  rangeText: (range: Pick<RangeFacet, 'label' | 'unit' | 'from' | 'to'>) => string,
): SetFacetFilter[] {
  const placeOf = (key: string) => {
    const place = facets.findIndex((facet) => facet.key === key);
    return place < 0 ? facets.length : place;
  };
  const keys = Object.keys(filters).sort((a, b) => placeOf(a) - placeOf(b));
  return keys.flatMap((key): SetFacetFilter[] => {
    const facet = facets.find((one) => one.key === key);
    const ends = isAttribute(key) ? endsOf(filters[key]) : null;
    if (facet && ends) return [{ text: rangeText({ ...facet, ...ends }), without: withoutFilter(filters, key) }];
    const chosen = facet?.kind === 'values' ? facet.values.filter(({ isChosen }) => isChosen) : [];
    const unit = facet?.unit ? ` ${facet.unit}` : '';
    if (facet?.kind !== 'values' || chosen.length === 0) {
      const asked = unit === '' ? filters[key]! : filters[key]!.split(',').map(withComma).join('; ');
      return [{ text: `${facet?.label ?? key}: ${asked}${unit}`, without: withoutFilter(filters, key) }];
    }
    return chosen.map(({ value, label }) => ({
      text: `${facet.label}: ${label}${unit}`,
      without: toggled(filters, facet, value),
    }));
  });
}
