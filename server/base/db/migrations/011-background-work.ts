import type { Migration } from '../migration.ts';

/** What the background workers remember over restarts, for all processes. */
export const backgroundWork: Migration = {
  name: '011-background-work',
  statements: () => [
    // Orders and refunds whose end the provider has been asked for, and when it may be asked next. A table beside them,
    // because asking is no change of an order, and the rows of orders are long.
    `create table payment_questions (
      about text not null check (about in ('order', 'refund')),
      row_id integer not null,
      asked integer not null,
      next_at timestamptz not null,
      primary key (about, row_id)
    )`,
    // The outbox rests while its server is down or silent: one row then, none while mails go out.
    `create table mail_pauses (
      id integer primary key check (id = 1),
      since timestamptz not null,
      -- When one mail tries whether the server is back; moved ahead by the process that sends it.
      until timestamptz not null,
      failures integer not null,
      reason text not null,
      code text not null
    )`,
  ],
};
