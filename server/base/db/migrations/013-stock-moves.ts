import type { Migration } from '../migration.ts';

/** The stock ledger: every change of a counted stock, so that the changes of a product add up to its level. */
export const stockMoves: Migration = {
  name: '013-stock-moves',
  statements: (d) => [
    `create table stock_moves (
      ${d.id},
      product_id integer not null references products(id) on delete cascade,
      change integer not null,
      -- After the change; null: counting has ended.
      level integer check (level >= 0),
      reason text not null check (reason in ('opening', 'begin', 'end', 'count', 'in_out', 'sale', 'return')),
      -- The number, not the row: the ledger outlives the order.
      order_number text not null default '',
      -- Public id and name of the person; empty for orders.
      actor_id text not null default '',
      actor_name text not null default '',
      note text not null default '',
      -- Chosen by the form: the same movement sent twice is stored once.
      attempt text,
      at timestamptz not null
    )`,
    'create index stock_moves_product on stock_moves (product_id, id)',
    'create unique index stock_moves_attempt on stock_moves (product_id, attempt)',
    'create index stock_moves_actor on stock_moves (actor_id)',
    // What is counted already: its level is the first change.
    `insert into stock_moves (product_id, change, level, reason, at)
      select id, stock_quantity, stock_quantity, 'opening', updated_at from products where stock_quantity is not null order by id`,
  ],
};
