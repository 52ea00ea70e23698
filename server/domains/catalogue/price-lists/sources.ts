// Where a draft's products come from: lines, chosen products, another list.
import { ApiError } from '#contract/api-error.ts';
import {
  NO_PRICE_TO_MOVE,
  otherCurrency,
  PRICE_BECOMES_TOO_HIGH,
  PRICE_BECOMES_TOO_LOW,
} from '#contract/bulk-edit-texts.ts';
import { isPercent, movedPrice } from '#contract/bulk-price.ts';
import type { Currency } from '#contract/money.ts';
import { PRICE_LIST_PRODUCT_ABSENT, PRICE_LIST_SAME_LIST, priceListTwice } from '#contract/price-list-texts.ts';
import type { PriceListAdded, PriceListImport, PriceListMove } from '#contract/price-lists.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { pacer } from '../../../base/slices.ts';
import type { By } from '../../../entities/resource.ts';
import { keptPrice } from '../daily-prices.ts';
import { currencyRules } from '../price.ts';
import { readLines, type BadLine } from './csv.ts';
import { compared, putItems, type NewItem } from './items.ts';
import { findDraftList, findList } from './resource.ts';
import { itemPrice, itemsAfter } from './shown.ts';
import { copied, IMPORTED, MOVED } from './texts.ts';

/** Rows of one query. */
const AT_ONCE = 1_000;

const PRICE_COLUMNS = [
  'id',
  'code',
  'priceMinor',
  'oldPriceMinor',
  'currency',
  'listPriceMinor',
  'listOldPriceMinor',
  'listCurrency',
] as const;

/** Products by some of their keys that are there, in the order of their row ids. */
async function* productsBy(db: Db, column: 'id' | 'publicId' | 'code', keys: readonly (string | number)[]) {
  for (let from = 0; from < keys.length; from += AT_ONCE)
    yield await db
      .selectFrom('products')
      .select(PRICE_COLUMNS)
      .where(column, 'in', keys.slice(from, from + AT_ONCE) as never)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute();
}

/** The product of a typed code. @throws VALIDATION for one that there is not */
export async function productOf(
  db: Db,
  typed: string,
): Promise<{ productId: number; code: string; currency: Currency }> {
  const { shop_currency: shop } = await settingStore({ db }).all();
  for await (const found of productsBy(db, 'code', [typed, typed.toUpperCase()])) {
    const product = found.find(({ code }) => code === typed) ?? found[0];
    if (product) return { productId: product.id, code: product.code, currency: product.listCurrency ?? shop };
  }
  throw new ApiError(400, 'VALIDATION', PRICE_LIST_PRODUCT_ABSENT, { code: PRICE_LIST_PRODUCT_ABSENT });
}

/** Takes `code;price;currency` lines over: all or none. @param isTrial checks without storing */
export async function importItems(
  database: Database,
  by: By,
  publicId: string,
  { csv, isTrial }: { csv: string; isTrial: boolean },
): Promise<PriceListImport> {
  const { db } = database;
  const { id } = await findDraftList(db, publicId);
  const { lines, bad } = readLines(csv);
  const { shop_currency: shop } = await settingStore({ db }).all();
  const refusalOf = await currencyRules(db);
  const known = new Map<string, { id: number; currency: Currency }>();
  for await (const found of productsBy(
    db,
    'code',
    lines.flatMap(({ code }) => [code, code.toUpperCase()]),
  ))
    for (const product of found) known.set(product.code, { id: product.id, currency: product.listCurrency ?? shop });
  const items: NewItem[] = [];
  const errors: BadLine[] = [...bad];
  const lineOf = new Map<number, number>();
  for (const { line, code, priceMinor, currency: typed } of lines) {
    const product = known.get(code) ?? known.get(code.toUpperCase());
    const currency = typed ?? product?.currency ?? shop;
    const earlier = product && lineOf.get(product.id); // the same code in other letters
    const message = refusalIn(earlier, product ? refusalOf(currency) : PRICE_LIST_PRODUCT_ABSENT);
    if (message !== null) errors.push({ line, message });
    else {
      lineOf.set(product!.id, line);
      items.push({ productId: product!.id, priceMinor, currency });
    }
  }
  const { news, ...counts } = await compared(db, id, items);
  if (!isTrial && errors.length === 0) await putItems(database, by, publicId, { items: news, source: IMPORTED });
  return { ...counts, errors: errors.sort((a, b) => a.line - b.line) };
}

