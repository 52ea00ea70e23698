import type { Migration } from '../migration.ts';

/** Orders that are paid by bank transfer, and the money that staff saw arrive. */
export const transfers: Migration = {
  name: '032-transfers',
  statements: (d) => [
    // Of orders whose provider is 'transfer': when somebody ended the wait for the money, and was reminded of it.
    'alter table orders add column transfer_ended_at timestamptz',
    'alter table orders add column reminded_at timestamptz',
    // Only ever added to: a wrong one is taken back by a negative one.
    `create table order_receipts (
      ${d.id},
      order_id integer not null references orders(id) on delete cascade,
      attempt text not null unique,
      amount_minor integer not null check (amount_minor <> 0),
      -- A day in Istanbul, 'YYYY-MM-DD'.
      received_on text not null,
      account text not null,
      reference text not null,
      note text not null,
      by_name text not null,
      created_at timestamptz not null
    )`,
    'create index order_receipts_order on order_receipts (order_id, id)',
  ],
};
