// The tasks that write a list's prices and put them back, one product after the other, each as its own save.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { toMajor } from '#contract/money.ts';
import { TASK_ROW_CHANGED, TASK_ROW_GONE } from '#contract/task-texts.ts';
import type { Trx } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { getRow, updateRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, RowWork, Undone } from '../../../entities/tasks/kind.ts';
import { productTitles } from '../bulk-edit/work.ts';
import { keptPrice } from '../daily-prices.ts';
import { priceOf } from '../price.ts';
import { updateColumns } from '../products/columns.ts';
import { productResource, refuseIfGone } from '../products/resource.ts';
import { lowestBefore } from './history.ts';

/** Public id of the list. */
interface ListParams {
  list: string;
}
type Product = Row<'products'>;
type ListKind = 'replace' | 'campaign';
interface Item {
  listId: number;
  productId: number;
  kind: ListKind;
  priceMinor: number;
  currency: Product['currency'];
  outcome: string;
  fieldsBefore: TaskFields | null;
  fieldsAfter: TaskFields | null;
}

const itemOf = (trx: Trx, list: string, rowId: string): Promise<Item | undefined> =>
  trx
    .selectFrom('priceListItems as i')
    .innerJoin('priceLists as l', 'l.id', 'i.listId')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select([
      'i.listId',
      'i.productId',
      'l.kind',
      'i.priceMinor',
      'i.currency',
      'i.outcome',
      'i.fieldsBefore',
      'i.fieldsAfter',
    ])
    .where('l.publicId', '=', list)
    .where('p.publicId', '=', rowId)
    .executeTakeFirst();

type Noted = Pick<Item, 'fieldsBefore' | 'fieldsAfter'>;
/** Keeps what became of a product beside its price: the task's own rows are forgotten before a campaign ends. */
async function note(
  trx: Trx,
  { listId, productId }: Item,
  outcome: 'changed' | 'same' | 'refused' | 'restored' | 'kept',
  { sentence = '', fields }: { sentence?: string; fields?: Noted } = {},
): Promise<void> {
  await trx
    .updateTable('priceListItems')
    .set({
      outcome,
      sentence,
      ...(fields && { fieldsBefore: json(fields.fieldsBefore!), fieldsAfter: json(fields.fieldsAfter!) }),
    })
    .where('listId', '=', listId)
    .where('productId', '=', productId)
    .execute();
}

/** The price as the product's form sends it. */
const presentFields = (row: Product): TaskFields => ({ price: priceOf(keptPrice(row)) });
const asStored = (fields: TaskFields): unknown => JSON.parse(JSON.stringify(fields));

const save = (trx: Trx, rowId: string, fields: TaskFields, by: By) =>
  updateRow(trx, productResource, by, rowId, undefined, (row) => updateColumns(trx, fields, row));

/** The former price beside the new one: it has to be higher, and of the same currency. */
async function formerPrice(trx: Trx, row: Product, item: Item, at: Date): Promise<number | null> {
  const { priceMinor, oldPriceMinor, currency } = keptPrice(row);
  if (currency !== item.currency) return null;
  if (item.kind === 'replace') return oldPriceMinor;
  const { shop_lowest_former_price: isLowest } = await settingStore({ db: trx }).all();
  return isLowest ? lowestBefore(trx, { productId: item.productId, currency, at }) : priceMinor;
}

async function wantedFields(trx: Trx, row: Product, item: Item, at: Date): Promise<TaskFields> {
  const { priceMinor, currency } = item;
  const old = await formerPrice(trx, row, item, at);
  return {
    price: {
      current: toMajor(priceMinor),
      currency,
      ...(old !== null && old > priceMinor && { old: toMajor(old) }),
    },
  };
}

/** Puts a price back where it is still as the list left it. */
async function putBack(trx: Trx, item: Item, rowId: string, by: By): Promise<Undone> {
  const keep = async (sentence: string): Promise<Undone> => {
    await note(trx, item, 'kept', { sentence });
    return { outcome: 'kept', sentence };
  };
  try {
    const row = await getRow(trx, productResource, rowId);
    refuseIfGone(row);
    if (!isDeepStrictEqual(asStored(presentFields(row)), item.fieldsAfter)) return await keep(TASK_ROW_CHANGED);
    await save(trx, rowId, item.fieldsBefore!, by);
  } catch (error) {
    if (!ApiError.is(error)) throw error; // its own rules refuse before anything is written
    return keep(error.status === 404 ? TASK_ROW_GONE : error.message);
  }
  await note(trx, item, 'restored');
  return { outcome: 'restored' };
}

const gone = { outcome: 'refused', sentence: TASK_ROW_GONE } as const;
const locks = [{ partsOf: 'catalogue' }, 'price_lists'] as const;

export const priceListStart: RowWork<ListParams> = {
  locks,
  titlesOf: productTitles,

  async apply(trx, { list }, rowId, by): Promise<Done> {
    const item = await itemOf(trx, list, rowId);
    if (!item) return gone;
    let fields: Noted;
    try {
      const row = await getRow(trx, productResource, rowId);
      refuseIfGone(row);
      const before = presentFields(row);
      const after = await wantedFields(trx, row, item, by.at);
      if (isDeepStrictEqual(asStored(before), asStored(after))) {
        await note(trx, item, 'same');
        return { outcome: 'same' };
      }
      await save(trx, rowId, after, by);
      fields = { fieldsBefore: before, fieldsAfter: after };
    } catch (error) {
      if (!ApiError.is(error)) throw error; // its own rules refuse before anything is written
      const sentence = error.status === 404 ? TASK_ROW_GONE : error.message;
      await note(trx, item, 'refused', { sentence });
      return { outcome: 'refused', sentence };
    }
    await note(trx, item, 'changed', { fields });
    return { outcome: 'changed', before: fields.fieldsBefore!, after: fields.fieldsAfter! };
  },

  /** The task was cancelled: what it wrote goes back. */
  async undo(trx, { rowId, params: { list } }, by) {
    const item = await itemOf(trx, list, rowId);
    return item ? putBack(trx, item, rowId, by) : { outcome: 'kept', sentence: TASK_ROW_GONE };
  },
};

export const priceListEnd: RowWork<ListParams> = {
  locks,
  titlesOf: productTitles,

  async apply(trx, { list }, rowId, by): Promise<Done> {
    const item = await itemOf(trx, list, rowId);
    if (!item) return gone;
    if (item.outcome !== 'changed') return { outcome: 'same' };
    const undone = await putBack(trx, item, rowId, by);
    if (undone.outcome === 'kept') return { outcome: 'refused', sentence: undone.sentence };
    return { outcome: 'changed', before: item.fieldsAfter!, after: item.fieldsBefore! };
  },

  /** It is never cancelled or taken back (`TASK_RULES`). */
  undo: async () => ({ outcome: 'kept', sentence: TASK_ROW_CHANGED }),
};