const refusalIn = (earlier: number | undefined, refusal: string | null): string | null =>
  earlier === undefined ? refusal : priceListTwice(earlier);

/** A price after the move, or why it cannot be. */
function moved(price: { minor: number; currency: Currency } | null, move: PriceListMove): number | string {
  if (price !== null && !isPercent(move.operation) && price.currency !== move.currency)
    return otherCurrency(price.currency);
  const next = movedPrice(price && { priceMinor: price.minor, oldPriceMinor: null }, { ...move, former: 'clear' });
  if (next === null) return NO_PRICE_TO_MOVE;
  if (next === 'too-low') return PRICE_BECOMES_TOO_LOW;
  return next === 'too-high' ? PRICE_BECOMES_TOO_HIGH : next.priceMinor;
}

/** Collects items and the reasons of those that cannot be. */
function collector(refusalOf: (currency: Currency) => string | null) {
  const items: NewItem[] = [];
  const refusals = new Map<string, number>();
  return {
    items,
    add(productId: number, price: number | string, currency: Currency): void {
      const sentence = typeof price === 'string' ? price : refusalOf(currency);
      if (sentence === null) items.push({ productId, priceMinor: price as number, currency });
      else refusals.set(sentence, (refusals.get(sentence) ?? 0) + 1);
    },
    refused: () => [...refusals].map(([sentence, count]) => ({ sentence, count })),
  };
}

/** Adds products with their present prices after a move. @param keys row ids or public ids */
export async function chooseItems(
  database: Database,
  by: By,
  publicId: string,
  { keys, move }: { keys: { column: 'id' | 'publicId'; of: readonly (string | number)[] }; move: PriceListMove },
): Promise<PriceListAdded> {
  const { db } = database;
  const { id } = await findDraftList(db, publicId);
  const pace = pacer();
  const found = collector(await currencyRules(db));
  for await (const products of productsBy(db, keys.column, keys.of))
    for (const product of products) {
      await pace();
      const { priceMinor, currency } = keptPrice(product);
      const price = priceMinor === null ? null : { minor: priceMinor, currency };
      found.add(product.id, moved(price, move), price ? currency : move.currency);
    }
  const { news, ...counts } = await compared(db, id, found.items);
  await putItems(database, by, publicId, { items: news, source: MOVED });
  return { ...counts, refused: found.refused() };
}

/** Adds the products of another list with its prices, after a move. @param move null: as they are */
export async function copyItems(
  database: Database,
  by: By,
  publicId: string,
  { from, move }: { from: string; move: PriceListMove | null },
): Promise<PriceListAdded> {
  const { db } = database;
  const { id } = await findDraftList(db, publicId);
  const source = await findList(db, from);
  if (source.id === id) throw new ApiError(400, 'VALIDATION', PRICE_LIST_SAME_LIST, { from: PRICE_LIST_SAME_LIST });
  const pace = pacer();
  const found = collector(await currencyRules(db));
  for (let last = 0; ;) {
    const rows = await itemsAfter(db, source.id, last, AT_ONCE);
    for (const row of rows) {
      await pace();
      const price = itemPrice(row);
      found.add(row.id, move ? moved(price, move) : price.minor, price.currency);
    }
    if (rows.length < AT_ONCE) break;
    last = rows.at(-1)!.id;
  }
  const { news, ...counts } = await compared(db, id, found.items);
  await putItems(database, by, publicId, { items: news, source: copied(source.name) });
  return { ...counts, refused: found.refused() };
}
