// A product as one line of a table: every field in one cell, by the name of its column.
import { CURRENCIES, toMajor, toMinor, type Currency } from '#contract/money.ts';
import { CATEGORY_SEPARATOR, SPEC_PREFIX, specLabel, specOfLabel } from '#contract/product-table-texts.ts';
import type { ProductUpdate } from '#contract/products.ts';
import { columnsByField } from '#contract/kind.ts';
import { productFields } from '#contract/products.ts';
import { fold } from '#contract/text.ts';
import type { ProductTable } from '../../../base/db/tables.ts';
import type { Row } from '../../../entities/resource.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';
import { keptPrice } from '../daily-prices.ts';

/** Columns that hold a field just as calls name it. */
export const PLAIN_COLUMNS = columnsByField(productFields) as Readonly<Record<string, keyof ProductTable>>;

/** 'Ana kategori > Alt kategori'. */
export const pathOf = (main: string, sub: string | null): string =>
  sub === null ? main : `${main}${CATEGORY_SEPARATOR}${sub}`;

/** Category paths compare by this. */
export const pathKey = (path: string): string => path.split('>').map(fold).join('>');

/**
 * The fields of a product by the names of the table's columns.
 * @param names of the wanted ones
 * @param path of its category
 */
export function flatOf(row: Row<'products'>, path: string, names: Iterable<string>): Record<string, unknown> {
  const kept = keptPrice(row);
  const specs = new Map(row.technicalSpecs.map(({ name, value, unit }) => [specLabel(name, unit), value]));
  const flat: Record<string, unknown> = {};
  for (const name of names) {
    if (name === 'category') flat[name] = path;
    else if (name === 'price') flat[name] = kept.priceMinor === null ? null : toMajor(kept.priceMinor);
    else if (name === 'oldPrice') flat[name] = kept.oldPriceMinor === null ? null : toMajor(kept.oldPriceMinor);
    else if (name === 'currency') flat[name] = kept.currency;
    else if (name.startsWith(SPEC_PREFIX)) flat[name] = specs.get(name.slice(SPEC_PREFIX.length)) ?? null;
    else flat[name] = row[(PLAIN_COLUMNS[name] ?? name) as keyof typeof row];
  }
  return flat;
}

/** Empties that a text is, a list, and anything else. */
const emptied = (name: string): unknown => {
  const input = productFields[name as keyof typeof productFields]?.input;
  if (input?.def.type === 'array') return [];
  return input?.def.type === 'string' ? '' : null;
};

/**
 * The body of a product's call that sets these fields; the category is apart.
 * @param row as it is; null for a new one
 */
export function bodyOf(fields: TaskFields, row: Row<'products'> | null): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const specs = new Map<string, string | null>();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'category' || name === 'price' || name === 'oldPrice' || name === 'currency') continue;
    if (name.startsWith(SPEC_PREFIX)) specs.set(name.slice(SPEC_PREFIX.length), value as string | null);
    else body[name] = value ?? emptied(name);
  }
  if (specs.size > 0) body['technicalSpecs'] = specsWith(row?.technicalSpecs ?? [], specs);
  if (['price', 'oldPrice', 'currency'].some((name) => name in fields)) body['price'] = priceWith(fields, row);
  return body;
}

type Specs = NonNullable<ProductUpdate['technicalSpecs']>;

/** Technical values keep their order; new ones follow. */
function specsWith(stored: Specs, wanted: ReadonlyMap<string, string | null>): Specs {
  const rest = new Map(wanted);
  const kept = stored.flatMap((spec) => {
    const heading = specLabel(spec.name, spec.unit);
    const value = rest.get(heading);
    if (value === undefined) return [spec];
    rest.delete(heading);
    return value === null ? [] : [{ ...spec, value }];
  });
  const added = [...rest].flatMap(([heading, value]) => (value === null ? [] : [{ ...specOfLabel(heading), value }]));
  return [...kept, ...added];
}

/** A price whose other parts stay as they are. */
function priceWith(fields: TaskFields, row: Row<'products'> | null): unknown {
  const kept = row && keptPrice(row);
  const was = (minor: number | null | undefined): number | null =>
    minor === null || minor === undefined ? null : toMajor(minor);
  const current = 'price' in fields ? fields['price'] : was(kept?.priceMinor);
  const old = 'oldPrice' in fields ? fields['oldPrice'] : was(kept?.oldPriceMinor);
  const currency = 'currency' in fields ? fields['currency'] : kept?.priceMinor !== null && kept?.currency;
  if (current === null || current === undefined) return null;
  return {
    current,
    ...(old !== null && old !== undefined && { old }),
    ...(typeof currency === 'string' && { currency }),
  };
}

/** Signs and words of currencies. */
const CURRENCY_WORDS = new Map<string, Currency>([
  ...CURRENCIES.map((code) => [code, code] as const),
  ['TL', 'TRY'],
  ['₺', 'TRY'],
  ['$', 'USD'],
  ['€', 'EUR'],
] as [string, Currency][]);
export const currencyOf = (text: string): Currency | undefined => CURRENCY_WORDS.get(text.trim().toUpperCase());

/** Whether a price moves by more than this share. */
const MUCH = 0.3;
export const movesMuch = (before: unknown, after: unknown): boolean =>
  typeof before === 'number' &&
  typeof after === 'number' &&
  Math.abs(toMinor(after) - toMinor(before)) > MUCH * toMinor(before);
