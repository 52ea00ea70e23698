import type { Migration } from '../migration.ts';

/** The price as it is kept: in lira at a daily rate it is sold at another one. */
const kept = (row: string): { price: string; currency: string } => ({
  price: `coalesce(${row}list_price_minor, ${row}price_minor)`,
  currency: `coalesce(${row}list_currency, ${row}currency)`,
});
const [now, was, is] = [kept(''), kept('old.'), kept('new.')];
const NOTED = `insert into price_history (product_id, price_minor, currency, from_at)
  values (new.id, ${is.price}, ${is.currency}, new.updated_at);`;

/** Price lists and campaigns, and every price that a product had (docs/decisions/0136). */
export const priceLists: Migration = {
  name: '049-price-lists',
  statements: (d) => [
    `create table price_lists (
      ${d.id},
      public_id text not null unique,
      name text not null,
      -- fold(name), which searches look through.
      name_key ${d.byteText} not null,
      kind text not null check (kind in ('replace', 'campaign')),
      state text not null check (state in ('draft', 'scheduled', 'starting', 'running', 'ending', 'completed',
        'cancelled', 'undone', 'halted')),
      starts_at timestamptz,
      ends_at timestamptz,
      -- When somebody wanted its prices taken back.
      undo_at timestamptz,
      -- The task that writes its prices or puts them back, or did so last.
      task_id integer references tasks(id) on delete set null,
      note text not null,
      by_id text not null,
      by_name text not null,
      finished_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    "create index price_lists_open on price_lists (state) where state in ('scheduled', 'starting', 'running', 'ending')",
    'create index price_lists_task on price_lists (task_id)',
    `create table price_list_items (
      list_id integer not null references price_lists(id) on delete cascade,
      product_id integer not null references products(id) on delete cascade,
      price_minor integer not null check (price_minor > 0),
      currency text not null,
      outcome text not null check (outcome in ('waiting', 'changed', 'same', 'refused', 'restored', 'kept')),
      sentence text not null,
      -- The price as it was and as the list left it: JSON; null where it wrote none.
      fields_before jsonb,
      fields_after jsonb,
      primary key (list_id, product_id)
    )`,
    'create index price_list_items_product on price_list_items (product_id)',
    'create index price_list_items_outcome on price_list_items (list_id, outcome)',
    `create table price_history (
      ${d.id},
      product_id integer not null references products(id) on delete cascade,
      price_minor integer,
      currency text not null,
      from_at timestamptz not null
    )`,
    'create index price_history_product on price_history (product_id, from_at, id)',
    // A price has held at least since its product was last saved.
    `insert into price_history (product_id, price_minor, currency, from_at)
      select id, ${now.price}, ${now.currency}, updated_at from products order by id`,
    ...d.rowTrigger('price_history_insert', 'products', 'insert', '', NOTED),
    ...d.rowTrigger(
      'price_history_update',
      'products',
      'update',
      `${was.price} is distinct from ${is.price} or ${was.currency} is distinct from ${is.currency}`,
      NOTED,
    ),
  ],
};
