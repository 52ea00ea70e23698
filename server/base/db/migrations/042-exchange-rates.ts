import type { Migration } from '../migration.ts';

/** Daily exchange rates, and prices that are kept in a foreign currency and sold in lira. */
export const exchangeRates: Migration = {
  name: '042-exchange-rates',
  statements: (d) => [
    `create table exchange_rates (
      ${d.id},
      public_id text not null unique,
      currency text not null,
      -- Millionths of a lira for one unit.
      forex_micros bigint not null check (forex_micros > 0),
      banknote_micros bigint not null check (banknote_micros > 0),
      day text not null,
      source text not null check (source in ('tcmb', 'manual')),
      bulletin text not null,
      by_name text not null,
      state text not null check (state in ('waiting', 'applied', 'refused')),
      at timestamptz not null
    )`,
    'create index exchange_rates_newest on exchange_rates (currency, state, id)',
    // One row: the rates at which prices were computed last, and when the bulletin is asked for next.
    `create table exchange_rate_state (
      id integer primary key check (id = 1),
      applied jsonb,
      next_try_at timestamptz,
      tried_at timestamptz,
      problem text not null
    )`,
    "insert into exchange_rate_state (id, applied, next_try_at, tried_at, problem) values (1, null, null, null, '')",
    // The price as it is kept, where it is kept in another currency than it is sold in; null: it is sold as it is kept.
    'alter table products add column list_price_minor integer',
    'alter table products add column list_old_price_minor integer',
    'alter table products add column list_currency text',
    'create index products_listed on products (list_currency, id) where list_currency is not null',
    // What a line's price was computed from; null: it was sold as it was kept.
    'alter table order_lines add column listed jsonb',
  ],
};
