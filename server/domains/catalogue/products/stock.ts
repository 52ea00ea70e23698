// Counted stock of products and the ledger of every change, written together (docs/decisions/0080).
import type { Insertable, Selectable } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import { productPart } from '#contract/endpoint.ts';
import {
  MAX_STOCK,
  STOCK_TOO_LARGE,
  stockStatusAfter,
  type ProductUpdate,
  type StockMove,
  type StockReason,
} from '#contract/products.ts';
import { SOMEBODY_ELSE } from '../../../entities/texts.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { ProductTable, StockMoveTable } from '../../../base/db/tables.ts';
import { personOf, type SignedIn } from '../../../call/handlers.ts';
import type { Apart, By, Conflict, Resource, Row } from '../../../entities/resource.ts';
import { familyChanged } from '../families/totals.ts';
import { STOCK_NOT_COUNTED, alreadyMoved, orderNamed, stockChanged, tooFewInStock } from '../texts.ts';

/** Number of pieces; null: not counted. */
type Level = number | null;

export interface Move {
  to: Level;
  reason: StockReason;
  /** An order's number, or a person. */
  by: { order: string } | { person: Pick<SignedIn, 'publicId' | 'name'> };
  at: Date;
  note?: string;
  attempt?: string;
  /** Keeps the status, because it is set by hand at the same time. */
  keepsStatus?: boolean;
}

type Counted = Pick<Selectable<ProductTable>, 'id' | 'publicId' | 'stockQuantity' | 'stockStatus'>;

/**
 * Sets the stock and writes the ledger, in a transaction that holds 'catalogue' or parts of it. The row keeps its
 * version: a sale is no conflict for somebody who edits a text.
 * @param product as it is inside the transaction
 */
export async function moveStock(trx: Trx, product: Counted, { keepsStatus = false, ...move }: Move): Promise<void> {
  const { to } = move;
  if (to !== product.stockQuantity) {
    changed(trx, [productPart(product.publicId)]);
    const stockStatus = keepsStatus
      ? product.stockStatus
      : stockStatusAfter(product.stockStatus, product.stockQuantity, to);
    if (stockStatus !== product.stockStatus) await familyChanged(trx, product.id);
    await trx.updateTable('products').set({ stockQuantity: to, stockStatus }).where('id', '=', product.id).execute();
  }
  await write(trx, product.id, product.stockQuantity, move);
}

const write = async (trx: Trx, productId: number, from: Level, move: Omit<Move, 'keepsStatus'>): Promise<void> => {
  await trx
    .insertInto('stockMoves')
    .values(rowOf(productId, from, move))
    .execute();
};

const rowOf = (
  productId: number,
  from: Level,
  { to, reason, by, at, note = '', attempt }: Omit<Move, 'keepsStatus'>,
): Insertable<StockMoveTable> => ({
  productId,
  change: (to ?? 0) - (from ?? 0),
  level: to,
  reason,
  note,
  attempt: attempt ?? null,
  at,
  ...('order' in by
    ? { orderNumber: by.order, actorId: '', actorName: '' }
    : { orderNumber: '', actorId: by.person.publicId, actorName: by.person.name }),
});

/** Starts the ledgers of new products with counted stock, of at most some hundred at once. */
export async function noteFirstStock(
  trx: Trx,
  products: readonly Pick<Counted, 'id' | 'stockQuantity'>[],
  { viewer, at }: By,
): Promise<void> {
  const person = personOf(viewer);
  const rows = products.flatMap(({ id, stockQuantity: to }) =>
    to === null ? [] : [rowOf(id, null, { to, reason: 'begin', by: { person }, at })],
  );
  if (rows.length > 0) await trx.insertInto('stockMoves').values(rows).execute();
}

const refused = (sentence: string): ApiError => new ApiError(409, 'GUARDED', sentence, { stockChange: sentence });

/** The level after a change. @throws GUARDED below 0, above the limit, or where stock is not counted */
function levelAfter(level: Level, change: number): number {
  if (level === null) throw refused(STOCK_NOT_COUNTED);
  if (level + change < 0) throw refused(tooFewInStock(level, -change));
  if (level + change > MAX_STOCK) throw refused(STOCK_TOO_LARGE);
  return level + change;
}

/** Why a level is set by hand. */
export const reasonOfCount = (from: Level, to: Level): StockReason => {
  if (from === null) return 'begin';
  return to === null ? 'end' : 'count';
};

type Sent = Pick<
  ProductUpdate,
  'stockChange' | 'stockQuantity' | 'stockSeen' | 'stockNote' | 'stockAttempt' | 'stockStatus'
>;

