import type { Migration } from '../migration.ts';

/** Terms on which customers buy on account, and when such an order is to be paid. */
export const openAccounts: Migration = {
  name: '033-open-accounts',
  statements: (d) => [
    `create table customer_terms (
      ${d.id},
      user_id integer not null unique references users(id) on delete cascade,
      is_allowed boolean not null,
      -- The most that may be owed at one time, in minor units of the currency.
      limit_minor bigint not null check (limit_minor >= 0),
      currency text not null,
      -- From the approval of an order to its payment.
      days integer not null check (days between 0 and 180),
      note text not null,
      version integer not null,
      updated_at timestamptz not null
    )`,
    // Of orders whose provider is 'account', once they are approved.
    'alter table orders add column due_at timestamptz',
    // What is owed: few of all orders.
    "create index orders_owed on orders (user_id, status) where provider = 'account' and paid_at is null",
  ],
};
