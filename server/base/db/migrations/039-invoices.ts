import type { Migration } from '../migration.ts';

/** Invoices of orders; their PDFs lie under `private/invoices`. */
export const invoices: Migration = {
  name: '039-invoices',
  statements: (d) => [
    `create table invoices (
      ${d.id},
      order_id integer not null unique references orders(id) on delete cascade,
      uuid text not null unique,
      profile text not null check (profile in ('EARSIVFATURA', 'TEMELFATURA', 'TICARIFATURA')),
      exemption_code text not null,
      state text not null check (state in ('draft', 'issued', 'cancelled')),
      -- null: not issued yet.
      number text unique,
      issue_date text,
      -- Under private/invoices; null: none.
      pdf_name text,
      by_name text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index invoices_state on invoices (state, order_id)',
  ],
};
