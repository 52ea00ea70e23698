import type { Migration } from '../migration.ts';

/** What was taken of a card in instalments, and the rates of the providers. */
export const instalments: Migration = {
  name: '040-instalments',
  statements: () => [
    // null: the provider has not told, and took the order's total.
    'alter table orders add column charged_minor integer',
    'alter table orders add column instalments integer',
    'alter table demo_sessions add column instalments integer not null default 1',
    `create table instalment_rates (
      provider text not null,
      is_test boolean not null,
      -- null: never fetched.
      families jsonb,
      fetched_at timestamptz,
      asked_at timestamptz not null,
      failed_at timestamptz,
      primary key (provider, is_test)
    )`,
  ],
};
