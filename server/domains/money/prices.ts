// Changes every stored price in one transaction, and takes the last such change back.
import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import { formatMoney, toMajor } from '#contract/money.ts';
import { pricesTooLarge } from '#contract/money-setup-texts.ts';
import { changedPrice, MAX_PRICE_MINOR, type PriceChange } from '#contract/price-change.ts';
import type { Trx } from '../../base/db/database.ts';
import { updateTotals } from '../catalogue/families/totals.ts';

/** Products that are read, computed and written down at once. */
const AT_ONCE = 1_000;

/**
 * Changes the price of every product, hidden ones too but not those in the trash, and writes down what it was.
 * @param trx holds 'catalogue'
 * @returns how many changed
 * @throws 400 where a price would be higher than prices can be; then nothing has changed
 */
export async function changePrices(trx: Trx, changeId: number, change: PriceChange, at: Date): Promise<number> {
  await trx.deleteFrom('formerPrices').execute(); // of the change before
  let [last, count] = [0, 0];
  const tooLarge: string[] = [];
  for (;;) {
    const products = await trx
      .selectFrom('products')
      .select(['id', 'code', 'priceMinor', 'oldPriceMinor', 'currency', 'vatRate'])
      .where('id', '>', last)
      .where('priceMinor', 'is not', null)
      .where('deletedAt', 'is', null)
      .$narrowType<{ priceMinor: number }>()
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const rows = products.flatMap((product) => {
      const { id, code, priceMinor, oldPriceMinor, currency } = product;
      const next = changedPrice(product, change);
      if (next.priceMinor > MAX_PRICE_MINOR) tooLarge.push(code);
      // A former price that prices cannot have is dropped: it is only shown.
      const newOldPriceMinor = (next.oldPriceMinor ?? 0) > MAX_PRICE_MINOR ? null : next.oldPriceMinor;
      if (next.priceMinor === priceMinor && newOldPriceMinor === oldPriceMinor && next.currency === currency) return [];
      return [
        {
          productId: id,
          changeId,
          priceMinor,
          oldPriceMinor,
          currency,
          newPriceMinor: next.priceMinor,
          newOldPriceMinor,
          newCurrency: next.currency,
        },
      ];
    });
    if (rows.length > 0 && tooLarge.length === 0) await trx.insertInto('formerPrices').values(rows).execute();
    count += rows.length;
    if (products.length < AT_ONCE) break;
    last = products.at(-1)!.id;
  }
  const [code] = tooLarge;
  if (code !== undefined)
    throw new ApiError(
      400,
      'VALIDATION',
      pricesTooLarge(tooLarge.length, formatMoney(toMajor(MAX_PRICE_MINOR), change.currency), code),
    );
  await movePrices(trx, 'new', at);
  await updateFamilies(trx);
  return count;
}

/**
 * Takes a change back where the price is still the one it made.
 * @param trx holds 'catalogue'
 * @returns how many went back
 */
export async function undoPrices(trx: Trx, at: Date): Promise<number> {
  const count = await movePrices(trx, 'former', at);
  await updateFamilies(trx);
  await trx.deleteFrom('formerPrices').execute();
  return count;
}

/** Moves prices that are the one kind to the other, with the columns that sorts read (`products/derived.ts`). */
async function movePrices(trx: Trx, to: 'new' | 'former', at: Date): Promise<number> {
  const isNew = to === 'new';
  const column = (name: 'price_minor' | 'old_price_minor' | 'currency', isOfNew: boolean): RawBuilder<unknown> =>
    sql`f.${sql.ref(isOfNew ? `new_${name}` : name)}`;
  const { numAffectedRows } = await sql`
    update products set
      price_minor = ${column('price_minor', isNew)},
      old_price_minor = ${column('old_price_minor', isNew)},
      currency = ${column('currency', isNew)},
      price_asc = ${column('price_minor', isNew)},
      price_desc = -${column('price_minor', isNew)},
      version = products.version + 1,
      updated_at = ${at}
    from former_prices f
    where products.id = f.product_id
      and products.price_minor = ${column('price_minor', !isNew)}
      and products.old_price_minor is not distinct from ${column('old_price_minor', !isNew)}
      and products.currency = ${column('currency', !isNew)}`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Families say from which price on they are sold. */
async function updateFamilies(trx: Trx): Promise<void> {
  const families = await trx
    .selectFrom('products as p')
    .innerJoin('formerPrices as f', 'f.productId', 'p.id')
    .select('p.familyId')
    .distinct()
    .where('p.familyId', 'is not', null)
    .execute();
  for (const { familyId } of families) await updateTotals(trx, familyId!);
}
