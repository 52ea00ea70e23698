// Products of a draft: added, changed, taken out, in writes that others need not wait long for.
import { ApiError } from '#contract/api-error.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney, toMajor, type Currency } from '#contract/money.ts';
import { priceListFull } from '#contract/price-list-texts.ts';
import { MAX_PRICE_LIST_ITEMS } from '#contract/price-lists.ts';
import type { Database, Db, Trx } from '../../../base/db/database.ts';
import { record } from '../../../entities/audit/record.ts';
import type { By } from '../../../entities/resource.ts';
import { findDraftList, type ListRow } from './resource.ts';

export interface NewItem {
  productId: number;
  priceMinor: number;
  currency: Currency;
}

/** Items of one statement, far below the engines' limit of parameters. */
const AT_ONCE = 500;
/** Items of one transaction. */
const A_WRITE = 4_000;
/** Ids of one query. */
const IDS_AT_ONCE = 1_000;

/** The prices that a list has for some products. */
export async function itemsNow(
  db: Db,
  listId: number,
  productIds: readonly number[],
): Promise<Map<number, Omit<NewItem, 'productId'>>> {
  const found = new Map<number, Omit<NewItem, 'productId'>>();
  for (let from = 0; from < productIds.length; from += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('priceListItems')
      .select(['productId', 'priceMinor', 'currency'])
      .where('listId', '=', listId)
      .where('productId', 'in', productIds.slice(from, from + IDS_AT_ONCE))
      .orderBy('productId')
      .execute();
    for (const { productId, ...item } of rows) found.set(productId, item);
  }
  return found;
}

export interface Counts {
  added: number;
  changed: number;
  same: number;
}

/** What items would be in a list: which are new, which have another price there. */
export async function compared(
  db: Db,
  listId: number,
  items: readonly NewItem[],
): Promise<Counts & { news: NewItem[] }> {
  const before = await itemsNow(
    db,
    listId,
    items.map(({ productId }) => productId),
  );
  const counts: Counts = { added: 0, changed: 0, same: 0 };
  const news = items.filter(({ productId, priceMinor, currency }) => {
    const item = before.get(productId);
    const isSame = item !== undefined && item.priceMinor === priceMinor && item.currency === currency;
    if (isSame) counts.same += 1;
    else if (item) counts.changed += 1;
    else counts.added += 1;
    return !isSame;
  });
  return { ...counts, news };
}

async function put(trx: Trx, { id }: ListRow, items: readonly NewItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await trx
      .insertInto('priceListItems')
      .values(
        items
          .slice(from, from + AT_ONCE)
          .map((item) => ({ ...item, listId: id, outcome: 'waiting' as const, sentence: '' })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['listId', 'productId'])
          .doUpdateSet((eb) => ({ priceMinor: eb.ref('excluded.priceMinor'), currency: eb.ref('excluded.currency') })),
      )
      .execute();
}

const countOf = async (db: Db, listId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('priceListItems')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('listId', '=', listId)
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Puts one item into a draft, within a write that holds 'price_lists'. @throws 400 beyond the most products */
export async function putWithin(trx: Trx, list: ListRow, item: NewItem): Promise<void> {
  await put(trx, list, [item]);
  if ((await countOf(trx, list.id)) > MAX_PRICE_LIST_ITEMS)
    throw new ApiError(400, 'VALIDATION', priceListFull(MAX_PRICE_LIST_ITEMS));
}

/** Notes in the audit table what became of a draft's products. */
const note = (trx: Trx, { viewer, at }: By, list: ListRow, change: { before?: string; after?: string }) =>
  record(trx, {
    viewer,
    now: at,
    action: 'update',
    kind: 'price-list',
    rowId: list.publicId,
    rowVersion: null,
    title: list.name,
    before: { items: change.before ?? '' },
    after: { items: change.after ?? '' },
  });

const inWords = (code: string, { priceMinor, currency }: Omit<NewItem, 'productId'>): string =>
  `${code}: ${formatMoney(toMajor(priceMinor), currency)}`;

/**
 * Puts items into a draft.
 * @param source where they come from, for the audit table
 * @throws 404, 409 for a list that is no draft, 400 beyond the most products
 */
export async function putItems(
  database: Database,
  by: By,
  publicId: string,
  { items, source }: { items: readonly NewItem[]; source: string },
): Promise<void> {
  for (let from = 0; from < items.length; from += A_WRITE)
    await database.write('price_lists', async (trx) => {
      const list = await findDraftList(trx, publicId);
      await put(trx, list, items.slice(from, from + A_WRITE));
      if ((await countOf(trx, list.id)) > MAX_PRICE_LIST_ITEMS)
        throw new ApiError(400, 'VALIDATION', priceListFull(MAX_PRICE_LIST_ITEMS));
      if (from === 0) await note(trx, by, list, { after: `${source} (${formatNumber(items.length)})` });
    });
}

/** Puts one product into a draft, or gives it another price there. @throws as `putItems` */
export async function putItem(
  database: Database,
  by: By,
  publicId: string,
  { code, ...item }: NewItem & { code: string },
): Promise<void> {
  await database.write('price_lists', async (trx) => {
    const list = await findDraftList(trx, publicId);
    const before = (await itemsNow(trx, list.id, [item.productId])).get(item.productId);
    await put(trx, list, [item]);
    if (!before && (await countOf(trx, list.id)) > MAX_PRICE_LIST_ITEMS)
      throw new ApiError(400, 'VALIDATION', priceListFull(MAX_PRICE_LIST_ITEMS));
    const [was, is] = [before && inWords(code, before), inWords(code, item)];
    if (was !== is) await note(trx, by, list, { before: was ?? '', after: is });
  });
}

/** Takes a product out of a draft. @returns whether it was in it @throws 404, 409 */
export const removeItem = (database: Database, by: By, publicId: string, product: string): Promise<boolean> =>
  database.write('price_lists', async (trx) => {
    const list = await findDraftList(trx, publicId);
    const found = await trx
      .selectFrom('priceListItems as i')
      .innerJoin('products as p', 'p.id', 'i.productId')
      .select(['i.productId', 'i.priceMinor', 'i.currency', 'p.code'])
      .where('i.listId', '=', list.id)
      .where('p.publicId', '=', product)
      .executeTakeFirst();
    if (!found) return false;
    await trx
      .deleteFrom('priceListItems')
      .where('listId', '=', list.id)
      .where('productId', '=', found.productId)
      .execute();
    await note(trx, by, list, { before: inWords(found.code, found) });
    return true;
  });