/** The stock part of a save; undefined where there is none. */
export function stockSaved({
  stockChange,
  stockQuantity,
  stockSeen,
  stockNote,
  stockAttempt,
  stockStatus,
}: Sent): Apart<'products'> | undefined {
  if (stockChange === undefined && stockQuantity === undefined) return undefined;
  return {
    async conflict(trx, row) {
      const isNews =
        stockQuantity !== undefined &&
        stockSeen !== undefined &&
        stockSeen !== row.stockQuantity &&
        stockQuantity !== row.stockQuantity;
      return isNews ? staleStock(trx, row, stockSeen, stockQuantity) : undefined;
    },
    async apply(trx, row, { viewer, at }) {
      if (stockAttempt !== undefined && (await isMoved(trx, row.id, stockAttempt, stockChange))) return false;
      const from = row.stockQuantity;
      const to = stockChange === undefined ? stockQuantity! : levelAfter(from, stockChange);
      const isConfirmed = to !== null && to === from && stockSeen !== undefined; // counted, and correct
      if (to === from && !isConfirmed) return false;
      await moveStock(trx, row, {
        to,
        reason: stockChange === undefined ? reasonOfCount(from, to) : 'in_out',
        by: { person: personOf(viewer) },
        at,
        note: stockNote,
        attempt: stockAttempt,
        keepsStatus: stockStatus !== undefined,
      });
      return to !== from;
    },
  };
}

/**
 * Whether this attempt was already stored.
 * @throws GUARDED where it moved another number of pieces, of which the sender never heard
 */
async function isMoved(trx: Trx, productId: number, attempt: string, change: number | undefined): Promise<boolean> {
  const earlier = await trx
    .selectFrom('stockMoves')
    .select('change')
    .where('productId', '=', productId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (earlier && change !== undefined && earlier.change !== change) throw refused(alreadyMoved(earlier.change));
  return earlier !== undefined;
}

/** Most movements that a conflict lists. */
const MOVES_TOLD = 20;

/** The conflict over a stock that has changed since it was seen, with the movements since then. */
async function staleStock(
  trx: Trx,
  { id, stockQuantity, updatedAt }: Row<'products'>,
  seen: Level,
  mine: Level,
): Promise<Conflict> {
  const last = (await moves(trx, id).orderBy('id', 'desc').limit(MOVES_TOLD).execute()).map(shownMove);
  const first = last.findIndex(({ before }) => before === seen);
  const since = last
    .slice(0, first < 0 ? 1 : first + 1)
    .map(({ before, after, order, by, at }) => ({ before, after, by: order === null ? by : orderNamed(order), at }))
    .toReversed();
  const { by = SOMEBODY_ELSE, at = updatedAt.toISOString() } = since.at(-1) ?? {};
  return {
    change: { field: 'stockQuantity', now: stockQuantity, mine, by, at, moves: since },
    sentence: stockChanged(seen, stockQuantity, by),
  };
}

const moves = (db: Db, productId: number) => db.selectFrom('stockMoves').selectAll().where('productId', '=', productId);

const shownMove = ({
  at,
  reason,
  change,
  level,
  orderNumber,
  actorName,
  note,
}: Selectable<StockMoveTable>): StockMove => ({
  at: at.toISOString(),
  reason,
  change,
  before: reason === 'begin' || reason === 'opening' ? null : (level ?? 0) - change,
  after: level,
  order: orderNumber === '' ? null : orderNumber,
  by: actorName,
  note,
});

/** A page of a product's ledger, newest first, with the number of all rows. */
export async function listStockMoves(
  db: Db,
  publicId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StockMove[]; total: number }> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('publicId', '=', publicId)
    .executeTakeFirstOrThrow();
  const { n: total } = await db
    .selectFrom('stockMoves')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('productId', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await moves(db, id)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: rows.map(shownMove), total };
}

type Taken = (Omit<Selectable<StockMoveTable>, 'id' | 'productId' | 'at'> & { at: string })[];

/** Moves the ledger to the trash with its product, and back. */
export const stockLedger: NonNullable<Resource<'products'>['related']> = {
  async take(trx, { id }): Promise<Taken> {
    const rows = await trx.deleteFrom('stockMoves').where('productId', '=', id).returningAll().execute();
    return rows
      .toSorted((a, b) => a.id - b.id)
      .map(({ id: _id, productId: _productId, at, ...move }) => ({ ...move, at: at.toISOString() }));
  },
  async putBack(trx, { id, stockQuantity, updatedAt }, taken) {
    const rows = (taken ?? []) as Taken;
    const ids = [...new Set(rows.map(({ actorId }) => actorId).filter((actorId) => actorId !== ''))];
    const known = new Set(
      (ids.length === 0
        ? []
        : await trx.selectFrom('users').select('publicId').where('publicId', 'in', ids).execute()
      ).map((user) => user.publicId),
    );
    const values: Insertable<StockMoveTable>[] = rows.map(({ at, actorId, actorName, ...move }) =>
      // The name of an account deleted meanwhile may have been erased.
      ({ ...move, actorId, actorName: known.has(actorId) ? actorName : '', productId: id, at: new Date(at) }),
    );
    // Deleted before the ledger existed.
    if (rows.length === 0 && stockQuantity !== null)
      values.push({ productId: id, change: stockQuantity, level: stockQuantity, reason: 'opening', at: updatedAt });
    for (let i = 0; i < values.length; i += ROWS_PER_INSERT)
      await trx
        .insertInto('stockMoves')
        .values(values.slice(i, i + ROWS_PER_INSERT))
        .execute();
  },
};
const ROWS_PER_INSERT = 200;
