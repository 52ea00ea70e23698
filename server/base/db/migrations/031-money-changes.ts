import type { Migration } from '../migration.ts';

/** Changes of the shop's currency and tax together with its prices, and what the prices were, so that they can go back. */
export const moneyChanges: Migration = {
  name: '031-money-changes',
  statements: (d) => [
    `create table money_changes (
      ${d.id},
      public_id text not null unique,
      at timestamptz not null,
      by_name text not null,
      -- The settings that changed: before and after, by key.
      settings_before jsonb not null,
      settings_after jsonb not null,
      -- Of the shop before it.
      currency text not null,
      prices integer not null,
      undone_at timestamptz
    )`,
    // Of the last change alone.
    `create table former_prices (
      product_id integer primary key references products(id) on delete cascade,
      change_id integer not null references money_changes(id),
      price_minor integer not null,
      old_price_minor integer,
      currency text not null,
      new_price_minor integer not null,
      new_old_price_minor integer,
      new_currency text not null
    )`,
  ],
};
