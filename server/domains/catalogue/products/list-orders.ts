// Orders of lists in memory, for lists whose products no index of the database tells: those that pass filters.
import type { Audience } from '#contract/access.ts';
import { CATALOGUE_STRUCTURE } from '#contract/endpoint.ts';
import { STRUCTURE_SORTS, type ListSort } from '#contract/list-sorts.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/db/database.ts';
import type { IdSet } from '../id-set.ts';
import { LIST_ORDER } from './sorting.ts';

/** Ids of one query: SQLite holds up the process while it reads, some microseconds a row. */
const IDS_AT_ONCE = 4_000;
/** Orders that are kept: 4 bytes a product each. */
const MAX_ORDERS = 8;

/** The catalogue in one order, as far as it has been read. */
interface Order {
  version: number;
  ids: Int32Array;
  length: number;
  isWhole: boolean;
  reading: Promise<void> | undefined;
}

/** Reads orders piece by piece, as far as pages ask, and keeps them until the catalogue's order changes. */
export function listOrders({ db, version }: Database) {
  const orders = new Map<string, Order>();

  const orderOf = (audience: Audience, sort: ListSort): Order => {
    const now = STRUCTURE_SORTS.includes(sort) ? version(CATALOGUE_STRUCTURE) : version('catalogue');
    const key = `${audience} ${sort}`;
    const known = orders.get(key);
    orders.delete(key); // the one that was asked for last is forgotten last
    const order =
      known?.version === now
        ? known
        : { version: now, ids: new Int32Array(IDS_AT_ONCE), length: 0, isWhole: false, reading: undefined };
    orders.set(key, order);
    for (const oldest of orders.keys()) {
      if (orders.size <= MAX_ORDERS) break;
      orders.delete(oldest);
    }
    return order;
  };

  const readOn = async (order: Order, audience: Audience, sort: ListSort): Promise<void> => {
    const seen = audience === 'public' ? sql`t.is_public = true` : sql`t.deleted_at is null`;
    const { rows } = await sql<{ id: number }>`select t.id from products t where ${seen}
      order by ${sql.raw(LIST_ORDER[sort])} limit ${sql.lit(IDS_AT_ONCE)} offset ${order.length}`.execute(db);
    if (order.length + rows.length > order.ids.length) {
      const ids = new Int32Array(order.ids.length * 2);
      ids.set(order.ids);
      order.ids = ids;
    }
    for (const { id } of rows) order.ids[order.length++] = id;
    order.isWhole = rows.length < IDS_AT_ONCE;
  };

  return {
    /** Row ids of those products of an order that the set holds: `limit` of them from `offset` on. */
    async page(audience: Audience, sort: ListSort, among: IdSet, offset: number, limit: number): Promise<number[]> {
      const order = orderOf(audience, sort);
      const page: number[] = [];
      let skipped = 0;
      for (let at = 0; page.length < limit; at++) {
        while (at >= order.length && !order.isWhole)
          await (order.reading ??= readOn(order, audience, sort).finally(() => (order.reading = undefined)));
        if (at >= order.length) break;
        const id = order.ids[at]!;
        if (!among.has(id)) continue;
        if (skipped < offset) skipped++;
        else page.push(id);
      }
      return page;
    },
  };
}
